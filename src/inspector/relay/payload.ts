import { jsonProblem } from "../common/json-problem.ts";
import { type Method, maxBody, methods, type RelayRequest } from "../common/messages.ts";
import { entityName } from "../common/uri.ts";
import { roleRefusal } from "./roles.ts";

/** Maximum size of a request of the page, in bytes. */
export const maxPayload = 512 * 1024;

/** Maximum length of each field, in characters. */
const limits: Record<keyof RelayRequest, number> = {
  role: 40,
  method: 10,
  uri: 4096,
  version: 20,
  zaaid: 200,
  body: maxBody,
  confirmation: 4096,
};

/**
 * Parses a request of the page.
 * @throws TypeError that says what is not valid
 */
export function parseRelayRequest(payload: Buffer): RelayRequest {
  const request = parseObject(payload);
  for (const name of Object.keys(request)) {
    if (!Object.hasOwn(limits, name))
      throw new TypeError(
        `Unknown field ${JSON.stringify(name)} of a request. The fields are ${Object.keys(limits).join(", ")}.`,
      );
  }
  for (const [name, limit] of Object.entries(limits)) {
    const value = request[name];
    if (typeof value !== "string") throw new TypeError(`${name} must be a string.`);
    if (value.length > limit) throw new TypeError(`${name} is longer than ${limit} characters.`);
  }
  if (!methods.includes(request.method as Method)) throw new TypeError(`method must be one of ${methods.join(", ")}.`);
  return request as unknown as RelayRequest;
}

function parseObject(payload: Buffer): Record<string, unknown> {
  try {
    const value = JSON.parse(payload.toString("utf8"));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // The error below covers this case too.
  }
  throw new TypeError("The body must be a JSON object.");
}

/**
 * Checks role, confirmation and body of a request. The client checks the rest.
 * @returns why the request is refused; undefined if it may be sent
 */
export function requestRefusal({ role, method, uri, body, confirmation }: RelayRequest): string | undefined {
  const refusedForRole = roleRefusal(role, method);
  if (refusedForRole) return refusedForRole;
  if (method === "DELETE" && (confirmation === "" || confirmation !== entityName(uri))) {
    return `DELETE cannot be undone. To confirm, type the name of the entity: ${entityName(uri)}`;
  }
  if (body !== "" && (method === "GET" || method === "DELETE")) return `A ${method} request cannot have a body.`;
  return jsonProblem(body);
}
