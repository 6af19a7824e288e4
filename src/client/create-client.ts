import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import { asTransportError } from "./errors.ts";
import type { Methods, ServicePaths } from "./methods.ts";
import type { ClientOptions, ServiceInit } from "./options.ts";
import { createServiceFetch, type ServiceFetch } from "./service-fetch.ts";
import { pathSerializer } from "./target.ts";

/**
 * openapi-fetch's own client, with accounts. Its calls also take `timeout`, `retry` and `version`, and they send
 * `params.cookie.zaaid`, which openapi-fetch leaves out.
 */
export interface Client<Paths extends object = ServicePaths> extends Methods<Paths> {
  /**
   * Returns a client with the same tokens and middleware that acts on a customer account or business unit.
   * @throws TypeError if the zaaid is not valid; TransportError in a browser, which does not let programs set cookies
   */
  withAccount(zaaid: string): Client<Paths>;
  /**
   * Returns a client with the same tokens and middleware, and other options.
   * @throws TypeError that names the invalid option
   */
  withOptions(options: ServiceInit): Client<Paths>;
}

/**
 * Creates a client of the service: openapi-fetch over `createServiceFetch`. Middleware sees the calls, without tokens and signals.
 * Operations that the contract does not show can be added to the types: `createClient<paths & Mine>()`.
 * @param options each that is omitted is read from its environment variable
 * @throws TypeError that names the missing or invalid option
 */
export function createClient<Paths extends object = ServicePaths>(options: ClientOptions = {}): Client<Paths> {
  const fetch = createServiceFetch(options);
  return clientOver(createFetchClient<Paths>({ baseUrl: fetch.baseUrl, fetch, pathSerializer }), fetch);
}

const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;

/** The options of a call, as they are at run time; the types are those of openapi-fetch. */
interface CallInit extends ServiceInit {
  params?: { cookie?: { zaaid?: string } };
  signal?: AbortSignal | null;
  fetch?: unknown;
}

/**
 * The options that openapi-fetch does not know travel as its own option `fetch`, bound to them. On the Request they would
 * be lost when a middleware replaces it, and a call without its `zaaid` acts on the wrong account. So does the signal: each
 * Request would add a listener to it until it is collected, about which Node 20 warns.
 */
function clientOver<Paths extends object>(stock: FetchClient<Paths>, fetch: ServiceFetch): Client<Paths> {
  const request = async (method: string, path: string, init: CallInit = {}): Promise<unknown> => {
    const { timeout, retry, version, zaaid = init.params?.cookie?.zaaid, signal, ...rest } = init;
    const isBound = (timeout ?? retry ?? version ?? zaaid) !== undefined;
    const bound = isBound ? fetch.withOptions({ timeout, retry, version, zaaid }) : fetch;
    const sender = signal ? (input: Request) => bound(input, { signal }) : bound;
    try {
      return await (stock.request as Requester)(method, path, { fetch: sender, ...rest });
    } catch (error) {
      throw asTransportError(error, `${method.toUpperCase()} ${path}`);
    }
  };
  const calls = Object.fromEntries(
    methods.map((method) => [method, (path: string, init?: CallInit) => request(method, path, init)]),
  );
  const client = {
    ...stock,
    ...calls,
    request,
    withAccount: (zaaid: string) => clientOver(stock, fetch.withAccount(zaaid)),
    withOptions: (options: ServiceInit) => clientOver(stock, fetch.withOptions(options)),
  };
  return client as unknown as Client<Paths>;
}

type Requester = (method: string, path: string, init: object) => Promise<unknown>;
