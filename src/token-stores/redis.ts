/** Access tokens in Redis, for processes on many machines. */
import { StorageError } from "../client/errors.ts";
import type { TokenStore } from "../client/tokens/token-store.ts";
import { assertOptions, text } from "../shared/options.ts";

/** The part that is used of a connected client of the official package `redis`, version 5 or later. */
export interface RedisClient {
  sendCommand(args: string[]): Promise<unknown>;
}

export interface RedisStoreOptions {
  /** Starts the names of the keys (default: `svc-tokens:`). */
  prefix?: string | undefined;
}

/** Releases a lock, unless it ended and another process has it. */
const releaseScript = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0";

/**
 * Creates a token store in Redis or a compatible server.
 * @param client a connected client of `redis` for one server. Clients of a cluster and of sentinels take other arguments
 * @throws TypeError if the client is another one, or an option is not valid
 */
export function redisTokenStore(client: RedisClient, options: RedisStoreOptions = {}): TokenStore {
  assertOptions("redisTokenStore", options, { prefix: text });
  const { prefix = "svc-tokens:" } = options;
  // The functions of clusters and sentinels have parameters before the command.
  if (typeof client?.sendCommand !== "function" || client.sendCommand.length > 2)
    throw new TypeError(
      "The client of Redis must be one that `createClient` of the package `redis` creates, for one server: not a cluster's or a sentinel's.",
    );
  const send = (...args: string[]) => client.sendCommand(args).catch(failed);
  return {
    get: async (key) => ((await send("GET", prefix + key)) as string | null) ?? undefined,
    set: async (key, value, milliseconds) => void (await send("SET", prefix + key, value, "PX", `${milliseconds}`)),
    async lock(key, milliseconds) {
      const name = `${prefix}${key}:lock`;
      const id = crypto.randomUUID();
      const granted = await send("SET", name, id, "NX", "PX", `${milliseconds}`);
      return granted === "OK" ? () => send("EVAL", releaseScript, "1", name, id) : undefined;
    },
  };
}

/** Failures that no waiting fixes, and what to do about them. */
const permanent: Record<string, string> = {
  NOAUTH: "Redis requires a password. Give it to the client.",
  WRONGPASS: "Redis rejected the password.",
  NOPERM: "The user of Redis may not run GET, SET and EVAL on these keys.",
};

/** @throws StorageError with the code of Redis. Its message may have the address and the password */
function failed(error: Error & { code?: string }): never {
  if (error instanceof TypeError) throw error;
  const { message, name } = error;
  if (message === "The client is closed")
    throw new StorageError("The client of Redis is closed. Call its `connect` first.", { isPermanent: true });
  // If a script runs a command that the user may not run, Redis responds with the code ERR instead of NOPERM.
  const isDenied = /user executing the script can't run/.test(message);
  const code = isDenied ? "NOPERM" : (/^[A-Z]{3,}(?= )/.exec(message)?.[0] ?? error.code ?? name);
  const advice = permanent[code];
  throw new StorageError(advice ?? `Redis failed (${code}).`, { cause: code, isPermanent: advice !== undefined });
}
