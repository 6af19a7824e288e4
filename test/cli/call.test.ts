import { execFile } from "node:child_process";
import { lstat, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, inject, it } from "vitest";
import { widthOf } from "../../src/cli/terminal/table.ts";
import { Command } from "../support/command.ts";
import { loggedIn, newUser, unreachable, withProfile } from "./account.ts";

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
    const { stderr } = await run(["call", "listMonitors", "--columns", "monitor_id"]);
    expect(stderr).toBe("No column is named monitor_id. The columns: [2J ::error::zz.\n");
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
    [
      "/reports/x",
      ["period=LastMonth", "granularity=Raw"],
      "granularity: expected one of 2 Hourly, 3 Daily, 4 Weekly with period 7",
    ],
    [
      "/reports/x",
      ["period=LastMonth", "unit_of_time=Granularity.Raw"],
      "unit_of_time: expected one of 2 Hourly, 3 Daily, 4 Weekly with period 7",
    ],
    ["/reports/x?period=51", ["report_type=11"], "report_type: expected one of 15 TopN, 42 BottomN with period 51"],
    ["/x", ["--body", '{"product":1,"role":2}'], "role: expected one of 21 "],
    ["/../secret", [], "The path must look like"],
    ["listMonitors", ["--zaaid", "a b"], "zaaid"],
    ["listMonitors", ["--json", "--csv"], "'--csv' cannot be used with option '--json'"],
    ["listMonitors", ["--resume"], "--resume needs --output"],
    ["listMonitors", ["--resume", "--output", "-"], "--resume needs --output"],
    ["listMonitors", ["--method", "DELETE"], "--method is for a path: listMonitors is always sent with GET"],
    ["listMonitors", ["--body", "{}"], "GET has no body"],
    ["listMonitors", ["--profile", "a"], "cannot be used with option '--profile <name>'"],
    ["listMonitors", ["--curl", "--output", "x"], "'--curl' cannot be used with option '--output <file>'"],
    ["listMonitors", ["--curl", "--all-customers"], "'--curl' cannot be used with option '--all-customers'"],
    ["listMonitors", ["--zaaid", "1,2", "--output", "x.pdf"], "needs {name} or {zaaid}"],
    ["listMonitors", ["--zaaid", "1,,2"], "A zaaid is empty"],
    ["/undocumented", ["--zaaid", "1,a b"], '"a b" is not a zaaid'],
    ["listMonitors", ["--all-customers", "--csv", "--resume", "--output", "x.csv"], "needs {name} or {zaaid}"],
    ["listMonitors", ["--all-customers", "--output", "x"], "needs {name} or {zaaid}"],
    ["listMonitors", ["--all-customers", "--csv", "--resume", "--output", "x.csv"], "if --resume is given"],
    ["listMonitors", ["--all-customers", "--output", "{id}.json"], "knows {name} and {zaaid}; got {id}"],
    ["listMonitors", ["--output", "{zaaId}.json"], "got {zaaId}"],
    ["listMspCustomers", ["--all-customers"], "listMspCustomers acts on no customer account"],
    ["/x", ["--method", "FETCH"], "It must be one of GET, HEAD, POST, PUT, PATCH, DELETE"],
    ["listMonitors", ["--columns", "a,,b"], "A column is empty"],
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
  const missing =
    /SVC_OAUTH2_CLIENT_SECRET.* and .*SVC_OAUTH2_REFRESH_TOKEN.*, too\. Or log in: npx svc-monitoring-api login/;
  const called = await run(["call", "listMonitors"], { environment });
  expect({ code: called.code, stderr: called.stderr }).toEqual({ code: 4, stderr: expect.stringMatching(missing) });
  expect((await run(["doctor"], { environment })).stdout).toMatch(missing);
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

describe("an odd customer of the service", () => {
  const odd = [
    { name: "Acme", zaaid: 101 },
    { name: null, zaaid: "102" },
    { name: 7, zaaid: "103" },
    { zaaid: "104" },
    { name: "Without" },
    { name: "Null", zaaid: null },
    null,
    { name: "Space", zaaid: "1 5" },
    { name: "Long", zaaid: "@" },
  ];
  // An id of many digits, which JavaScript would round.
  const body = `{"code":0,"message":"success","data":${JSON.stringify(odd).replace('"@"', "123456789012345678")}}`;

  it("does not end the run of the others", async () => {
    const { service, home, run } = await withProfile();
    service.respond = ({ url }) => (url.includes("/customers") ? { status: 200, body } : undefined);
    const report = ["call", "/reports/availability_summary", "period=LastMonth", "--all-customers", "--output"];
    const { code, stderr } = await run([...report, join(home, "{name}-{zaaid}.pdf")]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Without: .*no zaaid\.$/m);
    expect(stderr).toMatch(/^A customer: .*no zaaid\.$/m);
    expect(stderr).toMatch(/^1 5 Space: .*zaaid/m);
    expect(stderr).toContain("9 customers: 0 skipped, 5 written, 4 failed.");
    expect((await readdir(home)).filter((name) => name.endsWith(".pdf")).sort()).toEqual([
      ...["7-103.pdf", "Acme-101.pdf", "Long-123456789012345678.pdf", "_-102.pdf", "_-104.pdf"],
    ]);
    const all = await run(["call", "listMonitors", "--all-customers", "--csv"]);
    expect(all.code).toBe(1);
    expect(all.stdout.trim().split("\r\n")).toHaveLength(6);
  });
});

describe("reports of all customers", () => {
  const report = ["call", "/reports/availability_summary", "period=LastMonth", "--all-customers", "--output"];
  const withNames = async (...names: string[]) => {
    const user = await withProfile();
    const data = names.map((name, index) => ({ name, zaaid: `${101 + index}` }));
    user.service.respond = ({ url }) =>
      url.includes("/customers") ? { status: 200, body: { code: 0, message: "success", data } } : undefined;
    return user;
  };

  it.each([
    ["Acme", "Acme"],
    ["Acme", "acme"],
    ["A/B", "A\\B"],
    ["Caf\u00e9", "Cafe\u0301"],
    [`${"x".repeat(300)}1`, `${"x".repeat(300)}2`],
  ])("two customers never share a file: %j and %j", async (...names) => {
    const { service, home, run } = await withNames(...names, "Other");
    const { code, stderr } = await run([...report, join(home, "{name}.pdf")]);
    expect(code).toBe(2);
    expect(stderr).toContain("101");
    expect(stderr).toContain("102");
    expect(stderr).not.toContain("103");
    expect(stderr).toContain("{name}-{zaaid}");
    expect(service.calls.map(({ url }) => url)).toEqual(["/api/short/msp/customers"]);
    expect((await run([...report, join(home, "{name}-{zaaid}.pdf")])).code).toBe(0);
    expect((await readdir(home)).filter((name) => name.endsWith(".pdf"))).toHaveLength(3);
  });

  it("of a name that is empty or too long have a name that a file system takes, in a folder that is made", async () => {
    const { home, run } = await withNames("", "東".repeat(300), "../../etc/x");
    expect((await run([...report, join(home, "new/reports/{name}.pdf")])).code).toBe(0);
    expect((await readdir(join(home, "new/reports"))).sort()).toEqual([
      "_.pdf",
      "__.._etc_x.pdf",
      `${"東".repeat(53)}.pdf`,
    ]);
  });

  it("are named once: a customer may be called like a placeholder", async () => {
    const { home, run } = await withNames("{zaaid}", "{name}", "$&");
    expect((await run([...report, join(home, "{name}.pdf")])).code).toBe(0);
    const files = (await readdir(home)).filter((name) => name.endsWith(".pdf"));
    expect(files.sort()).toEqual(["$&.pdf", "{name}.pdf", "{zaaid}.pdf"]);
  });

  it("have no name that Windows keeps for a device, and none that ends with a dot or a space", async () => {
    const { home, run } = await withNames("CON", "nul.x", "Acme Inc.", "Beta ", "Console");
    expect((await run([...report, join(home, "reports/{name}")])).stderr).toContain("0 failed");
    expect((await readdir(join(home, "reports"))).sort()).toEqual([
      ...["Acme Inc_", "Beta_", "Console", "_CON", "_nul.x"],
    ]);
  });

  it("with --resume leave no draft of a run that was killed, and no other file is removed", async () => {
    const { home, run } = await withNames("Acme");
    const draft = ".0b0e7a8c-5a0e-4a3f-9d3f-0123456789ab.tmp";
    for (const name of [`Acme.pdf${draft}`, `Other.pdf${draft}`, "Acme.pdf.tmp"])
      await writeFile(join(home, name), "%P");
    expect((await run([...report, join(home, "{name}.pdf"), "--resume"])).code).toBe(0);
    expect((await readdir(home)).filter((name) => /pdf/.test(name)).sort()).toEqual([
      ...["Acme.pdf", "Acme.pdf.tmp", `Other.pdf${draft}`],
    ]);
  });

  it("have one note, also in a pipe, if a name of a constant is not translated", async () => {
    const { home, run } = await withNames("Acme", "Beta");
    const { stderr } = await run([...report, join(home, "{zaaid}.pdf"), "format=Pdf"]);
    expect(stderr.match(/Note: format=Pdf is sent as a text/g)).toHaveLength(1);
  });

  it("that are stopped are counted, and leave neither a part of a file nor a failure", async () => {
    const { service, home, environment } = await withProfile();
    const names = Array.from({ length: 30 }, (_, index) => ({ name: `C${index}`, zaaid: `${101 + index}` }));
    let stop = () => {};
    service.respond = ({ url, zaaid }) => {
      if (url.includes("/customers")) return { status: 200, body: { code: 0, message: "success", data: names } };
      if (zaaid === "110") stop();
      return undefined;
    };
    const file = join(home, "{zaaid}.pdf");
    const command = Command.start(home, [inject("cli"), ...report, file], environment);
    stop = () => command.interrupt();
    expect(await command.ended).toBe(130);
    const files = (await readdir(home)).filter((name) => name.includes("pdf"));
    const [, written, left] =
      /^30 customers: 0 skipped, (\d+) written, 0 failed, (\d+) not called\. To go on, add --resume\.$/m.exec(
        command.output,
      ) ?? [command.output];
    expect([files.length, 30 - files.length].map(String)).toEqual([written, left]);
    for (const name of files) expect(await readFile(join(home, name), "utf8")).toMatch(/%%EOF$/);
  });

  it("that are cut off are requested once more", async () => {
    const { service, home, run } = await withProfile();
    const cut = new Set(["101", "103"]);
    service.respond = ({ zaaid = "" }) => (cut.delete(zaaid) ? "cut off" : undefined);
    expect((await run([...report, join(home, "{zaaid}.pdf")])).stderr).toContain("3 written, 0 failed");
    service.respond = ({ zaaid = "" }) => (zaaid === "102" ? "cut off" : undefined);
    const { code, stderr } = await run([...report, join(home, "{zaaid}-2.pdf")]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^102 .*the connection to .* failed/m);
    expect((await readdir(home)).filter((name) => name.includes("102"))).toEqual(["102.pdf"]);
    expect(service.calls.filter(({ zaaid }) => zaaid === "102")).toHaveLength(3);
  });

  it("are not called for if the folder cannot be made", async () => {
    const { service, home, run } = await withProfile();
    await writeFile(join(home, "file"), "");
    expect(await run([...report, join(home, "file/{zaaid}.pdf")])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`The folder ${join(home, "file")} cannot be made (`),
    });
    expect(service.calls).toHaveLength(1);
  });

  it.each([
    ["{zaaid}.pdf", { code: 0, message: "success", data: { report_type: 1 } }, /JSON, not PDF.*"report_type": ?1/],
    ["{zaaid}.csv", { code: 0, message: "success", data: [{ a: 1 }] }, /JSON, not CSV.*--csv/],
    ["{zaaid}.pdf", { code: 1002, message: "No report" }, /No report/],
    ["{zaaid}.pdf", Buffer.from("no report"), /The response is application\/pdf, not PDF/],
    ["{zaaid}.pdf", Buffer.from(""), /The response is empty, not PDF/],
    ["{zaaid}.json", Buffer.from("<html>"), /The response is application\/pdf, not JSON/],
  ])("fail if they are not what %s says: %j", async (file, body, message) => {
    const { service, home, run } = await withProfile();
    service.respond = ({ url }) => (url.includes("/reports/") ? { status: 200, body } : undefined);
    const { code, stderr } = await run([...report, join(home, file)]);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).toContain("3 customers: 0 skipped, 0 written, 3 failed.");
    expect((await readdir(home)).filter((name) => name.includes("10"))).toEqual([]);
  });

  it("have whole reasons, and no line for each file, where nobody watches", async () => {
    const { service, home, run } = await withProfile();
    const message = `No ${"such ".repeat(40)}report`;
    service.respond = ({ zaaid }) => (zaaid === "102" ? { status: 400, body: { code: 5, message } } : undefined);
    const { stderr } = await run([...report, join(home, "{zaaid}.pdf")]);
    expect(stderr.trimEnd().split("\n")).toEqual([
      expect.stringMatching(new RegExp(`^102 東京モニタリング株式会社: .*${message}`)),
      "3 customers: 0 skipped, 2 written, 1 failed. To go on, add --resume.",
    ]);
  });
});

describe("--output", () => {
  const report = ["call", "/reports/availability_summary", "period=LastMonth", "--output"];

  it("writes CSV if --csv says so", async () => {
    const { home, run } = await withProfile();
    const file = join(home, "m.csv");
    expect((await run(["call", "listMonitors", "--csv", "--output", file])).code).toBe(0);
    expect(await readFile(file, "utf8")).toContain("monitor_id,display_name,state\r\n");
  });

  it("- is standard output", async () => {
    const { run } = await withProfile();
    for (const name of ["-", "/dev/stdout"]) expect((await run([...report, name])).stdout).toBe("%PDF-1.7\nown\n%%EOF");
  });

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
    const { stdout } = await run(["call"], { isTerminal: true });
    expect(stdout).toMatch(/^id +method +path/);
    for (const line of stdout.split("\n")) expect(widthOf(line)).toBeLessThanOrEqual(80);
    expect((await run(["call", "--profile", "none"])).code).toBe(4);
  });
});

describe("a call that changes something", () => {
  const group = ["call", "createMonitorGroup", "display_name=Web", "description=Shops", "--yes"];
  const posts = (seen: ReadonlyArray<{ method: string }>) => seen.filter(({ method }) => method === "POST").length;

  it("is not made again by --resume", async () => {
    const { service, home, run } = await withProfile();
    const output = ["--zaaid", "101,102", "--output", join(home, "{zaaid}.json"), "--resume"];
    const { code, stderr } = await run([...group, ...output]);
    expect([code, stderr]).toEqual([2, "--resume is for calls that read: POST would be sent again.\n"]);
    expect(service.calls).toEqual([]);
  });

  it("is not made if the file cannot be written, and says that it was made if that is found out later", async () => {
    const { service, home, run } = await withProfile();
    const locked = join(home, "locked");
    await writeFile(locked, "");
    const into = (name: string) => [...group, "--zaaid", "101,102", "--output", join(home, name)];
    expect((await run(into("locked/{zaaid}.json"))).code).toBe(2);
    expect(service.calls).toEqual([]);
    await mkdir(join(home, "102.json"));
    const { code, stderr } = await run(into("{zaaid}.json"));
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /102: The POST was sent, and the service responded\. .*102\.json cannot be written \(EISDIR\)/,
    );
    expect(posts(service.calls)).toBe(2);
  });
});

describe("--zaaid with several accounts", () => {
  it("calls in each of them once", async () => {
    const { service, run } = await withProfile();
    const group = ["call", "createMonitorGroup", "display_name=Web", "description=Shops", "--zaaid", "101, 103,101"];
    const asked = await run(group);
    expect(asked.code).toBe(2);
    expect(asked.stderr).toContain("/monitor_groups in the accounts 101, 103\n");
    expect(service.calls).toEqual([]);
    service.respond = ({ zaaid }) => (zaaid === "103" ? { status: 400, body: { code: 5, message: "No" } } : undefined);
    const { code, stdout, stderr } = await run([...group, "--yes"]);
    expect({ code, zaaids: service.calls.map(({ zaaid }) => zaaid).sort() }).toEqual({
      code: 1,
      zaaids: ["101", "103"],
    });
    expect(JSON.parse(stdout)).toEqual([{ customer_zaaid: "101", data: {} }]);
    expect(stderr).toMatch(/^103: .*No\n1 of 2 customers failed\.\n$/);
    expect((await run([...group, "--curl"])).stdout.match(/zaaid=\d+/g)).toEqual(["zaaid=101", "zaaid=103"]);
  });

  it("writes a file for each", async () => {
    const { home, run } = await withProfile();
    const report = ["call", "/reports/availability_summary", "period=LastMonth", "--zaaid", "101,103", "--output"];
    expect((await run([...report, join(home, "{zaaid}.pdf")])).code).toBe(0);
    expect((await readdir(home)).filter((name) => name.endsWith(".pdf"))).toEqual(["101.pdf", "103.pdf"]);
  });

  it("writes the file of one, too, and needs all customers for their names", async () => {
    const { service, home, run } = await withProfile();
    const report = ["call", "/reports/availability_summary", "period=LastMonth", "--output"];
    for (const zaaid of ["101", "103"]) {
      expect((await run([...report, join(home, "{zaaid}.pdf"), "--zaaid", zaaid])).code).toBe(0);
    }
    expect((await readdir(home)).filter((name) => name.endsWith(".pdf"))).toEqual(["101.pdf", "103.pdf"]);
    service.calls.length = 0;
    const named = await run([...report, join(home, "{name}.pdf"), "--zaaid", "101"]);
    expect(named).toMatchObject({ code: 2, stderr: expect.stringContaining("needs --all-customers") });
    expect((await run([...report, join(home, "{zaaid}.pdf")])).code).toBe(2);
    expect(service.calls).toEqual([]);
  });

  it("may be written as several options", async () => {
    const { service, run } = await withProfile();
    await run(["call", "listMonitors", "--zaaid", "101", "--zaaid", "103"]);
    expect(service.calls.map(({ zaaid }) => zaaid).sort()).toEqual(["101", "103"]);
  });

  it("leaves the file of an earlier run if all of them fail", async () => {
    const { service, home, run } = await withProfile();
    const file = join(home, "all.csv");
    await writeFile(file, "of yesterday");
    service.respond = () => ({ status: 400, body: { code: 5, message: "No" } });
    const { code, stderr } = await run(["call", "listMonitors", "--zaaid", "101,103", "--csv", "--output", file]);
    expect({ code, file: await readFile(file, "utf8") }).toEqual({ code: 1, file: "of yesterday" });
    expect(stderr).not.toContain("is written");
  });
});

describe("a request that changes something", () => {
  it("does not end as wrong use once it was sent", async () => {
    const { service, run } = await withProfile();
    const group = ["call", "createMonitorGroup", "display_name=Web", "description=Shops", "--yes"];
    const { code, stderr } = await run([...group, "--output", "/dev/full"]);
    expect(service.calls).toHaveLength(1);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: "The POST was sent, and the service responded. /dev/full cannot be written (ENOSPC).\n",
    });
  });

  it("with a response that is not JSON ends as failed, and not without a connection", async () => {
    const { service, run } = await withProfile();
    service.respond = () => ({ status: 200, body: "<html>" });
    const group = ["call", "createMonitorGroup", "display_name=Web", "description=Shops", "--yes"];
    expect(await run(group)).toMatchObject({ code: 1, stderr: expect.stringContaining("is not valid JSON") });
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

describe("the format of a result", () => {
  const data = [
    { id: 1, name: "=HYPERLINK(1)", change: -5, phone: "+49 1", tab: "\tx", at: "@x", note: "a-b" },
    { id: 2, name: "Müller", change: -0.5, phone: "", tab: "", at: "", note: "-" },
  ];
  const csv = [
    "id,name,change,phone,tab,at,note",
    "1,'=HYPERLINK(1),-5,'+49 1,'\tx,'@x,a-b",
    "2,Müller,-0.5,,,,'-",
    "",
  ].join("\r\n");
  const withData = async () => {
    const user = await withProfile();
    user.service.respond = ({ url }) =>
      url.includes("/customers") ? undefined : { status: 200, body: { code: 0, message: "success", data } };
    return user;
  };

  it("is CSV that a spreadsheet opens and does not evaluate, with a byte order mark in a file", async () => {
    const { home, run } = await withData();
    expect((await run(["call", "/any", "--csv"])).stdout).toBe(csv);
    const file = join(home, "any.csv");
    expect((await run(["call", "/any", "--csv", "--output", file])).stderr).toBe(`${file} is written.\n`);
    expect(await readFile(file, "utf8")).toBe(`\ufeff${csv}`);
  });

  it("has the columns of --columns, in each format", async () => {
    const { home, run } = await withData();
    const any = ["call", "/any", "--columns", "name, id"];
    const json = [
      { id: 1, name: "=HYPERLINK(1)" },
      { id: 2, name: "Müller" },
    ];
    expect(JSON.parse((await run(any)).stdout)).toEqual(json);
    expect((await run([...any, "--csv"])).stdout).toBe("name,id\r\n'=HYPERLINK(1),1\r\nMüller,2\r\n");
    expect((await run(any, { isTerminal: true })).stdout).toMatch(/^name +id\n=HYPERLINK\(1\) +1\n/);
    const file = join(home, "any.json");
    await run([...any, "--output", file]);
    expect(JSON.parse(await readFile(file, "utf8"))).toEqual(json);
    expect(JSON.parse((await run([...any, "--all-customers"])).stdout)[0].data).toEqual(json);
    expect(await run(["call", "/any", "--columns", "nme"])).toMatchObject({ code: 1, stdout: "" });
    const both = await run(["call", "/any", "--columns", "customer_name,id", "--all-customers"]);
    expect(JSON.parse(both.stdout)[0]).toEqual({
      ...{ customer_zaaid: "101", customer_name: "Müller & Söhne" },
      data: [{ id: 1 }, { id: 2 }],
    });
  });

  it("is one file for all customers with --csv or --json", async () => {
    const { service, home, run } = await withData();
    const file = join(home, "all.csv");
    const all = ["call", "/any", "--all-customers", "--csv", "--columns", "id", "--output", file];
    expect(await run(all)).toMatchObject({ code: 0, stderr: `${file} is written.\n` });
    const lines = (await readFile(file, "utf8")).split("\r\n");
    expect(lines).toHaveLength(8);
    expect(lines.slice(0, 2)).toEqual(["\ufeffcustomer_zaaid,customer_name,id", "101,Müller & Söhne,1"]);
    const respond = service.respond;
    service.respond = (seen) =>
      seen.zaaid === "102" ? { status: 400, body: { code: 5, message: "No" } } : respond(seen);
    const { code, stderr } = await run(all);
    expect(code).toBe(1);
    expect(stderr).toContain(`${file} is written, without the accounts that failed.\n`);
  });

  it("is not a table of bytes", async () => {
    const { run } = await withProfile();
    const report = ["call", "/reports/availability_summary", "period=LastMonth", "--columns", "a"];
    expect(await run(report)).toMatchObject({ code: 1, stderr: expect.stringContaining("has no columns") });
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
    expect((await run(["call", "/any", "--csv"])).stdout).toBe(
      "id,share,text\r\n123456789012345678,0.12345678901234567,123456789012345678\r\n",
    );
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

  it("translates a name with its constant, and says how to write a name that it does not translate", async () => {
    const { service, run } = await withProfile();
    const report = ["call", "/reports/availability_summary", "period=Period.LastMonth"];
    expect(await run([...report, "format=ReportFormat.Pdf"])).toMatchObject({ code: 0, stderr: "" });
    expect(service.calls.at(-1)?.url).toBe("/api/reports/availability_summary?period=7&format=2");
    const { code, stderr } = await run([...report, "format=PDF"]);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(/^Note: format=PDF is sent as a text\. .*format=ReportFormat\.Pdf/),
    });
    expect(service.calls.at(-1)?.url).toBe("/api/reports/availability_summary?period=7&format=PDF");
    const misspelt = await run([...report, "format=ReportFromat.Pdf"]);
    expect(misspelt.stderr).toMatch(/^Note: format=ReportFromat\.Pdf is sent as a text\. .*format=ReportFormat\.Pdf/);
    expect((await run([...report, "host=www.example"])).stderr).toBe("");
    expect((await run([...report, "format=ReportFormat.9"])).stderr).toBe(
      "Note: ReportFormat has no 9. It is sent as a new id.\n",
    );
    const wrong = await run([...report, "format=ReportFormat.Word"]);
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('ReportFormat has no "Word"') });
    const group = ["call", "createMonitorGroup", "display_name=PDF", "description=ReportFormat.Pdf", "--yes"];
    expect((await run(group)).stderr).toBe("");
    expect(service.calls.at(-1)?.body).toBe('{"display_name":"PDF","description":"ReportFormat.Pdf"}');
  });

  it("writes the report of each customer to a file, under names that no file system misreads", async () => {
    const { home, run } = await withProfile();
    const args = ["/reports/availability_summary", "period=LastMonth", "--all-customers"];
    expect((await run(["call", ...args, "--output", join(home, "{name}.pdf")])).code).toBe(0);
    const files = (await readdir(home)).filter((name) => name.endsWith(".pdf"));
    expect(files.sort()).toEqual([
      "Evil_]0;title__[2J_corp_.._x.pdf",
      "Müller & Söhne.pdf",
      "東京モニタリング株式会社.pdf",
    ]);
    expect(await readFile(join(home, "東京モニタリング株式会社.pdf"), "utf8")).toContain("102");
  });

  it("names the customers whose call failed", async () => {
    const { service, run } = await loggedIn();
    service.respond = ({ zaaid }) =>
      zaaid === "102" ? { status: 400, body: { code: 5, message: "No\u001b[31m such report" } } : undefined;
    const { code, stdout, stderr } = await run(["call", "listMonitors", "--all-customers", "--csv"]);
    expect(code).toBe(1);
    expect(stdout.split("\r\n")[1]).toBe("101,900000000000000000,Müller & Söhne,of 101,10");
    expect(stderr).toMatch(/^102 東京モニタリング株式会社: .*No\[31m such report/m);
    expect(stderr).toMatch(/\n1 of 3 customers failed\.\n$/);
    expect(service.created()).toBe(0);
  });

  it("with --resume goes on where a run failed or was stopped: what exists is skipped", async () => {
    const { service, home, run } = await withProfile();
    const report = ["call", "/reports/availability_summary", "period=LastMonth", "--output", join(home, "{zaaid}.pdf")];
    const all = [...report, "--all-customers", "--resume"];
    service.respond = ({ zaaid }) => (zaaid === "102" ? { status: 400, body: { code: 5, message: "No" } } : undefined);
    await writeFile(join(home, "101.pdf"), "of yesterday");
    const first = await run(all);
    expect(first.code).toBe(1);
    expect(first.stderr).toMatch(/\n3 customers: 1 skipped, 1 written, 1 failed\. To go on, run it again\.\n$/);
    service.respond = () => undefined;
    service.calls.length = 0;
    const second = await run(all);
    expect(second).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^3 customers: 2 skipped, 1 written, 0 failed\.\n$/),
    });
    expect(service.calls.map(({ zaaid }) => zaaid)).toEqual([undefined, "102"]);
    expect(await readFile(join(home, "101.pdf"), "utf8")).toBe("of yesterday");
    service.calls.length = 0;
    expect(await run([...report.with(-1, join(home, "101.pdf")), "--resume"])).toMatchObject({ code: 0, stdout: "" });
    expect(service.calls).toEqual([]);
  });

  it("shows a person the progress, which never shares a line with a text", async () => {
    const { home, run } = await withProfile();
    const file = join(home, "{zaaid}.pdf");
    const report = ["call", "/reports/availability_summary", "period=LastMonth", "--all-customers", "--include"];
    const { stderr } = await run([...report, "--output", file], { isTerminal: true });
    expect(stderr).toContain("\r2 of 3 customers");
    // What a terminal shows: what follows \r replaces what stands there.
    const shown = stderr.split("\n").map((line) =>
      line
        .split("\r")
        .reduce((before, after) => after + before.slice(after.length), "")
        .trimEnd(),
    );
    expect(shown.filter((line) => line.includes("of 3 customers"))).toEqual([]);
    expect(shown.filter((line) => line.endsWith("is written."))).toHaveLength(3);
    expect(shown).toContain("200 OK");
    expect(shown.at(-2)).toBe("3 customers: 0 skipped, 3 written, 0 failed.");
  });

  it("shows cut cells in their columns", async () => {
    const { service, run } = await withProfile();
    const data = [{ id: "1", first: "x".repeat(90), second: "東".repeat(90), third: "y".repeat(90), last: "z" }];
    service.respond = () => ({ status: 200, body: { code: 0, message: "success", data } });
    const { stdout } = await run(["call", "/any"], { isTerminal: true });
    const [heads = "", row = ""] = stdout.split("\n");
    const end = (text: string, part: string) => widthOf(text.slice(0, text.indexOf(part)));
    expect(widthOf(row)).toBeLessThanOrEqual(80);
    for (const [head, cell] of [
      ["second", "東"],
      ["third", "y"],
      ["last", "z"],
    ] as const)
      expect(end(row, cell), row).toBe(end(heads, head));
  });

  it("keeps the customers beside chosen columns", async () => {
    const { run } = await withProfile();
    const { stdout } = await run(["call", "listMonitors", "--all-customers", "--columns", "display_name", "--csv"]);
    expect(stdout.split("\r\n").slice(0, 2)).toEqual([
      "customer_zaaid,customer_name,display_name",
      "101,Müller & Söhne,of 101",
    ]);
  });

  it("sends what changes the account with --yes alone, and never if the profile is read-only", async () => {
    const { service, login, run } = await withProfile();
    const group = ["call", "createMonitorGroup", "display_name=Web", "description=Shops"];
    const body = '{"display_name":"Web","description":"Shops"}';
    const asked = await run(group);
    expect(asked.code).toBe(2);
    expect(asked.stderr).toContain(`POST ${service.baseUrl}/monitor_groups\n${body}\n`);
    expect(asked.stderr).toContain("Add --yes to send it.");
    expect(service.calls).toEqual([]);
    expect((await run([...group, "--yes"])).code).toBe(0);
    expect(service.calls).toMatchObject([{ method: "POST", body }]);
    await login(["--read-only"]);
    for (const method of ["POST", "PUT", "DELETE"]) {
      const { code, stderr } = await run(["call", "/admin/monitors", "--method", method, "--yes"]);
      expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining("is read-only") });
    }
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
