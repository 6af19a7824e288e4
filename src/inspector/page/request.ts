/** The request of a form, and what the page checks of it. The mock checks the rest. */
import type { WrittenRequest } from "../../site/samples/of-request.ts";
import { parsed } from "./parsed.ts";

export type FormRequest = Pick<WrittenRequest, "method" | "uri" | "version" | "zaaid" | "body">;

/** A field of the form that is not valid. */
export interface FieldProblem {
  field: "uri" | "version" | "zaaid" | "body" | "confirmation";
  message: string;
}

/** The entity name that confirms a DELETE: the last segment of the path. */
export function entityName(uri: string): string {
  const [path = ""] = uri.split("?");
  return path.split("/").at(-1) ?? "";
}

/** Finds the first problem of a request; undefined if it can be sent. */
export function problemOf(request: FormRequest, confirmation: string, baseUrl: string): FieldProblem | undefined {
  const { method, uri, version, zaaid, body } = request;
  const wrongUri = uriProblem(uri, baseUrl);
  if (wrongUri) return { field: "uri", message: wrongUri };
  if (!/^\d+(\.\d+)*$/.test(version)) return { field: "version", message: "The version must be a number such as 2.0." };
  // Other characters would be attributes of the cookie, or another cookie.
  if (!/^[\w.-]*$/.test(zaaid)) return { field: "zaaid", message: "The account may have letters and digits only." };
  if (body !== "" && parsed(body) === undefined) return { field: "body", message: "The body is not valid JSON." };
  if (method === "DELETE" && confirmation !== entityName(uri))
    return { field: "confirmation", message: `To confirm, type the name of the entity: ${entityName(uri)}` };
  return undefined;
}

/** Why a URI is not sent; undefined if it is a path below {base_url}. */
function uriProblem(uri: string, baseUrl: string): string | undefined {
  if (!uri.startsWith("/")) return `The URI is a path below ${baseUrl}, which begins with a slash.`;
  const [path = ""] = uri.split("?");
  if (/\{[^{}]+\}|\/\/|\/$/.test(path)) return "No parameter may be missing in the path.";
  // The browser resolves dots.
  const { origin, pathname } = new URL(baseUrl + path);
  return `${origin}${pathname}`.startsWith(`${baseUrl}/`) ? undefined : `The URI leads out of ${baseUrl}.`;
}
