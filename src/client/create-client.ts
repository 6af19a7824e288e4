import createFetchClient, { defaultPathSerializer, type Client as FetchClient } from "openapi-fetch";
import type { paths } from "../../generated/types.ts";
import { optionsFromEnvironment } from "./environment.ts";
import { TransportError } from "./errors.ts";
import { acceptHeader, type ClientOptions, type Settings, settingsOf } from "./settings.ts";
import { RefreshingTokens, suppliedTokens, type TokenSource } from "./tokens/source.ts";
import { MemoryTokenStore } from "./tokens/store.ts";
import { Transport } from "./transport.ts";

/** The OAuth operations are on another host: see `exchangeGrant`, `refresh` and `revoke`. */
type ServicePaths = Omit<paths, "/oauth/v2/token" | "/oauth/v2/token/revoke">;

export interface RequestOptions {
  query?: Record<string, string | number | boolean | readonly (string | number)[]>;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** What an operation that the contract does not list may answer. */
export type AnyResult = { data: unknown; error: unknown; response: Response };

export interface Client extends Pick<FetchClient<ServicePaths>, "GET" | "POST" | "PUT" | "DELETE" | "use" | "eject"> {
  /**
   * A client with the same tokens that acts on a customer account or business unit account. Middlewares are a client's own.
   * @throws TypeError if the zaaid cannot stand in a cookie; TransportError in a browser, which lets no program set one
   */
  withAccount(zaaid: string): Client;
  /** Calls an operation that the contract does not list. The path is relative to {base_url}. */
  request(method: string, path: string, options?: RequestOptions): Promise<AnyResult>;
}

/**
 * A client of the service. Without options it reads them from the environment.
 * @throws TypeError that says which option is missing or wrong
 */
export function createClient(options: ClientOptions = optionsFromEnvironment()): Client {
  const settings = settingsOf(options);
  const transport = new Transport({
    baseUrl: settings.urls.baseUrl,
    fetch: options.fetch ?? globalThis.fetch,
    tokens: tokensOf(options, settings),
    retry: settings.retry,
    attemptTimeout: settings.attemptTimeout,
    callTimeout: settings.callTimeout,
    clock: settings.clock,
    random: options.random ?? Math.random,
    hooks: options,
  });
  return clientOn(transport, settings, undefined);
}

/** The headers of a call that asks for another version: `api.GET("/monitors", { headers: version("2.1") })`. */
export function version(version: string): { Accept: string } {
  return { Accept: acceptHeader(version) };
}

function tokensOf(options: ClientOptions, { urls, clock, attemptTimeout }: Settings): TokenSource {
  const { accessToken, credentials, tokenStore = new MemoryTokenStore(), atTokenLimit = "fail" } = options;
  if (accessToken !== undefined) return suppliedTokens(accessToken);
  if (credentials === undefined || urls.authUrl === "") {
    throw new TypeError(
      "Say how to get a token: give credentials (clientId, clientSecret, refreshToken; with baseUrl also authUrl), or accessToken.",
    );
  }
  return new RefreshingTokens({
    credentials,
    server: { authUrl: urls.authUrl, fetch: options.fetch ?? globalThis.fetch, now: () => clock.now() },
    store: tokenStore,
    clock,
    timeout: attemptTimeout,
    atLimit: atTokenLimit,
    onToken: options.onToken,
  });
}

/** Visible ASCII but for what ends a cookie's value. */
const cookieValue = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/;

function clientOn(transport: Transport, settings: Settings, zaaid: string | undefined): Client {
  const inner = createFetchClient<ServicePaths>({
    baseUrl: settings.urls.baseUrl,
    headers: { Accept: settings.accept, ...(zaaid && { Cookie: `zaaid=${zaaid}` }) },
    fetch: (request) => transport.send(request),
    pathSerializer,
    // Making a Request costs half as much as the rest of the call, and only middlewares need one.
    Request: PlainRequest as never,
  });
  const send = inner.request as (method: string, path: string, init: object | undefined) => Promise<AnyResult>;
  let usesMiddleware = false;
  const on =
    (method: string) =>
    async (path: string, init?: { middleware?: unknown; parseAs?: string }): Promise<AnyResult> => {
      const needsRequest = usesMiddleware || init?.middleware || init?.parseAs;
      try {
        return await send(method, path, needsRequest ? { Request, ...init } : init);
      } catch (error) {
        if (error instanceof SyntaxError) throw new TransportError(`${method} ${path}: the body is no JSON.`);
        throw error;
      }
    };
  return {
    GET: on("GET") as never,
    POST: on("POST") as never,
    PUT: on("PUT") as never,
    DELETE: on("DELETE") as never,
    use(...middleware) {
      usesMiddleware = true;
      inner.use(...middleware);
    },
    eject: inner.eject,
    withAccount(account) {
      if (!cookieValue.test(account))
        throw new TypeError("A zaaid may hold no space, quote, comma, semicolon or backslash.");
      if (!new Request(settings.urls.baseUrl, { headers: { Cookie: "zaaid=1" } }).headers.has("Cookie")) {
        throw new TransportError("A browser does not let a program set the Cookie header. Call from a server instead.");
      }
      return clientOn(transport, settings, account);
    },
    async request(method, path, { query, ...options } = {}) {
      const segments = path.split("/");
      if (segments[0] !== "" || /[?#\\{}]/.test(path) || segments.slice(1).some(isEscape)) {
        throw new TypeError(
          `${JSON.stringify(path)} is no path such as "/reports/summary/1"; put the query into { query }.`,
        );
      }
      return await on(method.toUpperCase())(path, { ...options, params: { query } } as object);
    },
  };
}

/** An empty or a dot segment, plain or encoded, leads to another path than it seems. */
function isEscape(segment: string): boolean {
  return segment === "" || /^(\.|%2e){1,2}$/i.test(segment);
}

function pathSerializer(pathname: string, parameters: Record<string, unknown>): string {
  for (const [name, value] of Object.entries(parameters)) {
    if (isEscape(String(value))) throw new TypeError(`${JSON.stringify(value)} cannot be the ${name} of a path.`);
  }
  return defaultPathSerializer(pathname, parameters);
}

/** What the transport reads of a Request. */
class PlainRequest {
  constructor(
    readonly url: string,
    init: object,
  ) {
    Object.assign(this, init);
  }
}
