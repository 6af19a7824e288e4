import { escapeRegExp, percentDecoded } from "../../shared/text.ts";
import { below } from "../../validation/schemas/schema.ts";

// The types here are published: they need none of another package.

/** Which calls an override or a fault applies to: those that have everything that is set. */
export interface CallMatch {
  /** The operation, such as `listMonitors`. */
  operation?: string;
  /**
   * The path below {base_url} or {auth_url}, such as `/monitors/123412341234123411`. In one segment of it, `*` stands for
   * any characters and a name in braces for all of them: `/monitors/*`, `/monitors/{monitor_id}`.
   */
  path?: string;
  /** Parameters of the query, by name. Others may be there, too. */
  query?: Record<string, string>;
  /** The zaaid of the cookie. */
  account?: string;
  /** What the request itself has. */
  request?: RequestMatch;
}

export interface RequestMatch {
  /** Headers, by name in any case. Others may be there, too. */
  headers?: Record<string, string>;
  /**
   * A part of the JSON body. An object matches one that has its attributes, also within others; an array matches one of the
   * same length.
   */
  body?: unknown;
}

/** A call, as far as it can be matched. */
export interface ReceivedCall {
  /** Undefined if no operation has the path and the method. */
  operation: string | undefined;
  /** Below {base_url} or {auth_url}, with percent escapes. */
  path: string;
  query: string;
  account: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

export interface Difference {
  /** `path`, or the name of a parameter or a header, or the pointer to a part of the body. */
  at: string;
  expected: unknown;
  got: unknown;
}

export function matches(match: CallMatch, call: ReceivedCall): boolean {
  return differences(match, call).next().done === true;
}

export function* differences(match: CallMatch, call: ReceivedCall): Generator<Difference> {
  const { operation, path, query, account, request } = match;
  if (operation !== undefined && operation !== call.operation)
    yield { at: "operation", expected: operation, got: call.operation };
  if (account !== undefined && account !== call.account) yield { at: "account", expected: account, got: call.account };
  if (path !== undefined && !matchesPath(path, call.path)) yield { at: "path", expected: path, got: call.path };
  if (query) {
    const sent = new URLSearchParams(call.query);
    for (const [name, expected] of Object.entries(query)) {
      const got = sent.getAll(name);
      if (!got.includes(expected)) yield { at: `query ${name}`, expected, got: got.length > 1 ? got : got[0] };
    }
  }
  if (!request) return;
  for (const [name, expected] of Object.entries(request.headers ?? {})) {
    const got = call.headers[name.toLowerCase()];
    if (got !== expected) yield { at: `header ${name}`, expected, got };
  }
  if (request.body !== undefined) yield* partDifferences(request.body, jsonIn(call.body), "");
}

/** @returns undefined if the body is not JSON */
export function jsonIn(body: Buffer | string): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

function* partDifferences(part: unknown, got: unknown, at: string): Generator<Difference> {
  if (isNested(part) ? !isNested(got) || lengthOf(got) !== lengthOf(part) : part !== got) {
    yield { at: `body ${at}`.trim(), expected: part, got };
  } else if (isNested(part)) {
    const values = new Map(Object.entries(got as object));
    for (const [name, one] of Object.entries(part)) yield* partDifferences(one, values.get(name), below(at, name));
  }
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** @returns undefined for an object, which may have more than its part */
function lengthOf(value: object): number | undefined {
  return Array.isArray(value) ? value.length : undefined;
}

/** @param path of a call, or of an operation, whose parameters match everything */
export function matchesPath(pattern: string, path: string): boolean {
  if (pattern === path) return true;
  // A recording has thousands of paths, and no patterns.
  if (!/[*{%]/.test(pattern + path)) return false;
  const [expected, segments] = [pattern.split("/"), path.split("/")];
  return expected.length === segments.length && expected.every((one, index) => matchesSegment(one, segments[index]));
}

function matchesSegment(pattern: string, segment = ""): boolean {
  if (isParameter(pattern) || isParameter(segment)) return pattern !== "" && segment !== "";
  const parts = decodedSegment(pattern).split("*").map(escapeRegExp);
  return new RegExp(`^${parts.join(".*")}$`, "s").test(decodedSegment(segment));
}

function isParameter(segment: string): boolean {
  return /^\{\w+\}$/.test(segment);
}

function decodedSegment(segment: string): string {
  return percentDecoded(segment) ?? segment;
}

/** What applies to some of the calls that match. */
export interface Limited extends CallMatch {
  /** How many calls; `"always"` until it is cleared. */
  times?: number | "always";
}

export interface PendingItem<Item extends Limited> {
  readonly item: Item;
  used: number;
}

/** Overrides or faults that wait for calls. Each applies to as many calls as it is for. */
export class Pending<Item extends Limited> {
  /** The newest first. */
  #entries: readonly PendingItem<Item>[] = [];

  /** @param times of an item that does not say */
  constructor(private readonly times: number | "always") {}

  add(item: Item): void {
    this.#entries = [{ item, used: 0 }, ...this.#entries];
  }

  clear(): void {
    this.#entries = [];
  }

  /** What applies to a call, the newest first. `used` counts it. */
  of(call: ReceivedCall): PendingItem<Item>[] {
    return this.#entries.filter(({ item, used }) => {
      const { times = this.times } = item;
      return (times === "always" || used < times) && matches(item, call);
    });
  }

  /** All that were added, the oldest first, with those that are used up. */
  get entries(): PendingItem<Item>[] {
    return this.#entries.toReversed();
  }

  /** Those that have applied to fewer calls than they are for: to none, if they are for any number. */
  get unused(): Item[] {
    const needs = ({ times = this.times }: Item) => (times === "always" ? 1 : times);
    return this.entries.filter(({ item, used }) => used < needs(item)).map(({ item }) => item);
  }

  copy(): Pending<Item> {
    const copy = new Pending<Item>(this.times);
    copy.#entries = this.#entries.map((entry) => ({ ...entry }));
    return copy;
  }
}
