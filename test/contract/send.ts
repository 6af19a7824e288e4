import type { Mock } from "../../src/mock/index.ts";
import type { CaseContext, CaseRequest, FromContext, Values } from "./case.ts";

/** The URLs that cases are sent to. */
type Server = Pick<Mock, "baseUrl" | "authUrl">;

/** A response, with its body as text. */
export interface ReceivedResponse {
  status: number;
  headers: Headers;
  text: string;
}

export async function readResponse(response: Response): Promise<ReceivedResponse> {
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Sends a request through plain HTTP. */
export async function send(request: CaseRequest, server: Server, context: CaseContext): Promise<ReceivedResponse> {
  const query = new URLSearchParams(pairs(await resolved(request.query ?? {}, context))).toString();
  const base = request.path.startsWith("/oauth/") ? server.authUrl : server.baseUrl;
  const { body, contentType } = await bodyOf(request, context);
  const authorization = await authorizationOf(request, context);
  const response = await fetch(base + filled(request) + (query && `?${query}`), {
    method: request.method,
    headers: {
      ...(contentType && { "Content-Type": contentType }),
      ...(authorization && { Authorization: authorization }),
      ...(request.zaaid !== undefined && { Cookie: `zaaid=${request.zaaid}` }),
      ...request.headers,
    },
    ...(body !== undefined && { body }),
  });
  return readResponse(response);
}

export async function resolved<T extends string | Values>(value: FromContext<T>, context: CaseContext): Promise<T> {
  return typeof value === "function" ? await value(context) : value;
}

/** The path with its parameters filled in. */
export function filled({ path, pathParameters = {} }: CaseRequest): string {
  return path.replace(/\{(\w+)\}/g, (_braces, name) => encodeURIComponent(pathParameters[name] ?? ""));
}

/** Pairs of names and values; a name with several values is repeated. */
function pairs(values: Values): Array<[string, string]> {
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((single): [string, string] => [name, single]),
  );
}

async function authorizationOf(
  { authorization, token }: CaseRequest,
  context: CaseContext,
): Promise<string | undefined> {
  if (authorization !== undefined) return resolved(authorization, context);
  return token && `Svc-oauthtoken ${await token(context)}`;
}

async function bodyOf({ json, form, raw }: CaseRequest, context: CaseContext) {
  // For a string, fetch would add a Content-Type.
  if (raw !== undefined) return { body: Buffer.from(raw) };
  if (json !== undefined) return { body: JSON.stringify(json), contentType: "application/json;charset=UTF-8" };
  if (form === undefined) return {};
  const body = new URLSearchParams(pairs(await resolved(form, context))).toString();
  return { body, contentType: "application/x-www-form-urlencoded" };
}
