import { mask, maskedForm, maskedHeader, maskedJson } from "../../shared/secrets.ts";
import { bodyText, mediaTypeOf, parseJson } from "../../validation/body.ts";
import type { Call } from "../call.ts";

/** A request that the mock received, without its secrets. */
export interface SeenRequest {
  method: string;
  path: string;
  /** The query, with `***` for the values that the contract marks as passwords. */
  query: string;
  /** The headers, with `***` for the token in `Authorization` and for the value of `Cookie`. */
  headers: Record<string, string>;
  /** The zaaid of the cookie; null for the token's own account. */
  account: string | null;
  /** The body as it was sent, with `***` for passwords, and for a whole body that is neither JSON nor a form. */
  body: string;
  /** The identifier of the operation; null if it is undocumented. */
  operation: string | null;
  /** The status of the response; null until the response is made, and if the connection is closed without one. */
  status: number | null;
  /** When the request arrived, by the mock's clock, in milliseconds since 1970. */
  at: number;
}

/** A request with its secrets. They are masked when somebody reads the list, because most requests are never read. */
interface ReceivedRequest {
  readonly call: Call;
  status: number | null;
  readonly at: number;
}

const maxItems = 1000;
/** The limit for all bodies together, because a mock may run for days, and a body may have 1 MiB. */
const maxBytes = 32 * 1024 * 1024;

/** The newest requests that the mock received: at most 1000, whose bodies have at most 32 MiB together. */
export class Journal {
  /** The requests, the oldest first. */
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

/** Makes a request without its secrets. @param passwords the names of the parameters and attributes to mask, in lower case */
export function seenRequest({ call, status, at }: ReceivedRequest, passwords: readonly string[]): SeenRequest {
  const { request, route, account = null } = call;
  const { method, path } = request;
  const operation = route?.operation?.id ?? null;
  const query = maskedForm(request.query, passwords);
  const shown = Object.entries(request.headers).map(([name, value]) => [name, maskedHeader(name, String(value))]);
  const headers = Object.fromEntries(shown);
  const body = maskedBody(request.body, request.headers["content-type"] ?? "", passwords);
  return { method, path, query, headers, account, body, operation, status, at };
}

/** JSON or a form without its secrets. Any other body is masked as a whole, because its secrets cannot be found. */
function maskedBody(body: Uint8Array, contentType: string, passwords: readonly string[]): string {
  const text = bodyText(body);
  if (text === undefined || text === "") return text ?? mask;
  if (!parseJson(text).problem) return maskedJson(text, passwords);
  const isForm = mediaTypeOf(contentType).type === "application/x-www-form-urlencoded";
  return isForm ? maskedForm(text, passwords) : mask;
}
