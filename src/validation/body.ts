/** Reads bodies, for validators, mock and commands: one that cannot be read is reported in the same words. */
import { shortJson } from "../shared/options.ts";
import { isTooDeep, maxDepth } from "../shared/text.ts";
import { type Problem, problemWith } from "./schemas/schema.ts";

let utf8: TextDecoder | undefined;

/** A body as text, without a byte order mark. @returns undefined if it is not valid UTF-8 */
export function bodyText(body: string | Uint8Array = ""): string | undefined {
  if (typeof body === "string") return body.replace(/^\uFEFF/, "");
  // The decoder is created at first use. Jest's jsdom environment has no TextDecoder, and importing this module must not fail
  // there if no bytes are read.
  utf8 ??= new TextDecoder("utf-8", { fatal: true });
  try {
    return utf8.decode(body);
  } catch {
    return undefined;
  }
}

/** A media type in lower case without its parameters, and its charset. */
export function mediaTypeOf(contentType: string): { type: string; charset: string | undefined } {
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  return { type, charset: charset?.slice("charset=".length).replaceAll('"', "") };
}

/** Whether a charset is another than UTF-8, which is the only one of JSON. */
export function isOtherCharset(charset: string | undefined): boolean {
  return charset !== undefined && charset !== "utf-8";
}

/** What was read from a body, or why nothing was. */
export type Read<Value> = { value: Value; problem?: undefined } | { value?: undefined; problem: Problem };

export function parseText(body: string | Uint8Array): Read<string> {
  const value = bodyText(body);
  return value === undefined ? { problem: problemWith("", "text in UTF-8", "other bytes", false) } : { value };
}

export function parseJson(body: string | Uint8Array): Read<unknown> {
  const { value: text, problem } = parseText(body);
  if (problem) return { problem };
  if (isTooDeep(text)) return { problem: problemWith("", `at most ${maxDepth} levels of JSON`, "more", false) };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: problemWith("", "valid JSON", shortJson(text)) };
  }
}

/** The parameters of a form, each of which may be in the query instead (specification, Credentials and token flow). */
export function formOrQuery(query: string, body: string | Uint8Array | undefined): URLSearchParams {
  return new URLSearchParams(`${query}&${bodyText(body) ?? ""}`);
}
