/**
 * openapi-fetch's client, which sends through the service's `fetch`. It also supports accounts, and treats a 200 response with
 * an error code as an error.
 */
import createFetchClient, { type Client as FetchClient, type ClientOptions as FetchClientOptions } from "openapi-fetch";
import {
  type CallInit,
  checkCall,
  optionsForOpenapiFetch,
  optionsForService,
  readableHeaders,
  type Serializers,
} from "./call-init.ts";
import type { Methods, OAuthPath, ServicePaths } from "./call-types.ts";
import { checkOptions, named, optionChecks } from "./option-checks.ts";
import type { ClientOptions } from "./options.ts";
import { checkTemplate, pathSerializer } from "./paths.ts";
import { notJson } from "./response.ts";
import { callService, ofAccount, type Service, serviceOf } from "./service-fetch.ts";
import { settingsOf } from "./settings.ts";
import { noteCall } from "./unwrap.ts";
import { errorInSuccess, type KnownCall, type Result, requireJson, resultOf } from "./verdict.ts";

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
  const { querySerializer, bodySerializer, pathSerializer: serializePath, ...rest } = others;
  // `requestInitExt` has options for one runtime, such as `dispatcher`, so they go to the service's `fetch`. `headers` do not,
  // because openapi-fetch sends them itself.
  const service = serviceOf(settingsOf({ ...(rest as ClientOptions), ...requestInitExt }));
  const stock = createFetchClient<Paths>({
    baseUrl: service.settings.baseUrl,
    pathSerializer: (path, values) => pathSerializer(path, values, serializePath),
    ...(querySerializer && { querySerializer }),
    ...(bodySerializer && { bodySerializer }),
    ...(headers && { headers: readableHeaders(headers) }),
  });
  return clientOver(stock, service, throwOnError);
}

const clientChecks = {
  ...optionChecks.client,
  ...named("throwOnError querySerializer bodySerializer pathSerializer requestInitExt"),
};
const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;

type Requester = (method: string, path: string, init: object) => Promise<Result>;

/** A client over openapi-fetch's own, whose requests the service sends. */
function clientOver<Paths extends object, Throws extends boolean>(
  stock: FetchClient<Paths>,
  service: Service,
  throwOnError: boolean,
): Client<Paths, Throws> {
  const request = async (method: string, path: string, init: CallInit = {}): Promise<Result> => {
    checkCall(init);
    checkTemplate(path);
    const template = `${method.toUpperCase()} ${path}`;
    const { parseAs = "json" } = init;
    const options = optionsForService(init, template);
    // A middleware may give a response without a request.
    let call: KnownCall = { operation: template, secrets: [], template, parseAs };
    let received: Response | undefined;
    let refusal: unknown;
    const fetch = async (sent: Request) => {
      const { response, ...served } = await callService(service, sent, options);
      call = { ...call, ...served };
      received = response;
      if (parseAs === "json") await requireJson(call, response);
      else refusal = await errorInSuccess(call, response);
      return response;
    };
    const openapiFetchInit = { ...optionsForOpenapiFetch(init), parseAs, fetch };
    const read = await (stock.request as Requester)(method, path, openapiFetchInit).catch((error: unknown) => {
      throw error instanceof SyntaxError && received ? notJson(template, received) : error;
    });
    noteCall(read.response, call);
    return resultOf(call, read, refusal, throwOnError);
  };
  const calls = methods.map((method) => [method, (path: string, init?: CallInit) => request(method, path, init)]);
  const withAccount = (zaaid: string) => clientOver(stock, ofAccount(service, zaaid), throwOnError);
  return { ...stock, ...Object.fromEntries(calls), request, withAccount } as unknown as Client<Paths, Throws>;
}
