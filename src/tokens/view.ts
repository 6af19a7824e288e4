import type { TokenState } from "../client/tokens/store.ts";
import type { TokenRecord } from "./record.ts";

/** Processes renew a token at different times before its end, within this time or a tenth of its lifetime. */
const renewalWindow = 4 * 60_000;
/** After a renewal in vain, or by another process, a token that is still valid is used this long. */
const renewalPause = 20_000;

/** What a process knows of a key, in the times of its own clock. */
export interface View {
  version: number;
  record: TokenRecord;
  /** How long before `usableUntil` this process renews the token. */
  lead: number;
}

/** @param random at least 0 and less than 1 */
export function leadOf({ usableUntil = 0, made }: TokenRecord, random: number): number {
  const lifetime = usableUntil - (made.at(-1)?.madeAt ?? usableUntil);
  return random * Math.min(renewalWindow, Math.max(0, lifetime / 10));
}

export function isUsable(
  { accessToken, usableUntil = 0 }: TokenState,
  rejected: string | undefined,
  now: number,
): boolean {
  return accessToken !== undefined && accessToken !== rejected && usableUntil > now;
}

/** Whether this process should renew the token, although it is still valid. */
export function isDue({ record: { usableUntil = 0, refusal }, lead }: View, now: number): boolean {
  return usableUntil - lead <= now && !(refusal && refusal.until > now);
}

/** The state for the client: it comes back when this process should renew the token, and at `latest`. */
export function stateOf(view: View, now: number, latest = Infinity): TokenState {
  const { accessToken, usableUntil = 0, made } = view.record;
  const renewal = usableUntil - view.lead;
  return {
    ...(accessToken !== undefined && { accessToken }),
    usableUntil: Math.min(latest, renewal > now ? renewal : Math.min(usableUntil, now + renewalPause)),
    made,
  };
}
