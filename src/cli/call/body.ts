import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { bodyText, parseJson } from "../../validation/body.ts";

/** The text of `--body`. @throws TypeError if the file cannot be read, or the text is not valid JSON in UTF-8 */
export async function readBody(given: string, stdin: Readable): Promise<string> {
  const file = given.startsWith("@") ? given.slice(1) : undefined;
  const [name, bytes] = file
    ? [file, await read(file)]
    : given === "-"
      ? ["standard input", await buffer(stdin)]
      : ["its text", Buffer.from(given)];
  const { problem } = parseJson(bytes);
  if (problem)
    throw new TypeError(
      `--body must be JSON, @ and the name of a file with JSON, or - for standard input; ${name}: ${problem.text}.`,
    );
  return bodyText(bytes) ?? "";
}

function read(file: string): Promise<Buffer> {
  return readFile(file).catch(({ code }) => {
    throw new TypeError(`--body: ${file} cannot be read (${code}).`);
  });
}
