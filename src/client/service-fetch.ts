/** A request of the service: its address, headers, account, version and token, and the one repetition after a 401. */
import { acceptOf, isJson, isRequest, jsonType } from "../shared/http.ts";
import { isAboutAccount, TimeoutError, TokenBudgetError, TransportError } from "./errors.ts";
import { type ClientOptions, checkOptions, isToken, optionChecks, type ServiceInit } from "./options.ts";
import { checkPath } from "./paths.ts";
import { requireAddress, type Settings, settingsOf, settingsWith } from "./settings.ts";
import { throwIfAborted, withLimit } from "./time.ts";
import type { TokenSource } from "./tokens/token-source.ts";
import { tokenSourceOf } from "./tokens/tokens.ts";
import { type OutgoingRequest, send } from "./transport.ts";
import { type Call, noteCall } from "./verdict.ts";

/**
 * A `fetch` of the service. It takes a path relative to {base_url}, with its query, or what `fetch` takes below {base_url}; of a
 * Request it sends the method, the headers and the body. Like `fetch` it resolves with any status. JSON and errors are read
 * before it resolves; other bodies are streams.
 */
export interface ServiceFetch {
  /**
   * Sends a request with an access token, and again if that is safe.
   * @throws TypeError if the path or an account is invalid; TokenError or TokenBudgetError if there is no access token;
   * ConnectionError or TimeoutError if there is no response; InvalidResponseError if the body is too large; the signal's reason
   */
  (input: string | URL | Request, init?: RequestInit & ServiceInit): Promise<Response>;
  /** {base_url}, without a trailing slash. */
  readonly baseUrl: string;
  /**
   * Returns a fetch with the same tokens that acts on a customer account or business unit.
   * @throws TypeError if the zaaid is invalid; TransportError in a browser, which does not let programs set cookies
   */
  withAccount(zaaid: string): ServiceFetch;
}

/** A client's settings and its tokens. */
export interface Service {
  settings: Settings;
  tokens: TokenSource;
}

/** @throws TypeError that names the missing or invalid option */
export function serviceOf(settings: Settings): Service {
  requireAddress("baseUrl", settings);
  return { settings: requireCookies(settings), tokens: tokenSourceOf(settings) };
}

/** The service with another account. */
export function ofAccount({ settings, tokens }: Service, zaaid: string): Service {
  return { settings: settingsOfCall(settings, { zaaid }), tokens };
}

/**
 * Creates a `fetch` that knows the service: access tokens, headers, accounts, versions, retries, time limits and errors.
 * For openapi-fetch or any other client that takes a `fetch`.
 * @param options each omitted address or credential is read from its environment variable
 * @throws TypeError that names the missing or invalid option
 */
export function createServiceFetch(options: ClientOptions = {}): ServiceFetch {
  return fetchOf(serviceOf(settingsOf(options)));
}

function fetchOf(service: Service): ServiceFetch {
  const fetch = async (input: string | URL | Request, init: RequestInit & ServiceInit = {}) => {
    const signal = init.signal ?? (isRequest(input) ? input.signal : null);
    return callService(service, input, { ...init, signal });
  };
  return Object.assign(fetch, {
    baseUrl: service.settings.baseUrl,
    withAccount: (zaaid: string) => fetchOf(ofAccount(service, zaaid)),
  });
}

/**
 * Sends a request of the service.
 * @param known what the caller knows of the operation
 */
export async function callService(
  { settings: ofClient, tokens }: Service,
  input: string | URL | Request,
  init: RequestInit & ServiceInit,
  known: Pick<Call, "template" | "parseAs"> = {},
): Promise<Response> {
  const settings = settingsOfCall(ofClient, init);
  throwIfAborted(init.signal);
  const request = await requestOf(settings, input, init);
  const response = await sendWithToken(request, settings, tokens);
  const { operation, secrets } = request;
  noteCall(response, { operation, secrets, zaaid: settings.zaaid, ...known });
  return response;
}

/** The request of a call, whose body is read, so that it can be sent again. */
async function requestOf(
  settings: Settings,
  input: string | URL | Request,
  given: RequestInit & ServiceInit,
): Promise<OutgoingRequest> {
  const { timeout: _timeout, retry: _retry, version, zaaid: _zaaid, fetch: _fetch, signal, ...ofFetch } = given;
  const from = isRequest(input) ? input : undefined;
  const { url, path } = targetOf(settings.baseUrl, from?.url ?? String(input));
  const method = (ofFetch.method ?? from?.method ?? "GET").toUpperCase();
  const operation = `${method} ${path}`;
  const headers = headersOf(settings, new Headers(ofFetch.headers ?? from?.headers), version);
  const init: OutgoingRequest["init"] = { ...settings.init, ...ofFetch, method, headers };
  const { callTimeout, credentials } = settings;
  const deadline = performance.now() + callTimeout;
  // Some browsers do not show whether a Request has a body.
  const source = ofFetch.body ?? (from && !/^(GET|HEAD)$/.test(method) ? from : undefined);
  if (source) {
    const late = () => new TimeoutError(`${operation}: not completed within ${callTimeout} ms.`, false);
    const body = await withLimit(callTimeout, late, signal, () => readBody(source, headers));
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

/** Sends a request with the current token. What a call does with a 401: it is sent once more if there is another token. */
async function sendWithToken(request: OutgoingRequest, settings: Settings, tokens: TokenSource): Promise<Response> {
  const { operation, deadline, signal, secrets, init } = request;
  const late = () => new TimeoutError(`${operation}: no access token within ${settings.callTimeout} ms.`, false);
  const sendWith = (token: string) => {
    if (!isToken(token))
      throw new TypeError("The access token is missing, empty, or has white space or a character that is not ASCII.");
    secrets.push(token);
    init.headers.set("Authorization", `Svc-oauthtoken ${token}`);
    return send(request, settings);
  };
  const waiting = { deadline, signal, late };
  const token = tokens.current() ?? (await tokens.get(waiting));
  const response = await sendWith(token);
  if (response.status !== 401 || isAboutAccount(await response.clone().text())) return response;
  const other = await tokens.replace(token, waiting).catch((error: unknown) => {
    // The limits allow no other token, so the caller gets the 401.
    if (error instanceof TokenBudgetError) return token;
    throw error;
  });
  return other === token ? response : sendWith(other);
}

function settingsOfCall(settings: Settings, init: RequestInit & ServiceInit): Settings {
  checkOptions("call", init, optionChecks.ofCall);
  return requireCookies(settingsWith(settings, init));
}

/** @throws TypeError if the address is not, or could lead, below {base_url} */
function targetOf(baseUrl: string, input: string): { url: string; path: string } {
  const rest = input.startsWith(`${baseUrl}/`) ? input.slice(baseUrl.length) : input;
  const [path = ""] = rest.split("?");
  checkPath(path, ` or be below ${baseUrl}`);
  return { url: baseUrl + rest, path };
}

/** @throws TypeError if the headers name another account */
function headersOf(settings: Settings, headers: Headers, version: string | undefined): Headers {
  new Headers(settings.headers).forEach((value, name) => {
    if (!headers.has(name)) headers.set(name, value);
  });
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
  // A form has a type of its own.
  const type = headers.get("Content-Type") ?? readable.headers.get("Content-Type");
  if (type) headers.set("Content-Type", type);
  const bytes = await readable.arrayBuffer();
  if (bytes.byteLength === 0 && isRequest(source)) return undefined;
  return isJson(type ?? "") ? new TextDecoder().decode(bytes) : bytes;
}

const accountCookie = (zaaid: string) => `zaaid=${zaaid}`;

/** @throws TransportError if the settings have an account, whose cookie the runtime does not send */
function requireCookies(settings: Settings): Settings {
  const { baseUrl, zaaid } = settings;
  if (zaaid === undefined || new Request(baseUrl, { headers: { Cookie: accountCookie(zaaid) } }).headers.has("Cookie"))
    return settings;
  throw new TransportError("Browsers do not let programs set the Cookie header. Call from a server instead.", false);
}
