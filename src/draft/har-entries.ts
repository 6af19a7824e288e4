import pipe from "stream-chain/utils/pipe.js";
import parseFile from "stream-json/file/parser.js";
import pick from "stream-json/filters/pick.js";
import streamArray from "stream-json/streamers/stream-array.js";
import { type HarEntry, problemOf } from "../traffic/har.ts";

/** An entry of a HAR file, or a sentence that says why it or the rest of the file cannot be read. */
export type Read = { number: number; entry: HarEntry } | { problem: string };

const advice =
  "Export a HAR file from the browser, or use record. A log of Kong or nginx has no bodies, so nothing can be drafted from it.";

/**
 * The entries of a HAR file, one after the other, so that a file may be larger than the memory. What is broken is named,
 * and the entries before it are kept.
 */
export async function* harEntries(file: string): AsyncGenerator<Read> {
  let number = 0;
  const tokens = parseFile({ streamValues: false, readBlockSize: 1 << 20 });
  const entries = pipe(tokens, pick({ filter: "log.entries" }), streamArray())(file);
  try {
    for await (const { value } of entries as AsyncIterable<{ value: HarEntry }>) {
      const problem = problemOf(value);
      yield problem === undefined
        ? { number, entry: value }
        : { problem: `${file}: entry ${number} ${problem}, and is left out.` };
      number += 1;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const rest = "The file is truncated or not valid JSON from here on; the entries before it are used.";
    if (code !== undefined)
      yield { problem: `${file} cannot be read: ${code === "ENOENT" ? "it does not exist" : message}.` };
    else if (number === 0) yield { problem: `${file} is not valid JSON, or is truncated. ${advice}` };
    else yield { problem: `${file}, entry ${number}: ${rest}` };
    return;
  }
  if (number === 0) yield { problem: `${file} has no entries of a HAR file. ${advice}` };
}
