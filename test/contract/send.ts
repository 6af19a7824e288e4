import type { CaseRequest, Made, Place, Values } from "./case.ts";

/** Where a case is sent to. */
export interface Server {
  /** {base_url} */
  baseUrl: string;
  /** {auth_url} */
  authUrl: string;
}

/** What came back. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Sends a case by plain HTTP. */
export async function send(request: CaseRequest, server: Server, place: Place): Promise<Answer> {
  const query = new URLSearchParams(pairs(await made(request.query ?? {}, place))).toString();
  const base = request.path.startsWith("/oauth/") ? server.authUrl : server.baseUrl;
  const { body, contentType } = await bodyOf(request, place);
  const authorization = await authorizationOf(request, place);
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
  return answerOf(response);
}

export async function made<T extends string | Values>(value: Made<T>, place: Place): Promise<T> {
  return typeof value === "function" ? await value(place) : value;
}

/** The path with its parameters filled in. */
export function filled({ path, pathParameters = {} }: CaseRequest): string {
  return path.replace(/\{(\w+)\}/g, (_braces, name) => encodeURIComponent(pathParameters[name] ?? ""));
}

/** A parameter with several values is there several times. */
function pairs(values: Values): Array<[string, string]> {
  return Object.entries(values).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one]));
}

async function authorizationOf({ authorization, token }: CaseRequest, place: Place): Promise<string | undefined> {
  if (authorization !== undefined) return made(authorization, place);
  return token && `Svc-oauthtoken ${await token(place)}`;
}

async function bodyOf({ json, form, raw }: CaseRequest, place: Place) {
  // A text would make fetch add a Content-Type of its own.
  if (raw !== undefined) return { body: Buffer.from(raw) };
  if (json !== undefined) return { body: JSON.stringify(json), contentType: "application/json;charset=UTF-8" };
  if (form === undefined) return {};
  const body = new URLSearchParams(pairs(await made(form, place))).toString();
  return { body, contentType: "application/x-www-form-urlencoded" };
}
