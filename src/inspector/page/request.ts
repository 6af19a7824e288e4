import { jsonProblem } from "../common/json-problem.ts";
import { type Method, maxBody } from "../common/messages.ts";
import { entityName, splitUri } from "../common/uri.ts";

/** A request as it is in the form, without role and confirmation. */
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

/** A field of the form that is not valid. */
export interface Problem {
  field: "uri" | "version" | "body" | "confirmation";
  message: string;
}

/**
 * Finds the first problem of a request. The client and the service check the rest.
 * @returns undefined if the request can be sent
 */
export function problemOf({ method, uri, version, body }: FormRequest, confirmation: string): Problem | undefined {
  if (!uri.startsWith("/"))
    return { field: "uri", message: "The request URI must start with a slash, such as /monitors." };
  try {
    splitUri(uri);
  } catch (error) {
    return { field: "uri", message: (error as Error).message };
  }
  if (!/^\d+(\.\d+)*$/.test(version)) return { field: "version", message: "The version must be a number such as 2.0." };
  if (body.length > maxBody) return { field: "body", message: `The body is longer than ${maxBody} characters.` };
  const bodyProblem = hasBody(method) ? jsonProblem(body) : undefined;
  if (bodyProblem) return { field: "body", message: bodyProblem };
  if (method === "DELETE" && (confirmation === "" || confirmation !== entityName(uri))) {
    return {
      field: "confirmation",
      message: `To confirm, type the name of the entity: ${entityName(uri) || "(the URI contains no name)"}`,
    };
  }
  return undefined;
}
