import { maskJson } from "../shared/secrets.ts";

/**
 * The entries of a gateway's log in JSON, such as those of Kong and nginx, or NDJSON: one object a line, or an array.
 * @returns the entries without secrets, one a line, for `redocly drift`, which knows their attributes
 * @throws Error that says what is wrong with the file
 */
export function maskedLog(text: string, file: string): string {
  const entries = /^\s*\[/.test(text) ? (parsed(text, file) as unknown[]) : linesOf(text, file);
  return entries.map((entry) => `${JSON.stringify(maskJson(entry))}\n`).join("");
}

function linesOf(text: string, file: string): unknown[] {
  return text
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [parsed(line, `${file}, line ${index + 1},`)]));
}

function parsed(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      `${place} is not valid JSON. It may be truncated. A log has one JSON object a line, or an array of them`,
    );
  }
}
