import { type HttpHandler, http } from "msw";
import type { operations } from "../../generated/types.ts";
import { type DocumentedResponse, documentedResponse } from "../responses/documented-response.ts";
import { allowHeader, badRequest, responseBeforeAccess } from "../responses/early-response.ts";
import { isJson, jsonType } from "../shared/http.ts";
import { isAddress, isPlainObject, wrongArgument } from "../shared/options.ts";
import { escapeRegExp } from "../shared/text.ts";
import { validators } from "../validation/all-operations.ts";
import { formOrQuery } from "../validation/body.ts";
import type { Addresses } from "../validation/contract-validators.ts";
import type { OperationDescription } from "../validation/description.ts";
import { breachOf, type MadeResponse } from "../validation/made-response.ts";
import { readRequest } from "../validation/read-message.ts";

type Respond = (info: { request: Request; params: Readonly<Record<string, unknown>> }) => Response | Promise<Response>;

/**
 * The service as handlers of msw: each operation responds with the contract's example. A request that breaks the contract, or
 * names an unknown monitor, path or method, gets the documented error.
 * @param baseUrl {base_url}, such as `https://www.acme.eu/api`. The OAuth operations are handled at any host.
 * @param overrides by operation: another documented response, or a function
 */
export function handlers(baseUrl: string, overrides: Overrides = {}): HttpHandler[] {
  if (!isAddress(baseUrl)) throw wrongArgument("handlers", "{base_url}, such as https://www.acme.eu/api", baseUrl);
  const base = new URL(baseUrl).href.replace(/\/$/, "");
  const chosen = overrides as Readonly<Record<string, Respond | MadeResponse | undefined>>;
  assertOverrides(chosen);

  const respond = async (request: Request, addresses: Addresses): Promise<Response> => {
    const { method } = request;
    const located = validators.locate(request, addresses);
    const { violations } = validators.checkLocated(located, await readRequest(request), addresses);
    const { methods = [], parameters: params = {} } = located.route ?? {};
    const early = responseBeforeAccess(method, methods, located.route, violations) ?? badRequest(violations);
    if (early) return sent(early, method, methods);
    // Without an operation, there was an early response.
    const operation = located.route?.operation as OperationDescription;
    const override = chosen[operation.id];
    if (!override) return sent(await exampleOf(operation, request, params), method, methods);
    if (typeof override === "object") {
      const { status, body } = override;
      const { headers = {} } = documentedResponse(operation, status) ?? {};
      return sent({ status, headers, body }, method, methods);
    }
    const own: unknown = await override({ request, params });
    // Without a response, msw would send the request to the network. The tag is compared to accept a Response of undici, too.
    if (Object(own)[Symbol.toStringTag] === "Response") return own as Response;
    throw wrongArgument(`handlers ${operation.id}, what the function returns`, "a Response", own);
  };
  const withoutBody = async (request: Request, response: Response) =>
    request.method === "HEAD" ? new Response(null, response) : response;
  // Other paths at other hosts belong to other programs, so msw's onUnhandledRequest decides about them.
  const oauth = validators.operations.filter(({ isOAuth }) => isOAuth).map(({ path }) => escapeRegExp(path));
  return [
    // The patterns match only the start of a path. A group for a path parameter would be decoded by msw, which fails if a percent
    // escape is invalid.
    http.all(new RegExp(`^${escapeRegExp(base)}/`), async ({ request }) =>
      withoutBody(request, await respond(request, { baseUrl: base })),
    ),
    http.all(new RegExp(`^https?://[^/]+(${oauth.join("|")})(\\?|$)`), async ({ request }) =>
      withoutBody(request, await respond(request, {})),
    ),
  ];
}

/** @throws TypeError that names the operation that does not exist, or says how a response breaks the contract */
function assertOverrides(overrides: Readonly<Record<string, unknown>>): void {
  if (!isPlainObject(overrides)) throw wrongArgument("handlers, second argument", "responses by operation", overrides);
  for (const [id, value] of Object.entries(overrides)) {
    const operation = validators.operation(id);
    if (value === undefined || typeof value === "function") continue;
    const { status, body, ...others } = (isPlainObject(value) ? value : {}) as Partial<MadeResponse>;
    const hasBody = body !== undefined || operation.responses[status ?? 0]?.mediaType === undefined;
    if (typeof status !== "number" || !hasBody || Object.keys(others).length > 0)
      throw wrongArgument(`handlers ${id}`, "a function, or an object with only status and body", value);
    const breach = breachOf(operation, { status, body });
    if (breach) throw new TypeError(`The override ${breach}. A function may send any response.`);
  }
}

/** The example of a success; the documented 404 if the path names another record than the example has. */
async function exampleOf(
  operation: OperationDescription,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<DocumentedResponse> {
  const isGrant = operation.id === "createToken" && (await grantTypeOf(request)) === "authorization_code";
  const name = isGrant ? "GrantExchangeResponse" : "AccessTokenResponse";
  const success = documentedResponse(operation, undefined, name) ?? { status: 200, headers: {}, body: undefined };
  const { data = {} } = (success.body ?? {}) as { data?: Record<string, unknown> };
  const isUnknown = Object.entries(params).some(([name, value]) => name in data && data[name] !== value);
  return (isUnknown && documentedResponse(operation, 404)) || success;
}

async function grantTypeOf(request: Request): Promise<string | null> {
  const { search } = new URL(request.url);
  return formOrQuery(search.slice(1), await request.clone().text()).get("grant_type");
}

/** A response as JSON or, in another media type, with its text unchanged. */
function sent({ status, headers, body }: DocumentedResponse, method: string, methods: readonly string[]): Response {
  const init = { status, headers: { ...headers, ...allowHeader(method, status, methods) } };
  if (body === undefined) return new Response(null, init);
  return isJson(headers["Content-Type"] ?? jsonType) ? Response.json(body, init) : new Response(String(body), init);
}

type Responses<Operation> = Operation extends { responses: infer Documented } ? Documented : never;

/** The documented body of a response. */
export type ResponseBody<Id extends keyof operations, Status extends keyof Responses<operations[Id]>> = Responses<
  operations[Id]
>[Status] extends { content: { "application/json": infer Body } }
  ? Body
  : never;

/** A documented response, or a function that makes any response. */
export type Override<Id extends keyof operations> =
  | {
      [Status in keyof Responses<operations[Id]>]: { status: Status; body: ResponseBody<Id, Status> };
    }[keyof Responses<operations[Id]>]
  | ((info: { request: Request; params: Readonly<Record<string, unknown>> }) => Response | Promise<Response>);

/** What operations respond with, instead of the contract's examples. */
export type Overrides = { readonly [Id in keyof operations]?: Override<Id> };
