import type { GrantOptions } from "./authority/authority.ts";
import type { Fault } from "./control/faults.ts";
import type { SeenRequest } from "./control/journal.ts";

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
  /** Issues a grant code, which can be exchanged once. @throws TypeError if an option is not valid */
  issueGrant(options?: GrantOptions): string;
  /** Issues an access token without a grant; for all scopes if left out. @throws TypeError if a scope is unknown */
  issueAccessToken(scopes?: string[]): string;
  /** Makes the next calls fail. @throws TypeError that names the invalid field */
  fail(fault: Fault): void;
  clearFaults(): void;
  /** The newest 1000 requests, oldest first, without their secrets. */
  requests(): SeenRequest[];
  clearRequests(): void;
  /** Advances the mock's clock. @returns its time, in milliseconds since 1970 */
  advance(milliseconds: number): number;
}
