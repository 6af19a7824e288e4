import { isJson, jsonType } from "../shared/http.ts";
import type { OperationDescription } from "./description.ts";
import { checkResponse } from "./response/check-response.ts";
import { describeViolation, type Violation } from "./violation.ts";

/** A response that a test makes, in place of the documented one. */
export interface MadeResponse {
  status: number;
  headers?: Record<string, string> | undefined;
  /** The body, as a JSON value or, with another Content-Type in `headers`, a text. Default: the contract's example body. */
  body?: unknown;
}

/** Says how a made response breaks the contract: `breaks the contract of getMonitor: status: …`; undefined if it does not. */
export function breachOf(
  operation: OperationDescription,
  { status, headers = {}, body }: MadeResponse,
): string | undefined {
  const given = new Headers(headers);
  const sent = new Headers(given.has("Content-Type") ? given : { "Content-Type": "application/json", ...headers });
  const { violations } = checkResponse(operation, { status, headers: sent, body: sentText(body, headers) });
  // Without a body, the contract's own body and headers are sent, which are correct. So only the made parts are checked.
  const isUsual = ({ in: place, at }: Violation) => place === "body" || (place === "header" && !given.has(at));
  const problems = violations.filter((violation) => body !== undefined || !isUsual(violation));
  if (problems.length === 0) return undefined;
  return `breaks the contract of ${operation.id}: ${problems.map(describeViolation).join("; ")}`;
}

/** The text of a body: JSON or, with another Content-Type, such as that of a gateway's page, a text unchanged. */
export function sentText(body: unknown, headers: Record<string, string> = {}): string {
  const isText = typeof body === "string" && !isJson(new Headers(headers).get("Content-Type") ?? jsonType);
  return isText ? body : (JSON.stringify(body) ?? "");
}
