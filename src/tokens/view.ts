import type { TokenState } from "../client/tokens/store.ts";
import type { TokenRecord } from "./record.ts";

/** What a process knows of a key, in the times of its own clock. */
export interface View {
  version: number;
  record: TokenRecord;
  /** How long before `usableUntil` this process renews the token. */
  renewalLead: number;
  /** Whether the storage does not have the record, lost it, or has it with times of a clock that was set back. */
  isToRestore?: boolean;
}

/** After a failed renewal, or by another process, a token that is still valid is used this long. */
const renewalPause = 20_000;

/** Whether this process should renew the token, although it is still valid. */
export function isDue({ record: { usableUntil = 0, refusal }, renewalLead }: View, now: number): boolean {
  return usableUntil - renewalLead <= now && !(refusal && refusal.until > now);
}

/** The state for the client, which asks again when this process should renew the token. */
export function stateOf({ record, renewalLead }: View, now: number): TokenState {
  const { accessToken, usableUntil = 0, made } = record;
  const renewal = usableUntil - renewalLead;
  return {
    ...(accessToken !== undefined && { accessToken }),
    usableUntil: renewal > now ? renewal : Math.min(usableUntil, now + renewalPause),
    made,
  };
}
