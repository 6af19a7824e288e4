import { TokenBudgetError, TokenError } from "../client/errors.ts";
import { type MadeToken, moved, type TokenState } from "../client/tokens/store.ts";
import type { Sealer } from "./seal.ts";
import { StorageError } from "./storage.ts";

/** A refusal that holds for every process until `until`. */
export interface Refusal {
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
  /** When it was stored. */
  savedAt?: number | undefined;
}

/** What to store of an error that other processes would get, too, until a time that is known. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof TokenBudgetError) {
    return { kind: "budget", message: error.message, until: error.retryAt.getTime() };
  }
  if (error instanceof TokenError) {
    return { kind: "refused", message: error.message, reason: error.reason, until: error.retryAt.getTime() };
  }
  return undefined;
}

/** The error that the first process got. */
export function errorOf({ kind, message, reason, until }: Refusal): Error {
  return kind === "budget" ? new TokenBudgetError(new Date(until)) : new TokenError(message, reason, new Date(until));
}

/** Another number for a format that older versions cannot read. */
const format = 1;

/** The body to store. */
export function serialize(record: TokenRecord, sealer: Sealer): string {
  return sealer.seal(JSON.stringify({ format, ...record }));
}

/**
 * Reads a stored body.
 * @returns undefined if it is damaged: a new token repairs that
 * @throws StorageError if it is from another version, or encrypted with another key
 */
export function deserialize(body: string, sealer: Sealer): TokenRecord | undefined {
  const text = sealer.open(body);
  if (text === undefined) return undefined;
  let value: (TokenRecord & { format?: unknown }) | undefined;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (value?.format !== undefined && value.format !== format) {
    throw new StorageError(
      `The stored tokens have the format ${JSON.stringify(value.format)}, and this version reads ${format}. Use one version in all processes, or another prefix or file.`,
    );
  }
  if (!value || !isRecord(value)) return undefined;
  const { format: _, ...record } = value;
  return record;
}

function isRecord({ accessToken, usableUntil, made }: TokenRecord): boolean {
  const isMade = (token: MadeToken) => Number.isFinite(token?.madeAt) && Number.isFinite(token?.expiresAt);
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
