import { Router } from "../../contract/router.ts";
import type { FormRequest, PageContract, PageOperation, PageRole } from "../common/messages.ts";

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
  match({ method, uri }: Pick<FormRequest, "method" | "uri">): MatchedOperation | undefined {
    const [path = ""] = uri.split("?");
    const route = this.#router.find(path);
    const operation = route?.operations.get(method);
    return route && operation && { operation, parameters: route.parameters };
  }

  /** The operations that a role may call. */
  visibleTo({ methods }: PageRole): PageOperation[] {
    return this.content.operations.filter(({ method }) => methods.includes(method));
  }

  /**
   * A request whose method or URI was edited. If another operation has it now, the parts that the user has not changed become that operation's:
   * its version and the example of its body.
   */
  edited(before: FormRequest, edit: Partial<Pick<FormRequest, "method" | "uri">>): FormRequest {
    const after = { ...before, ...edit };
    const next = this.match(after)?.operation;
    if (!next || next === this.match(before)?.operation) return after;
    const { version, mediaType, body, fields } = next.example;
    const examples = this.content.operations.map(({ example }) => example);
    const isEmpty = before.body === "" && before.fields.length === 0;
    const hasExample = examples.some((one) => one.body === before.body && one.fields === before.fields);
    return {
      ...after,
      ...(examples.some((one) => one.version === before.version) && { version }),
      ...((isEmpty || hasExample) && { mediaType, body, fields }),
    };
  }
}
