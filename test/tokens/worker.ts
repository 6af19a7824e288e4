/** A process of a fleet. Its argument is a job. It prints "ready", and after each line of its input a round of calls, as JSON. */
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

const { where, calls, options, service }: Job = JSON.parse(process.argv[2] ?? "");
const api = createClient({
  ...service,
  tokenStore: await storeAt(where, options),
  fetch: async (url, init) => {
    const isToken = url.endsWith("/oauth/v2/token");
    if (isToken) console.log("asking");
    const response = await fetch(url, init);
    if (isToken) console.log("answered");
    return response;
  },
});
console.log("ready");
for await (const _line of createInterface(process.stdin)) await callMonitors(api, calls);
process.exit();

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

async function storeAt(where: string, options: SharedStoreOptions): Promise<TokenStore> {
  if (!where.startsWith("redis:")) return fileTokenStore({ directory: where, ...options });
  // Loaded only then: a process starts sooner without it.
  const { default: redis } = await import("redis");
  const client = redis.createClient({ url: where, disableOfflineQueue: true });
  client.on("error", () => {});
  // Without Redis, it starts all the same.
  await Promise.race([client.connect(), once(client, "error")]);
  return redisTokenStore(client, options);
}
