import { isJson, jsonType } from "../shared/http.ts";
import { isPlainObject, wrongArgument } from "../shared/options.ts";
import { messageOf } from "../shared/text.ts";
import type { OperationDescription } from "./description.ts";
import { checkResponse } from "./response/check-response.ts";
import { describeViolation, type Violation } from "./violation.ts";

export interface MadeResponse {
  status: number;
  headers?: Record<string, string> | undefined;
  /**
   * The body, as a JSON value. If `headers` has a Content-Type other than JSON, a text is sent unchanged. Default: the
   * contract's example body.
   */
  body?: unknown;
}

/**
 * Checks a response that a test makes.
 * @param allow says in the message how to send it anyway
 * @throws TypeError if the response breaks the contract
 */
export function assertMadeResponse(
  operation: OperationDescription,
  { status, headers = {}, body }: MadeResponse,
  allow: string,
): void {
  const text = isSentAsText(body, headers) ? body : jsonText(body, "override body");
  const given = new Headers(headers);
  const sent = new Headers(given.has("Content-Type") ? given : { "Content-Type": "application/json", ...headers });
  const { violations } = checkResponse(operation, { status, headers: sent, body: text });
  // An override without a body uses the contract's own body and headers, which are correct. So only the parts that the override
  // itself sets are checked.
  const isUsual = ({ in: place, at }: Violation) => place === "body" || (place === "header" && !given.has(at));
  const problems = violations.filter((violation) => body !== undefined || !isUsual(violation));
  if (problems.length > 0)
    throw new TypeError(
      `The override breaks the contract of ${operation.id}: ${problems.map(describeViolation).join("; ")}. ${allow}`,
    );
}

/** A value as JSON; undefined for a function and for undefined. @throws TypeError for other values that cannot be JSON */
export function jsonText(value: unknown, what: string): string | undefined {
  // `JSON.stringify` would write a promise or a Map as {}.
  let other: object | undefined;
  const note = (_key: string, one: unknown) => {
    if (typeof one === "object" && one !== null && !Array.isArray(one) && !isPlainObject(one)) other = one;
    return one;
  };
  let text: string | undefined;
  try {
    text = JSON.stringify(value, note);
  } catch (error) {
    const [reason] = messageOf(error).split("\n");
    throw new TypeError(`${what} must be JSON: ${reason}.`);
  }
  if (other) throw wrongArgument(what, "JSON", other);
  return text;
}

/** Copies a value by way of JSON. @throws TypeError if it cannot be JSON, such as a function or a circular object */
export function jsonCopy<T>(value: T, what: string): T {
  const text = jsonText(value, what);
  if (text !== undefined) return JSON.parse(text);
  throw new TypeError(`${what} must be JSON; got ${value === undefined ? "nothing" : `a ${typeof value}`}.`);
}

/** Whether a body is of another type than JSON, such as the page of a gateway, and sent as it is. */
export function isSentAsText(body: unknown, headers: Record<string, string> = {}): body is string {
  return typeof body === "string" && !isJson(new Headers(headers).get("Content-Type") ?? jsonType);
}
