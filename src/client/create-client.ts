import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import { ServiceError, TransportError } from "./errors.ts";
import { isReadWhole } from "./exchange.ts";
import type { Methods, OAuthPath, ServicePaths } from "./methods.ts";
import { asTransportError, callOf, documented, type NotedCall, noteCall } from "./noted-call.ts";
import { refuseUnknown } from "./option-checks.ts";
import { type ClientOptions, callTable, type ServiceInit } from "./options.ts";
import { ofFetch, pathSerializer } from "./request.ts";
import { createServiceFetch, type ServiceFetch } from "./service-fetch.ts";
import { failureOf, isRefusal, type Result } from "./unwrap.ts";

export interface CreateClientOptions<Throws extends boolean = false> extends ClientOptions {
  /** Whether a call throws the error that `unwrap` throws, instead of resolving with it; false if omitted. */
  throwOnError?: Throws | undefined;
}

/** A client whose calls throw is typed so only with the option that makes them throw. */
type ClientArguments<Throws extends boolean> = true extends Throws
  ? [options: CreateClientOptions<Throws> & { throwOnError: NoInfer<Throws> }]
  : [options?: CreateClientOptions<Throws>];

/**
 * openapi-fetch's own client, with accounts. Its calls also take `timeout`, `retry`, `version` and `zaaid`, and
 * they send `params.cookie.zaaid`, which openapi-fetch leaves out. `fetch` of a call sends its requests, with their token.
 */
export interface Client<Paths extends object = ServicePaths, Throws extends boolean = false>
  extends Methods<Paths, Throws> {
  /**
   * Returns a client with the same tokens and middleware that acts on a customer account or business unit.
   * @throws TypeError if the zaaid is not valid; TransportError in a browser, which does not let programs set cookies
   */
  withAccount(zaaid: string): Client<Paths, Throws>;
  /**
   * Returns a client with the same tokens and middleware, and other options.
   * @throws TypeError that names the invalid option
   */
  withOptions(options: ServiceInit): Client<Paths, Throws>;
  /** Never set: a client whose calls do not throw is no client whose calls do. */
  readonly "~types"?: { paths: Omit<Paths, OAuthPath>; throws: false extends Throws ? boolean : true };
}

/**
 * Creates a client of the service: openapi-fetch over `createServiceFetch`. Middleware sees the calls, without tokens and signals.
 * Operations that the contract does not show can be added to the types: `createClient<paths & Mine>()`; if its calls throw,
 * `createClient<paths & Mine, true>({ throwOnError: true })`.
 * @param options each that is omitted is read from its environment variable
 * @throws TypeError that names the missing or invalid option
 */
export function createClient<Paths extends object = ServicePaths, Throws extends boolean = false>(
  ...[options = {}]: ClientArguments<Throws>
): Client<Paths, Throws> {
  const { throwOnError = false, ...rest } = options as CreateClientOptions<Throws>;
  const fetch = createServiceFetch(rest);
  const stock = createFetchClient<Paths>({ baseUrl: fetch.baseUrl, fetch, pathSerializer });
  return clientOver(stock, fetch, throwOnError);
}

const methods = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;

/** The options of a call, as they are at run time; the types are those of openapi-fetch. */
interface CallInit extends ServiceInit {
  params?: { cookie?: { zaaid?: string } };
  body?: unknown;
  bodySerializer?: unknown;
  headers?: unknown;
  parseAs?: string;
  signal?: AbortSignal | null;
}

type Requester = (method: string, path: string, init: object) => Promise<Result>;

/** A client over openapi-fetch's own, whose requests `service` sends. */
function clientOver<Paths extends object, Throws extends boolean>(
  stock: FetchClient<Paths>,
  service: ServiceFetch,
  throwOnError: boolean,
): Client<Paths, Throws> {
  const request = async (method: string, path: string, init: CallInit = {}): Promise<Result> => {
    checkCall(init);
    const template = `${method.toUpperCase()} ${path}`;
    const call: NotedCall = { operation: template, secrets: [], template, parseAs: init.parseAs ?? "json" };
    const { zaaid = init.params?.cookie?.zaaid, version = documented(call)?.version, ...others } = init;
    const { timeout, retry, fetch, signal, ...ofStock } = others;
    // On the Request these would be lost when a middleware replaces it, and a call without its `zaaid` acts on the wrong
    // account. So would the signal: each Request would add a listener to it until it is collected, about which Node 20 warns.
    const options = {
      ...{ timeout, retry, version, fetch },
      ...(zaaid !== undefined && { zaaid }),
      ...(signal && { signal }),
    };
    const sent: Sent = {};
    try {
      const sender = senderOf(service, options, call, sent);
      const read = await (stock.request as Requester)(method, path, { ...ofStock, fetch: sender });
      // A middleware may have replaced the response, or given one without a request.
      const received = await sent.response?.catch(() => undefined);
      noteCall(read.response, received ? { ...call, ...callOf(received) } : call);
      return resultOf(read, sent.refusal, throwOnError);
    } catch (error) {
      throw asTransportError(error, template);
    }
  };
  const calls = methods.map((method) => [method, (path: string, init?: CallInit) => request(method, path, init)]);
  const client = {
    ...stock,
    ...Object.fromEntries(calls),
    request,
    withAccount: (zaaid: string) => clientOver(stock, service.withAccount(zaaid), throwOnError),
    withOptions: (options: ServiceInit) => clientOver(stock, service.withOptions(options), throwOnError),
  };
  return client as unknown as Client<Paths, Throws>;
}

/** What openapi-fetch does not show of a call. */
interface Sent {
  response?: Promise<Response>;
  /** The error that came in place of a report. */
  refusal?: unknown;
}

/** The `fetch` of one call, which also looks at the response before openapi-fetch reads its body. */
function senderOf(service: ServiceFetch, options: RequestInit & ServiceInit, call: NotedCall, sent: Sent) {
  // Not async: another frame would push the line of the program out of the stack of an error.
  const send = (request: Request) => {
    sent.response = service(request, options);
    return sent.response;
  };
  if (call.parseAs === "json")
    return (request: Request) => send(request).then((response) => requireJson(call.operation, response));
  return async (request: Request) => {
    const response = await send(request);
    sent.refusal = await refusalIn(call, response);
    return response;
  };
}

/**
 * The result of a call, with an `error` also where openapi-fetch sees none.
 * @throws what `unwrap` throws, if calls throw, or if the body is not the documented one
 */
function resultOf(read: Result, ofReport: unknown, throwOnError: boolean): Result {
  const { response } = read;
  // openapi-fetch gives no error for an empty body, and `if (error)` would take the call for a success.
  const isEmpty = !response.ok && !read.error;
  const why = response.status < 400 ? ", which is a redirect that is not followed" : " with an empty body";
  const refusal = isEmpty ? { message: `status ${response.status}${why}` } : ofReport;
  const result = refusal === undefined ? read : { error: refusal, response };
  const failure = failureOf(result);
  if (failure === undefined) return result;
  if (throwOnError || !(failure instanceof ServiceError)) throw failure;
  // openapi-fetch takes a 200 with an error code for a success.
  return { error: result.error ?? result.data, response };
}

const ofOpenapiFetch = "params parseAs querySerializer bodySerializer pathSerializer middleware Request".split(" ");
const known = [...Object.keys(callTable), ...ofFetch, ...ofOpenapiFetch];
const formType = "application/x-www-form-urlencoded";

/**
 * @throws TypeError if an option does not exist, or if openapi-fetch would send the body as `{}`, or nothing: it sends JSON,
 * `FormData`, and what has exactly the type of a form
 */
function checkCall({ params = {}, body, bodySerializer, headers, ...init }: CallInit): void {
  refuseUnknown("a call", init, known);
  refuseUnknown("`params`", params, ["path", "query", "header", "cookie"]);
  refuseUnknown("`params.cookie`", params.cookie ?? {}, ["zaaid"]);
  const { zaaid = params.cookie?.zaaid } = init;
  if (zaaid !== (params.cookie?.zaaid ?? zaaid))
    throw new TypeError("`zaaid` and `params.cookie.zaaid` name two accounts. Leave out one of them.");
  if (bodySerializer || Object(body) !== body) return;
  const notJson = [Blob, ArrayBuffer, ReadableStream, Response, Map, Set];
  const isOther = typeof body === "function" || ArrayBuffer.isView(body) || Symbol.asyncIterator in (body as object);
  const isUntypedForm =
    body instanceof URLSearchParams && new Headers(headers as HeadersInit).get("Content-Type") !== formType;
  if (isOther || isUntypedForm || notJson.some((type) => body instanceof type))
    throw new TypeError(
      `\`body\` must be what JSON can have, FormData, or a form with the Content-Type ${formType}. For a file, bytes or a stream, add a \`bodySerializer\`, or call the path with \`createServiceFetch\`.`,
    );
}

/** @throws TransportError if a success is not JSON, by its header: its body may have no end, and is not read */
async function requireJson(operation: string, response: Response): Promise<Response> {
  if (isReadWhole(response) || !response.body) return response;
  await response.body.cancel();
  const [type = "another type"] = /^[\w.+-]+\/[\w.+-]+/.exec(response.headers.get("Content-Type") ?? "") ?? [];
  throw new TransportError(
    `${operation}: the response is ${type}, not JSON (status ${response.status}). If it is a report, give the call \`parseAs\`. Otherwise check the address, and whether a proxy or the login page of a network responds instead.`,
  );
}

/** The error of a report that is JSON instead, below a status of success: its bytes would be taken for the report. */
async function refusalIn(call: NotedCall, response: Response): Promise<unknown> {
  if (!response.ok || !/json/i.test(response.headers.get("Content-Type") ?? "")) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return isRefusal(call, body) ? body : undefined;
}
