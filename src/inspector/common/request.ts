/** What the page and the relay check of a request before it is sent. The client and the service check the rest. */
import { checkPath } from "../../client/target.ts";
import { hasBody } from "../../samples/of-request.ts";
import { type FormRequest, maxBody } from "./messages.ts";

/** A field of the form that is not valid. */
export interface Problem {
  field: "uri" | "version" | "body" | "confirmation";
  message: string;
}

/** What the form takes of a pasted URL: its path below the base path, with the query. Another text stays as it is. */
export function withoutBase(uri: string, baseUrl: string): string {
  const [, below] = /^https?:\/\/[^/?#]+(\/.*)$/i.exec(uri) ?? [];
  const { pathname } = new URL(baseUrl);
  return below?.startsWith(`${pathname}/`) ? below.slice(pathname.length) : uri;
}

/** The entity name that confirms a DELETE: the last segment of the path. */
export function entityName(uri: string): string {
  const [path = ""] = uri.split("?");
  return path.split("/").at(-1) ?? "";
}

/**
 * Finds the first problem of a request.
 * @returns undefined if the request can be sent
 */
export function problemOf({ method, uri, version, body }: FormRequest, confirmation: string): Problem | undefined {
  try {
    checkPath(uri.split("?")[0] ?? "");
  } catch (error) {
    return { field: "uri", message: (error as Error).message };
  }
  if (!/^\d+(\.\d+)*$/.test(version)) return { field: "version", message: "The version must be a number such as 2.0." };
  if (body.length > maxBody) return { field: "body", message: `The body is longer than ${maxBody} characters.` };
  const bodyProblem = hasBody(method) ? jsonProblem(body) : undefined;
  if (bodyProblem) return { field: "body", message: bodyProblem };
  if (method === "DELETE" && confirmation !== entityName(uri)) {
    return {
      field: "confirmation",
      message: `To confirm, type the name of the entity: ${entityName(uri)}`,
    };
  }
  return undefined;
}

/** Deeper values could exhaust the stack of the programs that read them. */
const maxDepth = 500;

/** What is wrong with the text of a body; undefined if it is valid JSON, or empty. */
function jsonProblem(text: string): string | undefined {
  if (text === "") return undefined;
  if (depthOf(text) > maxDepth) return `The body is nested deeper than ${maxDepth} levels.`;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `The body is not valid JSON: ${(error as Error).message}`;
  }
}

/** How deep objects and arrays are nested in a text, without those in strings. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === "[" || token === "{") depth += 1;
    else if (token === "]" || token === "}") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
