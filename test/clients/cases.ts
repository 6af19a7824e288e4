import { readFileSync } from "node:fs";
import type { Fault, Override } from "../../src/mock/index.ts";

/** A request on the wire, as the mock's journal has it. What is left out is not compared. */
export interface ExpectedRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** Headers that must not be sent. */
  without?: string[];
  /** The JSON of the body. */
  body?: unknown;
}

/** What a program calls. Every language's runner has these operations, under the same names. */
export interface Call {
  operation: string;
  /** How many times at once. */
  parallel?: number;
  /** How many times one after the other; the last outcome counts. */
  sequence?: number;
  [argument: string]: unknown;
}

/** What the program sees: the payload, or the fields of a typed error. */
export type Outcome = { data: unknown } | { error: Record<string, unknown> };

/** A conformance case: what is asked, what is on the wire, and what the program sees. The same for every language. */
export interface Case {
  name: string;
  zaaid?: string;
  clientSecret?: string;
  call: Call;
  /** What the service responds instead of its usual response. `{access_token}` stands for a valid token. */
  responses?: Override[];
  /** What goes wrong on the way, such as delays. */
  faults?: Fault[];
  requests?: ExpectedRequest[];
  tokensAtMost?: number;
  sees: Outcome;
  /** What it sees when the service has new attributes and ids; the same as `sees` if left out. */
  seesTomorrow?: Outcome;
}

export const cases: Case[] = JSON.parse(readFileSync(new URL("cases.json", import.meta.url), "utf8"));
