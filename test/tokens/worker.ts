/** A process of a fleet. Its argument is a job. It prints "ready", and after each line of its input the outcome of its calls. */
import { createInterface } from "node:readline";
import { createClient } from "../../src/client/index.ts";
import type { SharedStoreOptions, SharedTokenStore } from "../../src/token-stores/index.ts";

export interface Job {
  /** The directory of the files, or the address of Redis. */
  where: string;
  options: SharedStoreOptions;
}

/** What a round of calls came to. */
export interface Round {
  answered: number;
  errors: string[];
}

const { where, options }: Job = JSON.parse(process.argv[2] ?? "");
const api = createClient({
  tokenStore: await storeAt(where, options),
  fetch: (url, init) => {
    if (url.endsWith("/oauth/v2/token")) console.log("asking");
    return fetch(url, init);
  },
});
console.log("ready");
for await (const _line of createInterface(process.stdin)) console.log(JSON.stringify(await callMonitors(5)));
process.exit();

async function callMonitors(count: number): Promise<Round> {
  const results = await Promise.allSettled(Array.from({ length: count }, () => api.GET("/monitors")));
  const outcomes = results.map((result) =>
    result.status === "rejected" ? String(result.reason) : `status ${result.value.response.status}`,
  );
  const errors = outcomes.filter((outcome) => outcome !== "status 200");
  return { answered: count - errors.length, errors: [...new Set(errors)] };
}

async function storeAt(where: string, options: SharedStoreOptions): Promise<SharedTokenStore> {
  // Loaded only then: a process starts sooner without the other.
  if (!where.startsWith("redis:")) {
    const { fileTokenStore } = await import("../../src/token-stores/file.ts");
    return fileTokenStore({ directory: where, ...options });
  }
  const { redisTokenStore } = await import("../../src/token-stores/redis.ts");
  const { default: redis } = await import("redis");
  const client = redis.createClient({ url: where });
  await client.connect();
  return redisTokenStore(client, options);
}
