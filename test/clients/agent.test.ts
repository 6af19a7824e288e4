import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Mock } from "../../src/mock/index.ts";
import { codeOf } from "../docs/pages.ts";
import { start } from "../mock/support.ts";
import { environmentOf } from "../support/environment.ts";
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
    const [commands = ""] = codeOf(join(source, "README.md"), "sh");
    await run(folder, commands);
  }, 600_000);

  /** A session of an agent. @returns what calls a tool, several times at once */
  function connect(mock: Mock, args: string[] = [], environment: Record<string, string> = {}) {
    const session = new Runner(folder, [python, "session.py", ...args], { ...environmentOf(mock), ...environment });
    onTestFinished(() => session.close());
    const calls = (times: number, tool: string, sent = {}) =>
      session.outcomesOf<{ data?: unknown; error?: string }>(Array(times).fill([tool, sent]));
    return { calls, call: async (tool: string, sent = {}) => (await calls(1, tool, sent))[0] };
  }

  const tokenRequests = (mock: Mock) => mock.requests().filter(({ path }) => path === "/oauth/v2/token").length;
  const group = { display_name: "Web", description: "" };
  const reading = [
    ...["getDeviceKey", "getMonitor", "listBusinessUnits", "listLocationProfiles", "listMonitorTypeConstants"],
    ...["listMonitors", "listMspCustomers"],
  ];

  it("are the seven reading operations, and no call can change anything", async () => {
    const mock = await start();
    const { call } = connect(mock);
    const tools = (await call("listTools"))?.data as string[];
    expect(tools.sort()).toEqual(reading);
    expect(await call("createMonitorGroup", group)).toHaveProperty("error");
    expect(mock.requests()).toEqual([]);
  });

  it("include a writing operation that is allowed", async () => {
    const mock = await start();
    const { call } = connect(mock, ["--allow", "createMonitorGroup"]);
    expect((await call("listTools"))?.data).toHaveLength(8);
    await call("createMonitorGroup", { zaaid: "15401829", ...group });
    const [, sent] = mock.requests();
    expect([sent?.account, JSON.parse(sent?.body ?? "")]).toEqual(["15401829", group]);
  });

  it("act on an account by the cookie zaaid, with the service's header and version", async () => {
    const mock = await start();
    mock.seed({ accounts: { "15401829": { monitors: [{ monitor_id: "7" }] } } });
    const { call } = connect(mock);
    expect(await call("listMonitors", { zaaid: "15401829" })).toEqual({ data: [{ monitor_id: "7" }] });
    expect(mock.requests()[1]).toMatchObject({
      account: "15401829",
      headers: {
        accept: "application/json; version=2.0",
        authorization: expect.stringMatching(/^Svc-oauthtoken /),
      },
    });
    // Without an account, it is the token's own.
    expect(await call("getMonitor", { monitor_id: "7" })).toHaveProperty("error");
  });

  it.each([{ zaId: "15401829" }, { Cookie: "zaaid=15401829" }, { zaaid: "" }, { zaaid: "1; x=y" }])(
    "refuse %j, with which a call would act on another account",
    async (sent) => {
      const mock = await start();
      const outcome = await connect(mock).call("listMonitors", sent);
      expect(outcome?.error).toContain(Object.keys(sent)[0]);
      expect(mock.requests()).toEqual([]);
    },
  );

  it("share an access token, and get another one when it has expired", async () => {
    const mock = await start();
    const { calls } = connect(mock);
    await calls(3, "listMonitors");
    expect(tokenRequests(mock)).toBe(1);
    mock.advance(3_600_000);
    for (const outcome of await calls(3, "listMonitors")) expect(outcome).toHaveProperty("data");
    expect(tokenRequests(mock)).toBe(2);
  });

  it("tell errors in the service's words", async () => {
    const mock = await start();
    const { call } = connect(mock);
    expect((await call("getMonitor", { monitor_id: "1" }))?.error).toBe(
      "Monitor does not exist (code 1002, status 404)",
    );
    const unauthorized = "You are not authorized to perform this operation (code 401, status 401)";
    expect((await call("listMonitors", { zaaid: "1" }))?.error).toBe(unauthorized);
    // Another token would not have helped.
    expect(tokenRequests(mock)).toBe(1);
    const refusal = { code: 1002, message: "No", data: [] };
    mock.override({ operation: "listMonitors", body: refusal, breaksContract: true });
    expect((await call("listMonitors"))?.error).toBe("No (code 1002, status 200)");
    mock.override({ operation: "listMonitors", status: 502, body: "<h1>Bad gateway</h1>", breaksContract: true });
    expect((await call("listMonitors"))?.error).toContain("Status 502, with a body that is not the service's.");
    mock.override({ operation: "listMonitors", status: 500, body: "", breaksContract: true });
    expect((await call("listMonitors"))?.error).toContain("Status 500, with a body that is not the service's.");
  });

  it("send no other token request for a minute after a refusal, and say why", async () => {
    const mock = await start();
    const { call } = connect(mock, [], { SVC_OAUTH2_CLIENT_SECRET: "another" });
    const refused = "The auth server created no access token (invalid_client).";
    expect((await call("listMonitors"))?.error).toContain(refused);
    expect((await call("listMonitors"))?.error).toContain(`${refused} No other is requested for a minute.`);
    expect(tokenRequests(mock)).toBe(1);
  });

  it("request at most five access tokens in ten minutes, however often the service rejects them", async () => {
    const mock = await start();
    mock.override({ operation: "listMonitors", status: 401 });
    const { call } = connect(mock);
    for (let count = 0; count < 4; count += 1) await call("listMonitors");
    expect((await call("listMonitors"))?.error).toContain("Wait ten minutes");
    expect(tokenRequests(mock)).toBe(5);
  });

  it("are not started without a variable, or with an operation that asks for secrets", async () => {
    await expect(run(folder, `${python} server.py`, { SVC_BASE_URL: "" })).rejects.toThrow("SVC_BASE_URL");
    for (const SVC_AUTH_URL of ["http://monitoring.invalid", "http://localhost:x@monitoring.invalid"]) {
      const started = run(folder, `${python} server.py`, { ...environmentOf(await start()), SVC_AUTH_URL });
      await expect(started).rejects.toThrow("SVC_AUTH_URL must be https, or http on this machine.");
    }
    const secret = run(folder, `${python} server.py --allow createToken`);
    await expect(secret).rejects.toThrow("choose from 'createMonitorGroup'");
  });
});
