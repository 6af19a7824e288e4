import { beforeAll, expect, test, vi } from "vitest";
import { type ClientOptions, createClient, createServiceFetch, MemoryTokenStore } from "../../src/client/index.ts";
import { mockDigest } from "../support/digest.ts";

/** Lets the tests of a file run in virtual time. A real digest takes time of its own, in which the virtual time would run ahead. */
export function withVirtualTime(): void {
  beforeAll(() => {
    const digest = mockDigest();
    vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") });
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    return () => {
      digest.mockRestore();
      vi.restoreAllMocks();
      vi.useRealTimers();
    };
  });
}

/** Lets the virtual time pass, in milliseconds. */
export const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** The error that a call rejects with. */
export const thrownBy = (call: Promise<unknown>): Promise<Error> =>
  call.then(
    () => expect.fail("nothing was thrown"),
    (error: Error) => error,
  );

/** A promise, and the function that resolves it. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((end) => {
    resolve = end;
  });
  return { promise, resolve };
}

/** A request that the stubbed network received. */
export interface Seen {
  method: string;
  url: URL;
  headers: Headers;
  body: string | undefined;
  signal: AbortSignal | null | undefined;
  redirect: RequestInit["redirect"];
  cache: RequestInit["cache"];
}

export type Handler = (seen: Seen, count: number) => Response | Promise<Response>;

export const credentials = { clientId: "the-client-id", clientSecret: "the-secret", refreshToken: "the-refresh-token" };
/** The body that creates a monitor group. */
export const group = { display_name: "Web", description: "" };
export const baseUrl = "https://www.acme.test/api";
export const authUrl = "https://auth.acme.test";

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...headers } });
}

export const success = (data: unknown = []) => json(200, { code: 0, message: "success", data });
export const failure = (status: number, headers?: Record<string, string>) =>
  json(status, { code: status, message: `status ${status}` }, headers);

/** Rejects like Node's fetch does when a server refuses the connection. */
export const refusedConnection = () =>
  Promise.reject(Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNREFUSED" } }));
export const brokenConnection = () =>
  Promise.reject(Object.assign(new TypeError("fetch failed"), { cause: { code: "ECONNRESET" } }));

/** Never responds, but rejects when it is aborted, as a real fetch does. */
export const silence: Handler = ({ signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

/** A network with a service and an auth server, which issues the tokens `token-1`, `token-2`, … */
export class Network {
  readonly calls: Seen[] = [];
  readonly tokenCalls: Seen[] = [];

  constructor(
    readonly onCall: Handler = () => success(),
    readonly onToken: Handler = (_seen, count) => issued(count),
  ) {}

  readonly fetch = (async (input: string, init: RequestInit = {}) => {
    const { body } = init;
    const seen: Seen = {
      method: init.method ?? "GET",
      url: new URL(input),
      headers: new Headers(init.headers),
      body: body instanceof ArrayBuffer ? new TextDecoder().decode(body) : body === undefined ? body : String(body),
      signal: init.signal,
      redirect: init.redirect,
      cache: init.cache,
    };
    const isToken = seen.url.origin === authUrl;
    const log = isToken ? this.tokenCalls : this.calls;
    log.push(seen);
    return await (isToken ? this.onToken : this.onCall)(seen, log.length);
  }) as typeof fetch;

  client(options: ClientOptions = {}) {
    return createClient({ ...this.options, ...options });
  }

  serviceFetch(options: ClientOptions = {}) {
    return createServiceFetch({ ...this.options, ...options });
  }

  /** With a store of its own, because the clients of a process share their tokens. */
  get options(): ClientOptions {
    const { fetch } = this;
    return { baseUrl, authUrl, credentials, fetch, tokenStore: new MemoryTokenStore() };
  }

  /** The values of a header, call by call. */
  sent(header: string): Array<string | null> {
    return this.calls.map(({ headers }) => headers.get(header));
  }

  /** The tokens that the calls used. */
  get tokens(): Array<string | undefined> {
    return this.sent("Authorization").map((value) => value?.replace("Svc-oauthtoken ", ""));
  }
}

export function issued(count: number, expiresIn: unknown = 3600): Response {
  return json(200, {
    access_token: `token-${count}`,
    expires_in: expiresIn,
    api_domain: "https://api.acme.test",
    token_type: "Bearer",
  });
}

/** Gives a test that names them a network, a client of it, or the fetch of its service. */
export const it = test
  .extend("network", () => new Network())
  .extend("api", ({ network }) => network.client())
  .extend("fetch", ({ network }) => network.serviceFetch());
