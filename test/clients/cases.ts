import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Override } from "../../src/mock/index.ts";

/** A request on the wire, as the mock's journal has it. What is left out is not compared. */
export interface ExpectedRequest {
  /** Method and path. */
  request: string;
  headers?: Record<string, string>;
  /** The zaaid of the cookie (default: no cookie). */
  account?: string;
  /** The JSON of the body. */
  body?: unknown;
}

/**
 * The line that a runner reads. Every language's runner has these operations, under the same names; `getRecord` gets a monitor
 * with its undocumented attributes.
 */
export interface Call {
  operation: "listMonitors" | "getMonitor" | "createMonitorGroup" | "getRecord";
  monitor_id?: string;
  display_name?: string;
  description?: string;
  /** The account that the call acts on. */
  zaaid?: string;
  /** The generated parameter for the cookie. */
  cookie?: string;
  /** How many times the client makes the call (default: once), one after the other or at once. */
  times?: number;
  at_once?: boolean;
  /** Seconds that the client waits for a response. */
  timeout?: number;
}

/** What the program sees: the payload, or the fields of a typed error. */
export type Outcome = { data: unknown } | { error: Record<string, unknown> };

/** A call, what is on the wire, and what the program sees. The same for every language. */
export interface Case {
  name: string;
  call: Call;
  /**
   * What the service responds to the operation of the call, or to another one, one after the other if they have `times`.
   * `{access_token}` stands for a valid token.
   */
  responses?: Array<Partial<Override>>;
  requests?: Array<string | ExpectedRequest>;
  /** How many access tokens are requested. */
  tokens?: number;
  /** Whether only a client notices whose types say which fields are required; one in Go has an empty text. */
  needsFields?: boolean;
  /** The last outcome; of calls at once, each. */
  sees: Outcome;
}

const byName: Record<string, Partial<Case>> = parse(readFileSync(new URL("cases.yaml", import.meta.url), "utf8"));

export const cases = Object.entries(byName).map(([name, one]) => ({
  call: { operation: "listMonitors" },
  ...one,
  name,
})) as Case[];
