import { Router } from "../../contract/router.ts";
import type { DocumentedOperation } from "../../samples/typescript.ts";
import type { FormRequest, PageContract, PageOperation, PageRole } from "../common/messages.ts";

/** An operation that matches a request, with its path parameters. */
export interface MatchedOperation {
  operation: PageOperation;
  parameters: Readonly<Record<string, string>>;
}

const roleKey = "inspector-role";

/** Finds operations of the contract, and the role that the pages of a tab share. */
export class ContractIndex {
  readonly #router: Router<PageOperation>;

  constructor(readonly content: PageContract) {
    this.#router = new Router(content.operations, "");
  }

  operation(id: string): PageOperation | undefined {
    return this.content.operations.find((operation) => operation.id === id);
  }

  /** Finds the operation of a request; undefined if the contract does not document it. */
  match({ method, uri }: Pick<FormRequest, "method" | "uri">): MatchedOperation | undefined {
    const [path = ""] = uri.split("?");
    const route = this.#router.find(path);
    const operation = route?.operations.get(method);
    return route && operation && { operation, parameters: route.parameters };
  }

  /** The operation of a request, as a sample in TypeScript needs it. */
  documented(request: FormRequest): DocumentedOperation | undefined {
    const { operation, parameters } = this.match(request) ?? {};
    if (!operation?.returnsJson) return undefined;
    const { path, isAdded, example } = operation;
    return { path, isAdded, version: example.version, parameters: { path: parameters ?? {} } };
  }

  /** The operations that a role may call. */
  visibleTo({ methods }: PageRole): PageOperation[] {
    return this.content.operations.filter(({ method }) => methods.includes(method));
  }

  /**
   * The method and the URI of a request, edited. If another operation has them now, the parts that the user has not changed
   * become that operation's: its version and the example of its body.
   */
  edited(before: FormRequest, edit: Partial<Pick<FormRequest, "method" | "uri">>): Partial<FormRequest> {
    const next = this.match({ ...before, ...edit })?.operation;
    if (!next || next === this.match(before)?.operation) return edit;
    const { version, mediaType, body, fields } = next.example;
    const examples = this.content.operations.map(({ example }) => example);
    const isEmpty = before.body === "" && before.fields.length === 0;
    const hasExample = examples.some((one) => one.body === before.body && one.fields === before.fields);
    return {
      ...edit,
      ...(examples.some((one) => one.version === before.version) && { version }),
      ...((isEmpty || hasExample) && { mediaType, body, fields }),
    };
  }

  /** The role that was chosen in this tab; the default if none was. */
  get role(): PageRole {
    const chosen = sessionStorage.getItem(roleKey);
    const { roles, role } = this.content;
    const found = roles.find(({ name }) => name === chosen) ?? roles.find(({ name }) => name === role);
    if (!found) throw new Error(`Unknown role ${role}.`);
    return found;
  }

  chooseRole(name: string): PageRole {
    sessionStorage.setItem(roleKey, name);
    return this.role;
  }
}
