// These types are published, so they use no types of other packages.
import type { AccessOptions, GrantOptions } from "./authority/authority.ts";
import type { Credentials } from "./authority/credentials.ts";
import type { Override } from "./override.ts";
import type { SeenRequest } from "./state/journal.ts";

export interface AccountRecords {
  /** With `monitor_id`. */
  monitors?: Array<{ monitor_id: string; [field: string]: unknown }>;
  /** With `id` and `name` (default: every monitor type of the specification). */
  monitorTypes?: Array<{ id: string; name: string; [field: string]: unknown }>;
  /** Their fields are not documented. */
  locationProfiles?: Array<{ [field: string]: unknown }>;
  /** Only one, with `device_key`. */
  deviceKey?: { device_key: string; [field: string]: unknown };
  /** Kinds that you added to the contract: a schema with `x-record`. */
  [kind: string]: Array<Record<string, unknown>> | Record<string, unknown> | undefined;
}

/** The records that exist in a mock, by kind (default: those of the contract's examples). */
export interface SeedRecords extends AccountRecords {
  /** Of an MSP account: with `name` and `zaaid`. */
  customers?: Array<{ name: string; zaaid: string; [field: string]: unknown }>;
  /** Of a business-units portal account: with `name` and `zaaid`. */
  businessUnits?: Array<{ name: string; zaaid: string; [field: string]: unknown }>;
  /** Those of a customer or a business unit, by its zaaid (default: as in the token's own account). */
  accounts?: { [zaaid: string]: AccountRecords };
}

/** What tests can do with a mock. The control path offers the same over HTTP. */
export interface MockControls {
  /** {base_url} */
  readonly baseUrl: string;
  /** {auth_url} */
  readonly authUrl: string;
  /** With a refresh token of this mock alone. `mock-refresh-token` is another name of it, in every mock. */
  readonly credentials: Credentials;
  /** Brings everything back to how the mock started: tokens, limits, clock, records, overrides, requests. */
  reset(): void;
  /** Issues a grant code, which can be exchanged once. @throws TypeError if an option is not valid */
  issueGrant(options?: GrantOptions): string;
  /** Issues an access token without a grant. No limit counts it. @throws TypeError if an option is not valid */
  issueAccessToken(options?: AccessOptions): string;
  /** Replaces the records of some kinds, of the token's own account or of others. @throws TypeError that names the first one that breaks the contract */
  seed(records: SeedRecords): void;
  records(): Required<SeedRecords>;
  /**
   * Replaces responses, delays them, or lets the connection fail.
   * @throws TypeError that names the invalid field, or says how the body breaks the contract
   */
  override(override: Override): void;
  /** The overrides since the last `clearOverrides`, oldest first, also those that are used up: `used` counts their calls. */
  overrides(): Array<Override & { used: number }>;
  clearOverrides(): void;
  /** The newest 1000 requests, oldest first, without their secrets; fewer if their bodies have more than 32 MiB together. */
  requests(): SeenRequest[];
  /** Empties the list of requests. Those that still wait for their response are left out, too. */
  clearRequests(): void;
  /** The mock's time, in milliseconds since 1970. */
  now(): number;
  /** Advances the mock's clock. @returns its time, in milliseconds since 1970 */
  advance(milliseconds: number): number;
}
