import { isRequest } from "../shared/http.ts";
import { address, assertOptions, type Check, callback, flag, wrongArgument } from "../shared/options.ts";
import { withoutSecrets } from "../shared/secrets.ts";
import { validators } from "./all-operations.ts";
import { mediaTypeOf } from "./body.ts";
import { type Addresses, isCovered } from "./contract-validators.ts";
import { type AnyInit, isResponse, readFetch, readResponse } from "./read-message.ts";
import { checkResponse, type ResponseOptions } from "./response/check-response.ts";
import { type Addition, type OnViolation, type Report, react, type Violation } from "./violation.ts";

export interface CheckedFetchOptions extends Addresses, Pick<ResponseOptions, "allowsGatewayStatuses"> {
  /** What to do with violations (default: "throw"). */
  onViolation?: OnViolation | undefined;
  /** Returns whether to ignore a violation, such as `({ operation }) => operation === "getMonitor"`, or by its `in` and `at`. */
  ignore?: ((violation: Violation) => boolean) | undefined;
  /**
   * Called with additions: parts that are not in the contract but that it permits, such as new attributes, ids and old versions.
   */
  onUndocumented?: ((additions: readonly Addition[], operation: string) => void) | undefined;
}

const optionChecks: Record<keyof CheckedFetchOptions, Check> = {
  baseUrl: address,
  authUrl: address,
  allowsGatewayStatuses: flag,
  onViolation: [
    '"throw", "warn" or a function',
    (value) => value === "throw" || value === "warn" || typeof value === "function",
  ],
  ignore: callback,
  onUndocumented: callback,
};

/** Hides the access token of a call in a violation: a server may repeat it in its response. */
function withoutToken(token: string) {
  return (violation: Violation): Violation => {
    const { got, text } = violation;
    return { ...violation, got: withoutSecrets(got, [token]), text: withoutSecrets(text, [token]) };
  };
}

/** A function with the parameters and the result of `fetch`. */
// biome-ignore lint/suspicious/noExplicitAny: the types of undici's versions differ from the global ones
type AnyFetch = (input: any, init?: AnyInit) => Promise<any>;

/**
 * Wraps a `fetch`, to check every request before it is sent, and every response before it is returned. The caller can still read
 * all bodies. Requests to other addresses than the service's are not checked.
 * @throws TypeError that names the unknown or invalid option
 */
export function checkedFetch<Fetch extends AnyFetch>(fetch: Fetch, options: CheckedFetchOptions = {}): Fetch {
  if (typeof fetch !== "function") throw wrongArgument("checkedFetch", "a fetch function", fetch);
  assertOptions("checkedFetch", options, optionChecks);
  const { onViolation = "throw", ignore = () => false, onUndocumented, allowsGatewayStatuses } = options;
  const strict = onUndocumented !== undefined;
  // A library for tests, such as msw, may replace the global function after it was wrapped.
  const send: AnyFetch = fetch === globalThis.fetch ? (input, init) => globalThis.fetch(input, init) : fetch;
  const isReported = (violation: Violation) => {
    const isIgnored: unknown = ignore(violation);
    if (typeof isIgnored === "boolean") return !isIgnored;
    throw wrongArgument("checkedFetch ignore, what it returns", "true or false", isIgnored);
  };
  const report = ({ violations }: Report, token: string) =>
    react(violations.filter(isReported).map(withoutToken(token)), onViolation);

  const checked: AnyFetch = async (input, init) => {
    const given = isRequest(input) ? input : { method: "GET", url: String(input) };
    const { url } = given;
    const method = String(init?.method ?? given.method).toUpperCase();
    const located = validators.locate({ method, url }, options);
    const operation = located.route?.operation;
    if (!isCovered(located, options)) return send(input, init);
    const sent = await readFetch(input, init);
    const { headers, body } = sent;
    const request = validators.checkLocated(located, { method, url, headers, body }, { ...options, strict });
    const [, token = ""] = (headers.get("Authorization") ?? "").split(" ");
    report(request, token);
    const response: Response = await send(input, sent.init);
    if (!isResponse(response)) throw wrongArgument("checkedFetch", "a response from the fetch below", response);
    if (!operation) return response;
    const isRead = mediaTypeOf(response.headers.get("Content-Type") ?? "").type === "application/json" && response.body;
    const received = isRead ? await readResponse(response) : { status: response.status, headers: response.headers };
    const result = checkResponse(operation, received, { strict, allowsGatewayStatuses }, method);
    report(result, token);
    const additions = [...request.additions, ...result.additions];
    if (additions.length > 0) onUndocumented?.(additions, operation.id);
    return response;
  };
  return checked as Fetch;
}
