// The types here are published: they need none of another package.
import type { Clock } from "../client/clock.ts";
import type { GrantOptions } from "./authority/authority.ts";
import type { Attributes } from "./state/attributes.ts";
import type { Fault } from "./state/faults.ts";
import type { Created, SeenRequest } from "./state/journal.ts";
import type { CallMatch } from "./state/match.ts";

/** The credentials of the mock's only user, who has every scope. */
export const credentials = {
  clientId: "mock-client",
  clientSecret: "mock-secret",
  refreshToken: "mock-refresh-token",
} as const;

/** What tells the mock the time: the system's clock, or that of a test. */
export type TimeSource = Omit<Clock, "elapsed">;

/** The records that exist in a mock, by kind. What is left out are the records of the contract's examples. */
export interface SeedRecords {
  /** With `monitor_id`. */
  monitors?: Array<{ monitor_id: string; [field: string]: unknown }>;
  /** Of an MSP account: with `name` and `zaaid`. */
  customers?: Array<{ name: string; zaaid: string; [field: string]: unknown }>;
  /** Of a business-units portal account: with `name` and `zaaid`. */
  businessUnits?: Array<{ name: string; zaaid: string; [field: string]: unknown }>;
  /** Their fields are not documented. */
  locationProfiles?: Array<{ [field: string]: unknown }>;
  /** Kinds that another contract has: a schema with `x-record`. */
  [kind: string]: Array<Record<string, unknown>> | undefined;
}

/** Replaces the response of calls that the service would accept; those that it would refuse are still refused. */
export interface Override extends CallMatch {
  /** The documented status of a success if left out. */
  status?: number;
  /** Additional headers. */
  headers?: Record<string, string>;
  /**
   * The body, as JSON. New attributes and new values of constants are allowed, as the service may add them. A text is sent
   * as it is if `headers` has another Content-Type, and bytes always. The usual body if left out: the records, or for a status from 400 the
   * documented error.
   */
  body?: unknown;
  /** Allows a status and a body that break the contract. */
  breaksContract?: boolean;
}

/** What tests can do with a mock. The control path offers the same over HTTP. */
export interface MockControls {
  /** {base_url} */
  readonly baseUrl: string;
  /** {auth_url} */
  readonly authUrl: string;
  readonly credentials: typeof credentials;
  /** Brings everything back to how the mock started: tokens, limits, clock, records, responses, faults, journals. */
  reset(): void;
  /** Keeps the whole state under a name. @throws TypeError after 100 names */
  saveSnapshot(name: string): void;
  /** Brings back a kept state, any number of times. @throws TypeError if the name is unknown */
  restoreSnapshot(name: string): void;
  /** Issues a grant code, which can be exchanged once. @throws TypeError if an option is not valid */
  issueGrant(options?: GrantOptions): string;
  /** Issues an access token without a grant; for all scopes if left out. @throws TypeError if a scope is unknown */
  issueAccessToken(scopes?: string[]): string;
  /** Replaces the records of some kinds. @throws TypeError that names the first one that breaks the contract */
  seed(records: SeedRecords): void;
  /** The records that exist. */
  records(): Required<SeedRecords>;
  /** The newest 1000 bodies of successful POST requests, oldest first: no documented operation shows what they created. */
  created(): Created[];
  /** Replaces responses. @throws TypeError that names the invalid field, or how the body breaks the contract */
  override(override: Override): void;
  clearOverrides(): void;
  /**
   * Adds attributes to every response from now on, as the service may at any time (specification, Versioning): to the body, and
   * to each record in `data`. They take the place of those of an earlier call; `{}` ends it.
   * @throws TypeError if they are not an object
   */
  addAttributes(attributes: Attributes): void;
  /** Makes the next calls fail. @throws TypeError that names the invalid field */
  fail(fault: Fault): void;
  clearFaults(): void;
  /** The newest 1000 requests, oldest first, without their secrets. */
  requests(): SeenRequest[];
  /** Empties the list of requests. Those that still wait for their response are left out, too. */
  clearRequests(): void;
  /** The mock's time, in milliseconds since 1970. */
  now(): number;
  /** Advances the mock's clock. @returns its time, in milliseconds since 1970 */
  advance(milliseconds: number): number;
}
