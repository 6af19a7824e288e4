import { execFile } from "node:child_process";
import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, inject, it } from "vitest";
import { parse } from "yaml";
import { newUser, type User, variables } from "../cli/account.ts";
import { Run } from "../support/run.ts";
import { baseUrl } from "./support.ts";
import { changes, week } from "./weeks.ts";

interface Step {
  name: string;
  env: Record<string, string>;
  run: string;
}

const { runs } = parse(await readFile("action.yml", "utf8")) as { runs: { steps: Step[] } };
const [install, call, check] = runs.steps as [Step, Step, Step];

/** Runs steps as GitHub does, with the command of this repository, which is installed already. */
async function action(user: User, inputs: Record<string, string>, steps = [call, check]) {
  const { service, home } = user;
  const bin = join(home, "drift/node_modules/.bin");
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, "svc-monitoring-api"), `#!/bin/sh\nexec '${process.execPath}' '${inject("cli")}' "$@"\n`);
  await chmod(join(bin, "svc-monitoring-api"), 0o755);
  const all: Record<string, string> = {
    ...{ "base-url": service.baseUrl, "auth-url": service.authUrl, "refresh-token": service.issueRefreshToken() },
    ...{ "client-id": variables.SVC_OAUTH2_CLIENT_ID, "client-secret": variables.SVC_OAUTH2_CLIENT_SECRET },
    ...inputs,
  };
  const log: string[] = [];
  const summary = join(home, "summary.md");
  await writeFile(summary, "");
  for (const step of steps) {
    const values = Object.entries(step.env).map(([name, text]) => [
      name,
      text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/, (_, input) => all[input] ?? ""),
    ]);
    const env = {
      ...user.environment,
      ...{ RUNNER_TEMP: home, GITHUB_STEP_SUMMARY: summary },
      ...Object.fromEntries(values),
    };
    const { code, stdout } = await promisify(execFile)("bash", ["-eo", "pipefail", "-c", step.run], {
      cwd: home,
      env,
    }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => error,
    );
    log.push(stdout);
    if (code !== 0) return { code, log: log.join(""), summary: await readFile(summary, "utf8") };
  }
  return { code: 0, log: log.join(""), summary: await readFile(summary, "utf8") };
}

describe.skipIf(process.platform === "win32")("action.yml", () => {
  it("has secrets in the step alone that calls", () => {
    const secret = /client-secret|refresh-token/;
    expect(runs.steps.filter(({ env }) => secret.test(JSON.stringify(env)))).toEqual([call]);
    expect(runs.steps.filter(({ run }) => /\$\{\{/.test(run))).toEqual([]);
  });

  it.each(["latest", "^1.0.0", "1.2", "1.0.0 && id", "file:x"])("does not install the version %s", async (version) => {
    const { code, log } = await action(await newUser(), { version }, [install]);
    expect([code, log]).toEqual([1, "::error::version must be exact, such as 1.2.3\n"]);
  });

  it("calls, records and checks a service, and fails at a drift", async () => {
    const user = await newUser();
    const { code, log, summary } = await action(user, { calls: "listMonitors\n/nothing" });
    expect(code).toBe(1);
    expect(user.service.calls.map(({ method, url }) => `${method} ${url}`)).toEqual(
      expect.arrayContaining(["GET /api/monitors", "GET /api/nothing"]),
    );
    expect(log).toMatch(/^::error title=GET http\S+\/api\/nothing::request path: expected a documented path/m);
    expect(summary).toContain("request path: expected a documented path");
    expect(summary).not.toContain("::error");
    expect(log + summary).not.toContain("SECRET");
  });

  it("passes if the service does what the contract says", async () => {
    const user = await newUser();
    user.service.respond = () => ({ status: 200, body: { code: 0, message: "success", data: [{ monitor_id: "1" }] } });
    const { code, log } = await action(user, { calls: "listMonitors" });
    expect(log).toContain("1 exchange checked: 0 errors, 0 additions.");
    expect(code).toBe(0);
  });

  it.each([401, 500])("is not green if every call gets %d, which the contract documents", async (status) => {
    const user = await newUser();
    user.service.respond = () => ({ status, body: { code: status, message: "Failed" } });
    const { code, summary } = await action(user, { calls: "listMonitors\nlistMonitorTypeConstants" });
    expect(code).toBe(1);
    expect(summary).toContain(`Failed: GET /monitors: ${status}`);
    expect(summary).toContain("No call succeeded");
  });

  it.each([
    "createMonitorGroup display_name=x",
    "createMonitorGroup display_name=x --yes",
    "POST /own --body {} --yes",
  ])("does not send %s", async (line) => {
    const user = await newUser();
    const { code } = await action(user, { calls: `listMonitors\n${line}` });
    expect(code).toBe(1);
    expect(user.service.calls.filter(({ method }) => method !== "GET")).toEqual([]);
  });

  it("says each change of a service once, in its week", async () => {
    const user = await newUser();
    const { service } = user;
    const baseline = join(user.home, "known.txt");
    const paths = ["/own/alerts", "/own/items"];
    const run = async (number: number) => {
      const exchanges = week(number);
      service.respond = ({ url }) => {
        const found = exchanges.find((one) => one.url.slice(baseUrl.length) === url.slice("/api".length));
        return found && { status: found.status ?? 200, body: found.body as object };
      };
      const first = exchanges[1]?.url.slice(baseUrl.length);
      const slugs = exchanges.flatMap(({ url }) => (url.includes("/dashboards/") ? url.slice(baseUrl.length) : []));
      return action(user, { baseline, calls: ["listMonitors", first, ...paths, ...slugs].join("\n") });
    };
    const update = () => {
      const addresses = ["--base-url", service.baseUrl, "--auth-url", service.authUrl];
      const traffic = join(user.home, "drift/drift.har");
      return Run.toEnd(["check", traffic, ...addresses, "--baseline", baseline, "--update-baseline"]);
    };
    const next = async (number: number) => {
      await rm(join(user.home, "drift"), { recursive: true, force: true });
      return run(number);
    };
    await writeFile(baseline, "");
    await next(0);
    expect((await update()).code).toBe(0);
    expect((await next(0)).code).toBe(0);
    // The action reads only, so it does not see the job that another program starts.
    for (const [index, places] of changes.entries()) {
      const { code, log } = await next(index + 1);
      const isSeen = index !== 2;
      expect(code, log).toBe(isSeen ? 1 : 0);
      if (isSeen) expect(log).toContain(`${places[0]}:`);
      await update();
      expect((await next(index + 1)).code).toBe(0);
    }
  }, 240_000);
});
