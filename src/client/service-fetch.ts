/** A call of the service: its request with an access token, and the one repetition after a 401. */
import { isRequest } from "../shared/http.ts";
import { isAboutAccount, TimeoutError, TokenBudgetError, TransportError } from "./errors.ts";
import { checkOptions, optionChecks, requireSecret } from "./option-checks.ts";
import type { ClientOptions, ServiceInit } from "./options.ts";
import { requestOf, requireCookies } from "./request.ts";
import { requireAddress, type Settings, settingsOf, settingsWith } from "./settings.ts";
import { throwIfAborted } from "./time.ts";
import { type TokenSource, tokenSourceOf } from "./tokens/tokens.ts";
import { type OutgoingRequest, send } from "./transport.ts";
import { noteCall } from "./unwrap.ts";
import type { KnownCall } from "./verdict.ts";

/**
 * A `fetch` for the service. Its input is a path relative to {base_url}, with its query, or a URL or Request below {base_url}.
 * From a Request it takes only the method, headers and body. Like `fetch` it resolves with any status. JSON and error bodies are
 * read before that; other bodies are streams.
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

export interface Service {
  settings: Settings;
  tokens: TokenSource;
}

/** @throws TypeError that names the missing or invalid option */
export function serviceOf(settings: Settings): Service {
  requireAddress("baseUrl", settings);
  return { settings: requireCookies(settings), tokens: tokenSourceOf(settings) };
}

/** The service with another account. @throws TypeError if the zaaid is invalid */
export function ofAccount({ settings, tokens }: Service, zaaid: string): Service {
  checkOptions("call", { zaaid }, optionChecks.call);
  return { settings: requireCookies(settingsWith(settings, { zaaid })), tokens };
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
    checkOptions("call", init, optionChecks.call);
    const signal = init.signal ?? (isRequest(input) ? input.signal : null);
    const { response, ...call } = await callService(service, input, { ...init, signal });
    noteCall(response, call);
    return response;
  };
  return Object.assign(fetch, {
    baseUrl: service.settings.baseUrl,
    withAccount: (zaaid: string) => fetchOf(ofAccount(service, zaaid)),
  });
}

/**
 * Sends a request of the service.
 * @param init its options, which the caller has checked
 * @returns its response, and what is known of the call
 */
export async function callService(
  { settings: clientSettings, tokens }: Service,
  input: string | URL | Request,
  init: RequestInit & ServiceInit,
): Promise<KnownCall & { response: Response }> {
  const settings = requireCookies(settingsWith(clientSettings, init));
  throwIfAborted(init.signal);
  const request = await requestOf(settings, input, init);
  const response = await sendWithToken(request, settings, tokens);
  const { operation, secrets } = request;
  return { response, operation, secrets, zaaid: settings.zaaid };
}

/** Sends a request with the current token. After a 401, the request is sent once more if another token can be had. */
async function sendWithToken(request: OutgoingRequest, settings: Settings, tokens: TokenSource): Promise<Response> {
  const { operation, deadline, signal, secrets, init } = request;
  const lateError = () => new TimeoutError(`${operation}: no access token within ${settings.callTimeout} ms.`, false);
  const sendWith = (token: string) => {
    requireSecret("accessToken", token);
    secrets.push(token);
    init.headers.set("Authorization", `Svc-oauthtoken ${token}`);
    return send(request, settings);
  };
  const waiting = { deadline, signal, lateError };
  const token = tokens.current() ?? (await tokens.get(waiting).catch(notSent));
  const response = await sendWith(token);
  if (response.status !== 401 || isAboutAccount(await response.clone().text())) return response;
  const other = await tokens.replace(token, waiting).catch((error: unknown) => {
    // The limits allow no other token, so the caller gets the 401.
    return error instanceof TokenBudgetError ? token : notSent(error);
  });
  return other === token ? response : sendWith(other);
}

/** @throws the error of a token request. The service has not processed the call, even if the auth server may have got its request */
function notSent(error: unknown): never {
  if (!(error instanceof TransportError) || !error.mayHaveArrived) throw error;
  const { message, cause } = error;
  throw new (error.constructor as typeof TransportError)(message, false, cause === undefined ? {} : { cause });
}
