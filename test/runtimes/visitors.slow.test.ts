import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { bundlePrograms, installRuntimes, startVisitors } from "./runtimes.ts";
import { recordingServer } from "./service.ts";

const canInstall = Boolean(process.env.CI) && process.platform === "linux" && process.arch === "x64";
const folder = await temporaryFolder(afterAll);

/** An auth server that issues the token n when the test says so, and a service that refuses the tokens of `dead`. */
async function slowService(whenOver: (end: () => void) => void) {
  const dead = new Set<string>();
  let waiting: Array<() => void> = [];
  const { url, arrivals } = await recordingServer(({ path, headers }, response) => {
    const respond = (status: number, body: object) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (path === "/arrived") response.end();
    else if (path === "/oauth/v2/token") {
      const count = arrivals.filter((one) => one.path === path).length;
      waiting.push(() => respond(200, { access_token: `token-${count}`, expires_in: 3600 }));
    } else if (dead.has(headers.authorization?.split(" ")[1] ?? "")) respond(401, { code: 401, message: "expired" });
    else respond(200, { code: 0, message: "success", data: { monitor_id: "any" } });
  }, whenOver);
  return {
    url,
    dead,
    issue: () => {
      for (const answer of waiting) answer();
      waiting = [];
    },
    count: (path: string) => arrivals.filter((one) => one.path === path).length,
  };
}

/** By the compatibility date: from 2026-08-04 on `nodejs_compat` is the default. */
const isolates = [
  ["without Node's APIs", "2026-01-01"],
  ["with nodejs_compat", "2026-11-17"],
] as const;

/** A worker that has no token yet. @param date its compatibility date */
async function coldWorker(date: string) {
  const service = await slowService(onTestFinished);
  const { url, stop } = await startVisitors(folder, date);
  onTestFinished(stop);
  return { service, worker: `${url}?service=${service.url}` };
}

describe.skipIf(!canInstall)("visitors of a worker (which is large: CI on Linux and x64 only)", () => {
  beforeAll(async () => {
    await bundlePrograms(folder);
    await installRuntimes();
  }, 120_000);

  it.each(isolates)(
    "share a token on a cold isolate and at a renewal: %s",
    async (_what, date) => {
      const { service, worker } = await coldWorker(date);
      /** What 20 visitors see who wait for one token. */
      const visits = async () => {
        const before = service.count("/arrived");
        const all = Array.from({ length: 20 }, () => fetch(worker));
        await vi.waitFor(() => expect(service.count("/arrived")).toBe(before + 20), 10_000);
        await vi.waitFor(() => expect(service.count("/oauth/v2/token")).toBeGreaterThan(service.dead.size), 10_000);
        await fetch(`${worker}&ping`);
        service.issue();
        const seen = (await Promise.all(all)).map(async (one) => `${one.status} ${await one.text()}`);
        return new Set(await Promise.all(seen));
      };
      const right = new Set(['200 {"monitor_id":"any"}']);
      expect(await visits()).toEqual(right);
      service.dead.add("token-1");
      expect(await visits()).toEqual(right);
      expect(service.count("/oauth/v2/token")).toBe(2);
    },
    60_000,
  );

  it.each(isolates)(
    "who leave while they wait for the first token hold up none of the others: %s",
    async (_what, date) => {
      const { service, worker } = await coldWorker(date);
      const leaving = new AbortController();
      const first = fetch(worker, { signal: leaving.signal });
      await vi.waitFor(() => expect(service.count("/oauth/v2/token")).toBe(1), 10_000);
      const others = [fetch(worker)];
      await vi.waitFor(() => expect(service.count("/arrived")).toBe(2), 10_000);
      leaving.abort();
      await expect(first).rejects.toThrow();
      others.push(fetch(worker));
      await vi.waitFor(() => expect(service.count("/arrived")).toBe(3), 10_000);
      await fetch(`${worker}&ping`);
      service.issue();
      others.push(fetch(worker));
      expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(service.count("/oauth/v2/token")).toBe(1);
    },
    60_000,
  );
});
