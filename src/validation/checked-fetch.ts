import { type ContractOption, contractOf, type OperationId } from "./all-operations.ts";
import type { Addresses } from "./contract.ts";
import type { OperationDescription } from "./description.ts";
import { type AnyInit, mediaTypeOf, readRequest } from "./message.ts";
import type { Addition } from "./schemas/shape.ts";
import { type OnViolation, react } from "./violation.ts";

export interface CheckedFetchOptions<Id extends string = OperationId> extends Addresses, ContractOption<Id> {
  /** "throw" if left out. */
  onViolation?: OnViolation | undefined;
  /** Checks these operations alone. */
  only?: ReadonlyArray<NoInfer<Id>> | undefined;
  /** Does not check these: identifiers of operations, or parts of URLs that begin with `/`, such as `/reports/`. */
  ignore?: ReadonlyArray<NoInfer<Id> | `/${string}`> | undefined;
  /** Called with attributes and ids that the contract does not document. They are no violations. */
  onAddition?: ((additions: readonly Addition[], operation: string) => void) | undefined;
}

/** A function with the parameters and the result of `fetch`. */
// biome-ignore lint/suspicious/noExplicitAny: the types of undici's versions differ from the global ones
type AnyFetch = (input: any, init?: AnyInit) => Promise<any>;

/**
 * Wraps a `fetch` so that it checks every request before it is sent, and every response before it is returned. Bodies
 * stay readable; what is not checked is passed on as it is.
 */
export function checkedFetch<Fetch extends AnyFetch, Id extends string = OperationId>(
  fetch: Fetch,
  options: CheckedFetchOptions<Id> = {},
): Fetch {
  const contract = contractOf(options);
  const { onViolation = "throw", only, ignore = [], onAddition } = options;
  const ids = new Set<string>(ignore);
  const parts = ignore.filter((entry) => entry.startsWith("/"));
  const isChecked = (url: string, operation: OperationDescription | undefined) => {
    if (!contract.covers(url, options) || parts.some((part) => url.includes(part))) return false;
    if (operation && ids.has(operation.id)) return false;
    return !only || (operation !== undefined && (only as readonly string[]).includes(operation.id));
  };
  const strict = onAddition !== undefined;

  const checked: AnyFetch = async (input, init) => {
    const isRequest = input instanceof Request;
    const method = String(init?.method ?? (isRequest ? input.method : "GET"));
    const url = isRequest ? input.url : String(input);
    const operation = contract.find({ method, url }, options);
    if (!isChecked(url, operation)) return fetch(input, init);
    const sent = await readRequest(input, init, operation?.requestBody !== undefined);
    const { headers, body } = sent;
    const request = contract.checkRequest({ method, url, headers, body }, { ...options, strict });
    react(request.violations, onViolation);
    const response: Response = await fetch(sent.input, sent.init);
    if (!operation) return response;
    const isRead = mediaTypeOf(response.headers.get("Content-Type") ?? "").type === "application/json" && response.body;
    const text = isRead ? await response.text() : undefined;
    const received = { status: response.status, headers: response.headers, body: text };
    const report = contract.checkResponse(operation, received, { strict }, method);
    react(report.violations, onViolation);
    const additions = [...request.additions, ...report.additions];
    if (additions.length > 0) onAddition?.(additions, operation.id);
    return text === undefined ? response : withBody(response, text);
  };
  return checked as Fetch;
}

/** A response whose body was read, with the body again. */
function withBody(response: Response, text: string): Response {
  const { status, statusText, headers, url, redirected, type } = response;
  const copy = new Response(text, { status, statusText, headers });
  return Object.defineProperties(copy, {
    url: { value: url },
    redirected: { value: redirected },
    type: { value: type },
  });
}
