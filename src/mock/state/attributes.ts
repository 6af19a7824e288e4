import type { HttpResponse } from "../../server/message.ts";
import { jsonIn } from "./match.ts";

/** New attributes, by name. */
export type Attributes = Record<string, unknown>;

/** Adds attributes to a JSON body, and to each record in its `data`. Those that are there stay as they are. */
export function withAttributes(response: HttpResponse, attributes: Attributes): HttpResponse {
  if (Object.keys(attributes).length === 0) return response;
  const body = jsonIn(response.body);
  // Others are an empty body, a page of a gateway, or a malformed one.
  if (!isObject(body)) return response;
  const extended = (value: unknown) => (isObject(value) ? { ...attributes, ...value } : value);
  const { data } = body;
  const added = data !== undefined && { data: Array.isArray(data) ? data.map(extended) : extended(data) };
  return { ...response, body: JSON.stringify({ ...attributes, ...body, ...added }) };
}

function isObject(value: unknown): value is Attributes {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
