import { hasBody } from "../../samples/of-request.ts";
import { maxBody, methods, type RelayRequest } from "../common/messages.ts";
import { problemOf } from "../common/request.ts";
import { roleRefusal } from "./roles.ts";

/** Maximum size of a request of the page, in bytes. */
export const maxPayload = 512 * 1024;
const maxHeaders = 20;

type Check = (value: unknown) => string | undefined;

/** @param limit maximum length, in characters */
const text =
  (limit: number): Check =>
  (value) => {
    if (typeof value !== "string") return "must be a string";
    return value.length > limit ? `is longer than ${limit} characters` : undefined;
  };

/** What is wrong with the value of each field; undefined for a valid one. */
const checks: Record<keyof RelayRequest, Check> = {
  role: text(40),
  method: (value) => (methods.some((one) => one === value) ? undefined : `must be one of ${methods.join(", ")}`),
  uri: text(4096),
  version: text(20),
  zaaid: text(200),
  contentType: text(200),
  // In base64, four characters are three bytes.
  body: text(Math.ceil(maxBody / 3) * 4),
  confirmation: text(4096),
  headers: (value) => (isHeaders(value) ? undefined : `must be a list of at most ${maxHeaders} names with values`),
  isBase64: (value) => (typeof value === "boolean" ? undefined : "must be true or false"),
};

function isHeaders(value: unknown): boolean {
  const isHeader = (one: unknown) =>
    Array.isArray(one) && one.length === 2 && one.every((part) => checks.uri(part) === undefined);
  return Array.isArray(value) && value.length <= maxHeaders && value.every(isHeader);
}

/** Parses a request of the page. @returns what is not valid, as a text */
export function parseRelayRequest(payload: Buffer): RelayRequest | string {
  const request = objectIn(payload.toString("utf8"));
  if (!request) return "The body must be a JSON object.";
  const unknown = Object.keys(request).find((name) => !Object.hasOwn(checks, name));
  if (unknown !== undefined)
    return `Unknown field ${JSON.stringify(unknown)} of a request. The fields are ${Object.keys(checks).join(", ")}.`;
  for (const [name, check] of Object.entries(checks)) {
    const problem = check(request[name as keyof RelayRequest]);
    if (problem) return `${name} ${problem}.`;
  }
  return request as RelayRequest;
}

function objectIn(json: string): Partial<RelayRequest> | undefined {
  try {
    const value = JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
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
