/** How a call becomes a request: its address, headers, version, account and body. */
import { acceptOf, isJson, isRequest, jsonType } from "../shared/http.ts";
import { TimeoutError, TransportError } from "./errors.ts";
import type { ServiceInit } from "./options.ts";
import { checkPath } from "./paths.ts";
import type { Settings } from "./settings.ts";
import { withDeadline } from "./time.ts";
import type { OutgoingRequest } from "./transport.ts";

/** The request of a call, whose body is read, so that it can be sent again. */
export async function requestOf(
  settings: Settings,
  input: string | URL | Request,
  given: RequestInit & ServiceInit,
): Promise<OutgoingRequest> {
  const { timeout: _timeout, retry: _retry, version, zaaid: _zaaid, fetch: _fetch, signal, ...fetchInit } = given;
  const from = isRequest(input) ? input : undefined;
  const { url, path } = targetOf(settings.baseUrl, from?.url ?? String(input));
  const method = (fetchInit.method ?? from?.method ?? "GET").toUpperCase();
  const operation = `${method} ${path}`;
  const headers = requestHeaders(settings, new Headers(fetchInit.headers ?? from?.headers), version);
  const init: OutgoingRequest["init"] = { ...settings.init, ...fetchInit, method, headers };
  const { callTimeout, credentials } = settings;
  const deadline = performance.now() + callTimeout;
  // Some browsers do not show whether a Request has a body.
  const source = fetchInit.body ?? (from && !/^(GET|HEAD)$/.test(method) ? from : undefined);
  if (source) {
    const lateError = () => new TimeoutError(`${operation}: not completed within ${callTimeout} ms.`, false);
    const body = await withDeadline({ deadline, signal, lateError }, () => readBody(source, headers));
    if (body !== undefined) init.body = body;
  }
  return {
    operation,
    connection: `the connection to ${new URL(url).host}`,
    url,
    init,
    signal,
    deadline,
    secrets: [credentials.clientSecret ?? "", credentials.refreshToken ?? ""],
    attempts: 0,
  };
}

/** @throws TypeError if the address is not below {base_url}, or has a part such as `..` that leads elsewhere */
function targetOf(baseUrl: string, input: string): { url: string; path: string } {
  const rest = input.startsWith(`${baseUrl}/`) ? input.slice(baseUrl.length) : input;
  const [path = ""] = rest.split("?");
  checkPath(path, ` or be below ${baseUrl}`);
  return { url: baseUrl + rest, path };
}

/** @throws TypeError if the headers name another account */
function requestHeaders(settings: Settings, headers: Headers, version: string | undefined): Headers {
  settings.headers.forEach((value, name) => {
    if (!headers.has(name)) headers.set(name, value);
  });
  // The settings have the version of the call, too. With one, an `Accept` of the call is replaced.
  if (!headers.has("Accept") || version !== undefined) headers.set("Accept", acceptOf(settings.version));
  // The service documents the character set; openapi-fetch sends the type without it.
  if (headers.get("Content-Type") === "application/json") headers.set("Content-Type", jsonType);
  if (settings.zaaid !== undefined) {
    const cookie = accountCookie(settings.zaaid);
    const [other = cookie] = /\bzaaid=[^;]*/i.exec(headers.get("Cookie") ?? "") ?? [];
    if (other !== cookie)
      throw new TypeError("`zaaid` and the header `Cookie` name two accounts. Leave out one of them.");
    headers.set("Cookie", cookie);
  }
  return headers;
}

/**
 * Reads a body, so that it can be sent again. JSON stays text: that is what a `fetch` of a test compares and parses.
 * @returns undefined if a Request has no body
 */
async function readBody(
  source: NonNullable<RequestInit["body"]> | Request,
  headers: Headers,
): Promise<string | ArrayBuffer | undefined> {
  if (typeof source === "string") return source;
  const readable = isRequest(source) ? source : new Response(source);
  // FormData gets its own Content-Type, with the boundary, from the Request that was made to read it. It must be sent.
  const type = headers.get("Content-Type") ?? readable.headers.get("Content-Type");
  if (type) headers.set("Content-Type", type);
  const bytes = await readable.arrayBuffer();
  if (bytes.byteLength === 0 && isRequest(source)) return undefined;
  return isJson(type ?? "") ? new TextDecoder().decode(bytes) : bytes;
}

const accountCookie = (zaaid: string) => `zaaid=${zaaid}`;

/** @throws TransportError if the settings have an account, whose cookie the runtime does not send */
export function requireCookies(settings: Settings): Settings {
  const { baseUrl, zaaid } = settings;
  if (zaaid === undefined || new Request(baseUrl, { headers: { Cookie: accountCookie(zaaid) } }).headers.has("Cookie"))
    return settings;
  throw new TransportError("Browsers do not let programs set the Cookie header. Call from a server instead.", false);
}
