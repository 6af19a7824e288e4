/** What is known of the call of a response, in addition to the response. */
import { operations } from "../../generated/operations.ts";

export interface KnownCall {
  /** Method and path, such as `GET /monitors/1`. Never the query: it may be secret. */
  operation: string;
  /** What no message may show, in case the server repeats it. */
  secrets: readonly string[];
  /** The account that the call acts on, if it is not the token's own. */
  zaaid?: string | undefined;
  /** Method and path with the placeholders of the parameters, if the caller passed a template. */
  template?: string | undefined;
  /** How openapi-fetch has read the body, if it is known. */
  parseAs?: string | undefined;
}

const calls = new WeakMap<Response, KnownCall>();

export function noteCall(response: Response, call: KnownCall): void {
  calls.set(response, call);
}

/** The call that a response belongs to. If the response did not come from this client, only the path in its URL is known. */
export function callOf(response: Response): KnownCall {
  const operation = URL.canParse(response.url) ? new URL(response.url).pathname : "The call";
  return calls.get(response) ?? { operation, secrets: [] };
}

/** What the contract says about the operation of a call; undefined if it is undocumented. */
export function operationOf({ operation, template }: Pick<KnownCall, "operation" | "template">) {
  if (template !== undefined) return operations[template];
  // Only the client's own small table is searched: the router of the contract would add its data to each bundle.
  const isCalled = (one: string) => new RegExp(`^${one.replace(/\{\w+\}/g, "[^/]+")}$`).test(operation);
  return operations[Object.keys(operations).find(isCalled) ?? ""];
}
