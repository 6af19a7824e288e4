/**
 * A process of a fleet. Each line of its input is a job, after which it prints "ready", or `go` for a round of calls, after
 * which it prints a line of JSON, or `end`.
 */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { type Client, createClient, type TokenStore } from "../../src/client/index.ts";
import { fileTokenStore } from "../../src/tokens/file.ts";
import { redisTokenStore } from "../../src/tokens/redis.ts";
import type { SharedStoreOptions } from "../../src/tokens/shared-store.ts";

export interface Job {
  /** The directory of the files, or the address of Redis. */
  where: string;
  /** How many calls a round has. */
  calls: number;
  options: SharedStoreOptions;
  service: { baseUrl: string; authUrl: string };
}

let close = () => {};
let round = async () => {};
for await (const line of createInterface(process.stdin)) {
  if (line === "go") await round();
  else {
    close();
    close = () => {};
    if (line !== "end") ({ round, close } = await begin(JSON.parse(line)));
  }
}
close();

async function begin({ where, calls, options, service }: Job) {
  const { tokenStore, close } = await storeAt(where, options);
  const api = createClient({
    ...service,
    tokenStore,
    fetch: async (url, init) => {
      const isToken = url.endsWith("/oauth/v2/token");
      if (isToken) console.log("asking");
      const response = await fetch(url, init);
      if (isToken) console.log("answered");
      return response;
    },
  });
  console.log("ready");
  return { round: () => callMonitors(api, calls), close };
}

async function callMonitors(api: Client, calls: number): Promise<void> {
  const results = await Promise.allSettled(
    Array.from({ length: calls }, async () => {
      const { response } = await api.GET("/monitors");
      if (response.status !== 200) throw new Error(`status ${response.status}`);
    }),
  );
  const errors = results.flatMap((result) => (result.status === "rejected" ? [`${result.reason}`] : []));
  console.log(JSON.stringify({ answered: results.length - errors.length, errors }));
}

async function storeAt(
  where: string,
  options: SharedStoreOptions,
): Promise<{ tokenStore: TokenStore; close: () => void }> {
  if (!where.startsWith("redis:")) return { tokenStore: fileTokenStore({ directory: where, ...options }), close() {} };
  // Loaded only then: a process starts sooner without it.
  const { default: redis } = await import("redis");
  const client = redis.createClient({ url: where, disableOfflineQueue: true });
  client.on("error", () => {});
  // Without Redis, it starts all the same.
  await Promise.race([client.connect(), once(client, "error")]);
  return { tokenStore: redisTokenStore(client, options), close: () => client.destroy() };
}
