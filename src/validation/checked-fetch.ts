import { assertNames } from "../shared/nearest.ts";
import { withBody } from "../shared/response.ts";
import { type ContractOption, contractOf, type OperationId } from "./all-operations.ts";
import type { Addresses } from "./contract.ts";
import { type AnyInit, mediaTypeOf, readRequest } from "./message.ts";
import type { ResponseOptions } from "./response/check-response.ts";
import { shortJson } from "./schemas/schema.ts";
import { placeOf, type Selector, selection } from "./selection.ts";
import { type Addition, type OnViolation, type Report, react } from "./violation.ts";

export interface CheckedFetchOptions<Id extends string = OperationId>
  extends Addresses,
    ContractOption<Id>,
    Pick<ResponseOptions, "allowsGatewayStatuses"> {
  /** "throw" if left out. */
  onViolation?: OnViolation | undefined;
  /** Checks these alone: operations (`getMonitor`), paths (`/reports/`) or places (`response body`). */
  only?: ReadonlyArray<Selector<NoInfer<Id>>> | undefined;
  /** Does not check these. */
  ignore?: ReadonlyArray<Selector<NoInfer<Id>>> | undefined;
  /** Called with what the contract does not document and allows, such as attributes, ids and old versions. */
  onUndocumented?: ((additions: readonly Addition[], operation: string) => void) | undefined;
}

const optionNames: Readonly<Record<keyof CheckedFetchOptions, true>> = {
  ...{ baseUrl: true, authUrl: true, contract: true, allowsGatewayStatuses: true },
  ...{ onViolation: true, only: true, ignore: true, onUndocumented: true },
};

/** @throws TypeError that names an unknown option, or a wrong `onViolation` */
function assertOptions(options: object, onViolation: unknown): void {
  assertNames("checkedFetch", options, Object.keys(optionNames));
  if (onViolation !== "throw" && onViolation !== "warn" && typeof onViolation !== "function")
    throw new TypeError(
      `checkedFetch onViolation: expected "throw", "warn" or a function; got ${shortJson(onViolation, "")}`,
    );
}

/** A function with the parameters and the result of `fetch`. */
// biome-ignore lint/suspicious/noExplicitAny: the types of undici's versions differ from the global ones
type AnyFetch = (input: any, init?: AnyInit) => Promise<any>;

/**
 * Wraps a `fetch` so that it checks every request before it is sent, and every response before it is returned. Bodies
 * stay readable; what is not checked is passed on as it is.
 * @throws TypeError that names an option that is unknown or not valid
 */
export function checkedFetch<Fetch extends AnyFetch, Id extends string = OperationId>(
  fetch: Fetch,
  options: CheckedFetchOptions<Id> = {},
): Fetch {
  const contract = contractOf(options);
  const { onViolation = "throw", only, ignore, onUndocumented, allowsGatewayStatuses } = options;
  assertOptions(options, onViolation);
  const isSelected = selection(only, ignore, contract);
  const strict = onUndocumented !== undefined;

  const checked: AnyFetch = async (input, init) => {
    const isRequest = input instanceof Request;
    const method = String(init?.method ?? (isRequest ? input.method : "GET")).toUpperCase();
    const url = isRequest ? input.url : String(input);
    const operation = contract.find({ method, url }, options);
    const exchange = { operation: operation?.id, method, path: contract.pathOf(url, options) };
    if (!contract.covers(url, options) || !isSelected(exchange)) return fetch(input, init);
    const report = ({ violations }: Report) => {
      const selected = violations.filter((violation) => isSelected({ ...exchange, place: placeOf(violation) }));
      react(selected, onViolation);
    };
    const sent = await readRequest(input, init, operation !== undefined);
    const { headers, body } = sent;
    const request = contract.checkRequest({ method, url, headers, body }, { ...options, strict });
    report(request);
    const response: Response = await fetch(sent.input, sent.init);
    if (!operation) return response;
    const isRead = mediaTypeOf(response.headers.get("Content-Type") ?? "").type === "application/json" && response.body;
    const bytes = isRead ? await response.arrayBuffer() : undefined;
    const { status } = response;
    const received = { status, headers: response.headers, body: bytes && new Uint8Array(bytes) };
    const result = contract.checkResponse(operation, received, { strict, allowsGatewayStatuses }, method);
    report(result);
    const additions = [...request.additions, ...result.additions];
    if (additions.length > 0) onUndocumented?.(additions, operation.id);
    return bytes === undefined ? response : withBody(response, bytes);
  };
  return checked as Fetch;
}
