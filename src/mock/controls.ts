import type { GrantOptions } from "./authority/authority.ts";
import type { Fault } from "./control/faults.ts";
import type { SeenRequest } from "./control/journal.ts";

/** The credentials of the mock's one user, who may do everything. */
export const credentials = {
  clientId: "mock-client",
  clientSecret: "mock-secret",
  refreshToken: "mock-refresh-token",
} as const;

/** What tests do with a mock; over HTTP the control path offers the same. */
export interface MockControls {
  /** {base_url} */
  readonly baseUrl: string;
  /** {auth_url} */
  readonly authUrl: string;
  readonly credentials: typeof credentials;
  /** A grant code, to be exchanged once. */
  issueGrant(options?: GrantOptions): string;
  /** An access token without the way to it, for a few scopes or, if left out, all. */
  issueAccessToken(scopes?: string[]): string;
  /** Makes the next calls go wrong. */
  fail(fault: Fault): void;
  clearFaults(): void;
  /** The newest requests that arrived, at most 1000, without their secrets. */
  requests(): SeenRequest[];
  clearRequests(): void;
  /** Moves the mock's time on. @returns the time, in milliseconds since 1970 */
  advance(milliseconds: number): number;
}
