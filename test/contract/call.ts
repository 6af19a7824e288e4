import {
  createClient,
  createServiceFetch,
  exchangeGrant,
  refresh,
  revoke,
  type ServiceFetch,
  unwrap,
} from "../../src/client/index.ts";
import type { CaseContext, CaseRequest, Values } from "./case.ts";
import { filled, type ReceivedResponse, readResponse, resolved, type Server } from "./send.ts";

/** A `fetch` that records the responses. */
export function recorder(): { fetch: typeof fetch; responses: ReceivedResponse[] } {
  const responses: ReceivedResponse[] = [];
  const recording: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    responses.push(await readResponse(response.clone()));
    return response;
  };
  return { fetch: recording, responses };
}

/**
 * Whether the client can send a request. The client sends an access token with its own scheme, bodies as JSON, and
 * complete forms without other headers to the OAuth operations.
 */
export function isCall({ method, path, token, authorization, query, headers, form, raw }: CaseRequest): boolean {
  if (!path.startsWith("/oauth/")) return token !== undefined && authorization === undefined && !form && !raw;
  if (method !== "POST" || headers) return false;
  // A complete form contains the context's credentials, so it is a function.
  if (path === "/oauth/v2/token") return typeof form === "function";
  return path === "/oauth/v2/token/revoke" && (typeof query === "function" || typeof query?.token === "string");
}

/**
 * Sends a request through the client.
 * @returns the payload
 * @throws the client's error
 */
export async function call(request: CaseRequest, server: Server, context: CaseContext, network: typeof fetch) {
  if (request.path.startsWith("/oauth/"))
    return callOAuth(request, { authUrl: server.authUrl, fetch: network }, context);
  const { method, path, pathParameters = {}, token, zaaid, headers = {}, json } = request;
  const options = {
    baseUrl: server.baseUrl,
    accessToken: (await token?.(context)) ?? "",
    fetch: network,
    // Some cases expect the status 500.
    retry: { maxRetries: 0 },
    zaaid,
  };
  const query = await resolved(request.query ?? {}, context);
  const body = json === undefined ? {} : { body: json };
  if (!isVerb(method)) return unwrap(sendPlain(createServiceFetch(options), request, texts(query), headers));
  // The types accept literal paths only, and the table of cases has strings.
  const verb = createClient(options)[method] as (path: string, options: object) => Promise<Result>;
  return unwrap(verb(path, { params: { path: pathParameters, query }, headers, ...body }));
}

interface Result {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** Sends a request with a method that the client's types do not have. */
async function sendPlain(
  service: ServiceFetch,
  request: CaseRequest,
  query: Record<string, string | undefined>,
  headers: Record<string, string>,
): Promise<Result> {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const init = {
    method: request.method,
    headers,
    ...(request.json !== undefined && { body: JSON.stringify(request.json) }),
  };
  const response = await service(filled(request) + (search && `?${search}`), init);
  const text = await response.text();
  const body = text ? JSON.parse(text) : undefined;
  return response.ok ? { data: body, response } : { error: body, response };
}

function isVerb(method: string): method is "GET" | "POST" | "PUT" | "DELETE" {
  return ["GET", "POST", "PUT", "DELETE"].includes(method);
}

async function callOAuth(
  { query = {}, form = {} }: CaseRequest,
  server: Parameters<typeof refresh>[0],
  context: CaseContext,
) {
  const { client_id, client_secret, grant_type, code, refresh_token, token } = texts({
    ...(await resolved(query, context)),
    ...(await resolved(form, context)),
  });
  if (token !== undefined) return revoke(token, server);
  const credentials = { clientId: client_id, clientSecret: client_secret, refreshToken: refresh_token };
  if (grant_type === "authorization_code") return exchangeGrant(code ?? "", { ...server, credentials });
  return refresh({ ...server, credentials });
}

function texts(values: Values): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
