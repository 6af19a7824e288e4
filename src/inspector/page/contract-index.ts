import { Router } from "../../contract/router.ts";
import type { PageContract, PageOperation, PageRole } from "../common/messages.ts";

/** An operation that matches a request, with its path parameters. */
export interface MatchedOperation {
  operation: PageOperation;
  parameters: Readonly<Record<string, string>>;
}

/** Finds operations of the contract. */
export class ContractIndex {
  readonly #operations: ReadonlyMap<string, PageOperation>;
  readonly #router: Router<PageOperation>;

  constructor(readonly content: PageContract) {
    const { operations } = content;
    this.#operations = new Map(operations.map((operation) => [operation.id, operation]));
    this.#router = new Router(operations, "");
  }

  operation(id: string): PageOperation | undefined {
    return this.#operations.get(id);
  }

  /** Finds the operation of a request; undefined if the contract does not document it. */
  match(method: string, uri: string): MatchedOperation | undefined {
    const [path = ""] = uri.split("?");
    const route = this.#router.find(path);
    const operation = route?.operations.get(method);
    return route && operation && { operation, parameters: route.parameters };
  }

  /** The operations that a role may call. */
  visibleTo({ methods }: PageRole): PageOperation[] {
    return this.content.operations.filter(({ method }) => methods.includes(method));
  }
}
