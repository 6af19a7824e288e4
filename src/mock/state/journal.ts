import { mask, maskedForm, maskedHeader, maskedJson } from "../../shared/secrets.ts";
import { bodyText, mediaTypeOf, parseJson } from "../../validation/body.ts";
import type { Call } from "../steps/locate.ts";

/** A request that the mock received, without its secrets. */
export interface SeenRequest {
  method: string;
  path: string;
  /** What the contract marks as a password is `***`. */
  query: string;
  /** `Authorization` without the token, and `***` for `Cookie`. */
  headers: Record<string, string>;
  /** The zaaid of the cookie; null for the token's own account. */
  account: string | null;
  /** As it was sent. What the contract marks as a password is `***`, and a body that is neither JSON nor a form. */
  body: string;
  /** The identifier of the operation; null if it is undocumented. */
  operation: string | null;
  /** The status of the response; null without a response, and until there is one. */
  status: number | null;
  /** When it arrived: the mock's time, in milliseconds since 1970. */
  at: number;
}

/** A request with its secrets, which are hidden when somebody reads the list: most requests are never read. */
interface ReceivedRequest {
  readonly call: Call;
  status: number | null;
  readonly at: number;
}

const maxItems = 1000;
/** Of all bodies together: a mock may run for days, and a body may have 1 MiB. */
const maxBytes = 32 * 1024 * 1024;

/** The newest requests that the mock received: at most 1000, whose bodies have at most 32 MiB together. */
export class Journal {
  /** The oldest first. */
  readonly kept: ReceivedRequest[] = [];
  #bytes = 0;

  add(entry: ReceivedRequest): ReceivedRequest {
    this.kept.push(entry);
    this.#bytes += entry.call.request.body.length;
    while (this.kept.length > maxItems || this.#bytes > maxBytes)
      this.#bytes -= this.kept.shift()?.call.request.body.length ?? 0;
    return entry;
  }
}

/** @param passwords the names of what must not be shown in a query and a body */
export function seenRequest({ call, status, at }: ReceivedRequest, passwords: readonly string[]): SeenRequest {
  const { request, route, account = null } = call;
  const { method, path, query, headers, body } = request;
  const operation = route?.operation?.id ?? null;
  const shown = Object.entries(headers).map(([name, value]) => [name, maskedHeader(name, String(value))]);
  return {
    ...{ method, path, query: maskedForm(query, passwords), headers: Object.fromEntries(shown) },
    ...{ account, body: maskedBody(body, headers["content-type"] ?? "", passwords), operation, status, at },
  };
}

/** JSON or a form without its secrets; no other body is shown, because its secrets cannot be found. */
function maskedBody(body: Uint8Array, contentType: string, passwords: readonly string[]): string {
  const text = bodyText(body);
  if (text === undefined || text === "") return text ?? mask;
  if (!parseJson(text).problem) return maskedJson(text, passwords);
  const isForm = mediaTypeOf(contentType).type === "application/x-www-form-urlencoded";
  return isForm ? maskedForm(text, passwords) : mask;
}
