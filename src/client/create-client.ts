import type { AnyResult, Client } from "./client.ts";
import { optionsFromEnvironment } from "./environment.ts";
import { TransportError } from "./errors.ts";
import type { ClientOptions, Settings } from "./options.ts";
import { type CallParts, requestOf } from "./request.ts";
import { acceptHeader, settingsOf } from "./settings.ts";
import { RefreshingTokens, suppliedTokens, type TokenSource } from "./tokens/source.ts";
import { Transport } from "./transport.ts";

/**
 * A client of the service. Without options it reads them from the environment.
 * @throws TypeError that says which option is missing or wrong
 */
export function createClient(options: ClientOptions = optionsFromEnvironment()): Client {
  const settings = settingsOf(options);
  return clientOn(new Transport(settings, tokensOf(settings)), settings);
}

/** The headers of a call that asks for another version: `api.GET("/monitors", { headers: version("2.1") })`. */
export function version(version: string): { Accept: string } {
  return { Accept: acceptHeader(version) };
}

function tokensOf(settings: Settings): TokenSource {
  const { accessToken, credentials, authUrl } = settings;
  if (accessToken !== undefined) return suppliedTokens(accessToken);
  if (credentials && authUrl) return new RefreshingTokens(settings, credentials, authUrl);
  throw new TypeError("Say how to get a token: give credentials (with baseUrl also authUrl), or accessToken.");
}

/** Visible ASCII but for what ends a cookie's value. */
const cookieValue = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/;

function clientOn(transport: Transport, settings: Settings, account?: { Cookie: string }): Client {
  const { baseUrl, accept } = settings;
  const headers = { Accept: accept, ...account };
  const call = async (method: string, path: string, parts: CallParts = {}): Promise<AnyResult> => {
    const request = requestOf(baseUrl, headers, method, path, parts);
    const { response, text } = await transport.send(request);
    return resultOf(request.operation, response, text);
  };
  const on = (method: string) => (path: string, parts?: CallParts) => call(method, path, parts) as never;
  return {
    GET: on("GET"),
    POST: on("POST"),
    PUT: on("PUT"),
    DELETE: on("DELETE"),
    withAccount(zaaid) {
      if (!cookieValue.test(zaaid)) {
        throw new TypeError("A zaaid may hold no space, quote, comma, semicolon or backslash.");
      }
      const account = { Cookie: `zaaid=${zaaid}` };
      if (!new Request(baseUrl, { headers: account }).headers.has("Cookie")) {
        throw new TransportError("A browser does not let a program set the Cookie header. Call from a server instead.");
      }
      return clientOn(transport, settings, account);
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
    if (response.ok) throw new TransportError(`${operation}: the body is no JSON.`);
  }
  const [data, error] = response.ok ? [body] : [undefined, body];
  return { data, error, operation, response };
}
