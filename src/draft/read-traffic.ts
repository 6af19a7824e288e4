import { basename } from "node:path";
import pipe from "stream-chain/utils/pipe.js";
import parseFile from "stream-json/file/parser.js";
import pick from "stream-json/filters/pick.js";
import streamArray from "stream-json/streamers/stream-array.js";
import { type HarEntry, problemOf } from "../traffic/har.ts";
import { exchangeOf, identityOf, type Left } from "./exchange.ts";
import { Identifiers } from "./identifiers.ts";
import type { KnownTemplate } from "./path-node.ts";
import { PathTree } from "./path-tree.ts";

/** All that the files show, and what is left out. */
export type Evidence = Awaited<ReturnType<typeof readTraffic>>;

export interface ReadOptions {
  traffic: readonly string[];
  baseUrl: string;
  templates: readonly KnownTemplate[];
}

/** @throws Error if no file can be read, or none has an exchange with the service */
export async function readTraffic({ traffic, baseUrl, templates }: ReadOptions) {
  const base = new URL(baseUrl);
  const identifiers = new Identifiers();
  const tree = new PathTree(templates, identifiers);
  const left = new Map<Left, number>();
  const leaveOut = (reason: Left) => left.set(reason, (left.get(reason) ?? 0) + 1);
  const identities = new Set<string>();
  const problems: string[] = [];
  let used = 0;
  for (const file of traffic) {
    for await (const { entry, number } of harEntries(file, problems)) {
      const label = traffic.length > 1 ? `${number} of ${basename(file)}` : String(number);
      const exchange = exchangeOf(entry, label, base);
      if (typeof exchange === "string") {
        leaveOut(exchange);
        continue;
      }
      const identity = identityOf(entry);
      if (identity && identities.size === identities.add(identity).size) {
        leaveOut("repeated");
        continue;
      }
      if (exchange.isReduced) leaveOut("prototype");
      used += 1;
      tree.add(exchange, identifiers.add(exchange.response, exchange.segments));
    }
  }
  if (used === 0 && left.size === 0) throw new Error(problems.join("\n"));
  if (used === 0 && [...left.keys()].every((reason) => reason === "other")) {
    throw new Error(`${traffic.join(", ")} has no exchange with ${baseUrl}. Is the service named correctly?`);
  }
  const paths = tree.found();
  return { paths, covered: tree.covered(), identifiers, left, problems, used };
}

const advice = "Export a HAR file from the browser, or use record.";

/**
 * The entries of a HAR file, one after the other, so that a file may be larger than the memory.
 * @param problems gets a sentence for each entry, and for the rest of a file, that cannot be read
 */
async function* harEntries(file: string, problems: string[]): AsyncGenerator<{ number: number; entry: HarEntry }> {
  let number = 0;
  // The tokens of a block exist at once: of larger blocks, collecting them takes longer than reading.
  const tokens = parseFile({ streamValues: false, readBlockSize: 1 << 16 });
  const entries = pipe(tokens, pick({ filter: "log.entries" }), streamArray())(file);
  try {
    for await (const { value } of entries as AsyncIterable<{ value: HarEntry }>) {
      const problem = problemOf(value);
      if (problem === undefined) yield { number, entry: value };
      else problems.push(`${file}: entry ${number} ${problem}, and is left out.`);
      number += 1;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const rest = "The file is truncated or not valid JSON from here on; the entries before it are used.";
    if (code !== undefined)
      problems.push(`${file} cannot be read: ${code === "ENOENT" ? "it does not exist" : message}.`);
    else if (number === 0) problems.push(`${file} is not valid JSON, or is truncated. ${advice}`);
    else problems.push(`${file}, entry ${number}: ${rest}`);
    return;
  }
  if (number === 0) problems.push(`${file} has no entries of a HAR file. ${advice}`);
}
