import type { IncomingHttpHeaders } from "node:http";
import { basePath } from "../contract/base-path.ts";
import type { Operation } from "../contract/operations.ts";
import type { Route } from "../contract/router.ts";
import type { Handler, HttpRequest, HttpResponse, NoResponse } from "../server/message.ts";
import { describeViolation } from "../validation/violation.ts";
import { zaaidOf } from "./authorization.ts";
import { Refusal, refusalResponse } from "./refusal.ts";
import type { ServedContract } from "./served-contract.ts";
import { serviceResponse, undocumentedResponse } from "./service.ts";
import type { ReceivedRequest } from "./state/journal.ts";
import type { ReceivedCall } from "./state/match.ts";
import type { Generations, MockState } from "./state/state.ts";

/** Begins a request, which keeps the contract, the state and the time of its arrival. Each one is recorded. */
export function serviceHandler(
  contract: ServedContract,
  generations: Generations,
  stopped: AbortSignal,
): () => Handler {
  return () => {
    const state = generations.current;
    const { journal } = state;
    const at = state.clock.now();
    return async (request) => {
      const called = calledBy(request, contract);
      const entry: ReceivedRequest = { request, call: called.call, status: null, at };
      journal.add(entry);
      const response = await respond(request, called, state, contract, stopped);
      if (typeof response !== "string") entry.status = response.status;
      const { origin } = request.headers;
      if (typeof response === "string" || !origin) return response;
      return { ...response, headers: { ...response.headers, ...corsHeaders(origin) } };
    };
  };
}

interface Called {
  route: Route<Operation> | undefined;
  operation: Operation | undefined;
  call: ReceivedCall;
}

function calledBy({ method, path, query, headers, body }: HttpRequest, { router }: ServedContract): Called {
  const route = router.find(path, method);
  const operation = route?.operations.get(method === "HEAD" ? "GET" : method);
  const below = path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  const call = {
    operation: operation?.id,
    method,
    path: below,
    query,
    account: zaaidOf(headers.cookie),
    headers,
    body,
  };
  return { route, operation, call };
}

/** Turns refusals into responses. */
async function respond(
  request: HttpRequest,
  { route, operation, call }: Called,
  state: MockState,
  contract: ServedContract,
  stopped: AbortSignal,
): Promise<HttpResponse | NoResponse> {
  if (route && request.method === "OPTIONS") return preflight(request.headers, allowed(route));
  let response: HttpResponse | NoResponse;
  try {
    const made =
      route && operation
        ? await serviceResponse(request, { route, operation, call }, state, contract, stopped)
        : await undocumentedResponse(request, call, state, contract, stopped);
    response = made ?? refuseUndocumented(request, route, contract);
  } catch (error) {
    if (stopped.aborted) return "close";
    // A bug of the mock: the details belong in its log, not in the response.
    if (!(error instanceof Refusal)) console.error(error);
    const refusal = error instanceof Refusal ? error : new Refusal("InternalServerError");
    response = refusalResponse(contract.errors, refusal);
  }
  if (!route || typeof response === "string" || response.status !== 405) return response;
  return { ...response, headers: { Allow: allowed(route), ...response.headers } };
}

/** @throws Refusal that says what is undocumented: the path, or its method */
function refuseUndocumented(
  request: HttpRequest,
  route: Route<Operation> | undefined,
  { validators }: ServedContract,
): never {
  const { violations } = validators.checkRequest({ ...request, url: request.path });
  const wrong = violations.filter((one) => one.in === "path" || one.in === "method");
  throw new Refusal(route ? "MethodNotAllowed" : "NotFound", wrong.map(describeViolation).join("; "));
}

function allowed({ operations }: Route<Operation>): string {
  return [...operations.keys(), ...(operations.has("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

/** The response headers that a page of another origin may read. */
const exposed = "Allow, X-Mock-Operation, X-Mock-Version, X-Mock-Zaaid";

/** The headers that let a page of another origin read a response, also to a request with cookies. */
function corsHeaders(origin: string): Record<string, string> {
  return {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Expose-Headers": exposed,
    Vary: "Origin",
  };
}

function preflight(headers: IncomingHttpHeaders, allowed: string): HttpResponse {
  const requestedHeaders = headers["access-control-request-headers"];
  return {
    status: 204,
    headers: {
      Allow: allowed,
      ...(headers["access-control-request-method"] && { "Access-Control-Allow-Methods": allowed }),
      ...(requestedHeaders && { "Access-Control-Allow-Headers": requestedHeaders, "Access-Control-Max-Age": "600" }),
    },
    body: "",
  };
}
