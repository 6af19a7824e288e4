import { type HttpHandler, http } from "msw";
import { examples } from "../../generated/examples.ts";
import type { operations } from "../../generated/types.ts";
import { successStatus } from "../contract/operations.ts";
import { escapeRegExp } from "../shared/text.ts";
import { contract } from "../validation/all-operations.ts";
import { isAddress, isPlainObject, wrongArgument } from "../validation/arguments.ts";
import type { Addresses } from "../validation/contract.ts";
import type { OperationDescription } from "../validation/description.ts";
import { assertMadeResponse } from "../validation/made-response.ts";
import { requestParts } from "../validation/message.ts";
import { describeViolation } from "../validation/violation.ts";

interface ErrorBody {
  code: number;
  message: string;
}

type Respond = (info: { request: Request; params: Readonly<Record<string, unknown>> }) => Response | Promise<Response>;

/**
 * The service as handlers of msw: each operation responds with the contract's example. A request that breaks the contract
 * gets the documented error; an unknown monitor, path or method as well.
 * @param baseUrl {base_url}, such as `https://www.acme.eu/api`. The OAuth operations are handled at any host.
 * @param overrides by operation: another documented response, or a function
 */
export function handlers(baseUrl: string, overrides: Overrides = {}): HttpHandler[] {
  if (!isAddress(baseUrl)) throw wrongArgument("handlers", "{base_url}, such as https://www.acme.eu/api", baseUrl);
  const base = new URL(baseUrl).href.replace(/\/$/, "");
  const chosen = overrides as Readonly<Record<string, Respond | Made | undefined>>;
  assertOverrides(chosen);

  const respond = async (request: Request, addresses: Addresses): Promise<Response> => {
    const { method } = request;
    const located = contract.locate(request, addresses);
    const { route } = located;
    const { violations } = contract.checkLocated(located, await requestParts(request), addresses);
    const detail = violations.map(describeViolation).join("; ");
    if (!route) return error("", 404, {}, detail);
    const operation = route.operations.get(method === "HEAD" ? "GET" : method);
    const allowed = [...route.operations.keys()].join(", ");
    if (method === "OPTIONS") return new Response(null, { status: 204, headers: { Allow: allowed } });
    if (!operation) return error("", 405, { Allow: allowed }, detail);
    const token = violations.find(({ at }) => at === "Authorization");
    if (token) return error(operation.id, 401, {}, describeViolation(token));
    if (violations.length > 0) return error(operation.id, 400, {}, detail);
    const override = chosen[operation.id];
    const info = { request, params: route.parameters };
    if (typeof override === "function") {
      const own: unknown = await override(info);
      // Without a response, msw would send the request to the network. By its tag, because it may be one of undici.
      if (Object(own)[Symbol.toStringTag] === "Response") return own as Response;
      throw wrongArgument(`handlers ${operation.id}, what the function returns`, "a Response", own);
    }
    return override ? made(operation, override.status, override.body) : example(operation, info);
  };
  const withoutBody = async (request: Request, response: Response) =>
    request.method === "HEAD" ? new Response(null, response) : response;
  // Only these paths: another one at any host is of another program, or for msw's onUnhandledRequest.
  const oauth = contract.operations.filter(({ isOAuth }) => isOAuth).map(({ path }) => escapeRegExp(path));
  return [
    // Patterns without groups: msw would fail to decode an invalid percent escape.
    http.all(new RegExp(`^${escapeRegExp(base)}/`), async ({ request }) =>
      withoutBody(request, await respond(request, { baseUrl: base })),
    ),
    http.all(new RegExp(`^https?://[^/]+(${oauth.join("|")})(\\?|$)`), async ({ request }) =>
      withoutBody(request, await respond(request, {})),
    ),
  ];
}

interface Made {
  status: number;
  body: unknown;
}

/** @throws TypeError that names the operation that does not exist, or says how a response breaks the contract */
function assertOverrides(overrides: Readonly<Record<string, unknown>>): void {
  if (!isPlainObject(overrides)) throw wrongArgument("handlers, second argument", "responses by operation", overrides);
  for (const [id, value] of Object.entries(overrides)) {
    const operation = contract.operation(id);
    if (value === undefined || typeof value === "function") continue;
    const { status, body, ...others } = (isPlainObject(value) ? value : {}) as Partial<Made>;
    const [unknown] = Object.keys(others);
    const hasBody = body !== undefined || operation.responses[status ?? 0]?.mediaType === undefined;
    if (typeof status !== "number" || unknown !== undefined || !hasBody)
      throw new TypeError(
        `handlers ${id}: expected a function, or an object with status and body${unknown ? `; got ${unknown}` : ""}.`,
      );
    assertMadeResponse(contract, operation, { status, body }, "A function may send any response.");
  }
}

/** The first example of a success, or the error of a record that the examples do not have. */
async function example(
  operation: OperationDescription,
  { request, params }: Parameters<Respond>[0],
): Promise<Response> {
  const status = Number(successStatus(Object.keys(operation.responses)) ?? "200");
  const bodies = (examples[operation.id]?.[status] ?? []) as Array<Record<string, unknown>>;
  if (operation.id === "createToken") return json(status, bodies[(await isGrant(request)) ? 0 : 1]);
  const [body] = bodies;
  const data = (body?.data ?? {}) as Record<string, unknown>;
  const isUnknown = Object.entries(params).some(([name, value]) => name in data && data[name] !== value);
  return isUnknown ? error(operation.id, 404) : made(operation, status, body);
}

async function isGrant(request: Request): Promise<boolean> {
  const text = `${new URL(request.url).search}&${await request.clone().text()}`;
  return text.includes("grant_type=authorization_code");
}

/** A documented error. The OAuth operations do not document theirs, and respond with those of the others. */
function error(id: string, status: number, headers: Record<string, string> = {}, detail = ""): Response {
  const bodies = examples[id]?.[status] ?? Object.values(examples).find((one) => one[status])?.[status] ?? [];
  const [body] = bodies as ErrorBody[];
  const message = detail === "" ? body?.message : `${body?.message}: ${detail}`;
  return json(status, { ...body, message }, headers);
}

/** A response of an operation, with the headers that it must have: in JSON, or in another media type with its text as it is. */
function made({ responses }: OperationDescription, status: number, body: unknown): Response {
  const { mediaType = "application/json", headers: declared = [] } = responses[status] ?? {};
  const headers = Object.fromEntries(
    declared.flatMap(({ name, example }): [string, string][] => (example === undefined ? [] : [[name, example]])),
  );
  if (/json/.test(mediaType)) return json(status, body, headers);
  return new Response(String(body), { status, headers: { "Content-Type": mediaType, ...headers } });
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers });
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
