import type { Operation } from "../../contract/operations.ts";
import { Refusal } from "../refusal.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });
const mediaType = /^[ \t]*[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+[ \t]*(;|$)/;
const formType = /^[ \t]*application\/x-www-form-urlencoded[ \t]*(;|$)/i;

/**
 * The body of a request, parsed if the operation takes JSON (source: Endpoints).
 * @throws Refusal if it is of another type, or cannot be read
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
    throw new Refusal("BadRequest", "the body is no JSON in UTF-8");
  }
  // Prism takes null for no body, which an operation may go without; no operation has a body that may be null.
  if (value === null) throw new Refusal("BadRequest", "the body must not be null");
  return value;
}

/** Prism takes the type and a form apart, and fails at what is none. */
function textOf(contentType: string | undefined, body: Buffer): string {
  if (contentType && !mediaType.test(contentType)) {
    throw new Refusal("BadRequest", "the header Content-Type names no media type");
  }
  const text = body.toString("utf8");
  try {
    if (formType.test(contentType ?? "")) decodeURIComponent(text);
  } catch {
    throw new Refusal("BadRequest", "the body has an escape that is none");
  }
  return text;
}
