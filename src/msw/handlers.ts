import { type HttpHandler, http } from "msw";
import { examples } from "../../generated/examples.ts";
import { operations } from "../../generated/validation/operations.ts";
import { successStatus } from "../contract/operations.ts";
import { contract } from "../validation/all-operations.ts";
import type { OperationDescription } from "../validation/description.ts";
import { requestParts } from "../validation/message.ts";
import { formatViolations, type Violation } from "../validation/violation.ts";
import type { Overrides } from "./overrides.ts";

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
  const base = baseUrl.replace(/\/$/, "");
  const ofOperations = operations.map((operation) => {
    const { id, isOAuth, method, path } = operation;
    const override = (overrides as Record<string, Respond | { status: number; body: unknown } | undefined>)[id];
    const respond: Respond = async (info) => {
      const { violations } = contract.checkRequest(await requestParts(info.request), isOAuth ? {} : { baseUrl: base });
      if (violations.length > 0) return refusal(operation, violations);
      if (typeof override === "function") return override(info);
      if (override) return json(override.status, override.body);
      return example(operation, info);
    };
    const verb = method.toLowerCase() as "get" | "post" | "put" | "delete";
    return http[verb](`${isOAuth ? "*" : base}${path.replace(/\{(\w+)\}/g, ":$1")}`, respond);
  });
  return [...ofOperations, http.all(`${base}/*`, ({ request }) => notDocumented(request, base))];
}

/** The first example of a success, or the error of a record that the examples do not have. */
async function example(
  operation: OperationDescription,
  { request, params }: Parameters<Respond>[0],
): Promise<Response> {
  const status = Number(successStatus(Object.keys(operation.responses)));
  const bodies = (examples[operation.id]?.[status] ?? []) as Array<Record<string, unknown>>;
  if (operation.id === "createToken") return json(status, bodies[(await isGrant(request)) ? 0 : 1]);
  const [body] = bodies;
  const data = (body?.data ?? {}) as Record<string, unknown>;
  const isUnknown = Object.entries(params).some(([name, value]) => name in data && data[name] !== value);
  return isUnknown ? error(operation.id, 404) : json(status, body);
}

async function isGrant(request: Request): Promise<boolean> {
  const text = `${new URL(request.url).search}&${await request.clone().text()}`;
  return text.includes("grant_type=authorization_code");
}

function refusal({ id }: OperationDescription, violations: readonly Violation[]): Response {
  const status = violations.some(({ at }) => at === "Authorization") ? 401 : 400;
  return error(id, status, {}, status === 400 ? formatViolations(violations) : "");
}

/** The response to a path or a method that the contract does not have. */
function notDocumented({ url, method }: Request, baseUrl: string): Response {
  const allowed = operations.filter((one) => contract.find({ method: one.method, url }, { baseUrl }) === one);
  if (allowed.length === 0) return error("listMonitors", 404);
  const names = allowed.map((operation) => operation.method);
  return method === "OPTIONS"
    ? new Response(null, { status: 204, headers: { Allow: names.join(", ") } })
    : error(allowed[0]?.id ?? "", 405, { Allow: names.join(", ") });
}

/** A documented error. The OAuth operations do not document theirs, and respond with those of the others. */
function error(id: string, status: number, headers: Record<string, string> = {}, detail = ""): Response {
  const [body] = (examples[id]?.[status] ?? examples.listMonitors?.[status] ?? []) as ErrorBody[];
  const message = detail === "" ? body?.message : `${body?.message}: ${detail}`;
  return json(status, { ...body, message }, headers);
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}
