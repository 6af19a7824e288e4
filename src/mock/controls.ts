// These types are published, so they use no types of other packages.
import type { MockCredentials } from "./oauth/credentials.ts";
import type { AccessOptions, GrantOptions } from "./oauth/token-authority.ts";
import type { Override } from "./overrides/override.ts";
import type { SeenRequest } from "./state/journal.ts";
import type { SeedRecords } from "./state/seed-records.ts";

/** What tests can do with a mock. The control path offers the same over HTTP. */
export interface MockControls {
  /** The mock's {base_url}. */
  readonly baseUrl: string;
  /** The mock's {auth_url}. */
  readonly authUrl: string;
  /** Credentials, with a refresh token that only this mock has. Every mock also accepts `mock-refresh-token` instead of it. */
  readonly credentials: MockCredentials;
  /** Brings the mock back to its start: its tokens, limits, clock, records, overrides and requests. */
  reset(): void;
  /** Issues a grant code, which can be exchanged once. @throws TypeError if an option is not valid */
  issueGrant(options?: GrantOptions): string;
  /** Issues an access token without a grant. No limit counts it. @throws TypeError if an option is not valid */
  issueAccessToken(options?: AccessOptions): string;
  /**
   * Replaces the records of some kinds, in the token's own account or in others.
   * @throws TypeError that names the first record that breaks the contract
   */
  seed(records: SeedRecords): void;
  /** All current records. Accounts that were seeded with their own records are included. */
  records(): Required<SeedRecords>;
  /**
   * Replaces responses, delays them, or lets the connection fail.
   * @throws TypeError that names the invalid field, or says how the body breaks the contract
   */
  override(override: Override): void;
  /** The overrides since the last `clearOverrides`, oldest first. `used` counts the calls of each; one that is used up stays. */
  overrides(): Array<Override & { used: number }>;
  /** Removes all overrides. */
  clearOverrides(): void;
  /** The newest 1000 requests, oldest first, without their secrets. Fewer are kept if their bodies exceed 32 MiB together. */
  requests(): SeenRequest[];
  /** Empties the list of requests, also for requests that still wait for their responses. */
  clearRequests(): void;
  /** The mock's time, in milliseconds since 1970. */
  now(): number;
  /** Advances the mock's clock. @returns the mock's new time, in milliseconds since 1970 */
  advance(milliseconds: number): number;
}
