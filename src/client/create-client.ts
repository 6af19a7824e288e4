import type { AnyResult, Client } from "./client.ts";
import { optionsFromEnvironment } from "./environment.ts";
import { TransportError } from "./errors.ts";
import type { ClientOptions, Settings } from "./options.ts";
import { type CallParts, requestOf } from "./request.ts";
import { acceptHeader, settingsOf } from "./settings.ts";
import { RefreshingTokens, suppliedTokens, type TokenSource } from "./tokens/source.ts";
import { Transport } from "./transport.ts";

/**
 * Creates a client of the service.
 * @param options read from the environment variables if omitted
 * @throws TypeError that names the missing or invalid option
 */
export function createClient(options: ClientOptions = optionsFromEnvironment()): Client {
  const settings = settingsOf(options);
  return clientWith(new Transport(settings, tokensOf(settings)), settings);
}

/**
 * The headers of a call that requests another API version: `api.GET("/monitors", { headers: version("2.1") })`.
 * @throws TypeError if the version is not numbers with dots between them
 */
export function version(version: string): { Accept: string } {
  return { Accept: acceptHeader(version) };
}

function tokensOf(settings: Settings): TokenSource {
  const { accessToken, credentials, authUrl } = settings;
  if (accessToken !== undefined) return suppliedTokens(accessToken);
  if (credentials && authUrl) return new RefreshingTokens(settings, credentials, authUrl);
  throw new TypeError("Give `credentials` (with `baseUrl`, also `authUrl`) or `accessToken`.");
}

/** The characters that RFC 6265 allows in the value of a cookie. */
const cookieValue = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/;

function clientWith(transport: Transport, settings: Settings, account?: { Cookie: string }): Client {
  const { baseUrl, accept } = settings;
  const headers = { Accept: accept, ...account };
  const call = async (method: string, path: string, parts: CallParts = {}): Promise<AnyResult> => {
    const request = requestOf(baseUrl, headers, method, path, parts);
    const { response, text } = await transport.send(request);
    return resultOf(request.operation, response, text);
  };
  const caller = (method: string) => (path: string, parts?: CallParts) => call(method, path, parts) as never;
  return {
    GET: caller("GET"),
    POST: caller("POST"),
    PUT: caller("PUT"),
    DELETE: caller("DELETE"),
    withAccount(zaaid) {
      if (!cookieValue.test(zaaid)) {
        throw new TypeError("`zaaid` must be visible ASCII without quotes, commas, semicolons and backslashes.");
      }
      const account = { Cookie: `zaaid=${zaaid}` };
      if (!new Request(baseUrl, { headers: account }).headers.has("Cookie")) {
        throw new TransportError("Browsers do not let programs set the Cookie header. Call from a server instead.");
      }
      return clientWith(transport, settings, account);
    },
    request: async (method, path, { query = {}, ...parts } = {}) =>
      call(method.toUpperCase(), path, { ...parts, params: { query } }),
  };
}

function resultOf(operation: string, response: Response, text: string): AnyResult {
  let body: unknown = text || undefined;
  try {
    if (text) body = JSON.parse(text);
  } catch {
    if (response.ok) throw new TransportError(`${operation}: the response body is not valid JSON.`);
  }
  const [data, error] = response.ok ? [body] : [undefined, body];
  return { data, error, operation, response };
}
