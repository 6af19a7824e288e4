/**
 * A process of a fleet: `worker.js <file directory | redis URL> <calls>`. It waits for a line on its input before it calls,
 * and again before each further round, and prints a line of JSON after each.
 */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { createClient, type TokenStore } from "../../src/client/index.ts";
import { fileTokenStore } from "../../src/tokens/file.ts";
import type { SharedStoreOptions } from "../../src/tokens/options.ts";
import { redisTokenStore } from "../../src/tokens/redis.ts";

const [where = "", calls = "10", given = "{}"] = process.argv.slice(2);
const options = JSON.parse(given) as SharedStoreOptions;
const { tokenStore, close } = await storeAt(where);
const api = createClient({
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

for await (const _line of createInterface(process.stdin)) {
  const start = performance.now();
  const results = await Promise.allSettled(
    Array.from({ length: Number(calls) }, async () => {
      const { response } = await api.GET("/monitors");
      if (response.status !== 200) throw new Error(`status ${response.status}`);
    }),
  );
  const errors = results.flatMap((result) => (result.status === "rejected" ? [`${result.reason}`] : []));
  console.log(JSON.stringify({ answered: results.length - errors.length, errors, took: performance.now() - start }));
}
close();

async function storeAt(where: string): Promise<{ tokenStore: TokenStore; close: () => void }> {
  if (!where.startsWith("redis:")) return { tokenStore: fileTokenStore({ directory: where, ...options }), close() {} };
  // Loaded only then: a process starts sooner without it.
  const { default: redis } = await import("redis");
  const client = redis.createClient({ url: where, disableOfflineQueue: true });
  client.on("error", () => {});
  // Without Redis, it starts all the same.
  await Promise.race([client.connect(), once(client, "error")]);
  return { tokenStore: redisTokenStore(client, options), close: () => client.destroy() };
}
