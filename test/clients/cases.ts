import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Override, SeedRecords } from "../../src/mock/index.ts";

/** A request on the wire, as the mock's journal has it. What is left out is not compared. */
export interface ExpectedRequest {
  /** Method and path. */
  request: string;
  headers?: Record<string, string>;
  /** Headers that must not be sent. */
  without?: string[];
  /** The zaaid of the cookie. */
  account?: string;
  /** The JSON of the body. */
  body?: unknown;
}

/** What a program calls. Every language's runner has these operations, under the same names. */
export interface Call {
  operation: string;
  /** The account that the call acts on. */
  zaaid?: string | undefined;
  [argument: string]: unknown;
}

/** What the program sees: the payload, or the fields of a typed error. */
export type Outcome = { data: unknown } | { error: Record<string, unknown> };

/** A conformance case: what is asked, what is on the wire, and what the program sees. The same for every language. */
export interface Case {
  name: string;
  zaaid?: string;
  clientSecret?: string;
  /** Seconds that a client waits for a response. */
  timeout?: number;
  /** Whether nothing listens at the service's address, or at that of the auth server. */
  isRefused?: boolean;
  isAuthRefused?: boolean;
  /** How many clients make the call, one after the other, as processes would; the last outcome counts. */
  clients?: number;
  /** Whether only a client notices that reads payloads into types of its language; one in TypeScript does not. */
  isAboutRecords?: boolean;
  /** Whether only a client notices whose types say which fields are required; one in Go has an empty text. */
  isAboutFields?: boolean;
  /** It lists the monitors if left out. */
  call: Call;
  /** How many times the client makes the call at once; the first error counts. */
  parallel?: number;
  /** How many times it makes the call one after the other; the last outcome counts. */
  sequence?: number;
  /** The records that exist. */
  seed?: SeedRecords;
  /**
   * What the service responds instead of its usual response, or what goes wrong on the way, such as a delay; to the operation
   * of the call if it names no other.
   * `{access_token}` stands for a valid token.
   */
  responses?: Array<Partial<Override>>;
  /** The same client makes the call again, over the connections that it kept, and gets these; the last outcome counts. */
  again?: Array<Partial<Override>>;
  requests?: Array<string | ExpectedRequest>;
  tokensAtMost?: number;
  connectionsAtMost?: number;
  sees: Outcome;
  /** What it sees when the service has new attributes and ids; the same as `sees` if left out. */
  seesTomorrow?: Outcome;
}

const byName: Record<string, Partial<Case>> = parse(readFileSync(new URL("cases.yaml", import.meta.url), "utf8"));

export const cases = Object.entries(byName).map(([name, one]) => ({
  call: { operation: "listMonitors" },
  ...one,
  name,
})) as Case[];
