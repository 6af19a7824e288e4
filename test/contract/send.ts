import type { Mock } from "../../src/mock/index.ts";
import type { CaseContext, CaseRequest, FromContext, Values } from "./case.ts";

/** A response, with its body as text. */
export interface ReceivedResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a request through plain HTTP. */
export async function send(
  request: CaseRequest,
  { baseUrl, authUrl }: Pick<Mock, "baseUrl" | "authUrl">,
  context: CaseContext,
): Promise<ReceivedResponse> {
  const { method, path, pathParameters = {}, token, zaaid } = request;
  const query = await encoded(request.query ?? {}, context);
  const base = path.startsWith("/oauth/") ? authUrl : baseUrl;
  const filled = path.replace(/\{(\w+)\}/g, (_braces, name) => encodeURIComponent(pathParameters[name] ?? ""));
  const authorization = token
    ? `Svc-oauthtoken ${await token(context)}`
    : await resolved(request.authorization ?? "", context);
  const { body, type } = await bodyOf(request, context);
  const response = await fetch(base + filled + (query && `?${query}`), {
    method,
    headers: {
      ...(type && { "Content-Type": type }),
      ...(authorization && { Authorization: authorization }),
      ...(zaaid !== undefined && { Cookie: `zaaid=${zaaid}` }),
      ...request.headers,
    },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function resolved<T extends string | Values>(value: FromContext<T>, context: CaseContext): Promise<T> {
  return typeof value === "function" ? await value(context) : value;
}

/** Names and values as in a query; a name with several values is repeated. */
async function encoded(values: FromContext<Values>, context: CaseContext): Promise<string> {
  const entries = Object.entries(await resolved(values, context));
  return new URLSearchParams(entries.flatMap(([name, value]) => [value].flat().map((one) => [name, one]))).toString();
}

async function bodyOf({ json, form, raw }: CaseRequest, context: CaseContext) {
  // For a string, fetch would add a Content-Type.
  if (raw !== undefined) return { body: Buffer.from(raw) };
  if (json !== undefined) return { body: JSON.stringify(json), type: "application/json;charset=UTF-8" };
  if (form === undefined) return {};
  return { body: await encoded(form, context), type: "application/x-www-form-urlencoded" };
}
