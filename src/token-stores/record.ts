import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { repeated, TokenBudgetError, TokenError } from "../client/errors.ts";
import { type MadeToken, moved, type TokenState } from "../client/tokens/store.ts";
import { format, ofFormat, StorageError } from "./storage.ts";

/** A refusal that holds for every process until `until`. */
interface Refusal {
  /** The limits of the service do not allow another token, or the auth server refused. */
  kind: "budget" | "refused";
  message: string;
  reason?: string | undefined;
  /** A hash of the client secret that was refused: the refusal is over when it is corrected. */
  secret?: string | undefined;
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
export function refusalOf(error: unknown, secret: string | undefined): Refusal | undefined {
  if (!(error instanceof TokenBudgetError || error instanceof TokenError)) return undefined;
  const { message, retryAt } = error;
  const refusal = { message, until: retryAt.getTime() };
  return error instanceof TokenError
    ? { kind: "refused", ...refusal, reason: error.reason, ...(/client/.test(error.reason ?? "") && { secret }) }
    : { kind: "budget", ...refusal };
}

/** Whether a refusal holds now, for a client with this secret. */
export function isInForce({ until, secret }: Refusal, now: number, ownSecret: string | undefined): boolean {
  return until > now && (secret === undefined || secret === ownSecret);
}

export function errorOf({ kind, message, reason, until }: Refusal): Error {
  const at = new Date(until);
  return kind === "budget" ? new TokenBudgetError(at) : repeated(new TokenError(message, reason, at));
}

/** @param key of the record in the storage */
export function serialize(record: TokenRecord, sealer: Sealer, key: string): string {
  return sealer.seal(JSON.stringify({ format, ...record }), key);
}

/**
 * Reads a stored body.
 * @returns undefined if it is damaged: a new token repairs that
 * @throws StorageError if it is from another version, or encrypted with another key
 */
export function deserialize(body: string, sealer: Sealer, key: string): TokenRecord | undefined {
  const text = sealer.open(body, key);
  const value = ofFormat<TokenRecord & { format?: unknown }>(text ?? "", "The stored tokens have", "prefix or file");
  if (!value || !isRecord(value)) return undefined;
  const { format: _, ...record } = value;
  return record;
}

function isRecord({ accessToken, usableUntil, made, refusal }: TokenRecord): boolean {
  const isMade = (token?: MadeToken) => Number.isFinite(token?.madeAt) && Number.isFinite(token?.expiresAt);
  return (
    Array.isArray(made) &&
    made.every(isMade) &&
    // Beyond what a Date can be.
    (refusal === undefined || Math.abs(refusal.until) < 8.64e15) &&
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

/** By how much a stored time may be late after slow responses. A token is not used for as long before its end. */
const tolerance = 60_000;

/** Whether a record was stored before the storage's clock was set back. Like a damaged one, it is replaced. */
export function isFromFuture({ savedAt = 0 }: TokenRecord, now: number): boolean {
  return savedAt - now > tolerance;
}

/** What a process knows of a key, in the times of its own clock. */
export interface View {
  version: number;
  record: TokenRecord;
  /** How long before `usableUntil` this process renews the token. */
  renewalLead: number;
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

/** Encrypts what is stored under a key, so that who can write to the storage cannot put it under another: another account's. */
export interface Sealer {
  seal(text: string, key: string): string;
  /** @returns undefined if it is damaged, or of another key. @throws StorageError if it is encrypted with another key, or not at all */
  open(text: string, key: string): string | undefined;
}

const prefix = "aes-256-gcm:";

const plain: Sealer = {
  seal: (text) => text,
  open(text) {
    if (!text.startsWith(prefix)) return text;
    throw new StorageError("The stored tokens are encrypted. Give the `encryptionKey` that they were stored with.");
  },
};

/** Encrypts with AES-256-GCM, if a key is given: 32 bytes, or the same in base64. @throws TypeError */
export function sealerOf(key: Uint8Array | string | undefined): Sealer {
  if (key === undefined) return plain;
  // Programs in JavaScript may give anything.
  const bytes = typeof key === "string" ? Buffer.from(key, "base64") : key;
  if (!(bytes instanceof Uint8Array) || bytes.length !== 32) {
    throw new TypeError(
      "`encryptionKey` must be 32 bytes, or 32 bytes in base64: `openssl rand -base64 32` writes one.",
    );
  }
  // Says which of several keys was used, not what it is.
  const id = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return {
    seal(text, storedUnder) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", bytes, nonce).setAAD(Buffer.from(storedUnder));
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return `${prefix}${id}:${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64")}`;
    },
    open(text, storedUnder) {
      const [keyId, data = ""] = text.startsWith(prefix) ? text.slice(prefix.length).split(":") : [];
      if (keyId !== id) {
        throw new StorageError(
          `The stored tokens are ${keyId === undefined ? "not encrypted" : "encrypted with another key"}. Use one \`encryptionKey\` in all processes, or delete what is stored.`,
        );
      }
      const all = Buffer.from(data, "base64");
      try {
        const decipher = createDecipheriv("aes-256-gcm", bytes, all.subarray(0, 12), { authTagLength: 16 });
        decipher.setAAD(Buffer.from(storedUnder)).setAuthTag(all.subarray(12, 28));
        return decipher.update(all.subarray(28), undefined, "utf8") + decipher.final("utf8");
      } catch {
        return undefined;
      }
    },
  };
}
