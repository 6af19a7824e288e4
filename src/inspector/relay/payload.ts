import { hasBody } from "../../samples/of-request.ts";
import { type Method, maxBody, methods, type RelayRequest } from "../common/messages.ts";
import { problemOf } from "../common/request.ts";
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

/** Why a request is not sent; undefined if it may be. */
export function requestRefusal(request: RelayRequest, baseUrl: string): string | undefined {
  const { role, method, body, confirmation } = request;
  const refused = roleRefusal(role, method) ?? problemOf(request, confirmation, baseUrl)?.message;
  if (!refused && body !== "" && !hasBody(method)) return `A ${method} request cannot have a body.`;
  return refused;
}
