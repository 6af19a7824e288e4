import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import { callOf, type NotedCall, noteCall } from "./body.ts";
import { asTransportError, ServiceError } from "./errors.ts";
import type { Methods, ServicePaths } from "./methods.ts";
import { refuseUnknown } from "./option-checks.ts";
import { type ClientOptions, callTable, type ServiceInit } from "./options.ts";
import { ofFetch, pathSerializer } from "./request.ts";
import { createServiceFetch, type ServiceFetch } from "./service-fetch.ts";
import { failureOf, isFailure, type Result } from "./unwrap.ts";

export interface CreateClientOptions<Throws extends boolean = boolean> extends ClientOptions {
  /** Whether a call throws the error that `unwrap` throws, instead of resolving with it; false if omitted. */
  throwOnError?: Throws | undefined;
}

/** A client whose calls throw is typed so only with the option that makes them throw. */
type ClientArguments<Throws extends boolean> = true extends Throws
  ? [options: CreateClientOptions<Throws> & { throwOnError: Throws }]
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

const ofStock = "params parseAs querySerializer bodySerializer pathSerializer middleware baseUrl Request".split(" ");
const known = [...Object.keys(callTable), ...ofFetch, ...ofStock];

/** The options of a call, as they are at run time; the types are those of openapi-fetch. */
interface CallInit extends ServiceInit {
  params?: { cookie?: { zaaid?: string } };
  body?: unknown;
  bodySerializer?: unknown;
  headers?: unknown;
  parseAs?: string;
  signal?: AbortSignal | null;
}

/**
 * The options that openapi-fetch does not know travel as its own option `fetch`, bound to them. On the Request they would
 * be lost when a middleware replaces it, and a call without its `zaaid` acts on the wrong account. So does the signal: each
 * Request would add a listener to it until it is collected, about which Node 20 warns.
 */
function clientOver<Paths extends object, Throws extends boolean>(
  stock: FetchClient<Paths>,
  service: ServiceFetch,
  throwOnError: boolean,
): Client<Paths, Throws> {
  const request = async (method: string, path: string, init: CallInit = {}): Promise<Result> => {
    refuseUnknown("a call", init, known);
    refuseUnknown("`params`", init.params ?? {}, ["path", "query", "header", "cookie"]);
    refuseUnknown("`params.cookie`", init.params?.cookie ?? {}, ["zaaid"]);
    requireSerializable(init);
    const { timeout, retry, version, zaaid = init.params?.cookie?.zaaid, fetch, signal, ...rest } = init;
    const account = zaaid === undefined ? {} : { zaaid };
    const options = { timeout, retry, version, fetch, ...account, ...(signal && { signal }) };
    const template = `${method.toUpperCase()} ${path}`;
    const call: NotedCall = { operation: template, secrets: [], template, parseAs: rest.parseAs ?? "json" };
    // Without `await` or `then` before it settles: either would push the program's line out of the stack of an error.
    let sent: Promise<Response> | undefined;
    const bound = (request: Request) => {
      sent = service(request, options);
      return sent;
    };
    let failed: unknown;
    const inspected = async (request: Request) => {
      const response = await bound(request);
      failed = await errorIn(call, response);
      return response;
    };
    try {
      const read = await (stock.request as Requester)(method, path, {
        ...rest,
        fetch: call.parseAs === "json" ? bound : inspected,
      });
      const { response } = read;
      // A middleware may have replaced the response, or given one without a request.
      const received = await sent?.catch(() => undefined);
      noteCall(response, received ? { ...call, ...callOf(received) } : call);
      // openapi-fetch gives no error for an empty body, and `if (error)` would take the call for a success.
      if (!response.ok && !read.error) failed = { message: `status ${response.status} with an empty body` };
      const result = failed === undefined ? read : { error: failed, response };
      const failure = failureOf(result);
      if (failure === undefined) return result;
      if (throwOnError || !(failure instanceof ServiceError)) throw failure;
      // openapi-fetch takes a 200 with an error code for a success.
      return { error: result.error ?? result.data, response };
    } catch (error) {
      throw asTransportError(error, template);
    }
  };
  const calls = Object.fromEntries(
    methods.map((method) => [method, (path: string, init?: CallInit) => request(method, path, init)]),
  );
  const client = {
    ...stock,
    ...calls,
    request,
    withAccount: (zaaid: string) => clientOver(stock, service.withAccount(zaaid), throwOnError),
    withOptions: (options: ServiceInit) => clientOver(stock, service.withOptions(options), throwOnError),
  };
  return client as unknown as Client<Paths, Throws>;
}

const formType = "application/x-www-form-urlencoded";

/** @throws TypeError if openapi-fetch would send the body as `{}`, or nothing: it sends JSON, `FormData`, and what has exactly the type of a form */
function requireSerializable({ body, bodySerializer, headers }: CallInit): void {
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

/** The error of a report that is JSON instead, below a status of success: its bytes would be taken for the report. */
async function errorIn(call: NotedCall, response: Response): Promise<unknown> {
  if (!response.ok || !/json/i.test(response.headers.get("Content-Type") ?? "")) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return isFailure(call, body) ? body : undefined;
}

type Requester = (method: string, path: string, init: object) => Promise<Result>;
