import { createClient, exchangeGrant, refresh, revoke, unwrap } from "../../src/client/index.ts";
import type { CaseRequest, Place, Values } from "./case.ts";
import { type Answer, answerOf, filled, made, type Server } from "./send.ts";

/** The network, which notes what came back. */
export function recorder(): { fetch: typeof fetch; answers: Answer[] } {
  const answers: Answer[] = [];
  const recording: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    answers.push(await answerOf(response.clone()));
    return response;
  };
  return { fetch: recording, answers };
}

/**
 * Whether a call of the client can express a request. It sends an access token with its own scheme word, bodies as JSON,
 * and to the OAuth operations whole forms without further headers.
 */
export function isCall({ method, path, token, authorization, query, headers, form, raw }: CaseRequest): boolean {
  if (!path.startsWith("/oauth/")) return token !== undefined && authorization === undefined && !form && !raw;
  if (method !== "POST" || headers) return false;
  // Forms that are not made where they are sent lack something.
  if (path === "/oauth/v2/token") return typeof form === "function";
  return path === "/oauth/v2/token/revoke" && (typeof query === "function" || typeof query?.token === "string");
}

/**
 * Sends a case as a call of the client.
 * @returns the payload
 * @throws whatever the client throws
 */
export async function call(request: CaseRequest, server: Server, place: Place, network: typeof fetch) {
  if (request.path.startsWith("/oauth/")) return callOAuth(request, { authUrl: server.authUrl, fetch: network }, place);
  const { method, path, pathParameters = {}, token, zaaid, headers = {}, json } = request;
  const own = createClient({
    baseUrl: server.baseUrl,
    accessToken: (await token?.(place)) ?? "",
    fetch: network,
    // The status 500 is what some cases ask for.
    retry: { maxRetries: 0 },
  });
  const api = zaaid === undefined ? own : own.withAccount(zaaid);
  const query = await made(request.query ?? {}, place);
  const body = json === undefined ? {} : { body: json };
  if (!isVerb(method)) return unwrap(api.request(method, filled(request), { query, headers, ...body }));
  // The types know one path at a time; the table has them all.
  const verb = api[method] as (path: string, options: object) => ReturnType<typeof api.request>;
  return unwrap(verb(path, { params: { path: pathParameters, query }, headers, ...body }));
}

function isVerb(method: string): method is "GET" | "POST" | "PUT" | "DELETE" {
  return ["GET", "POST", "PUT", "DELETE"].includes(method);
}

async function callOAuth({ query = {}, form = {} }: CaseRequest, server: Parameters<typeof revoke>[0], place: Place) {
  const { client_id, client_secret, grant_type, code, refresh_token, token } = texts({
    ...(await made(query, place)),
    ...(await made(form, place)),
  });
  if (token !== undefined) return revoke(server, token);
  const client = { clientId: client_id ?? "", clientSecret: client_secret ?? "" };
  if (grant_type === "authorization_code") return exchangeGrant(server, client, code ?? "");
  return refresh(server, client, refresh_token ?? "");
}

function texts(values: Values): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
