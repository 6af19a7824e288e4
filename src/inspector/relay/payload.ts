import { type Header, hasBody } from "../../samples/of-request.ts";
import { type Method, maxBody, methods, type RelayRequest } from "../common/messages.ts";
import { problemOf } from "../common/request.ts";
import { roleRefusal } from "./roles.ts";

/** Maximum size of a request of the page, in bytes. */
export const maxPayload = 512 * 1024;

/** Maximum length of each text, in characters. */
const limits = {
  role: 40,
  method: 10,
  uri: 4096,
  version: 20,
  zaaid: 200,
  contentType: 200,
  // In base64, four characters are three bytes.
  body: Math.ceil(maxBody / 3) * 4,
  confirmation: 4096,
};
const maxHeaders = 20;

const checks: Record<keyof RelayRequest, (value: unknown) => string | undefined> = {
  ...(Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, (value: unknown) => textProblem(value, limit)]),
  ) as Record<keyof typeof limits, (value: unknown) => string | undefined>),
  headers: (value) => (isHeaders(value) ? undefined : `must be a list of at most ${maxHeaders} names with values`),
  isBase64: (value) => (typeof value === "boolean" ? undefined : "must be true or false"),
};

function textProblem(value: unknown, limit: number): string | undefined {
  if (typeof value !== "string") return "must be a string";
  return value.length > limit ? `is longer than ${limit} characters` : undefined;
}

function isHeaders(value: unknown): value is Header[] {
  const isHeader = (one: unknown) =>
    Array.isArray(one) && one.length === 2 && one.every((text) => textProblem(text, limits.uri) === undefined);
  return Array.isArray(value) && value.length <= maxHeaders && value.every(isHeader);
}

/**
 * Parses a request of the page.
 * @throws TypeError that says what is not valid
 */
export function parseRelayRequest(payload: Buffer): RelayRequest {
  const request = parseObject(payload);
  for (const name of Object.keys(request)) {
    if (!Object.hasOwn(checks, name))
      throw new TypeError(
        `Unknown field ${JSON.stringify(name)} of a request. The fields are ${Object.keys(checks).join(", ")}.`,
      );
  }
  for (const [name, check] of Object.entries(checks)) {
    const problem = check(request[name]);
    if (problem) throw new TypeError(`${name} ${problem}.`);
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
  const { role, method, contentType, isBase64, body, confirmation } = request;
  // Bytes are not checked as JSON.
  const checked = { ...request, mediaType: contentType, ...(isBase64 && { body: "" }) };
  const refused = roleRefusal(role, method) ?? problemOf(checked, confirmation, baseUrl)?.message;
  if (!refused && body !== "" && !hasBody(method)) return `A ${method} request cannot have a body.`;
  return refused;
}
