import type { CallMatch } from "./match.ts";

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
