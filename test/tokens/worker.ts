/** A process of those that share tokens. Its argument is a job. It prints "ready", and after each line of its input the outcome of its calls. */
import { createInterface } from "node:readline";
import { createClient, type TokenStore } from "../../src/client/index.ts";

export interface Job {
  /** The directory of the files, or the address of Redis. */
  where: string;
}

/** What a round of calls came to. */
export interface Round {
  answered: number;
  errors: string[];
}

const { where }: Job = JSON.parse(process.argv[2] ?? "");
const api = createClient({
  tokenStore: await storeAt(where),
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

async function storeAt(where: string): Promise<TokenStore> {
  // Loaded only then: a process starts sooner without the other.
  if (!where.startsWith("redis:")) {
    const { fileTokenStore } = await import("../../src/token-stores/file.ts");
    return fileTokenStore({ directory: where });
  }
  const { redisTokenStore } = await import("../../src/token-stores/redis.ts");
  const { default: redis } = await import("redis");
  const client = redis.createClient({ url: where, disableOfflineQueue: true });
  client.on("error", () => {});
  await client.connect();
  return redisTokenStore(client);
}
