import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { text as readAll } from "node:stream/consumers";

/** The text of `--body`. @throws TypeError if the file cannot be read, or the text is not valid JSON */
export async function bodyText(given: string, stdin: Readable): Promise<string> {
  const file = given.startsWith("@") ? given.slice(1) : undefined;
  const text = file
    ? await readFile(file, "utf8").catch(({ code }) => {
        throw new TypeError(`--body: ${file} cannot be read (${code}).`);
      })
    : given === "-"
      ? await readAll(stdin)
      : given;
  try {
    JSON.parse(text);
    return text;
  } catch {
    throw new TypeError("--body must be JSON, @ and the name of a file with JSON, or - for standard input.");
  }
}
