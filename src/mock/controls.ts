import type { GrantOptions } from "./authority/authority.ts";
import type { Attributes } from "./state/attributes.ts";
import type { Fault } from "./state/faults.ts";
import type { Created, SeenRequest } from "./state/journal.ts";
import type { Override } from "./state/overrides.ts";
import type { SeedRecords } from "./state/records.ts";

/** The credentials of the mock's only user, who has every scope. */
export const credentials = {
  clientId: "mock-client",
  clientSecret: "mock-secret",
  refreshToken: "mock-refresh-token",
} as const;

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
