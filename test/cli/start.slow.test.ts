import { parse } from "node-html-parser";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { credentials, startMock } from "../../src/mock/index.ts";
import { relay } from "../inspector/support.ts";
import { Command, type WhenOver } from "../support/command.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Without the settings of the environment in which the tests run. */
const noSettings = Object.fromEntries(
  Object.keys(process.env).flatMap((name) => (name.startsWith("SVC_") ? [[name, undefined]] : [])),
);

function start(args: string[], environment: Record<string, string> = {}, whenOver?: WhenOver): Command {
  return Command.cli(["start", "--port", "0", ...args], { ...noSettings, ...environment }, whenOver);
}

const command = start([], {}, afterAll);
const [, url = ""] = await command.printed(/The mock is ready at (http:\/\/127\.0\.0\.1:\d+)(.|\n)*GRANT_CODE/);

describe("svc-monitoring-api start", () => {
  const textOf = async (path: string) => (await fetch(url + path)).text();

  it("serves the mock, the inspector and the reference, and says where", async () => {
    expect((await fetch(`${url}/api/device_key`)).status).toBe(401);
    expect(command.output).toContain(`The reference  ${url}/\nThe inspector  ${url}/inspector\n`);
    expect(await textOf("/")).toContain("<h1>Monitoring Service REST API");
    expect(await textOf("/inspector")).toContain("<h1>API inspector</h1>");
  });

  it("prints the variables with which the examples run", async () => {
    const exported = [...command.output.matchAll(/^ {2}export (\w+)=(\S+)$/gm)];
    const variables = Object.fromEntries(exported.map(([, name = "", value = ""]) => [name, value]));
    const example = ["--import", import.meta.resolve("tsx"), "examples/first-call.ts"];
    const call = Command.start(process.cwd(), example, variables);
    await call.ended;
    expect(call.output).toBe("Got the monitor 123412341234123411\n");
  });

  it("is the command that the first page names", async () => {
    const home = parse(await textOf("/docs/"), { blockTextElements: { script: true, style: true } });
    expect(home.querySelector("pre")?.textContent).toBe("npx svc-monitoring-api start");
  });

  it("serves a page without .html too, and one that leads on for an address without a page, in any folder", async () => {
    expect(await textOf("/docs/operations/getMonitor")).toBe(await textOf("/docs/operations/getMonitor.html"));
    for (const path of ["/docs/nothing.html", "/docs/operations/nothing/here"]) {
      const response = await fetch(url + path);
      expect([response.status, response.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
      const page = parse(await response.text());
      expect(page.querySelector("h1")?.textContent).toBe("Page not found");
      for (const link of page.querySelectorAll("link[rel=stylesheet], main a, script[src]")) {
        const address = link.getAttribute("href") ?? link.getAttribute("src") ?? "";
        expect((await fetch(new URL(address, url + path))).status, address).toBe(200);
      }
    }
  });

  it("says that a port is in use, and how to choose another", async () => {
    const { port } = new URL(url);
    const second = start(["--port", port]);
    expect(await second.ended).toBe(1);
    expect(second.output).toContain(`Port ${port} of 127.0.0.1 is in use.`);
    expect(second.output).toContain(`--port ${Number(port) + 1}`);
    expect(second.output).not.toContain("    at ");
  });
});

describe("svc-monitoring-api start --live", () => {
  it("makes the inspector call the service of the environment, with the token of the command before it", async () => {
    const service = await startMock();
    onTestFinished(() => service.close());
    const state = await temporaryFolder();
    const secrets: string[] = [];
    for (const _command of ["first", "second"]) {
      const command = start(["--live"], {
        ...{ XDG_STATE_HOME: state, SVC_BASE_URL: service.baseUrl, SVC_AUTH_URL: service.authUrl },
        ...{ SVC_OAUTH2_CLIENT_ID: credentials.clientId, SVC_OAUTH2_CLIENT_SECRET: credentials.clientSecret },
        SVC_OAUTH2_REFRESH_TOKEN: credentials.refreshToken,
      });
      const [, authUrl = ""] = await command.printed(
        /The inspector {2}(\S+)\/inspector#secret=[\w-]{32}\n(.|\n)*Its tokens/,
      );
      const [, own = ""] = /#secret=(\S+)/.exec(command.output) ?? [];
      expect(secrets).not.toContain(own);
      secrets.push(own);
      expect(command.output).toContain(`The service    ${service.baseUrl}\nThe account    of the SVC_ variables\n`);
      expect(command.output).not.toMatch(/mock-secret|GRANT_CODE/);
      expect((await relay({ authUrl }, {}, { "X-Inspector-Secret": own })).body).toMatchObject({
        status: 200,
        verdict: { violations: [] },
      });
      command.interrupt();
      expect(await command.ended).toBe(0);
    }
    const operations = service.requests().map(({ operation }) => operation);
    expect(operations).toEqual(["createToken", "listMonitors", "listMonitors"]);
  });

  it.each([
    [["--live"], 4, "No account is known. Log in: npx svc-monitoring-api login."],
    [["--live", "--host", "0.0.0.0"], 2, "other machines could call the service with your token"],
  ])("with %j says what is wrong", async (args, code, message) => {
    const command = start(args);
    expect(await command.ended).toBe(code);
    expect(command.output).toContain(message);
    expect(command.output).not.toContain("    at ");
  });
});
