import { readFile, stat, symlink } from "node:fs/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { startMock } from "../../src/mock/index.ts";
import { lineOf } from "../../src/traffic/findings.ts";
import { contract } from "../../src/validation/all-operations.ts";
import { freePort } from "../support/free-port.ts";
import { type Ended, Run } from "../support/run.ts";
import { fileOf, newPath } from "../support/temporary-folder.ts";
import {
  authUrl,
  baseUrl,
  broken,
  checked,
  type Exchange,
  har,
  monitor,
  success,
  undocumented,
  valid,
} from "./support.ts";

/** Runs `check` with options by their names, such as `updateBaseline`. */
function check(traffic: string, options: Record<string, string | true>): Promise<Ended> {
  const words = Object.entries(options).flatMap(([name, value]) => {
    const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return value === true ? [flag] : [flag, value];
  });
  return Run.toEnd(["check", traffic, ...words]);
}

describe("a baseline", () => {
  it("has what is known: only what is new is reported, in other records, too", async () => {
    const baseline = await newPath("known.txt");
    const options = { baseUrl, authUrl, baseline };
    expect((await check(await har(undocumented, broken), { ...options, updateBaseline: true })).code).toBe(0);
    expect((await readFile(baseline, "utf8")).split("\n").filter((line) => !line.startsWith("#"))).toEqual([
      "POST /reports/summary/* request path: a documented path",
      "POST /reports/summary/* response body /code: seen as number",
      "POST /reports/summary/* response body /message: seen as string",
      "POST /reports/summary/* response body: seen as object",
      "POST /reports/summary/* response status 200: seen",
      "getMonitor request cookie zaaid: at least 1 characters",
      "getMonitor response header Content-Type: application/json",
      "",
    ]);
    const others = { ...broken, url: `${baseUrl}/monitors/2` };
    const again = { ...undocumented, url: `${baseUrl}/reports/summary/9` };
    const { code, stdout } = await check(await har(again, others), options);
    expect(code).toBe(0);
    expect(stdout).toContain("0 errors, 0 additions.\nLeft out: 7 known findings.\n");
    expect((await check(await har(again, { ...undocumented, method: "GET" }), options)).code).toBe(1);
  });

  it("that does not exist, or is another file, is an error", async () => {
    const traffic = await har(monitor);
    const none = await check(traffic, { baseUrl, authUrl, baseline: await newPath("none.txt") });
    expect(none.stderr).toContain("it does not exist; --update-baseline writes it");
    const other = await fileOf("other.txt", '{"log":{}}');
    for (const options of [{}, { updateBaseline: true } as const]) {
      const wrong = await check(traffic, { baseUrl, authUrl, baseline: other, ...options });
      expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining("is not a line of a baseline: ") });
      expect(await readFile(other, "utf8")).toBe('{"log":{}}');
    }
  });

  it("is updated in place: comments stay, and of a part of the findings nothing is removed", async () => {
    const [ours, gone] = ["getMonitor request cookie zaaid: at least 1 characters", "getMonitor response body: gone"];
    const others = "listMonitors response body /data: an array";
    const baseline = await fileOf("edited.txt", `# Ours\r\n${others}\n\n# Reported in May\n${ours}\n${gone}\n`);
    const options = { baseUrl, authUrl, baseline, updateBaseline: true } as const;
    const traffic = await har(broken);
    const added = "getMonitor response header Content-Type: application/json";
    const updated = async (more: Record<string, string>) => {
      expect((await check(traffic, { ...options, ...more })).code).toBe(0);
      return (await readFile(baseline, "utf8")).split("\n");
    };
    const part = ["# Ours", others, "", "# Reported in May", ours, gone, added, ""];
    expect(await updated({ only: "getMonitor" })).toEqual(part);
    expect(await updated({ ignore: "listMonitors" })).toEqual(part);
    // No call of listMonitors could show its finding again.
    expect(await updated({})).toEqual(["# Ours", others, "", "# Reported in May", ours, added, ""]);
  });

  const checkedWith = async (baseline: string, ...exchanges: Exchange[]) => {
    const output = await newPath("report.json");
    const { code, stderr } = await check(await har(...exchanges), {
      baseUrl,
      authUrl,
      baseline,
      format: "json",
      output,
    });
    const { findings } = JSON.parse(await readFile(output, "utf8"));
    return { code, places: findings.map(({ place }: { place: string }) => place), notes: stderr };
  };

  it("knows no finding below a known one, and none of another kind in its place", async () => {
    const baseline = await newPath("exact.txt");
    const headers = { ...valid, "Content-Type": "application/json;charset=UTF-8" };
    const group = { url: `${baseUrl}/monitor_groups`, method: "POST", headers, body: success };
    const notJson = { ...group, form: "{" };
    await check(await har(notJson), { baseUrl, authUrl, baseline, updateBaseline: true });
    expect(await readFile(baseline, "utf8")).toContain("\ncreateMonitorGroup request body: valid JSON\n");
    expect(await checkedWith(baseline, notJson)).toMatchObject({ code: 0, notes: "" });
    const found = await checkedWith(baseline, notJson, { ...group, form: '{"display_name":1}' });
    expect([found.code, found.places]).toEqual([1, expect.arrayContaining(["request body /display_name"])]);
    const absent = await checkedWith(baseline, group);
    expect([absent.code, absent.places]).toEqual([1, ["request body"]]);
  });

  it("is not changed by a run in which no call succeeded", async () => {
    const known = "getMonitor response body /data/a: a string\n";
    const refused = await har({ ...monitor, status: 500, body: { code: 500, message: "Failed" } });
    for (const baseline of [await fileOf("known.txt", known), await newPath("none.txt")]) {
      const { code, stderr } = await check(refused, { baseUrl, authUrl, baseline, updateBaseline: true });
      expect([code, stderr]).toEqual([1, `No call succeeded, so ${baseline} is not changed.\n`]);
      expect(await readFile(baseline, "utf8").catch(() => known)).toBe(known);
    }
  });

  it("is what a run in which no call succeeded is compared with", async () => {
    const refusal = { ...monitor, status: 418, body: { code: 418, message: "Failed" } };
    const options = { baseUrl, authUrl, baseline: await newPath("learned.txt"), updateBaseline: true as const };
    await check(await har(monitor, refusal), options);
    expect(await readFile(options.baseline, "utf8")).toContain("getMonitor response status");
    const { code, stdout } = await check(await har(refusal), options);
    expect([code, stdout]).toEqual([1, expect.stringContaining("0 errors, 0 additions")]);
  });

  it("loses no line of an operation whose calls failed", async () => {
    const lines = ["getMonitor response body /data/a: a string", "listMonitors response body /data: an array"];
    const baseline = await fileOf("known.txt", `${lines.join("\n")}\n`);
    const failed = { url: `${baseUrl}/monitors`, status: 500, body: { code: 500, message: "Failed" } };
    const { stderr } = await check(await har(monitor, failed), { baseUrl, authUrl, baseline, updateBaseline: true });
    expect([stderr, await readFile(baseline, "utf8")]).toEqual(["", `${lines[1]}\n`]);
  });

  it("names lines that match nothing any more", async () => {
    const line = "getMonitor request cookie zaaid: a value";
    expect(await checkedWith(await fileOf("stale.txt", `${line}\n`), monitor)).toMatchObject({
      code: 0,
      notes: `The baseline has a finding that is gone: ${line} (--update-baseline removes it)\n`,
    });
  });

  it("has a line for each finding that it was written from, with any id", () => {
    const line = (id: string, place: string) =>
      lineOf(
        {
          ...{ severity: "error", exchange: 0, request: `GET ${baseUrl}/reports/${id}`, operation: undefined },
          ...{ place: `response body ${place}`, text: `expected a; got ${id}`, kind: "a" },
        },
        { contract, baseUrl, authUrl },
      );
    expect(line("1", "/data/0/id")).toBe("GET /reports/* response body /data/*/id: a");
    expect(line("27", "/data/11/id")).toBe(line("1", "/data/0/id"));
    expect(line("1", "/data/0/name")).not.toBe(line("1", "/data/0/id"));
  });
});

describe("the command", () => {
  it("exits with 1 for errors, and with 0 for additions alone", async () => {
    const options = { dataCenter: "EU", service: "acme", authHost: "auth.acme" };
    expect((await check(await har(monitor), options)).code).toBe(0);
    expect((await check(await har({ ...monitor, url: `${monitor.url}?page=1` }), options)).code).toBe(0);
    const wrong = await check(await har({ ...monitor, status: 201 }), options);
    expect(wrong.code).toBe(1);
    expect(wrong.stdout).toContain("response status 201: expected one of 200");
  });

  it("writes a file", async () => {
    const output = await newPath("new/folder/report.json");
    await check(await har(monitor), { baseUrl, authUrl, format: "json", output });
    expect(await readFile(output, "utf8")).toContain('"findings"');
  });

  it("replaces its own report, and no other file", async () => {
    const traffic = await har(monitor);
    for (const format of ["pretty", "json", "github"]) {
      const output = await newPath("report.txt");
      const codes = [
        await check(traffic, { baseUrl, authUrl, format, output }),
        await check(traffic, { baseUrl, authUrl, format, output }),
      ];
      expect(codes.map(({ code }) => code)).toEqual([0, 0]);
    }
    const output = await fileOf("notes.txt", "mine");
    const other = await check(traffic, { baseUrl, authUrl, output });
    expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining("exists and is not a report") });
    expect(await readFile(output, "utf8")).toBe("mine");
  });

  it("fails if no call succeeded, though the contract documents the status", async () => {
    const refused = { ...monitor, status: 401, body: { code: 401, message: "Unauthorized" } };
    const { code, stdout } = await check(await har(refused), { baseUrl, authUrl });
    expect([code, stdout]).toEqual([1, expect.stringContaining("Failed: GET /monitors/1: 401.\nNo call succeeded")]);
  });

  it("does not write its report over what it reads", async () => {
    const traffic = await har(broken);
    const link = await newPath("link.har");
    await symlink(traffic, link);
    const known = await newPath("known.txt");
    const inputs = [{ output: traffic }, { output: link }, { baseline: known, updateBaseline: true, output: known }];
    for (const options of inputs) {
      const { code, stderr } = await check(traffic, { baseUrl, authUrl, ...options } as Record<string, string | true>);
      expect([code, stderr]).toEqual([
        2,
        expect.stringContaining(", which the report is made from. Name another file."),
      ]);
    }
    expect(JSON.parse(await readFile(traffic, "utf8")).log.entries).toHaveLength(1);
  });

  it.each<[Record<string, string | true>, string]>([
    [{}, "Name the service"],
    [{ service: "acme", dataCenter: "MARS" }, "must be one of US, EU"],
    [{ service: "acme", format: "xml" }, "--format must be one of pretty"],
    [{ baseUrl, updateBaseline: true }, "--update-baseline needs --baseline"],
  ])("says which option of %j is missing or wrong", async (options, message) => {
    expect((await check("a.har", options)).stderr).toContain(message);
  });
});

describe("a recording", () => {
  const secretNames = [
    ...["api_key", "http_password", "oauth_client_secret", "passphrase", "authorization", "authToken"],
    ...["webhook_secret", "private_key"],
  ];

  it("is not green without a response, and names the calls that failed", async () => {
    const [file, nowhere] = [await newPath("recorded.har"), await freePort()];
    const addresses = ["--base-url", `http://127.0.0.1:${nowhere}/api`, "--auth-url", authUrl];
    const recording = new Run(["record", file, ...addresses, "--port", "0"]);
    await recording.printed(/Send calls to/);
    const [address] = /http:\S+\/api/.exec(recording.stdout) ?? [];
    await fetch(`${address}/monitors?password=s3cret`);
    recording.interrupt();
    expect(await recording.ended).toBe(1);
    expect(recording.stdout).toContain(`${file} has 0 exchanges.`);
    expect(recording.stderr).toMatch(/^Failed: GET \/api\/monitors: .*ECONNREFUSED/m);
    const { code, stdout } = await Run.toEnd(["check", file, ...addresses, "--format", "github"]);
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^::error title=A call failed::GET \/monitors: no response/),
    ]);
  });

  it("is written without secrets, can be checked, and can be replayed", async () => {
    const mock = await startMock();
    const file = await newPath("recorded.har");
    const port = await freePort();
    const recording = new Run(["record", file, "--base-url", mock.baseUrl, "--port", String(port)]);
    await recording.printed(/Send calls to/);
    const token = mock.issueAccessToken();
    const { clientId: client_id, clientSecret: client_secret, refreshToken: refresh_token } = mock.credentials;
    const form = { client_id, client_secret, refresh_token, grant_type: "refresh_token" };
    const secrets = Object.fromEntries(secretNames.map((name) => [name, `s3cret-${name}`]));
    const data = [{ monitor_id: "1", expires_in: "60", nested: [secrets], note: `it is s3cret-api_key, ${token}` }];
    mock.override({ operation: "listMonitors", body: { ...success, data } });
    const page = "<html><body>Wartung für alle</body></html>";
    const html = { "Content-Type": "text/html; charset=utf-8", "Retry-After": "30" };
    mock.override({ operation: "getDeviceKey", status: 503, headers: html, body: page, breaksContract: true });
    mock.override({ operation: "listLocationProfiles", status: 204, breaksContract: true });
    try {
      const headers = { Authorization: `Svc-oauthtoken ${token}`, Cookie: "session=s3cret" };
      for (const path of ["monitors", "device_key", "location_profiles"]) {
        await fetch(`http://127.0.0.1:${port}/api/${path}`, { headers });
      }
      await fetch(`http://127.0.0.1:${port}/oauth/v2/token`, { method: "POST", body: new URLSearchParams(form) });
    } finally {
      recording.interrupt();
      expect(await recording.ended).toBe(0);
      await mock.close();
    }
    expect(recording.stdout).toContain(`\n${file} has 4 exchanges.\n`);
    const text = await readFile(file, "utf8");
    for (const secret of [token, client_secret, refresh_token, "s3cret"]) expect(text).not.toContain(secret);
    expect((await stat(file)).mode & 0o077).toBe(0);

    const report = await checked(file, { baseUrl: mock.baseUrl, authUrl: mock.authUrl });
    expect(report.checked).toBe(4);
    const errors = report.findings.filter(({ severity }) => severity === "error");
    expect(errors.map(({ place }) => place)).toEqual(["response status 204"]);

    const replayed = await startMock({ replay: file });
    onTestFinished(() => replayed.close());
    const headers = { Authorization: `Svc-oauthtoken ${replayed.issueAccessToken()}` };
    const call = (path: string) => fetch(replayed.baseUrl + path, { headers });
    const { nested, note, ...others } = (await (await call("/monitors")).json()).data[0];
    expect(others).toEqual({ monitor_id: "1", expires_in: "60" });
    for (const [name, secret] of Object.entries(secrets)) {
      expect(nested[0][name]).not.toContain(secret);
      expect(nested[0][name].replace(/[a-z\d]/gi, "x")).toBe(secret.replace(/[a-z\d]/gi, "x"));
    }
    expect(note).toMatch(new RegExp(`^it is ${nested[0].api_key}, ....-......\\.`));
    // Nobody knows where a page has secrets.
    const unavailable = await call("/device_key");
    expect([unavailable.status, unavailable.headers.get("Retry-After")]).toEqual([503, "30"]);
    expect(await unavailable.text()).toBe("");
    const nothing = await call("/location_profiles");
    expect([nothing.status, await nothing.text()]).toEqual([204, ""]);
  });
});

it("a recording does not send tokens to another machine unencrypted", async () => {
  const recording = await Run.toEnd(["record", "a.har", "--base-url", "http://example.com/api", "--port", "0"]);
  expect(recording).toMatchObject({ code: 2, stderr: expect.stringContaining("`--base-url` must be an https URL") });
});
