import { readdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { Command } from "../support/command.ts";
import { freePort } from "../support/free-port.ts";
import { serve } from "../support/serve.ts";
import { newPath } from "../support/temporary-folder.ts";

const cli = (...args: string[]) => Command.cli(args);

const emptyList = () => serve((_, response) => response.end('{"code":0,"message":"success","data":[]}'));

describe("svc-monitoring-api record", () => {
  it("says where to send calls, and writes the file when it is interrupted", async () => {
    const service = await emptyList();
    const file = await newPath("traffic.har");
    const command = cli("record", file, "--base-url", `${service}/api`, "--port", String(await freePort()));
    const [, url = ""] = await command.printed(/Send calls to (http\S+\/api)\./);
    await command.printed(/SVC_BASE_URL=\S+\/api SVC_AUTH_URL=\S+/);
    await (await fetch(`${url}/monitors?api_key=s3cret`)).text();
    command.interrupt();
    expect(await command.ended).toBe(0);
    expect(JSON.parse(await readFile(file, "utf8")).log.entries).toMatchObject([
      { request: { method: "GET", url: expect.stringMatching(/\/api\/monitors\?api_key=(?!s3cret)[a-z]\d[a-z]{4}$/) } },
    ]);
  });

  it("writes the file also if the signal comes twice, or if the terminal is closed", async () => {
    for (const signals of [["SIGINT", "SIGINT"], ["SIGTERM", "SIGINT", "SIGTERM"], ["SIGHUP"]] as const) {
      const service = await emptyList();
      const file = await newPath("traffic.har");
      const command = cli("record", file, "--base-url", `${service}/api`, "--port", String(await freePort()));
      const [, url = ""] = await command.printed(/Send calls to (http\S+\/api)\./);
      await (await fetch(`${url}/monitors`)).text();
      for (const signal of signals) command.interrupt(signal);
      expect(await command.ended).toBe(0);
      expect(JSON.parse(await readFile(file, "utf8")).log.entries).toHaveLength(1);
      expect((await readdir(dirname(file))).filter((name) => name.endsWith(".tmp"))).toEqual([]);
    }
  });

  it("ends with 1 at a port that is in use", async () => {
    const { port } = new URL(await emptyList());
    const command = cli("record", "unused.har", "--base-url", "http://127.0.0.1:9/api", "--port", port);
    expect(await command.ended).toBe(1);
    expect(command.output).toBe(`The recording did not start: the port ${port} is in use.\n`);
  });
});
