import { once } from "node:events";
import { readdir, readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.ts";
import { Command } from "../support/command.ts";
import { environmentOf } from "../support/environment.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

let mock: Mock;
beforeAll(async () => {
  const locationProfiles = ["Everywhere", "Europe"].map((name) => ({
    location_profile_id: `the-id-of-${name}`,
    location_profile_name: name,
  }));
  mock = await startMock({ records: { locationProfiles } });
});
// Each program gets a token, and ten in ten minutes are the limit.
beforeEach(() => mock.reset());
afterAll(() => mock.close());

/** The output of each example that runs against the mock, by its command line. */
const printed: Record<string, RegExp> = {
  "checked-axios.ts":
    /^Got 2 monitors\nThe request breaks the contract\.\nunknown operation, request path: expected .+; got "\/monitor"\n$/,
  "constants.ts": /^Period 7 is LastMonth\. Last Month: 12 am of the 1st of the previous month until/,
  "create-monitor-group.ts": /^The group is created\n$/,
  "customer-account.ts": /^Customer A has 2 monitors\n$/,
  "first-call.ts": /^Got the monitor 123412341234123411\n$/,
  "handle-errors.ts": /^No such monitor: getMonitor: Monitor does not exist \(code 1002\)\n$/,
  "location-profile.ts": /^A new monitor gets the location profile the-id-of-Everywhere\n$/,
  "location-profile.ts Europe": /^A new monitor gets the location profile the-id-of-Europe\n$/,
  // Its spans go to a provider of OpenTelemetry: test/libraries/opentelemetry.test.ts.
  "opentelemetry.ts": /^$/,
  // For programs to import: it needs a database.
  "postgresql-token-store.ts": /^$/,
  "proxy.ts": /^Got 2 monitors\n$/,
};

const run = (line: string, on: Mock, variables: Record<string, string> = {}) =>
  Command.start(process.cwd(), ["--import", import.meta.resolve("tsx"), ...`examples/${line}`.split(" ")], {
    ...environmentOf(on),
    GRANT_CODE: on.issueGrant(),
    ...variables,
  });

describe("the examples, run against the mock", () => {
  it("all have a test", async () => {
    const programs = (await readdir("examples")).filter((name) => name.endsWith(".ts"));
    const tested = new Set(Object.keys(printed).map((line) => line.split(" ")[0]));
    expect([...tested, "all-customers.ts", "tokens-from-grant.ts"].sort()).toEqual(programs.sort());
  });

  it.each(Object.entries(printed))("%s", async (line, output) => {
    const program = run(line, mock);
    expect(await program.ended, program.output).toBe(0);
    expect(program.output).toMatch(output);
  });

  it("tokens-from-grant.ts writes the refresh token to a new file, for the user alone, and then calls", async () => {
    const folder = await temporaryFolder();
    const file = join(folder, "service.env");
    const refused = run(`tokens-from-grant.ts ${file}`, mock, { GRANT_CODE: "wrong" });
    expect(await refused.ended).toBe(1);
    expect(await readdir(folder)).toEqual([]);

    const program = run(`tokens-from-grant.ts ${file}`, mock);
    expect(await program.ended, program.output).toBe(0);
    expect(program.output).toBe("The device key has 32 characters\n");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const content = await readFile(file, "utf8");
    const [, refreshToken = ""] = /^SVC_OAUTH2_REFRESH_TOKEN=(\S+)\n$/.exec(content) ?? [];
    const next = run("first-call.ts", mock, { SVC_OAUTH2_REFRESH_TOKEN: refreshToken });
    expect(await next.ended, next.output).toBe(0);

    mock.clearRequests();
    const again = run(`tokens-from-grant.ts ${file}`, mock);
    expect(await again.ended).toBe(1);
    expect(again.output).toContain("EEXIST");
    expect(await readFile(file, "utf8")).toBe(content);
    expect(mock.requests()).toEqual([]);
  });

  it("all-customers.ts writes a file for each customer, goes on after a failure, and creates one token", async () => {
    const folder = await temporaryFolder();
    const customers = ["Müller GmbH", "Company 2", "東京"].map((name, index) => ({ name, zaaid: String(101 + index) }));
    mock.seed({ customers });
    mock.override({ operation: "listMonitors", account: "102", status: 404 });
    const program = run(`all-customers.ts ${join(folder, "out")}`, mock, { XDG_STATE_HOME: join(folder, "state") });
    expect(await program.ended).toBe(1);
    expect(program.output).toContain("102: NotFoundError: listMonitors: ");
    expect((await readdir(join(folder, "out"))).sort()).toEqual(["101.json", "103.json"]);
    const { name, monitors } = JSON.parse(await readFile(join(folder, "out/103.json"), "utf8"));
    expect({ name, monitors }).toEqual({ name: "東京", monitors: [expect.anything(), expect.anything()] });
    expect(mock.requests().filter(({ operation }) => operation === "createToken")).toHaveLength(1);
  });

  it("proxy.ts sends tokens and calls through the proxy of the environment", async () => {
    const targets: Array<string | undefined> = [];
    const proxy = createServer().on("connect", ({ url }, socket, head) => {
      targets.push(url);
      const target = connect(Number(url?.split(":")[1]), "127.0.0.1", () => {
        socket.write("HTTP/1.1 200 Connected\r\n\r\n");
        target.write(head);
        target.pipe(socket).pipe(target);
      });
      // The program may end without closing its connections.
      for (const end of [socket, target]) end.on("error", () => target.destroy());
    });
    await once(proxy.listen(0, "127.0.0.1"), "listening");
    onTestFinished(() => void proxy.close());
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const program = run("proxy.ts", mock, { http_proxy: url, HTTP_PROXY: url, no_proxy: "", NO_PROXY: "" });
    expect(await program.ended, program.output).toBe(0);
    expect(new Set(targets)).toEqual(new Set([new URL(mock.baseUrl).host]));
  });
});
