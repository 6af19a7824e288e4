import { type Method, maxBody } from "../common/messages.ts";
import { entityName, splitUri } from "../common/uri.ts";

/** A request as the form has it, without what only the inspector needs. */
export interface FormRequest {
  method: Method;
  uri: string;
  version: string;
  zaaid: string;
  body: string;
}

export function hasBody(method: Method): boolean {
  return method === "POST" || method === "PUT";
}

/** What a field lacks. */
export interface Problem {
  field: "uri" | "version" | "body" | "confirmation";
  message: string;
}

/**
 * Why a request cannot be sent. What only the client or the service can tell is left to them.
 * @returns undefined if it can
 */
export function problemOf({ method, uri, version, body }: FormRequest, confirmation: string): Problem | undefined {
  if (!uri.startsWith("/")) return { field: "uri", message: "A request URI starts with a slash, such as /monitors." };
  try {
    splitUri(uri);
  } catch (error) {
    return { field: "uri", message: (error as Error).message };
  }
  if (!/^\d+(\.\d+)*$/.test(version)) return { field: "version", message: "A version is a number such as 2.0." };
  if (body.length > maxBody) return { field: "body", message: `The body has more than ${maxBody} characters.` };
  try {
    if (hasBody(method) && body !== "") JSON.parse(body);
  } catch (error) {
    return { field: "body", message: `The body is no JSON: ${(error as Error).message}` };
  }
  if (method === "DELETE" && (confirmation === "" || confirmation !== entityName(uri))) {
    return {
      field: "confirmation",
      message: `Nothing was sent. Type the name of the entity to delete it: ${entityName(uri) || "(the URI names none)"}`,
    };
  }
  return undefined;
}
