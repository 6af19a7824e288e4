/**
 * A program that `client-cpu.ts` bundles and runs. It prints the CPU time of a call in microseconds, for the client that
 * its first argument names: with a `fetch` that responds at once, or over HTTP to the address in its second argument.
 */
import { setImmediate } from "node:timers/promises";
import createFetchClient from "openapi-fetch";
import type { paths } from "../generated/types.ts";
import { createClient } from "../src/client/index.ts";

const [client = "", address] = process.argv.slice(2);
const warmUp = address ? 500 : 5_000;
const calls = address ? 3_000 : 20_000;
const callsPerTurn = 100;

const baseUrl = address ?? "https://www.example.com/api";
const accessToken = "1000.0123456789abcdef0123456789abcdef.0123456789abcdef0123456789abcdef";

const stub = async (_input: string | Request) =>
  new Response('{"code":0,"message":"success","data":[]}', { headers: { "Content-Type": "application/json" } });

const fetch = address ? globalThis.fetch : stub;

const clients: Record<string, () => () => Promise<unknown>> = {
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
    return await (await fetch(`${baseUrl}/monitors`)).json();
  },
};

/** Yields to the event loop regularly, as a real `fetch` does: otherwise memory is not freed. */
async function repeat(call: () => Promise<unknown>, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    if (done % callsPerTurn === 0) await setImmediate();
    await call();
  }
}

const call = clients[client]?.();
if (!call) throw new Error(`The first argument must be one of ${Object.keys(clients).join(", ")}.`);
await repeat(call, warmUp);
const before = process.cpuUsage();
await repeat(call, calls);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / calls);
