/** Token storage in Redis, for processes on many machines. */

import { checkOptions, requireValid, withFunctions } from "../client/option-checks.ts";
import { lockScript, writeScript } from "./redis-scripts.ts";
import { type SharedStoreOptions, SharedTokenStore } from "./shared-store.ts";
import { type LockResult, type SharedStorage, StorageError } from "./storage.ts";
import { redisTable } from "./store-options.ts";

export { StorageError } from "./storage.ts";

/** What is used of a client of the official package `redis`, connected, from version 5 on. */
export interface RedisClient {
  sendCommand(args: string[]): Promise<unknown>;
  duplicate(): RedisConnection;
  /** For the reason why a connection failed, such as a wrong password; without it, errors say only that it failed. */
  on?(event: "error", listener: (error: Error) => void): unknown;
}

/** A connection for waiting, so that the client's own is not blocked. */
interface RedisConnection {
  sendCommand(args: string[]): Promise<unknown>;
  connect(): Promise<unknown>;
  on(event: "error", listener: (error: Error) => void): unknown;
  /** Lets the process end although the connection is open. */
  unref(): unknown;
  destroy(): void;
  readonly isOpen: boolean;
}

export interface RedisStoreOptions extends SharedStoreOptions {
  /** Starts the names of the keys; `svc-tokens:` if omitted. */
  prefix?: string | undefined;
}

/**
 * Creates a token store in Redis or a compatible server.
 * @param client a client of `redis` that is connected, with a listener for its `error` event
 * @throws TypeError that names the invalid option
 */
export function redisTokenStore(client: RedisClient, options: RedisStoreOptions = {}): SharedTokenStore {
  requireValid("The client of Redis", withFunctions("sendCommand", "duplicate"), client);
  checkOptions("the Redis store", options, redisTable);
  const { prefix, ...shared } = options;
  return new SharedTokenStore(new RedisStorage(client, prefix), shared);
}

/** The storage alone, which the tests of storages take. */
export class RedisStorage implements SharedStorage {
  readonly #client: RedisClient;
  readonly #prefix: string;

  constructor(client: RedisClient, prefix = "svc-tokens:") {
    this.#client = client;
    this.#prefix = prefix;
    if (newestErrors.has(client)) return;
    newestErrors.set(client, undefined);
    client.on?.("error", (error) => newestErrors.set(client, error));
  }

  async lock(key: string, milliseconds: number, replacing?: number): Promise<LockResult> {
    const reply = (await this.#run(lockScript, key, [`${milliseconds}`, `${replacing ?? ""}`])) as string[];
    const [now, version, settled, body = "", cursor, fence, heldFor] = reply;
    return {
      now: Number(now),
      stored: version ? { version: Number(version), settledUntil: Number(settled), body } : undefined,
      fence: fence ? Number(fence) : undefined,
      heldFor: heldFor ? Number(heldFor) : undefined,
      cursor,
    };
  }

  async write(
    key: string,
    fence: number,
    next: { settledUntil: number; body: string } | undefined,
    milliseconds: number,
  ): Promise<boolean> {
    const settled = next ? `${Math.ceil(next.settledUntil)}` : "";
    return (await this.#run(writeScript, key, [`${fence}`, `${milliseconds}`, settled, next?.body ?? ""])) === 1;
  }

  async changed(key: string, since: LockResult, milliseconds: number): Promise<void> {
    const [, stream] = this.#names(key);
    const block = `${Math.max(1, Math.ceil(milliseconds))}`;
    const command = ["XREAD", "COUNT", "1", "BLOCK", block, "STREAMS", stream, since.cursor ?? "0-0"];
    const connection = this.#client.duplicate();
    connection.unref();
    // The client would try to connect for ever, and a server that hangs never responds; the caller comes back by itself.
    let late: NodeJS.Timeout | undefined;
    const broken = new Promise<never>((_resolve, reject) => {
      connection.on("error", reject);
      late = setTimeout(() => reject(new Error("Redis did not respond.")), milliseconds + 15_000).unref();
    });
    try {
      const reply = connection.connect().then(() => connection.sendCommand(command));
      await Promise.race([reply, broken]);
    } catch (error) {
      throw failure(error, undefined);
    } finally {
      clearTimeout(late);
      if (connection.isOpen) connection.destroy();
    }
  }

  async #run(script: string, key: string, values: string[]): Promise<unknown> {
    try {
      const reply = await this.#client.sendCommand(["EVAL", script, "2", ...this.#names(key), ...values]);
      newestErrors.set(this.#client, undefined);
      return reply;
    } catch (error) {
      throw failure(error, newestErrors.get(this.#client));
    }
  }

  /** The braces put both on one node of a cluster. */
  #names(key: string): [string, string] {
    const name = `${this.#prefix}{${key}}`;
    return [name, `${name}:events`];
  }
}

/** Why a client is not connected, such as a wrong password: its commands say only that it is not. */
const newestErrors = new WeakMap<RedisClient, Error | undefined>();

const advice: Record<string, string> = {
  OOM: "Redis is full. Give it more memory, or let it evict keys of caches only.",
  NOAUTH: "Redis requires a password. Give it to the client.",
  WRONGPASS: "Redis refused the password.",
  NOPERM: "The user of Redis may not run EVAL, HMGET, HSET, EXPIRE, TIME, XADD and XREAD on these keys.",
  READONLY: "This Redis is a replica. Connect to the primary.",
  LOADING: "Redis is starting. Try again soon.",
};

/** @param reason why the client is not connected */
function failure(error: unknown, reason: Error | undefined): StorageError {
  const refused = refusalIn(error) ?? refusalIn(reason);
  const { code, name, message } = error as { code?: string; name?: string; message?: string };
  // It does not try to connect.
  const isClosed = message === "The client is closed";
  const what = refused
    ? (advice[refused] ?? `Redis refused a command with ${refused}. Check its version and its settings.`)
    : isClosed
      ? "The client of Redis is closed. Call its `connect` first, and close it after the last call."
      : "Redis could not be reached. Check its address, and that it runs.";
  const isAway = refused === undefined ? !isClosed : refused === "LOADING";
  return new StorageError(what, { cause: refused ?? code ?? name, isAway });
}

/** The code of a refusal by Redis. That of a command in a script, which the user may not run, is ERR. */
function refusalIn(error: unknown): string | undefined {
  const { message = "" } = (error ?? {}) as Partial<Error>;
  return /user executing the script can't run/.test(message) ? "NOPERM" : /^[A-Z]{3,}(?= )/.exec(message)?.[0];
}
