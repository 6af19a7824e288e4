import { cp, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Mock } from "../../src/mock/index.ts";
import { start } from "../mock/support.ts";
import { environmentOf } from "./language.ts";
import { hasProgram, root, run } from "./project.ts";
import { Runner } from "./runner.ts";

const source = join(root, "examples/agent");
/** A copy, as a user has it. Its packages are kept between runs. */
const folder = join(root, "node_modules/.cache/clients/agent");
const python = ".venv/bin/python";

const isSkipped = !hasProgram("python3") && !process.env.CI;
if (isSkipped) console.log("Skipped: the tools for an agent need python3.");

describe.skipIf(isSkipped)("the tools for an agent", () => {
  beforeAll(async () => {
    await mkdir(folder, { recursive: true });
    for (const from of [source, join(root, "test/clients/agent")]) await cp(from, folder, { recursive: true });
    await cp(join(root, "generated/openapi.json"), join(folder, "openapi.json"));
    const [, commands = ""] = /```sh\n(.*?)```/s.exec(await readFile(join(source, "README.md"), "utf8")) ?? [];
    await run(folder, commands);
  }, 600_000);

  /** A session of an agent. */
  function connect(mock: Mock, args: string[] = [], environment: Record<string, string> = {}): Runner {
    const session = new Runner(folder, [python, "session.py", ...args], { ...environmentOf(mock), ...environment });
    onTestFinished(() => session.close());
    return session;
  }

  const tokenRequests = (mock: Mock) => mock.requests().filter(({ path }) => path === "/oauth/v2/token").length;

  it("are the seven reading operations, and no call can change anything", async () => {
    const mock = await start();
    const session = connect(mock);
    const { data } = (await session.call({ operation: "listTools" })) as { data: string[] };
    expect(data.sort()).toEqual([
      "getDeviceKey",
      "getMonitor",
      "listBusinessUnits",
      "listLocationProfiles",
      "listMonitorTypeConstants",
      "listMonitors",
      "listMspCustomers",
    ]);
    const group = { display_name: "Web", description: "" };
    expect(await session.call({ operation: "createMonitorGroup", ...group })).toHaveProperty("error");
    expect(mock.requests()).toEqual([]);
  });

  it("include a writing operation that is allowed", async () => {
    const mock = await start();
    const session = connect(mock, ["--allow", "createMonitorGroup"]);
    const { data } = (await session.call({ operation: "listTools" })) as { data: string[] };
    expect(data).toHaveLength(8);
    const group = { display_name: "Web", description: "" };
    await session.call({ operation: "createMonitorGroup", zaaid: "15401829", ...group });
    const [, sent] = mock.requests();
    expect([sent?.account, JSON.parse(sent?.body ?? "")]).toEqual(["15401829", group]);
  });

  it("act on an account by the cookie zaaid, with the service's header and version", async () => {
    const mock = await start();
    mock.seed({ accounts: { "15401829": { monitors: [{ monitor_id: "7" }] } } });
    const session = connect(mock);
    const data = [{ monitor_id: "7" }];
    expect(await session.call({ operation: "listMonitors", zaaid: "15401829" })).toEqual({ data });
    expect(mock.requests()[1]?.headers).toMatchObject({
      accept: "application/json; version=2.0",
      authorization: expect.stringMatching(/^Svc-oauthtoken /),
    });
    expect(mock.requests()[1]?.account).toBe("15401829");
    // Without an account, it is the token's own.
    expect(await session.call({ operation: "getMonitor", monitor_id: "7" })).toHaveProperty("error");
  });

  it.each([{ zaId: "15401829" }, { Cookie: "zaaid=15401829" }, { zaaid: "" }, { zaaid: "1; x=y" }])(
    "refuse %j, with which a call would act on another account",
    async (argument) => {
      const mock = await start();
      const outcome = await connect(mock).call({ operation: "listMonitors", ...argument });
      expect(outcome).toMatchObject({ error: { message: expect.stringContaining(Object.keys(argument)[0] ?? "") } });
      expect(mock.requests()).toEqual([]);
    },
  );

  it("share an access token, and get another one when it has expired", async () => {
    const mock = await start();
    const session = connect(mock);
    const calls = () => Promise.all([1, 2, 3].map(() => session.call({ operation: "listMonitors" })));
    await calls();
    expect(tokenRequests(mock)).toBe(1);
    mock.advance(3_600_000);
    for (const outcome of await calls()) expect(outcome).toHaveProperty("data");
    expect(tokenRequests(mock)).toBe(2);
  });

  it("tell errors in the service's words", async () => {
    const mock = await start();
    const session = connect(mock);
    const missing = await session.call({ operation: "getMonitor", monitor_id: "1" });
    expect(missing).toMatchObject({ error: { message: expect.stringContaining("Monitor does not exist") } });
    expect(missing).toMatchObject({ error: { message: expect.stringContaining("1002") } });
    const other = await session.call({ operation: "listMonitors", zaaid: "1" });
    expect(other).toMatchObject({ error: { message: expect.stringContaining("You are not authorized") } });
    // Another token would not have helped.
    expect(tokenRequests(mock)).toBe(1);
  });

  it("request at most five access tokens in ten minutes, however often the agent calls", async () => {
    const mock = await start();
    const session = connect(mock, [], { SVC_OAUTH2_CLIENT_SECRET: "another" });
    const call = () => session.call({ operation: "listMonitors" });
    for (let count = 0; count < 5; count += 1)
      expect(await call()).toMatchObject({ error: { message: expect.stringContaining("created no access token") } });
    expect(await call()).toMatchObject({ error: { message: expect.stringContaining("Wait ten minutes") } });
    expect(tokenRequests(mock)).toBe(5);
  });

  it("are not started without a variable, or with an operation that asks for secrets", async () => {
    await expect(run(folder, `${python} server.py`, { SVC_BASE_URL: "" })).rejects.toThrow("SVC_BASE_URL");
    const secret = run(folder, `${python} server.py --allow createToken`);
    await expect(secret).rejects.toThrow("choose from 'createMonitorGroup'");
  });
});
