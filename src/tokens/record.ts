import { TokenBudgetError, TokenError } from "../client/errors.ts";
import { type MadeToken, moved, type TokenState } from "../client/tokens/store.ts";
import type { Sealer } from "./seal.ts";
import { format, ofFormat } from "./storage.ts";

/** A refusal that holds for every process until `until`. */
interface Refusal {
  /** The limits of the service do not allow another token, or the auth server refused. */
  kind: "budget" | "refused";
  message: string;
  reason?: string | undefined;
  until: number;
}

/** The shared state of a refresh token. All times are those of the storage, in milliseconds since 1970. */
export interface TokenRecord extends TokenState {
  refusal?: Refusal | undefined;
  /** When a token was last replaced because the service rejected it. */
  replacedAt?: number | undefined;
  savedAt?: number | undefined;
}

/** What to store of an error that other processes would get, too, until a time that is known. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof TokenBudgetError || error instanceof TokenError)) return undefined;
  const { message, retryAt } = error;
  const refusal = { message, until: retryAt.getTime() };
  return error instanceof TokenError
    ? { kind: "refused", ...refusal, reason: error.reason }
    : { kind: "budget", ...refusal };
}

export function errorOf({ kind, message, reason, until }: Refusal): Error {
  return kind === "budget" ? new TokenBudgetError(new Date(until)) : new TokenError(message, reason, new Date(until));
}

export function serialize(record: TokenRecord, sealer: Sealer): string {
  return sealer.seal(JSON.stringify({ format, ...record }));
}

/** Reads a body; undefined if it is damaged: a new token repairs that. @throws StorageError if it is another version's */
export function deserialize(body: string, sealer: Sealer): TokenRecord | undefined {
  const text = sealer.open(body);
  const value = ofFormat<TokenRecord & { format?: unknown }>(text ?? "", "The stored tokens have", "prefix or file");
  if (!value || !isRecord(value)) return undefined;
  const { format: _, ...record } = value;
  return record;
}

function isRecord({ accessToken, usableUntil, made }: TokenRecord): boolean {
  const isMade = (token?: MadeToken) => Number.isFinite(token?.madeAt) && Number.isFinite(token?.expiresAt);
  return (
    Array.isArray(made) &&
    made.every(isMade) &&
    (accessToken === undefined || (typeof accessToken === "string" && Number.isFinite(usableUntil)))
  );
}

/** The record with its times moved: clocks of machines differ. */
export function shifted({ refusal, replacedAt, savedAt, ...state }: TokenRecord, by: number): TokenRecord {
  return {
    ...moved(state, by),
    ...(refusal && { refusal: { ...refusal, until: refusal.until + by } }),
    ...(replacedAt !== undefined && { replacedAt: replacedAt + by }),
    ...(savedAt !== undefined && { savedAt: savedAt + by }),
  };
}

/** The record with the times that it has since the storage's clock was set back, if it was: then it is from the future. */
export function corrected(record: TokenRecord, now: number): TokenRecord {
  const ahead = (record.savedAt ?? now) - now;
  // Less is the resolution of the clocks.
  return ahead < 1_000 ? record : shifted(record, -ahead);
}

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
