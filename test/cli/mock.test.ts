import { exec, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { Command } from "../support/command.ts";
import { Run } from "../support/run.ts";

const hasCurl = spawnSync("curl", ["--version"]).status === 0;

async function ready(...args: string[]): Promise<{ command: Run; url: string }> {
  const command = new Run(["mock", "--port", "0", ...args]);
  const [, url = ""] = await command.printed(/The mock is ready at (\S+)/);
  return { command, url };
}

describe("svc-monitoring-api mock", () => {
  it.skipIf(!hasCurl && !process.env.CI)("serves the mock, and prints a call that works (needs curl)", async () => {
    const { command, url } = await ready();
    const [line] = await command.printed(/curl .*/);
    const { stdout } = await promisify(exec)(`${line} --silent`);
    expect(JSON.parse(stdout)).toMatchObject({ code: 0, message: "success" });
    expect(command.output).toContain(`export SVC_BASE_URL=${url}/api`);
    expect(command.output).not.toContain("Warning");
  });

  it("ends on SIGINT, also while a call is delayed", async () => {
    const command = Command.cli(["mock", "--port", "0"]);
    const [, url = ""] = await command.printed(/The mock is ready at (\S+)/);
    await fetch(`${url}/_mock/overrides`, { method: "POST", body: '{"delay":60000}' });
    const [, token = ""] = await command.printed(/Authorization: ([^']+)'/);
    const call = fetch(`${url}/api/monitors`, { headers: { Authorization: token } }).catch(() => "cut");
    await fetch(`${url}/_mock`);
    command.interrupt();
    expect(await command.ended).toBe(0);
    expect(await call).toBe("cut");
  });

  it("has help with examples, which name its options", async () => {
    const help = new Run(["mock", "--help"]);
    expect(await help.ended).toBe(0);
    expect(help.output).toContain("npx svc-monitoring-api mock --host 0.0.0.0 --allowed-host mock");
    const named = [...help.output.matchAll(/^ {2}npx .*$/gm)].flatMap(([line]) => line.match(/--[\w-]+/g) ?? []);
    for (const option of named) expect(help.output).toMatch(new RegExp(`^ {2}${option} <`, "m"));
  });

  it.each([
    [2, ["mock", "--port=4010x"], "It must be a whole number from 0 to 65535, such as 4011."],
    [2, ["mock", "--port=-1"], "It must be a whole number"],
    [2, ["mock", "--port=65536"], "It must be a whole number"],
    [2, ["mock", "--prot", "4011"], "unknown option '--prot'\n(Did you mean --port?)"],
    [1, ["mock", "--host", "192.0.2.1", "--port", "0"], "192.0.2.1 is not an address of this machine."],
    [2, ["mock", "--records", "none.json", "--port", "0"], "none.json cannot be read: it does not exist"],
    [2, ["mokc"], "unknown command 'mokc'\n(Did you mean mock?)"],
  ])("ends with %i and says what is wrong with %j, without a stack", async (code, args, message) => {
    const command = new Run(args);
    expect(await command.ended).toBe(code);
    expect(command.output).toContain(message);
    expect(command.output).not.toContain("    at ");
  });

  it("warns if other machines can reach it, and says to which host names the controls respond", async () => {
    const { command, url } = await ready("--host", "0.0.0.0", "--allowed-host", "mock.test");
    expect(command.output).toMatch(/Warning: other machines can reach the mock at 0\.0\.0\.0/);
    expect(command.output).toMatch(/host names 127\.0\.0\.1, localhost,.* mock\.test; --allowed-host adds others/);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:/);
  });
});
