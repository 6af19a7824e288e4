import { isTooDeep, maxDepth } from "../shared/json-depth.ts";
import { bodyText } from "./message.ts";
import { type Problem, problemWith, shortJson } from "./schemas/schema.ts";

/** What was read from a body, or why nothing was. */
export type Read<Value> = { value: Value; problem?: undefined } | { value?: undefined; problem: Problem };

export function readText(body: string | Uint8Array): Read<string> {
  const value = bodyText(body);
  return value === undefined ? { problem: problemWith("", "text in UTF-8", "other bytes") } : { value };
}

/** Reads a body as JSON. Validators, the mock and forms report a body that is not JSON with its message. */
export function readJson(body: string | Uint8Array): Read<unknown> {
  const { value: text, problem } = readText(body);
  if (problem) return { problem };
  if (isTooDeep(text)) return { problem: problemWith("", `at most ${maxDepth} levels of JSON`, "more") };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: problemWith("", "valid JSON", shortJson(text, "")) };
  }
}
