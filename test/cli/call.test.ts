import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Run } from "../support/run.ts";
import { breakNetwork, newUser, unreachable, withProfile } from "./user.ts";

const group = ["call", "createMonitorGroup", "display_name=Web", "description=Shops", "--yes"];
const report = ["call", "/reports/availability_summary", "period=LastMonth"];
/** A path that the contract has in no clone, so that its content is not known. */
const own = ["call", "/own/path/of/a/report"];
const success = (data: unknown) => ({ status: 200, body: { code: 0, message: "success", data } });

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

  it("lists the operations if it has no arguments", async () => {
    const { run } = await newUser();
    const { code, stdout } = await run(["call"]);
    expect(code).toBe(0);
    const summary = expect.any(String);
    expect(JSON.parse(stdout)).toContainEqual({ id: "listMonitors", method: "GET", path: "/monitors", summary });
    expect(stdout).not.toContain("/oauth/");
  });
});

it.each([
  ["listMonitor", [], 'No operation is named "listMonitor". Nearest: listMonitors, '],
  ["getMonitor", [], "getMonitor needs monitor_id=…"],
  ["getMonitor", ["monitorid=7"], 'getMonitor has no parameter "monitorid". Nearest: monitor_id.'],
  ["listMonitors", ["limit=7"], 'listMonitors has no parameter "limit". It takes none.'],
  ["getMonitor", ["7"], 'Write each value as name=value; got "7".'],
  ["getMonitor", ["monitor_id=../x"], "The path parameter `monitor_id` must not be missing or empty"],
  ["createMonitorGroup", ["display_name=Web"], "body /description: expected a value; got nothing"],
  ["createMonitorGroup", ["--body", "{"], "--body must be JSON"],
  [
    "createMonitorGroup",
    ["--body", "@test/cli/user.ts"],
    "for standard input; test/cli/user.ts: expected valid JSON; got ",
  ],
  [
    "createMonitorGroup",
    ["--body", "@docs/images/reference.png"],
    "reference.png: expected text in UTF-8; got other bytes.",
  ],
  ["createMonitorGroup", ["--body", "@none.json"], "none.json cannot be read"],
  ["/reports/x", ["period=LastMont"], 'Period has no "LastMont". Nearest: 7 LastMonth, '],
  ["/reports/x", ["format=ReportFormat.Word"], 'ReportFormat has no "Word"'],
  ["/maintenance", ["--method", "POST", "b=7", "b=8"], "b has two values"],
  ["/../secret", [], "The path must look like"],
  ["/monitors/7", ["monitor_id=9"], 'monitor_id is "7" in the path. Leave out monitor_id=9.'],
  ["C:/Program Files/Git/own/path", [], "unless the command begins with MSYS_NO_PATHCONV=1"],
  ["/own/path", ["file=C:/Program Files/Git/a"], "unless the command begins with MSYS_NO_PATHCONV=1"],
  ["/own/items/", ["--method", "DELETE"], "The path must look like"],
  ["/x", ["--method", "FETCH"], "It must be one of GET, POST, PUT, PATCH, DELETE"],
  ["/undocumented", ["--zaaid", "1,2"], '"1,2" is not a zaaid'],
  ["listMonitors", ["--method", "DELETE"], "--method is for a path: listMonitors is always sent with GET"],
  ["listMonitors", ["--body", "{}"], "GET has no body"],
  ["listMonitors", ["--profile", "a", "--mock"], "cannot be used with option '--profile <name>'"],
  // An empty value is most likely a variable that is not set.
  ["listMonitors", ["--zaaid", ""], "option '--zaaid <id>' is empty"],
  ["listMonitors", ["--profile", ""], "option '--profile <name>' is empty"],
  ["createMonitorGroup", ["--body", ""], "option '--body <json>' is empty"],
  ["getMonitor", ["monitor_id="], "monitor_id is empty"],
  ["createMonitorGroup", ["display_name=", "description=Shops"], "display_name is empty"],
  ["/monitors", ["limit="], "limit is empty"],
  ["/monitors/{monitor_id}", ["monitor_id=", "--method", "DELETE"], "monitor_id is empty"],
])("call %s %j is refused before it is sent", async (target, words, message) => {
  const { service, run } = await withProfile();
  const { code, stdout, stderr } = await run(["call", target, ...words, "--yes"]);
  expect({ code, stdout }, stderr).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(message);
  expect(stderr).not.toContain("    at ");
  expect(service.calls).toEqual([]);
});

it("a mistake in the words of a call is one without an account, too", async () => {
  const { run } = await newUser();
  expect(await run(["call", "listMonitor"])).toMatchObject({ code: 2, stderr: expect.stringContaining("Nearest: ") });
});

describe("what is sent", () => {
  it("has the whole query of a path, also with a question mark in it", async () => {
    const { service, run } = await withProfile();
    await run(["call", "/own/report?url=https://shop.example/?ref=a&monitor_id=7", "limit=5"]);
    const { pathname, searchParams } = new URL(service.calls[0]?.url ?? "", service.baseUrl);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      "/api/own/report",
      { url: "https://shop.example/?ref=a", monitor_id: "7", limit: "5" },
    ]);
  });

  it("has ids by their names, also where the contract shows no operation, and any other text as it is", async () => {
    const { service, run } = await withProfile();
    const path = "/api/reports/availability_summary?period=7";
    expect((await run(report)).stdout).toBe("%PDF-1.7\nown\n%%EOF");
    expect(service.calls.at(-1)?.url).toBe(path);
    for (const [typed, sent] of [
      ["ReportFormat.Pdf", "2"],
      ["PDF", "PDF"],
      ["www.example", "www.example"],
    ]) {
      expect(await run([...report, `format=${typed}`])).toMatchObject({ code: 0, stderr: "" });
      expect(service.calls.at(-1)?.url).toBe(`${path}&format=${sent}`);
    }
    expect((await run([...report, "format=ReportFormat.9"])).stderr).toBe(
      "Note: ReportFormat has no 9. It is sent as a new id.\n",
    );
    await run(["call", "createMonitorGroup", "display_name=PDF", "description=ReportFormat.Pdf", "--yes"]);
    expect(service.calls.at(-1)?.body).toBe('{"display_name":"PDF","description":"ReportFormat.Pdf"}');
  });

  it("changes the account only with --yes", async () => {
    const { service, run } = await withProfile();
    const body = '{"display_name":"Web","description":"Shops"}';
    const asked = await run(group.slice(0, -1));
    expect(asked.code).toBe(2);
    expect(asked.stderr).toContain(`POST ${service.baseUrl}/monitor_groups\n${body}\n`);
    expect(asked.stderr).toContain("Add --yes to send it.");
    expect(service.calls).toEqual([]);
    expect((await run(group)).code).toBe(0);
    expect(service.calls).toMatchObject([{ method: "POST", body }]);
  });

  it("is shown without what a terminal obeys, before it is sent and in an error", async () => {
    const { run } = await withProfile();
    const { stderr } = await run(["call", "createMonitorGroup", "display_name=a\u009b2Jb", "description=b"]);
    expect(stderr).toContain("Add --yes to send it.");
    expect(stderr).not.toContain("\u009b");
    const { stderr: error } = await run(["call", "createMonitorGroup", "a\u009b2Jb=1"]);
    expect(error).toContain("2Jb");
    expect(error).not.toContain("\u009b");
  });

  it("has the body of a file, or of standard input", async () => {
    const { service, home, run } = await withProfile();
    const body = '{"display_name":"A","description":"B"}';
    await writeFile(join(home, "group.json"), body);
    expect((await run(["call", "createMonitorGroup", "--body", `@${join(home, "group.json")}`, "--yes"])).code).toBe(0);
    expect((await run(["call", "createMonitorGroup", "--body", "-", "--yes"], { stdin: body })).code).toBe(0);
    expect(service.calls.map((call) => call.body)).toEqual([body, body]);
  });

  it.each([
    ["patch", ["name=a"], '{"name":"a"}'],
    ["DELETE", ["--body", "{}"], "{}"],
    ["POST", ["id=123412341234123411", "a=1.10", "b=7"], '{"id":"123412341234123411","a":"1.10","b":7}'],
  ])("may be a %s with a body, whose numbers keep all their digits", async (method, words, body) => {
    const { service, run } = await withProfile();
    service.respond = () => success({});
    expect((await run(["call", "/monitors/7", "--method", method, ...words, "--yes"])).code).toBe(0);
    expect(service.calls).toMatchObject([{ method: method.toUpperCase(), url: "/api/monitors/7", body }]);
  });
});

describe("a response", () => {
  it("is given to a pipe as the JSON of its data, with all digits of numbers", async () => {
    const { service, run } = await withProfile();
    const data = '{"id": 123456789012345678, "share": 0.12345678901234567, "text": "123456789012345678"}';
    service.respond = () => ({ status: 200, body: `{"code":0,"message":"success","data":${data}}` });
    const { stdout } = await run(["call", "/any"]);
    expect(stdout.replace(/\s+/g, " ").trim()).toBe(data.replace("{", "{ ").replace("}", " }"));
  });

  it("is requested without compression, which would hide that a body is cut off", async () => {
    const { service, run } = await withProfile();
    await run(["call", "listMonitors"]);
    expect(service.calls).toMatchObject([{ encoding: "identity" }]);
  });

  it("that limits the rate for longer than a call lasts says when calls are accepted again", async () => {
    const { service, run } = await withProfile();
    service.respond = () => ({ status: 429, body: { code: 429, message: "busy" }, headers: { "Retry-After": "300" } });
    const { code, stderr } = await run(["call", "listMonitors"]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("accepts calls again in 300 s.") });
  });

  it("is printed without what a terminal or a runner obeys, also in an error", async () => {
    const { service, run } = await withProfile();
    service.respond = () => success([{ "\u001b[2J\n::error::zz": 1 }]);
    expect((await run(["call", "listMonitors"])).stdout).not.toContain("\u001b");
    service.respond = () => ({ status: 400, body: { code: 5, message: "\u001b[2J\n::error::zz" } });
    const { stderr } = await run(["call", "listMonitors"]);
    expect(stderr).not.toContain("\u001b");
    expect(stderr).not.toMatch(/^::error/m);
  });

  const deep = "[".repeat(200_000) + "]".repeat(200_000);
  it.each([
    ["a PDF", ["call", "listMonitors"], Buffer.from("%PDF-1.7"), "listMonitors: the response is application/pdf, not "],
    ["a web page", group, "<html>", "is a web page, perhaps of a proxy or a login. The POST may have had its effect"],
    ["too deep", ["call", "/deep"], `{"code":0,"data":${deep}}`, "has more than 500 levels of JSON, and is not shown."],
  ])("that is %s is a failure in words, and not one of the connection", async (_what, args, body, message) => {
    const { service, run } = await withProfile();
    service.respond = () => ({ status: 200, body });
    expect(await run(args)).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining(message) });
  });

  it.each([
    ["<h1>Bad gateway</h1>", "GET /monitors/7: status 501 with an undocumented body.\n"],
    ["", "GET /monitors/7: status 501 with an empty body.\n"],
  ])("with an error says whether it has a body: %j", async (body, stderr) => {
    const { service, run } = await withProfile();
    service.respond = () => ({ status: 501, body });
    expect(await run(["call", "getMonitor", "monitor_id=7"])).toMatchObject({ code: 1, stderr });
  });

  it("whose report is cut off says that the request may have had its effect", async () => {
    const { run } = await withProfile();
    const start = (controller: ReadableStreamDefaultController) => controller.error(new TypeError("terminated"));
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) =>
      url.endsWith("/report")
        ? new Response(new ReadableStream({ start }), { headers: { "Content-Type": "text/csv" } })
        : fetch(url, init),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const { code, stderr } = await run(["call", "/report", "--method", "POST", "--body", "{}", "--yes"]);
    expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringContaining("may have had its effect") });
  });

  it("that takes longer than ten minutes has the exit code of the network", async () => {
    const { run } = await withProfile();
    const over = AbortSignal.abort(new DOMException("", "TimeoutError"));
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(over);
    onTestFinished(() => void vi.restoreAllMocks());
    const message = "the report took longer than ten minutes. The POST may have had its effect";
    expect(await run(group)).toMatchObject({ code: 3, stderr: expect.stringContaining(message) });
  });

  it.each([
    ["an error of a gateway", 504, true],
    ["a redirect", 302, true],
    ["a refusal", 403, false],
  ])("to a POST that is %s says whether it may have had its effect", async (_what, status, mayHave) => {
    const { service, run } = await withProfile();
    service.respond = () => ({ status, type: "text/html", body: "<h1>No</h1>" });
    const { code, stderr } = await run(group);
    expect([code, stderr.includes("may have had its effect")]).toEqual([1, mayHave]);
  });

  it("to a POST that is interrupted is waited for, in words", async () => {
    const { service, environment } = await withProfile();
    const post = new Run(group, { env: environment });
    service.respond = () => {
      post.interrupt();
      return success({ group_id: "7" });
    };
    expect(await post.ended).toBe(0);
    expect(post.stderr).toBe(
      "The POST is sent: wait for its response. Ctrl+C again ends at once, and it may have its effect.\n",
    );
  });

  it("with an error names the account of --zaaid", async () => {
    const { service, run } = await withProfile();
    service.respond = () => ({ status: 403, body: { code: 9, message: "Not for you" } });
    const { stderr } = await run(["call", "listMonitors", "--zaaid", "1001"]);
    expect(stderr).toMatch(/^In the account 1001: .*Not for you/);
    expect(service.calls).toMatchObject([{ zaaid: "1001" }]);
  });

  it("gives a code to each kind of failure", async () => {
    const { service, run } = await withProfile();
    const codeOf = async (args: string[], environment = {}) => (await run(["call", ...args], { environment })).code;
    expect(await codeOf(["/nothing"])).toBe(1);
    expect(await codeOf(["--nothing"])).toBe(2);
    expect(await codeOf(["listMonitors"], { ...unreachable, SVC_AUTH_URL: service.authUrl })).toBe(4);
    expect(await codeOf(["listMonitors", "--profile", "none"])).toBe(4);
    breakNetwork("EPROTO");
    expect(await codeOf(["listMonitors"], unreachable)).toBe(3);
  });
});

describe("standard output", () => {
  const pdf = "%PDF-1.7\nown\n%%EOF";

  it.each([
    ["a web page", "text/plain", "\uFEFF<!-- a -->\n<!DOCTYPE html><p>Log in</p>", "The response is a web page"],
    ["a web page", "text/html", "<p>Log in</p>", "The response is a web page"],
    ["nothing", "text/csv", "", "The response is empty."],
    ["nothing", "", "", "The response is empty."],
    ["JSON in Latin letters", "application/json", Buffer.from([0x22, 0xfc, 0x22]), "not valid JSON in UTF-8"],
    ["an envelope with a wrong message", "text/csv", '{"code":5,"message":7}', "status 200 with an undocumented"],
  ])("stays empty if the response is %s of the type %s", async (_what, type, body, message) => {
    const { run, service } = await withProfile();
    service.respond = () => ({ status: 200, type, body });
    expect(await run(own)).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining(message) });
  });

  it.each(["application/json", "text/plain", "application/octet-stream", ""])(
    "stays empty if the response is an error of the service, whatever its type: %j",
    async (type) => {
      const { run, service } = await withProfile();
      service.respond = () => ({ status: 200, type, body: '{"code":1125,"message":"No such report"}' });
      expect(await run(own)).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("No such report") });
    },
  );

  it("stays empty if a read has a response without content", async () => {
    const { run, service } = await withProfile();
    service.respond = () => ({ status: 204, type: "", body: "" });
    expect(await run(own)).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("is empty") });
    // A request that changes data may have such a response.
    expect(await run([...own, "--method", "DELETE", "--yes"])).toMatchObject({ code: 0, stdout: "" });
  });

  it("stays empty if only a part of a report comes", async () => {
    const { run, service } = await withProfile();
    service.respond = () => ({ status: 206, type: "application/pdf", body: pdf });
    expect(await run(own)).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("(status 206)") });
  });

  it.each([
    ["text/csv", "[EU] Shop,<5ms\n"],
    ["text/csv", "{group},<5ms\n"],
    ["", "[EU] Shop,<5ms\n"],
    ["text/plain", '{\n  "a": 1\n}\n'],
    ["application/octet-stream", pdf],
  ])("has the content for what it is, whatever its type: %j, %j", async (type, body) => {
    const { run, service } = await withProfile();
    service.respond = () => ({ status: 200, type, body });
    expect(await run(own)).toEqual({ code: 0, stdout: body, stderr: "" });
  });

  it("that is a terminal gets no report, but a sentence that says how to save it", async () => {
    const { environment, service } = await withProfile();
    const message = "The response is application/pdf. To save it, redirect it: npx svc-monitoring-api call … > file\n";
    const ended = await Run.toEnd(report, { env: environment, isTerminal: true });
    expect(ended).toEqual({ code: 1, stdout: "", stderr: message });
    service.respond = () => ({ status: 200, type: "", body: "" });
    const deleted = ["call", "/own/item", "--method", "DELETE", "--yes"];
    expect(await Run.toEnd(deleted, { env: environment, isTerminal: true })).toMatchObject({ code: 0, stdout: "" });
  });
});
