import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { Command } from "../support/command.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const cli = (...args: string[]) => Command.cli(args);

/** A service that responds with an empty list. */
async function serve(): Promise<{ server: Server; port: number }> {
  const server = createServer((_, response) => response.end('{"code":0,"message":"success","data":[]}'));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { server, port: (server.address() as AddressInfo).port };
}

async function folder(): Promise<string> {
  const path = await temporaryFolder();
  return path;
}

describe("svc-monitoring-api record", () => {
  it("says where to send calls, and writes the file when it is interrupted", async () => {
    const { port } = await serve();
    const free = await serve();
    await new Promise((resolve) => free.server.close(resolve));
    const file = join(await folder(), "traffic.har");
    const command = cli("record", file, "--base-url", `http://127.0.0.1:${port}/api`, "--port", String(free.port));
    const [, url = ""] = await command.printed(/Send calls to (http\S+\/api)\./);
    await (await fetch(`${url}/monitors?api_key=s3cret`)).text();
    command.interrupt();
    expect(await command.ended).toBe(0);
    expect(JSON.parse(await readFile(file, "utf8")).log.entries).toMatchObject([
      { request: { method: "GET", url: expect.stringMatching(/\/api\/monitors\?api_key=(?!s3cret)[a-z]\d[a-z]{4}$/) } },
    ]);
  });

  it("ends with 1 at a port that is in use", async () => {
    const { port } = await serve();
    const command = cli("record", "unused.har", "--base-url", "http://127.0.0.1:9/api", "--port", String(port));
    expect(await command.ended).toBe(1);
    expect(command.output).toBe(`The recording did not start: the port ${port} is in use.\n`);
  });
});
