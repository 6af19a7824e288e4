import { parse } from "node-html-parser";
import { afterAll, describe, expect, it } from "vitest";
import { Command, type WhenOver } from "../support/command.ts";

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
