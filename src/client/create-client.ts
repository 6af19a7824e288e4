/**
 * openapi-fetch's client, which sends through the service's `fetch`. It also supports accounts, and treats a 200 response with
 * an error code as an error.
 */
import createFetchClient, { type Client as FetchClient, type ClientOptions as FetchClientOptions } from "openapi-fetch";
import { type Caller, makeCall } from "./call.ts";
import { type CallInit, readableHeaders, type Serializers } from "./call-init.ts";
import type { Methods, OAuthPath, ServicePaths } from "./call-types.ts";
import { checkOptions, named, optionChecks } from "./option-checks.ts";
import type { ClientOptions } from "./options.ts";
import { ofAccount, serviceOf } from "./service-fetch.ts";
import { settingsOf } from "./settings.ts";

export interface CreateClientOptions<Throws extends boolean = false>
  extends Omit<ClientOptions, "headers">,
    Serializers,
    Pick<FetchClientOptions, "requestInitExt">,
    Omit<RequestInit, "headers" | "credentials" | "body" | "method" | "signal" | "redirect"> {
  /** Headers of every call that does not have them itself; a call removes one with `null`. */
  headers?: FetchClientOptions["headers"] | undefined;
  /** Whether a call throws the error that `unwrap` throws, instead of resolving with it (default: false). */
  throwOnError?: Throws | undefined;
}

/** With the type `true`, the option is required: otherwise a client could be typed as throwing while its calls do not throw. */
type ClientArguments<Throws extends boolean> = true extends Throws
  ? [options: CreateClientOptions<Throws> & { throwOnError: NoInfer<Throws> }]
  : [options?: CreateClientOptions<Throws>];

/**
 * openapi-fetch's own client, with accounts. Its calls also take `timeout`, `retry`, `version` and `zaaid`, and they send
 * `params.cookie.zaaid`, which openapi-fetch leaves out.
 */
export interface Client<Paths extends object = ServicePaths, Throws extends boolean = false>
  extends Methods<Paths, Throws> {
  /**
   * Returns a client with the same tokens and middleware that acts on a customer account or business unit.
   * @throws TypeError if the zaaid is invalid; TransportError in a browser, which does not let programs set cookies
   */
  withAccount(zaaid: string): Client<Paths, Throws>;
  /** This property is never set. TypeScript needs it to tell a client whose calls throw from one whose calls do not. */
  readonly "~types"?: { paths: Omit<Paths, OAuthPath>; throws: false extends Throws ? boolean : true };
}

/**
 * Creates a client of the service: openapi-fetch over `createServiceFetch`. Middleware sees the calls, without tokens and signals.
 * Own operations can be added to the types: `createClient<paths & Mine>()`; if its calls throw,
 * `createClient<paths & Mine, true>({ throwOnError: true })`.
 * @param options each omitted address or credential is read from its environment variable
 * @throws TypeError that names the missing or invalid option
 */
export function createClient<Paths extends object = ServicePaths, Throws extends boolean = false>(
  ...[options = {}]: ClientArguments<Throws>
): Client<Paths, Throws> {
  checkOptions("client", options, clientChecks);
  const { throwOnError = false, headers, requestInitExt, ...others } = options;
  const { querySerializer, bodySerializer, pathSerializer, ...rest } = others;
  // `requestInitExt` has options for one runtime, such as `dispatcher`, so they go to the service's `fetch`. `headers` do not,
  // because openapi-fetch sends them itself.
  const service = serviceOf(settingsOf({ ...(rest as ClientOptions), ...requestInitExt }));
  const stock = createFetchClient<Paths>({
    baseUrl: service.settings.baseUrl,
    ...(querySerializer && { querySerializer }),
    ...(bodySerializer && { bodySerializer }),
    ...(headers && { headers: readableHeaders(headers) }),
  });
  return clientOver(stock, { request: stock.request as Caller["request"], service, pathSerializer, throwOnError });
}

const clientChecks = {
  ...optionChecks.client,
  ...named("throwOnError querySerializer bodySerializer pathSerializer requestInitExt"),
};
const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;

/** A client over openapi-fetch's own, whose requests the service sends. */
function clientOver<Paths extends object, Throws extends boolean>(
  stock: FetchClient<Paths>,
  caller: Caller,
): Client<Paths, Throws> {
  const request = (method: string, path: string, init: CallInit = {}) => makeCall(caller, method, path, init);
  const calls = methods.map((method) => [method, (path: string, init?: CallInit) => request(method, path, init)]);
  const withAccount = (zaaid: string) => clientOver(stock, { ...caller, service: ofAccount(caller.service, zaaid) });
  return { ...stock, ...Object.fromEntries(calls), request, withAccount } as unknown as Client<Paths, Throws>;
}
