import type { Operation } from "../../contract/operations.ts";
import { Refusal } from "../refusal.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });
const mediaType = /^[ \t]*[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+[ \t]*(;|$)/;
const formType = /^[ \t]*application\/x-www-form-urlencoded[ \t]*(;|$)/i;

/**
 * Reads the body of a request, as JSON if the operation takes JSON (specification, Endpoints).
 * @throws Refusal if its Content-Type is wrong or its content is not valid
 */
export function bodyOf(operation: Operation, contentType: string | undefined, body: Buffer): unknown {
  if (body.length === 0) return undefined;
  if (operation.requestBody?.mediaType !== "application/json") return textOf(contentType, body);
  const [type = "", ...parameters] = (contentType ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith("charset="))?.slice("charset=".length);
  const isJson = type === "application/json" && mediaType.test(contentType ?? "");
  if (!isJson || (charset !== undefined && charset.replaceAll('"', "") !== "utf-8")) {
    throw new Refusal("BadRequest", "the header Content-Type must be application/json;charset=UTF-8");
  }
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(body));
  } catch {
    throw new Refusal("BadRequest", "the body is not valid JSON in UTF-8");
  }
  // Prism treats null as a missing body, and would accept it where the body is optional. No operation accepts null.
  if (value === null) throw new Refusal("BadRequest", "the body must not be null");
  return value;
}

/** Rejects an invalid media type or form encoding, at which Prism throws an error. */
function textOf(contentType: string | undefined, body: Buffer): string {
  if (contentType && !mediaType.test(contentType)) {
    throw new Refusal("BadRequest", "the header Content-Type is not a valid media type");
  }
  const text = body.toString("utf8");
  try {
    if (formType.test(contentType ?? "")) decodeURIComponent(text);
  } catch {
    throw new Refusal("BadRequest", "the body contains an invalid percent escape");
  }
  return text;
}
