import { exchangeOf, identityOf, type Left } from "./exchange.ts";
import { harEntries } from "./har-entries.ts";
import { Identifiers } from "./identifiers.ts";
import { type KnownTemplate, type PathNode, PathTree } from "./path-tree.ts";

/** All that the files show, and what is left out. */
export interface Evidence {
  paths: ReadonlyArray<ReadonlyArray<[string, PathNode]>>;
  identifiers: Identifiers;
  left: Map<Left, number>;
  problems: string[];
  used: number;
}

export interface ReadOptions {
  traffic: readonly string[];
  baseUrl: string;
  templates: readonly KnownTemplate[];
  /** Whether a review says that a segment is not a value. */
  isRefused: (path: string) => boolean;
}

/** @throws Error if no file can be read, or none has an exchange with the service */
export async function readTraffic({ traffic, baseUrl, templates, isRefused }: ReadOptions): Promise<Evidence> {
  const base = new URL(baseUrl);
  const identifiers = new Identifiers();
  const tree = new PathTree(templates, identifiers, isRefused);
  const left = new Map<Left, number>();
  const leaveOut = (reason: Left) => left.set(reason, (left.get(reason) ?? 0) + 1);
  const identities = new Set<string>();
  const problems: string[] = [];
  let used = 0;
  for (const file of traffic) {
    for await (const read of harEntries(file)) {
      if ("problem" in read) {
        problems.push(read.problem);
        continue;
      }
      const exchange = exchangeOf(read.entry, read.number, base);
      if (typeof exchange === "string") {
        leaveOut(exchange);
        continue;
      }
      const identity = identityOf(read.entry);
      if (identity && identities.size === identities.add(identity).size) {
        leaveOut("repeated");
        continue;
      }
      used += 1;
      tree.add(exchange, identifiers.add(exchange.response?.value, exchange.segments));
    }
  }
  if (used === 0 && left.size === 0) throw new Error(problems.join("\n"));
  if (used === 0 && [...left.keys()].every((reason) => reason === "other")) {
    throw new Error(`${traffic.join(", ")} has no exchange with ${baseUrl}. Is the service named correctly?`);
  }
  return { paths: tree.found(), identifiers, left, problems, used };
}
