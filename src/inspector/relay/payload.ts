import { type Method, maxBody, methods, type RelayRequest } from "../common/messages.ts";
import { entityName } from "../common/uri.ts";
import { refusedToRole } from "./roles.ts";

/** Bytes of what the page sends. */
export const maxPayload = 512 * 1024;

/** The longest text of each field. */
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
 * The request in what the page sent.
 * @throws TypeError that says what is wrong with it
 */
export function relayRequest(payload: Buffer): RelayRequest {
  const request = parsed(payload);
  for (const name of Object.keys(request)) {
    if (!Object.hasOwn(limits, name)) throw new TypeError(`A request has no field ${JSON.stringify(name)}.`);
  }
  for (const [name, limit] of Object.entries(limits)) {
    const value = request[name];
    if (typeof value !== "string") throw new TypeError(`The request's ${name} must be a string.`);
    if (value.length > limit) throw new TypeError(`The request's ${name} has more than ${limit} characters.`);
  }
  if (!methods.includes(request.method as Method)) throw new TypeError(`The request types are ${methods.join(", ")}.`);
  return request as unknown as RelayRequest;
}

function parsed(payload: Buffer): Record<string, unknown> {
  try {
    const value = JSON.parse(payload.toString("utf8"));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Said below.
  }
  throw new TypeError("What the page sends must be a JSON object.");
}

/**
 * Why a request may not be sent, beside what the client says.
 * @returns undefined if it may
 */
export function refusedRequest({ role, method, uri, body, confirmation }: RelayRequest): string | undefined {
  const ofRole = refusedToRole(role, method);
  if (ofRole) return ofRole;
  if (method === "DELETE" && (confirmation === "" || confirmation !== entityName(uri))) {
    return `A DELETE is irretrievable. It is sent when the name of the entity is typed: ${entityName(uri)}`;
  }
  if (body !== "" && (method === "GET" || method === "DELETE")) return `A ${method} has no body.`;
  try {
    if (body !== "") JSON.parse(body);
  } catch (error) {
    return `The body is no JSON: ${(error as Error).message}`;
  }
  return undefined;
}
