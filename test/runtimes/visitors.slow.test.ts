import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
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

describe.skipIf(!canInstall)("visitors of a worker (which is large: CI on Linux and x64 only)", () => {
  beforeAll(async () => {
    await bundlePrograms(folder);
    await installRuntimes();
  }, 120_000);

  it.each([
    ["without Node's APIs", "2026-01-01"],
    // The default from 2026-08-04 on.
    ["with nodejs_compat", "2026-11-17"],
  ])("share a token on a cold isolate and at a renewal, also if the first of them leaves: %s", async (_what, date) => {
    const service = await slowService(onTestFinished);
    const { url, stop } = await startVisitors(folder, date);
    onTestFinished(stop);
    const worker = `${url}?service=${service.url}`;
    const until = (path: string, count: number) =>
      expect.poll(() => service.count(path), { timeout: 10_000 }).toBeGreaterThanOrEqual(count);

    /** What 20 visitors see who wait for one token, after one that left. */
    const visits = async (tokens: number) => {
      const before = service.count("/arrived");
      const leaving = new AbortController();
      const first = fetch(worker, { signal: leaving.signal }).catch(() => "left");
      await until("/oauth/v2/token", tokens);
      const others = Array.from({ length: 20 }, () => fetch(worker));
      await until("/arrived", before + 21);
      leaving.abort();
      expect(await first).toBe("left");
      await fetch(`${worker}&ping`);
      service.issue();
      const seen = (await Promise.all(others)).map(async (one) => `${one.status} ${await one.text()}`);
      return new Set(await Promise.all(seen));
    };
    const right = new Set(['200 {"monitor_id":"any"}']);
    expect(await visits(1)).toEqual(right);
    service.dead.add("token-1");
    expect(await visits(2)).toEqual(right);
    expect(service.count("/oauth/v2/token")).toBe(2);
  });
});
