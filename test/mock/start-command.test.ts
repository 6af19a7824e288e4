import { exec, spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { Command } from "../support/command.ts";
import { ContractCopy } from "../support/contract-copy.ts";

const hasCurl = spawnSync("curl", ["--version"]).status === 0;

async function startOnFreePort() {
  const project = await ContractCopy.make("openapi");
  const command = await project.start("scripts/start.ts", "--port", "0");
  await command.printed(/first-call\.ts\n/);
  return command;
}

describe("npm start", () => {
  it("builds the contract, serves it on 127.0.0.1 and ends on Ctrl+C", async () => {
    const command = await startOnFreePort();
    expect(command.output).toMatch(/^lint source +\d+ files/m);
    const [, url] = await command.printed(/The mock +(http:\/\/127\.0\.0\.1:\d+)/);
    const response = await fetch(`${url}/api/device_key`);
    expect(response.status).toBe(401);
    await response.json();
    command.interrupt();
    expect(await command.ended).toBe(0);
  });

  it.skipIf(!hasCurl && !process.env.CI)("prints a curl command that works (needs curl)", async () => {
    const command = await startOnFreePort();
    const [line] = await command.printed(/curl http.*/);
    const { stdout } = await promisify(exec)(`${line} --silent`);
    expect(JSON.parse(stdout)).toMatchObject({ message: "success" });
  });

  it("prints the commands that run the first example", async () => {
    const command = await startOnFreePort();
    const [, example = ""] = await command.printed(/npx tsx (\S+)/);
    const exported = [...command.output.matchAll(/^ {2}export (\w+)=(\S+)$/gm)];
    const variables = Object.fromEntries(exported.map(([, name = "", value = ""]) => [name, value]));
    const call = Command.start(process.cwd(), ["--import", import.meta.resolve("tsx"), example], variables);
    await call.ended;
    expect(call.output).toBe("Got the monitor 123412341234123411\n");
  });

  it("says that a port is in use, and how to choose another", async () => {
    const occupier = createServer();
    onTestFinished(() => void occupier.close());
    const port = await new Promise<number>((resolve) => {
      occupier.listen(0, "127.0.0.1", () => resolve((occupier.address() as { port: number }).port));
    });
    const project = await ContractCopy.make("openapi");
    const { code, output } = await project.run("scripts/start.ts", "--port", String(port));
    expect(output).toContain(`Port ${port} of 127.0.0.1 is in use.`);
    expect(output).toContain(`-- --port ${port + 1}`);
    expect(output).not.toContain("    at ");
    expect(code).toBe(1);
  });

  it.each(["http", "4010x", "-1", "65536", ""])("refuses the port %j", async (port) => {
    const project = await ContractCopy.make();
    const { code, output } = await project.run("scripts/start.ts", `--port=${port}`);
    expect(output).toContain("--port takes a whole number from 0 to 65535");
    expect(code).toBe(1);
  });
});

describe("npx prism mock generated/openapi.yaml", () => {
  it("serves the contract", async () => {
    const cli = ["node_modules/@stoplight/prism-cli/dist/index.js", "mock", "--port", "0", "generated/openapi.yaml"];
    const command = Command.start(process.cwd(), cli);
    const [, url] = await command.printed(/Prism is listening on (http:\/\/127\.0\.0\.1:\d+)/);
    const response = await fetch(`${url}/monitors`, { headers: { Authorization: "Svc-oauthtoken any-token" } });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ message: "success" });
  });
});
