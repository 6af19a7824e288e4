import { execFile } from "node:child_process";
import { lstat, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { newUser, unreachable, withProfile } from "./user.ts";

describe("call without an account", () => {
  it("calls a mock that runs for this call", async () => {
    const { run } = await newUser();
    expect(await run(["call", "getMonitor", "monitor_id=123412341234123411", "--mock"])).toEqual({
      ...{ code: 0, stderr: "" },
      stdout: '{\n  "monitor_id": "123412341234123411"\n}\n',
    });
    expect(await run(["call", "getMonitor", "monitor_id=9", "--mock"])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Monitor does not exist"),
    });
  });

  it("prints the call as curl", async () => {
    const { run } = await newUser();
    const body = ["display_name=Web", "description=It's"];
    expect((await run(["call", "createMonitorGroup", ...body, "--mock", "--curl"])).stdout).toBe(
      `curl 'http://127.0.0.1:4010/api/monitor_groups' \\
  -H "Authorization: Svc-oauthtoken $ACCESS_TOKEN" \\
  -H 'Accept: application/json; version=2.0' \\
  -H 'Content-Type: application/json;charset=UTF-8' \\
  --data '{"display_name":"Web","description":"It'\\''s"}'
`,
    );
  });

  it("prints nothing of the service that a terminal or a runner obeys, also in an error", async () => {
    const { service, run } = await withProfile();
    const data = [{ "\u001b[2J\n::error::zz": 1 }];
    service.respond = ({ url }) =>
      url.includes("/monitors") ? { status: 200, body: { code: 0, message: "success", data } } : undefined;
    const { stdout } = await run(["call", "listMonitors"]);
    expect(stdout).not.toContain("\u001b");
    service.respond = () => ({ status: 400, body: { code: 5, message: "\u001b[2J\n::error::zz" } });
    const { stderr } = await run(["call", "listMonitors"]);
    expect(stderr).not.toContain("\u001b");
    expect(stderr).not.toMatch(/^::error/m);
  });

  it.each([
    ["listMonitor", [], 'No operation is named "listMonitor". Nearest: listMonitors, '],
    ["getMonitor", [], "getMonitor needs monitor_id=…"],
    ["getMonitor", ["monitorid=7"], 'getMonitor has no parameter "monitorid". Nearest: monitor_id.'],
    ["listMonitors", ["limit=7"], 'listMonitors has no parameter "limit". It takes none.'],
    ["getMonitor", ["7"], 'Write each value as name=value; got "7".'],
    ["getMonitor", ["monitor_id=../x"], "The path parameter `monitor_id` must be a string, a number, or a list"],
    ["createMonitorGroup", ["display_name=Web"], "body /description: expected a value; got nothing"],
    ["/reports/x", ["period=LastMont"], 'Period has no "LastMont". Nearest: 7 LastMonth, '],
    ["/../secret", [], "The path must look like"],
    ["listMonitors", ["--zaaid", "a b"], "zaaid"],
    ["listMonitors", ["--method", "DELETE"], "--method is for a path: listMonitors is always sent with GET"],
    ["listMonitors", ["--body", "{}"], "GET has no body"],
    ["listMonitors", ["--profile", "a"], "cannot be used with option '--profile <name>'"],
    ["listMonitors", ["--curl", "--output", "x"], "'--curl' cannot be used with option '--output <file>'"],
    ["/undocumented", ["--zaaid", "1,2"], '"1,2" is not a zaaid'],
    ["/x", ["--method", "FETCH"], "It must be one of GET, POST, PUT, PATCH, DELETE"],
    ["/own/items/", ["--method", "DELETE"], "The path must look like"],
  ])("refuses %s %j before it is sent", async (target, words, message) => {
    const { run } = await newUser();
    const { code, stdout, stderr } = await run(["call", target, ...words, "--mock"]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).not.toContain("    at ");
  });
});

describe("an empty variable", () => {
  const group = ["createMonitorGroup", "display_name=Web", "description=Shops", "--yes"];

  it.each([
    [[...group, "--zaaid", ""], "--zaaid"],
    [[...group, "--zaaid="], "--zaaid"],
    [[...group, "--profile", ""], "--profile"],
    [["createMonitorGroup", "--yes", "--body", ""], "--body"],
    [["listMonitors", "--output", ""], "--output"],
    [["getMonitor", "monitor_id="], "monitor_id"],
    [["createMonitorGroup", "display_name=", "description=Shops", "--yes"], "display_name"],
    [["/maintenance", "--method", "POST", "--yes", "a="], "a"],
    [["/monitors", "limit="], "limit"],
    [["/monitors/{monitor_id}", "monitor_id=", "--method", "DELETE", "--yes"], "monitor_id"],
  ])("in %j is refused, and nothing is sent", async (args, name) => {
    const { service, run } = await withProfile();
    const { code, stdout, stderr } = await run(["call", ...args]);
    expect({ code, stdout }, stderr).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(name);
    expect(stderr).toMatch(/empty/);
    expect(service.calls).toEqual([]);
  });
});

it("variables that name half an account are an error that names the others", async () => {
  const { run } = await newUser();
  const environment = { SVC_DATA_CENTER: "EU", SVC_SERVICE: "acme", SVC_OAUTH2_CLIENT_ID: "id" };
  expect(await run(["call", "listMonitors"], { environment })).toMatchObject({
    code: 4,
    stderr: expect.stringContaining("but not SVC_OAUTH2_CLIENT_SECRET, SVC_OAUTH2_REFRESH_TOKEN. Set these, too"),
  });
  const wrong = await run(["call", "listMonitors"], { environment: { ...environment, SVC_DATA_CENTER: "XX" } });
  expect(wrong.stderr).toContain("SVC_DATA_CENTER");
});

describe("an empty variable of the environment", () => {
  it.each([
    ["SVC_PROFILE", ""],
    ["SVC_PROFILE", " "],
    ["SVC_OAUTH2_REFRESH_TOKEN", ""],
    ["SVC_HOME", ""],
    ["SVC_BASE_URL", ""],
  ])("%s=%j is refused: another account would be called", async (name, value) => {
    const { service, run } = await withProfile();
    for (const args of [["call", "listMonitors"], ["token"], ["logout", "--yes"]]) {
      const { code, stdout, stderr } = await run(args, { environment: { [name]: value } });
      expect({ code, stdout, stderr }).toEqual({
        ...{ code: 2, stdout: "" },
        stderr: `${name} is empty. Give it a value, or unset it.\n`,
      });
    }
    expect([service.calls, service.created(), service.refreshTokens.length]).toEqual([[], 0, 1]);
  });

  it("SVC_PROFILE= beside --profile is not used", async () => {
    const { run } = await withProfile();
    const call = ["call", "listMonitors", "--profile", "default"];
    expect((await run(call, { environment: { SVC_PROFILE: "" } })).code).toBe(0);
  });
});

describe("--output", () => {
  const report = ["call", "/reports/availability_summary", "period=LastMonth", "--output"];

  it.skipIf(process.platform === "win32")("writes through links and into pipes, which stay what they are", async () => {
    const { home, run } = await withProfile();
    const [target, link, pipe] = [join(home, "target.pdf"), join(home, "link.pdf"), join(home, "pipe")];
    await writeFile(target, "old");
    await symlink(target, link);
    expect((await run([...report, link])).code).toBe(0);
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
    expect(await readFile(target, "utf8")).toContain("%PDF");
    await promisify(execFile)("mkfifo", [pipe]);
    const [read, { code }] = await Promise.all([readFile(pipe, "utf8"), run([...report, pipe])]);
    expect({ code, read }).toEqual({ code: 0, read: "%PDF-1.7\nown\n%%EOF" });
    expect((await lstat(pipe)).isFIFO()).toBe(true);
    const dangling = join(home, "dangling.pdf");
    await symlink(join(home, "new.pdf"), dangling);
    expect((await run([...report, dangling])).code).toBe(0);
    expect((await lstat(dangling)).isSymbolicLink()).toBe(true);
    expect(await readFile(join(home, "new.pdf"), "utf8")).toContain("%PDF");
  });
});

it("an error names the account of --zaaid", async () => {
  const { service, run } = await withProfile();
  service.respond = () => ({ status: 403, body: { code: 9, message: "Not for you" } });
  const { code, stderr } = await run(["call", "listMonitors", "--zaaid", "1001"]);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^In the account 1001: .*Not for you/) });
});

it("an operation whose JSON is a page of something else fails, also in a pipe", async () => {
  const { service, run } = await withProfile();
  service.respond = () => ({ status: 200, body: Buffer.from("<html>Log in") });
  expect(await run(["call", "listMonitors"])).toEqual({
    ...{ code: 1, stdout: "" },
    stderr: "listMonitors: the response is application/pdf, not JSON.\n",
  });
});

describe("call without arguments", () => {
  it("lists the operations", async () => {
    const { run } = await newUser();
    const own = await run(["call"]);
    expect(own).toMatchObject({ code: 0, stderr: "" });
    const listed = JSON.parse(own.stdout);
    expect(listed).toContainEqual({
      id: "listMonitors",
      method: "GET",
      path: "/monitors",
      summary: expect.any(String),
    });
    expect(JSON.stringify(listed)).not.toContain("/oauth/");
  });
});

describe("a call that changes something", () => {
  const group = ["call", "createMonitorGroup", "display_name=Web", "description=Shops", "--yes"];

  it("is not made if the file cannot be written, and says that it was made if that is found out later", async () => {
    const { service, home, run } = await withProfile();
    const locked = join(home, "locked");
    await writeFile(locked, "");
    const into = (name: string) => [...group, "--output", join(home, name)];
    expect((await run(into("locked/group.json"))).code).toBe(2);
    expect(service.calls).toEqual([]);
    await mkdir(join(home, "group.json"));
    const { code, stderr } = await run(into("group.json"));
    expect(code).toBe(1);
    expect(stderr).toMatch(/The POST was sent, and the service responded\. .*group\.json cannot be written \(EISDIR\)/);
    expect(service.calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  });
});

describe("a request that changes something", () => {
  it("with a response that is not JSON ends as failed, and not without a connection", async () => {
    const { service, run } = await withProfile();
    service.respond = () => ({ status: 200, body: "<html>" });
    const group = ["call", "createMonitorGroup", "display_name=Web", "description=Shops", "--yes"];
    expect(await run(group)).toMatchObject({ code: 1, stderr: expect.stringContaining("is not valid JSON") });
  });

  it.each([
    ["<h1>Bad gateway</h1>", "GET /monitors/7: status 502 with an undocumented body.\n"],
    ["", "GET /monitors/7: status 502 with an empty body.\n"],
  ])("says whether a refusal has a body: %j", async (body, stderr) => {
    const { service, run } = await withProfile();
    service.respond = () => ({ status: 502, body });
    const environment = { SVC_MAX_RETRIES: "0" };
    expect(await run(["call", "getMonitor", "monitor_id=7"], { environment })).toMatchObject({ code: 1, stderr });
  });

  it("may be a PATCH, and a DELETE with a body", async () => {
    const { service, run } = await withProfile();
    service.respond = () => ({ status: 200, body: { code: 0, message: "success", data: {} } });
    expect((await run(["call", "/monitors/7", "--method", "patch", "name=a", "--yes"])).code).toBe(0);
    expect((await run(["call", "/monitors/7", "--method", "DELETE", "--body", "{}", "--yes"])).code).toBe(0);
    expect(service.calls).toMatchObject([
      { method: "PATCH", url: "/api/monitors/7", body: '{"name":"a"}' },
      { method: "DELETE", url: "/api/monitors/7", body: "{}" },
    ]);
  });

  it("sends a number with all its digits, and each value once", async () => {
    const { service, run } = await withProfile();
    const call = [
      "call",
      "/maintenance",
      "--method",
      "POST",
      "--yes",
      "monitor_id=123412341234123411",
      "a=1.10",
      "b=7",
    ];
    await run(call);
    expect(JSON.parse(service.calls[0]?.body ?? "")).toEqual({ monitor_id: "123412341234123411", a: "1.10", b: 7 });
    expect(await run([...call, "b=8"])).toMatchObject({ code: 2, stderr: expect.stringContaining("b has two values") });
    expect(service.calls).toHaveLength(1);
  });
});

describe("call with a profile", () => {
  it("that is nested too deeply is refused in words", async () => {
    const { service, run } = await withProfile();
    const deep = "[".repeat(200_000) + "]".repeat(200_000);
    service.respond = () => ({ status: 200, body: `{"code":0,"message":"success","data":${deep}}` });
    expect(await run(["call", "/deep"])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("The response has more than 500 levels of JSON, and is not shown."),
    });
  });

  it("gives a pipe the JSON of the payload, with all digits of numbers", async () => {
    const { service, run } = await withProfile();
    const data = '{"id": 123456789012345678, "share": 0.12345678901234567, "text": "123456789012345678"}';
    service.respond = () => ({ status: 200, body: `{"code":0,"message":"success","data":${data}}` });
    const { stdout } = await run(["call", "/any"]);
    expect(stdout.replace(/\s+/g, " ").trim()).toBe(data.replace("{", "{ ").replace("}", " }"));
  });

  it("gives an id by its name, also where the contract shows no operation", async () => {
    const { service, home, run } = await withProfile();
    const report = ["call", "/reports/availability_summary", "period=LastMonth"];
    const file = join(home, "report.pdf");
    expect((await run([...report, "--output", file])).stderr).toBe(`${file} is written.\n`);
    expect(await readFile(file, "utf8")).toBe("%PDF-1.7\nown\n%%EOF");
    expect((await run(report)).stdout).toBe("%PDF-1.7\nown\n%%EOF");
    expect(service.calls.map(({ url }) => url)).toEqual(
      [...Array(2)].map(() => "/api/reports/availability_summary?period=7"),
    );
  });

  it("translates a name with its constant, and sends any other text as it is", async () => {
    const { service, run } = await withProfile();
    const report = ["call", "/reports/availability_summary", "period=Period.LastMonth"];
    expect(await run([...report, "format=ReportFormat.Pdf"])).toMatchObject({ code: 0, stderr: "" });
    expect(service.calls.at(-1)?.url).toBe("/api/reports/availability_summary?period=7&format=2");
    for (const text of ["PDF", "www.example"]) {
      expect(await run([...report, `format=${text}`])).toMatchObject({ code: 0, stderr: "" });
      expect(service.calls.at(-1)?.url).toBe(`/api/reports/availability_summary?period=7&format=${text}`);
    }
    expect((await run([...report, "format=ReportFormat.9"])).stderr).toBe(
      "Note: ReportFormat has no 9. It is sent as a new id.\n",
    );
    const wrong = await run([...report, "format=ReportFormat.Word"]);
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('ReportFormat has no "Word"') });
    const group = ["call", "createMonitorGroup", "display_name=PDF", "description=ReportFormat.Pdf", "--yes"];
    expect((await run(group)).stderr).toBe("");
    expect(service.calls.at(-1)?.body).toBe('{"display_name":"PDF","description":"ReportFormat.Pdf"}');
  });

  it("sends what changes the account only with --yes", async () => {
    const { service, run } = await withProfile();
    const group = ["call", "createMonitorGroup", "display_name=Web", "description=Shops"];
    const body = '{"display_name":"Web","description":"Shops"}';
    const asked = await run(group);
    expect(asked.code).toBe(2);
    expect(asked.stderr).toContain(`POST ${service.baseUrl}/monitor_groups\n${body}\n`);
    expect(asked.stderr).toContain("Add --yes to send it.");
    expect(service.calls).toEqual([]);
    expect((await run([...group, "--yes"])).code).toBe(0);
    expect(service.calls).toMatchObject([{ method: "POST", body }]);
  });

  it("takes the body from a file, and from standard input", async () => {
    const { service, home, run } = await withProfile();
    const body = '{"display_name":"A","description":"B"}';
    await writeFile(join(home, "group.json"), body);
    expect((await run(["call", "createMonitorGroup", "--body", `@${join(home, "group.json")}`, "--yes"])).code).toBe(0);
    expect((await run(["call", "createMonitorGroup", "--body", "-", "--yes"], { stdin: body })).code).toBe(0);
    expect(service.calls.map((call) => call.body)).toEqual([body, body]);
    expect((await run(["call", "createMonitorGroup", "--body", "@none.json"])).stderr).toContain(
      "none.json cannot be read",
    );
    expect((await run(["call", "createMonitorGroup", "--body", "{"])).stderr).toContain("--body must be JSON");
  });

  it("ends with a code for each kind of failure", async () => {
    const { service, run } = await withProfile();
    const codeOf = async (args: string[], environment = {}) => (await run(["call", ...args], { environment })).code;
    expect(await codeOf(["/nothing"])).toBe(1);
    expect(await codeOf(["--nothing"])).toBe(2);
    const once = { ...unreachable, SVC_MAX_RETRIES: "0" };
    expect(await codeOf(["listMonitors"], { ...once, SVC_AUTH_URL: service.authUrl })).toBe(4);
    expect(await codeOf(["listMonitors"], once)).toBe(3);
    expect(await codeOf(["listMonitors", "--profile", "none"])).toBe(4);
  });
});
