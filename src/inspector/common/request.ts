/** What the page and the relay check of a request before it is sent. The client and the service check the rest. */
import { checkPath } from "../../client/request.ts";
import { hasBody, isJson } from "../../samples/of-request.ts";
import { isTooDeep, maxDepth } from "../../shared/text.ts";
import { type FormRequest, maxBody } from "./messages.ts";

/** A field of the form that is not valid. */
export interface FieldProblem {
  field: "uri" | "version" | "headers" | "body" | "confirmation";
  message: string;
}

/** The host of a pasted URL, and what follows it as it was typed; undefined for a path, or what is not a URL. */
function pastedUrl(uri: string): { host: string; below: string } | undefined {
  const [, origin = "", below = ""] = /^(https?:\/\/[^/?#\\]+)(.*)$/is.exec(uri) ?? [];
  return URL.canParse(origin) ? { host: new URL(origin).host, below } : undefined;
}

/** What the form takes of a pasted URL below {base_url}: its path, with the query. Another text stays as it is. */
export function withoutBase(uri: string, baseUrl: string): string {
  const { host, pathname } = new URL(baseUrl);
  const pasted = pastedUrl(uri);
  return pasted?.host === host && pasted.below.startsWith(`${pathname}/`) ? pasted.below.slice(pathname.length) : uri;
}

/** The entity name that confirms a DELETE: the last segment of the path. */
export function entityName(uri: string): string {
  const [path = ""] = uri.split("?");
  return path.split("/").at(-1) ?? "";
}

/** What is checked of a request. */
export type CheckedRequest = Pick<FormRequest, "method" | "uri" | "version" | "headers" | "mediaType" | "body">;

/**
 * Finds the first problem of a request.
 * @returns undefined if the request can be sent
 */
export function problemOf(
  { method, uri, version, headers, mediaType, body }: CheckedRequest,
  confirmation: string,
  baseUrl: string,
): FieldProblem | undefined {
  const wrongUri = uriProblem(uri, baseUrl, method);
  if (wrongUri) return { field: "uri", message: wrongUri };
  if (!/^\d+(\.\d+)*$/.test(version)) return { field: "version", message: "The version must be a number such as 2.0." };
  const [wrongHeader] = headers.flatMap(([name, value]) => headerProblem(name, value) ?? []);
  if (wrongHeader) return { field: "headers", message: wrongHeader };
  if (body.length > maxBody) return { field: "body", message: `The body is longer than ${maxBody} characters.` };
  const wrongBody = hasBody(method) && isJson(mediaType) ? jsonProblem(body) : undefined;
  if (wrongBody) return { field: "body", message: wrongBody };
  if (method === "DELETE" && confirmation !== entityName(uri)) {
    return { field: "confirmation", message: `To confirm, type the name of the entity: ${entityName(uri)}` };
  }
  return undefined;
}

/** Why a URI is not sent; undefined if it is a path below {base_url}. */
function uriProblem(uri: string, baseUrl: string, _method: string): string | undefined {
  const { host } = new URL(baseUrl);
  const pasted = pastedUrl(uri);
  if (pasted && pasted.host !== host)
    return `This is a URL of ${pasted.host}; the inspector calls ${host}. To send the request there, enter its path only.`;
  try {
    // A missing id would make a DELETE one of all.
    checkPath(uri.split("?")[0] ?? "");
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Headers that the client and the fields of the form determine, or that could lead the request elsewhere. */
const reserved =
  /^(accept|authorization|connection|content-length|content-type|cookie|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade|(proxy|sec)-.*)$/i;

/** Why a header of one's own is not sent; undefined if it may be. */
function headerProblem(name: string, value: string): string | undefined {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return `${JSON.stringify(name)} is not the name of a header.`;
  if (reserved.test(name)) return `The header ${name} is set by the client, or by another field of the form.`;
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(value)
    ? undefined
    : `The header ${name} has a character that headers cannot have.`;
}

/** What is wrong with the text of a body; undefined if it is valid JSON, or empty. */
function jsonProblem(text: string): string | undefined {
  if (text === "") return undefined;
  if (isTooDeep(text)) return `The body is nested deeper than ${maxDepth} levels.`;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `The body is not valid JSON: ${(error as Error).message}`;
  }
}
