import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { messageOf } from "../../shared/text.ts";

/** The text of `--body`. @throws TypeError if the file cannot be read, or the text is not valid JSON in UTF-8 */
export async function bodyText(given: string, stdin: Readable): Promise<string> {
  const file = given.startsWith("@") ? given.slice(1) : undefined;
  const [name, bytes] = file
    ? [file, await read(file)]
    : given === "-"
      ? ["standard input", await buffer(stdin)]
      : ["its text", Buffer.from(given)];
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    JSON.parse(text);
    return text;
  } catch (error) {
    throw new TypeError(
      `--body must be JSON, @ and the name of a file with JSON, or - for standard input; ${name} is not: ${messageOf(error)}.`,
    );
  }
}

function read(file: string): Promise<Buffer> {
  return readFile(file).catch(({ code }) => {
    throw new TypeError(`--body: ${file} cannot be read (${code}).`);
  });
}
