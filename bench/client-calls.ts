/**
 * A program that `client-cpu.ts` bundles and runs: prints the microseconds of CPU that one call takes on the side that
 * its argument names, against a `fetch` that answers at once.
 */
import { setImmediate } from "node:timers/promises";
import createFetchClient from "openapi-fetch";
import type { paths } from "../generated/types.ts";
import { createClient } from "../src/client/index.ts";

const warmUp = 5_000;
const calls = 20_000;
const callsPerTurn = 100;

const baseUrl = "https://www.example.com/api";
const accessToken = "1000.0123456789abcdef0123456789abcdef.0123456789abcdef0123456789abcdef";

const fetch = async () =>
  new Response('{"code":0,"message":"success","data":[]}', { headers: { "Content-Type": "application/json" } });

const sides: Record<string, () => () => Promise<unknown>> = {
  ours: () => {
    const api = createClient({ baseUrl, accessToken, fetch });
    return () => api.GET("/monitors");
  },
  openapiFetch: () => {
    const headers = { Accept: "application/json; version=2.0", Authorization: `Svc-oauthtoken ${accessToken}` };
    const api = createFetchClient<paths>({ baseUrl, fetch, headers });
    return () => api.GET("/monitors");
  },
  bare: () => async () => {
    new Request(`${baseUrl}/monitors`);
    return await (await fetch()).json();
  },
};

/** As with a real `fetch`, the event loop turns now and then: without that, memory is not freed. */
async function repeat(call: () => Promise<unknown>, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    if (done % callsPerTurn === 0) await setImmediate();
    await call();
  }
}

const call = sides[process.argv[2] ?? ""]?.();
if (!call) throw new Error(`The sides are ${Object.keys(sides).join(", ")}.`);
await repeat(call, warmUp);
const before = process.cpuUsage();
await repeat(call, calls);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / calls);
