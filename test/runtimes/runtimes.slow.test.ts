import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Outcomes } from "./program.ts";
import { bundlePrograms, installRuntimes, runtimes } from "./runtimes.ts";
import { Server, startService } from "./service.ts";

const canInstall = Boolean(process.env.CI) && process.platform === "linux" && process.arch === "x64";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "runtimes-"));
  await bundlePrograms(folder);
  if (canInstall) await installRuntimes();
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(runtimes)("in $name", ({ name, isInstalled, run }) => {
  const knowsRefusal = ["Node", "Bun", "Deno"].includes(name); // a worker gives no error code
  const needs = isInstalled ? " (which is large: CI on Linux and x64 only)" : "";

  describe.skipIf(isInstalled && !canInstall)(`the client${needs}`, () => {
    let service: Server;
    let elsewhere: Server;
    let outcomes: Outcomes;
    beforeAll(async () => {
      elsewhere = await Server.start();
      service = await startService(elsewhere.url);
      const nothing = await Server.start();
      const closed = nothing.url;
      await nothing.close();
      const variables = {
        SVC_BASE_URL: `${service.url}/api`,
        SVC_AUTH_URL: service.url,
        SVC_OAUTH2_CLIENT_ID: "id-of-environment",
        SVC_OAUTH2_CLIENT_SECRET: "secret-of-environment",
        SVC_OAUTH2_REFRESH_TOKEN: "token-of-environment",
      };
      outcomes = await run({ folder, service: service.url, closed, variables, timeout: 30_000 });
    }, 60_000);
    afterAll(() => Promise.all([service.close(), elsewhere.close()]));

    const monitorsWith = (authorization: string) =>
      service.arrivals.filter(({ headers }) => headers.authorization === `Svc-oauthtoken ${authorization}`);

    it("sends the given access token", () => {
      expect(outcomes.suppliedToken).toEqual({ monitor_id: "any" });
      expect(monitorsWith("supplied")[0]).toMatchObject({
        method: "GET",
        path: "/api/monitors/any",
        headers: { accept: "application/json; version=2.0" },
      });
    });

    it("creates an access token with credentials, which it sends in the body", () => {
      expect(outcomes.madeToken).toEqual({ monitor_id: "any" });
      expect(monitorsWith("token-1")[0]).toMatchObject({ path: "/api/monitors/any" });
      const [request] = service.arrivals.filter(({ path }) => path?.startsWith("/oauth"));
      expect(request?.headers["content-type"]).toMatch("application/x-www-form-urlencoded");
      expect(request?.path).toBe("/oauth/v2/token");
      expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
        grant_type: "refresh_token",
        client_id: "the-client-id",
        client_secret: "the-secret",
        refresh_token: "the-refresh-token",
      });
    });

    it("sends a call again with a new token if the service rejects the first one", () => {
      expect(outcomes.newToken).toEqual({ monitor_id: "refuses-first-token" });
      const path = "/api/monitors/refuses-first-token";
      const tokens = service.arrivals
        .filter((arrival) => arrival.path === path)
        .map(({ headers }) => headers.authorization);
      expect(tokens).toEqual(["Svc-oauthtoken token-1", "Svc-oauthtoken token-2"]);
    });

    it("sends the cookie of an account", () => {
      expect(outcomes.account).toEqual({ monitor_id: "of-account" });
      expect(service.last("/api/monitors/of-account")?.headers.cookie).toBe("zaaid=123");
    });

    it("sends a body", () => {
      const group = { display_name: "Zürich", description: "€" };
      expect(outcomes.body).toEqual(group);
      const arrival = service.last("/api/monitor_groups");
      expect(JSON.parse(arrival?.body ?? "")).toEqual(group);
      expect(arrival?.headers["content-type"]).toBe("application/json;charset=UTF-8");
    });

    it("reports a monitor that does not exist", () => {
      expect(outcomes.absent).toMatchObject({ error: "NotFoundError", message: "getMonitor: status 404" });
    });

    it("follows a redirect within the service with the same headers and body", () => {
      expect(outcomes.moved).toEqual({ monitor_id: "new-place" });
      expect(service.last("/api/monitors/new-place")?.headers).toMatchObject({
        authorization: "Svc-oauthtoken supplied",
        cookie: "zaaid=123",
      });
    });

    it("does not follow a redirect to another origin", () => {
      const message = `GET /monitors/moved-away: refused to follow a redirect to another origin, ${elsewhere.url}.`;
      expect(outcomes.movedAway).toMatchObject({ error: "TransportError", message });
    });

    it("fails if the auth server redirects", () => {
      expect(outcomes.authMovedAway).toMatchObject({ error: expect.stringMatching(/^(Connection|Token)Error$/) });
      expect(service.arrivals.some(({ body }) => body.includes("client_id=moved-away"))).toBe(true);
    });

    it("sends nothing to another origin", () => {
      expect(elsewhere.arrivals).toEqual([]);
    });

    it("aborts an attempt after its time limit", () => {
      const message = "GET /monitors/silent: no response within 200 ms (attempts: 1).";
      expect(outcomes.silent).toMatchObject({ error: "TimeoutError", message });
    });

    it("reads a stream, and reports that it is lost", () => {
      expect(outcomes.report).toBe("name,up\n");
      expect(outcomes.lostReport).toMatchObject({ error: "ConnectionError" });
    });

    it("reports a failed connection, at any point", () => {
      expect(service.last("/api/monitors/breaks-off")).toBeDefined();
      for (const outcome of [outcomes.hangsUp, outcomes.breaksOff, outcomes.closed]) {
        expect(outcome).toMatchObject({ error: "ConnectionError" });
      }
    });

    // Otherwise it does not send a POST again, because the service may have processed it.
    it(`${knowsRefusal ? "recognizes" : "does not recognize"} a refused connection`, () => {
      expect(outcomes.closed).toMatchObject({
        cause: knowsRefusal ? "ECONNREFUSED" : expect.stringMatching(/Error$/),
      });
    });

    if (name === "a worker without an environment") {
      it("names the missing options", () => {
        expect(outcomes.environment).toMatchObject({
          error: "TypeError",
          message: expect.stringMatching("Give `dataCenter` and `service`"),
        });
      });
    } else {
      it("reads its options from environment variables", () => {
        expect(outcomes.environment).toEqual({ monitor_id: "any" });
        const requests = service.arrivals.filter(({ path }) => path === "/oauth/v2/token");
        expect(requests.at(-1)?.body).toContain("refresh_token=token-of-environment");
      });
    }
  });
});
