import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../support/free-port.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import type { Outcomes } from "./program.ts";
import { bundlePrograms, installRuntimes, runtimes, startVisitors } from "./runtimes.ts";
import { recordingServer, startService } from "./service.ts";

const canInstall = Boolean(process.env.CI) && process.platform === "linux" && process.arch === "x64";

const folder = await temporaryFolder(afterAll);
beforeAll(async () => {
  await bundlePrograms(folder);
  if (canInstall) await installRuntimes();
}, 120_000);

const like = (fields: object) => expect.objectContaining(fields);
const matching = (text: string | RegExp) => expect.stringMatching(text);

describe.each(runtimes)("in $name", ({ name, isInstalled, run }) => {
  const knowsRefusal = ["Node", "Bun"].includes(name); // Deno and workers give no error code
  const hasEnvironment = name !== "a worker without an environment";
  const needs = isInstalled ? " (which is large: CI on Linux and x64 only)" : "";

  describe.skipIf(isInstalled && !canInstall)(`the client${needs}`, () => {
    let service: Awaited<ReturnType<typeof startService>>;
    let elsewhere: Awaited<ReturnType<typeof recordingServer>>;
    let outcomes: Outcomes;
    beforeAll(async () => {
      const ends: Array<() => void> = [];
      const whenOver = (end: () => void) => void ends.push(end);
      elsewhere = await recordingServer((_arrival, response) => response.end(), whenOver);
      service = await startService(elsewhere.url, whenOver);
      const variables = {
        SVC_BASE_URL: `${service.url}/api`,
        SVC_AUTH_URL: service.url,
        SVC_OAUTH2_CLIENT_ID: "id-of-environment",
        SVC_OAUTH2_CLIENT_SECRET: "secret-of-environment",
        SVC_OAUTH2_REFRESH_TOKEN: "token-of-environment",
      };
      const closed = `http://127.0.0.1:${await freePort()}`;
      outcomes = await run({ folder, service: service.url, closed, variables, timeout: 30_000 });
      return () => {
        for (const end of ends) end();
      };
    }, 60_000);

    it("gets a payload or an error from each call", () => {
      const lost = like({ error: "ConnectionError" });
      // Without a code, it does not send a POST again: the service may have processed it.
      const refused = knowsRefusal ? "ECONNREFUSED" : matching(/Error$/);
      const moved = like({ error: "ServiceError", message: matching("which is a redirect that is not followed") });
      const silent = "GET /monitors/silent: no response within 200 ms (attempts: 1).";
      expect(outcomes).toEqual({
        token: { monitor_id: "refuses-first-token" },
        account: { monitor_id: "of-account" },
        body: { display_name: "Zürich", description: "€" },
        moved,
        movedAway: moved,
        authMovedAway: like({ error: matching(/^(Connection|Token|Transport)Error$/) }),
        silent: like({ error: "TimeoutError", message: silent }),
        hangsUp: lost,
        report: "name,up\n",
        lostReport: like({ error: matching(/Error$/) }),
        closed: like({ error: "ConnectionError", cause: refused }),
        environment: hasEnvironment
          ? { monitor_id: "any" }
          : like({ error: "TypeError", message: matching("Give `dataCenter` and `service`") }),
      });
    });

    it("sends its calls with the token, the account and the body, and nothing to another origin", () => {
      const headersAt = (path: string) =>
        service.arrivals.filter((one) => one.path === `/api${path}`).map(({ headers }) => headers);
      expect(headersAt("/monitors/refuses-first-token")).toMatchObject([
        { authorization: "Svc-oauthtoken token-1", accept: "application/json; version=2.0" },
        { authorization: "Svc-oauthtoken token-2" },
      ]);
      const ofAccount = { authorization: "Svc-oauthtoken supplied", cookie: "zaaid=123" };
      expect(headersAt("/monitors/of-account")).toMatchObject([ofAccount]);
      expect(headersAt("/monitors/new-place")).toEqual([]);
      expect(headersAt("/monitor_groups")).toMatchObject([{ "content-type": "application/json;charset=UTF-8" }]);
      expect(elsewhere.arrivals).toEqual([]);
    });

    it("sends the credentials of its options or of the environment in the body of a token request", () => {
      const requests = service.arrivals.filter(({ path }) => path === "/oauth/v2/token");
      expect(requests[0]?.headers["content-type"]).toMatch("application/x-www-form-urlencoded");
      expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
        grant_type: "refresh_token",
        client_id: "the-client-id",
        client_secret: "the-secret",
        refresh_token: "the-refresh-token",
      });
      if (hasEnvironment) expect(requests.at(-1)?.body).toContain("refresh_token=token-of-environment");
    });
  });
});

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
