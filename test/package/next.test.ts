import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Command } from "../support/command.ts";
import { serve } from "../support/serve.ts";
import { InstalledPackage } from "./installed.ts";

const page = (body: string) => `
  import { unwrap } from "svc-monitoring-api";
  import { api } from "../api";
  ${body}`;

const files = {
  "api.js": `
    import { createClient } from "svc-monitoring-api";
    import { fileTokenStore } from "svc-monitoring-api/tokens/file";
    export const api = createClient({ tokenStore: fileTokenStore({ directory: process.env.TOKENS }) });`,
  "app/layout.js": "export default ({ children }) => <html><body>{children}</body></html>;",
  "app/page.js": page(`
    export const revalidate = 1;
    export default async () => <p>{"seen " + (await unwrap(api.GET("/monitors")))[0].monitor_id}</p>;`),
  "app/cached/page.js": page(`
    export const revalidate = 1;
    export const fetchCache = "force-cache";
    export default async () => <p>{"seen " + (await unwrap(api.GET("/monitors")))[0].monitor_id}</p>;`).replace(
    "../api",
    "../../api",
  ),
  "app/live/route.js": page(`
    export const dynamic = "force-dynamic";
    export const GET = async () => Response.json(await unwrap(api.GET("/monitors")));`).replace("../api", "../../api"),
};

describe.skipIf(!process.env.CI)("an application of Next.js (from the registry: CI only)", () => {
  let installed: InstalledPackage;
  beforeAll(async () => {
    installed = await InstalledPackage.make();
    await installed.add("next@15.5.29", "react@19.3.1", "react-dom@19.3.1");
  }, 300_000);
  afterAll(() => installed?.remove());

  it("keeps a page fresh when its token ends, gets one token for two builds, and keeps no token on disk", async () => {
    const tokens: string[] = [];
    let calls = 0;
    const origin = await serve((request, response) => {
      response.setHeader("Content-Type", "application/json");
      if (request.method === "GET") {
        calls += 1;
        return response.end(JSON.stringify({ code: 0, message: "success", data: [{ monitor_id: String(calls) }] }));
      }
      const access_token = `1000.${String(tokens.length).padStart(8, "0")}.next-keeps-no-token`;
      tokens.push(access_token);
      // The client renews a token a minute before it ends: this one after three seconds.
      const expires_in = tokens.length === 1 ? 3600 : 63;
      response.end(JSON.stringify({ access_token, expires_in, api_domain: "https://a.test", token_type: "Bearer" }));
    });
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(installed.project, name)), { recursive: true });
      await writeFile(join(installed.project, name), text);
    }
    const environment = {
      ...{ SVC_BASE_URL: `${origin}/api`, SVC_AUTH_URL: origin, NEXT_TELEMETRY_DISABLED: "1" },
      ...{ SVC_OAUTH2_CLIENT_ID: "id", SVC_OAUTH2_CLIENT_SECRET: "s", SVC_OAUTH2_REFRESH_TOKEN: "r" },
    };
    const next = join(installed.project, "node_modules/next/dist/bin/next");
    const build = (folder: string) =>
      promisify(execFile)(process.execPath, [next, "build"], {
        cwd: installed.project,
        env: { ...process.env, ...environment, NODE_ENV: "production", TOKENS: join(installed.project, folder) },
      });
    expect((await build("tokens")).stdout).toMatch(/○ \/ .*1s/);
    await build("tokens");
    expect(tokens).toHaveLength(1);

    const start = Command.start(installed.project, [next, "start", "--port", "0"], {
      ...{ ...environment, NODE_ENV: "production", TOKENS: join(installed.project, "others") },
    });
    const [address] = await start.printed(/http:\/\/localhost:\d+/);
    const seen = async (path: string) =>
      Number(/(?:seen |monitor_id":")(\d+)/.exec(await (await fetch(address + path)).text())?.[1]);
    expect(await seen("/live")).toBeGreaterThan(0);
    // The page itself renews the token, and is made again afterwards.
    await vi.waitUntil(async () => (await seen("/")) > 0 && (await seen("/cached")) > 0 && tokens.length > 2, {
      timeout: 120_000,
      interval: 500,
    });
    const before = await seen("/");
    await vi.waitUntil(async () => (await seen("/")) > before, { timeout: 60_000, interval: 500 });

    const forms = tokens.flatMap((token) => [token, Buffer.from(token).toString("hex"), btoa(token).slice(0, -4)]);
    const names = await readdir(join(installed.project, ".next"), { recursive: true, withFileTypes: true });
    for (const file of names.filter((entry) => entry.isFile())) {
      const text = await readFile(join(file.parentPath, file.name), "latin1");
      expect(
        forms.filter((form) => text.includes(form)),
        file.name,
      ).toEqual([]);
    }
    start.interrupt();
    await start.ended;
  }, 400_000);
});
