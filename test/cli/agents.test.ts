import { execFile } from "node:child_process";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, inject, it } from "vitest";
import { parse } from "yaml";
import { newUser, variables, withProfile } from "./account.ts";

const guide = await readFile("AGENTS.md", "utf8");
const commands = [...guide.matchAll(/^npx svc-monitoring-api (.+)$/gm)].map(([, words = ""]) => words);

describe("AGENTS.md", () => {
  it("has at most 1,500 tokens of three characters", () => {
    expect(guide.length).toBeLessThanOrEqual(4500);
  });

  it.each(commands.filter((line) => /--mock|^constants/.test(line)))("%s works without an account", async (line) => {
    const { run } = await newUser();
    const { code, stdout, stderr } = await run(line.split(" "));
    if (line.includes("monitor_id=7 --mock --curl"))
      expect(stdout).toContain("curl 'http://127.0.0.1:4010/api/monitors/7'");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  it.each(commands.filter((line) => line.startsWith("call") && !line.includes("--mock")))(
    "%s reaches the service",
    async (line) => {
      const { run, service, home } = await withProfile();
      await run(line.replace("report.pdf", join(home, "report.pdf")).split(" "));
      expect(service.calls).toMatchObject([{ method: "GET" }]);
    },
  );
});

describe("action.yml", () => {
  const check = async (calls: string, respond?: object) => {
    const user = await withProfile();
    const { service, home } = user;
    if (respond) service.respond = () => ({ status: 200, body: { code: 0, message: "success", data: respond } });
    const bin = join(home, "drift/node_modules/.bin");
    await mkdir(bin, { recursive: true });
    await writeFile(join(bin, "svc-monitoring-api"), `#!/bin/sh\nexec '${process.execPath}' '${inject("cli")}' "$@"\n`);
    await chmod(join(bin, "svc-monitoring-api"), 0o755);
    const { runs } = parse(await readFile("action.yml", "utf8"));
    const [step] = runs.steps;
    const script = step.run.replace(/^npm install .*$/m, "");
    expect(script).not.toBe(step.run);
    const env = {
      ...user.environment,
      ...{ RUNNER_TEMP: home, TRAFFIC: "", CALLS: calls, BASELINE: "/dev/null" },
      ...{ SVC_BASE_URL: service.baseUrl, SVC_AUTH_URL: service.authUrl },
      ...{ ...variables, SVC_OAUTH2_REFRESH_TOKEN: service.refreshTokens[0] },
    };
    const ended = await promisify(execFile)("bash", ["-eo", "pipefail", "-c", script], { cwd: home, env }).then(
      () => 0,
      ({ code }) => code,
    );
    return { ended, service, sarif: JSON.parse(await readFile(join(home, "drift.sarif"), "utf8")) };
  };

  it.skipIf(process.platform === "win32")("calls, records and checks a service, and fails at a drift", async () => {
    const drifted = await check("listMonitors\n/nothing");
    expect(drifted.ended).toBe(1);
    expect(JSON.stringify(drifted.sarif)).toContain("/nothing");
    expect(drifted.service.calls.map(({ method, url }) => `${method} ${url}`)).toEqual(
      expect.arrayContaining(["GET /api/monitors", "GET /api/nothing"]),
    );
    expect(JSON.stringify(drifted.sarif)).not.toContain("SECRET");
  });

  it.skipIf(process.platform === "win32")("passes if the service does what the contract says", async () => {
    const { ended, sarif } = await check("listMonitors", [{ monitor_id: "1" }]);
    expect(ended).toBe(0);
    expect(sarif.runs[0].results).toEqual([]);
  });
});
