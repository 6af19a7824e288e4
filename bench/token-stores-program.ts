/**
 * A program that `token-stores.ts` bundles and runs. It prints the CPU time of a call with a valid token, with a store that
 * processes share, to that with the memory store: the median of blocks that alternate in one process.
 */
import { setImmediate } from "node:timers/promises";
import { createClient, type TokenStore } from "../src/client/index.ts";
import { SharedTokenStore } from "../src/tokens/shared-store.ts";
import { MemoryStorage } from "../test/tokens/memory-storage.ts";
import { median } from "./median.ts";

const blocks = Number(process.argv[2]);
const callsPerBlock = 500;
const warmUp = 10;

const headers = { "Content-Type": "application/json" };
const fetch = async (url: string) =>
  url.includes("/oauth/")
    ? Response.json({ access_token: "1000.0123456789abcdef", expires_in: 3600 })
    : new Response('{"code":0,"message":"success","data":[]}', { headers });

function clientWith(options: { tokenStore?: TokenStore }) {
  const credentials = { clientId: "id", clientSecret: "secret", refreshToken: "token" };
  return createClient({
    baseUrl: "https://www.acme.test/api",
    authUrl: "https://auth.acme.test",
    credentials,
    fetch,
    ...options,
  });
}

/** Microseconds of a block. Yields to the event loop, as a real `fetch` does: otherwise memory is not freed. */
async function timeOf(api: ReturnType<typeof clientWith>): Promise<number> {
  await setImmediate();
  const before = process.cpuUsage();
  for (let done = 0; done < callsPerBlock; done += 1) await api.GET("/monitors");
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const memory = clientWith({});
const storage = new MemoryStorage();
const shared = clientWith({ tokenStore: new SharedTokenStore(storage) });
const ratios: number[] = [];
for (let block = 0; block < warmUp + blocks; block += 1) {
  // What comes second may profit from the first, or pay for its garbage.
  const isMemoryFirst = block % 2 === 0;
  const first = await timeOf(isMemoryFirst ? memory : shared);
  const second = await timeOf(isMemoryFirst ? shared : memory);
  if (block >= warmUp) ratios.push(isMemoryFirst ? second / first : first / second);
}
if (storage.requests > 3) throw new Error(`The calls made ${storage.requests} requests to the storage.`);
console.log(median(ratios));
