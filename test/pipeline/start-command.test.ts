import { exec, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { serverOptions } from "../../scripts/server-options.ts";
import { Command } from "../support/command.ts";
import { ContractCopy } from "../support/contract-copy.ts";

const hasCurl = spawnSync("curl", ["--version"]).status === 0;

describe("npm start", () => {
  let project: ContractCopy;
  let command: Command;
  const ends: Array<() => Promise<void>> = [];
  beforeAll(async () => {
    project = await ContractCopy.make("openapi", (end) => ends.unshift(end));
    command = await project.start("scripts/start.ts", "--port", "0");
    await command.printed(/first-call\.ts\n/);
  }, 60_000);
  afterAll(async () => {
    for (const end of ends) await end();
  });

  it("builds the contract and serves it on 127.0.0.1", async () => {
    expect(command.output).toMatch(/^lint source +\d+ files/m);
    const [, url] = await command.printed(/The mock +(http:\/\/127\.0\.0\.1:\d+)/);
    const response = await fetch(`${url}/api/device_key`);
    expect(response.status).toBe(401);
  });

  it("builds the inspector and serves it", async () => {
    const [, url = ""] = await command.printed(/The inspector +(http:\/\/127\.0\.0\.1:\d+\/inspector)\n/);
    const page = await fetch(url);
    expect([page.status, page.url]).toEqual([200, `${url}/`]);
    expect(await page.text()).toContain("<h1>API inspector</h1>");
  });

  it("serves the reference", async () => {
    const [, url = ""] = await command.printed(/The reference +(http:\S+)\n/);
    const page = await fetch(url);
    expect([page.status, page.headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(await page.text()).toContain("Monitoring Service REST API");
  });

  it.skipIf(!hasCurl && !process.env.CI)("prints a curl command that works (needs curl)", async () => {
    const [line] = await command.printed(/curl http.*/);
    const { stdout } = await promisify(exec)(`${line} --silent`);
    expect(JSON.parse(stdout)).toMatchObject({ message: "success" });
  });

  it("prints the commands that run the first example", async () => {
    const [, example = ""] = await command.printed(/npx tsx (\S+)/);
    const exported = [...command.output.matchAll(/^ {2}export (\w+)=(\S+)$/gm)];
    const variables = Object.fromEntries(exported.map(([, name = "", value = ""]) => [name, value]));
    const call = Command.start(process.cwd(), ["--import", import.meta.resolve("tsx"), example], variables);
    await call.ended;
    expect(call.output).toBe("Got the monitor 123412341234123411\n");
  });

  it("says that a port is in use, and how to choose another", async () => {
    const [, port] = await command.printed(/The mock +http:\/\/127\.0\.0\.1:(\d+)/);
    const { code, output } = await project.run("scripts/start.ts", "--port", `${port}`);
    expect(output).toContain(`Port ${port} of 127.0.0.1 is in use.`);
    expect(output).toContain(`-- --port ${Number(port) + 1}`);
    expect(output).not.toContain("    at ");
    expect(code).toBe(1);
  });

  it("says what a port is when it is given none", async () => {
    const project = await ContractCopy.make();
    const { code, output } = await project.run("scripts/start.ts", "--port=http");
    expect(output).toContain("--port takes a whole number from 0 to 65535");
    expect(output).not.toContain("    at ");
    expect(code).toBe(1);
  });

  it.each(["4010x", "-1", "65536", ""])("refuses the port %j", (port) => {
    const arguments_ = process.argv;
    onTestFinished(() => {
      process.argv = arguments_;
    });
    process.argv = ["node", "scripts/start.ts", `--port=${port}`];
    expect(() => serverOptions("npm start")).toThrow("--port takes a whole number from 0 to 65535");
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
