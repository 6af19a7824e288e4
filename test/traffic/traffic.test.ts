import { mkdtemp, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { check, record } from "../../src/cli/traffic.ts";
import { startMock } from "../../src/mock/index.ts";
import { lineOf } from "../../src/traffic/baseline.ts";
import { checkTraffic } from "../../src/traffic/check.ts";
import { formats } from "../../src/traffic/formats.ts";
import type { HarEntry } from "../../src/traffic/har.ts";
import { reportOf } from "../../src/traffic/report.ts";
import { contract } from "../../src/validation/all-operations.ts";
import type { Selector } from "../../src/validation/selection.ts";
import { editedContract } from "../mock/support.ts";
import { addAlerts } from "../support/alerts.ts";
import { freePort } from "../support/free-port.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "check-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const baseUrl = "https://www.acme.eu/api";
const authUrl = "https://auth.acme.eu";
const valid = { Authorization: "Svc-oauthtoken s3cret", Accept: "application/json; version=2.0" };
const success = { code: 0, message: "success" };
const pairs = (headers: object) => Object.entries(headers).map(([name, value]) => ({ name, value }));

interface Exchange {
  method?: string;
  url: string;
  headers?: object;
  form?: string;
  status?: number;
  type?: string;
  body: unknown;
}

function entry({
  method = "GET",
  url,
  headers = valid,
  form,
  status = 200,
  type = "application/json",
  body,
}: Exchange) {
  const text = JSON.stringify(body);
  const mimeType = "application/x-www-form-urlencoded";
  const timings = {
    startedDateTime: "2026-11-21T10:00:00Z",
    time: 1,
    cache: {},
    timings: { send: 0, wait: 1, receive: 0 },
  };
  const http = { httpVersion: "HTTP/1.1", cookies: [], headersSize: -1, bodySize: -1 };
  return {
    ...timings,
    request: {
      ...http,
      method,
      url,
      headers: pairs(headers),
      queryString: [],
      ...(form && { postData: { mimeType, text: form } }),
    },
    response: {
      ...http,
      status,
      statusText: "",
      redirectURL: "",
      headers: pairs({ "Content-Type": type }),
      content: { size: text.length, mimeType: type, text },
    },
  };
}

async function har(...exchanges: Exchange[]): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.har`);
  await writeFile(
    file,
    JSON.stringify({ log: { version: "1.2", creator: { name: "test", version: "1" }, entries: exchanges.map(entry) } }),
  );
  return file;
}

const monitor = { url: `${baseUrl}/monitors/1`, body: { ...success, data: { monitor_id: "1" } } };
const found = async (...exchanges: Exchange[]) => {
  const { findings } = await checkTraffic({ traffic: await har(...exchanges), baseUrl, authUrl });
  return findings.map(({ severity, exchange, place }) => `${severity} ${exchange} ${place}`);
};

describe("the check of traffic", () => {
  it("finds nothing in valid traffic, and leaves other hosts out", async () => {
    const traffic = await har(monitor, { url: "https://elsewhere.test/x", body: 1 });
    expect(await checkTraffic({ traffic, baseUrl, authUrl })).toMatchObject({
      findings: [],
      checked: 1,
      skipped: { otherHosts: 1, unselected: 0, unanswered: 0 },
    });
  });

  it("leaves out what has no response of the service: a browser's cache, and failures", async () => {
    const traffic = await har(monitor, { ...monitor, status: 304 }, { ...monitor, status: 0 });
    const report = await checkTraffic({ traffic, baseUrl, authUrl });
    expect(report).toMatchObject({ findings: [], checked: 1, skipped: { otherHosts: 0, unanswered: 2 } });
    expect(formats.pretty(report)).toContain("Left out: 2 exchanges without a response of the service.");
    const cached = await har({ ...monitor, status: 304 });
    await expect(checkTraffic({ traffic: cached, baseUrl, authUrl })).rejects.toThrow("has no response of the service");
  });

  it("knows the operations of an extended contract", async () => {
    const traffic = await har(
      { url: `${baseUrl}/alerts`, body: { ...success, data: [{ alert_id: "1", text: "Down" }] } },
      { url: `${baseUrl}/alerts`, body: { ...success, data: [{ alert_id: "1" }] } },
    );
    const contract = await editedContract(addAlerts);
    const { findings } = await checkTraffic({ traffic, baseUrl, authUrl, contract });
    expect(findings).toMatchObject([{ exchange: 1, operation: "listAlerts", place: "response body /data/0/text" }]);
    await expect(checkTraffic({ traffic, baseUrl, authUrl, contract: "nowhere.json" })).rejects.toThrow(
      /^nowhere\.json cannot be read: /,
    );
  });

  it("refuses traffic without any exchange with the service, as with a wrong name of it", async () => {
    const traffic = await har(monitor);
    await expect(checkTraffic({ traffic, baseUrl: "https://www.acmee.eu/api", authUrl })).rejects.toThrow(
      `has no exchange with https://www.acmee.eu/api or ${authUrl}. Is the service named correctly?`,
    );
  });

  it.each([
    ["with another name", (text: string) => text],
    ["that begins with a byte order mark", (text: string) => `\uFEFF${text}`],
    ["with attributes before its log", (text: string) => text.replace("{", '{ "comment": "exported", ')],
  ])("checks a HAR file %s as any other", async (_what, change) => {
    const traffic = join(folder, "export.json");
    await writeFile(traffic, change(await readFile(await har(undocumented), "utf8")));
    const { findings } = await checkTraffic({ traffic, baseUrl, authUrl });
    expect(findings.map(({ place }) => place)).toEqual(["request path"]);
  });

  it("finds what breaks the contract in headers, cookies and texts, and what is new", async () => {
    const types = {
      url: `${baseUrl}/monitor_type_constants`,
      body: { ...success, data: [{ id: "NEW", name: "New", more: 1 }] },
    };
    expect(
      await found(
        { ...monitor, type: "text/html" },
        { ...monitor, headers: { Authorization: "Bearer s3cret" } },
        { ...monitor, headers: { ...valid, Accept: "application/json; version=3.0" } },
        { ...monitor, headers: { ...valid, Cookie: "zaaid=" } },
        { ...monitor, body: { ...monitor.body, message: "ok" } },
        types,
      ),
    ).toEqual([
      "error 0 response header Content-Type",
      "error 1 request header Authorization",
      "error 2 request header Accept",
      "error 3 request cookie zaaid",
      "error 4 response body /message",
      "addition 5 response body /data/0/id",
      "addition 5 response body /data/0/more",
    ]);
  });

  it("checks the auth server as well", async () => {
    const form = "grant_type=refresh_token&client_id=a&client_secret=s3cret";
    const token = {
      method: "POST",
      url: `${authUrl}/oauth/v2/token`,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      form,
      body: { access_token: "s3cret" },
    };
    expect(await found(token)).toEqual(
      expect.arrayContaining(["error 0 request body /refresh_token", "error 0 response body /expires_in"]),
    );
  });

  it("shows no secret in any format", async () => {
    const traffic = await har(
      {
        ...monitor,
        url: `${baseUrl}/nothing?token=s3cret`,
        headers: { Authorization: "s3cret", Cookie: "session=s3cret", "X-API-Key": "s3cret" },
      },
      { ...monitor, body: { ...success, data: { monitor_id: 1, api_key: "s3cret", password: "s3cret" } } },
      {
        method: "POST",
        url: `${authUrl}/oauth/v2/token?client_secret=s3cret`,
        form: "refresh_token=s3cret&code=s3cret",
        body: { access_token: "s3cret", error: 1 },
      },
      { ...monitor, body: "s3cret in a text" },
    );
    const report = await checkTraffic({ traffic, baseUrl, authUrl });
    expect(report.findings.length).toBeGreaterThan(3);
    for (const format of Object.values(formats)) expect(format(report)).not.toMatch(/s3cret(?! in a text)/);
  });

  it.each([
    ["is cut", '{"log":{"entries":[{"requ', "is not valid JSON. It may be truncated"],
    ["is another JSON file", '{"a":1}', "is not a HAR file: it has no log.entries"],
    [
      "has an entry without a response",
      '{"log":{"entries":[{"request":{"method":"GET","url":"https://a.b","headers":[]}}]}}',
      "entry 0 has no response.status. Export it again.",
    ],
  ])("says so if the file %s", async (_what, text, message) => {
    const traffic = join(folder, "broken.har");
    await writeFile(traffic, text);
    await expect(checkTraffic({ traffic, baseUrl, authUrl })).rejects.toThrow(message);
  });

  it("says so if the file does not exist", async () => {
    await expect(checkTraffic({ traffic: "nothing.har", baseUrl, authUrl })).rejects.toThrow(
      "nothing.har cannot be read: it does not exist.",
    );
  });
});

const kong = {
  request: {
    method: "GET",
    url: `${baseUrl}/monitors/1?access_token=s3cret`,
    headers: { authorization: "Svc-oauthtoken s3cret", cookie: "session=s3cret; zaaid=7", "x-api-key": "s3cret" },
    querystring: { access_token: "s3cret" },
  },
  response: {
    status: 200,
    headers: { "content-type": "application/json", "set-cookie": ["session=s3cret; Path=/"] },
    body: JSON.stringify({ ...success, data: { monitor_id: 1, api_key: "s3cret" } }),
  },
  route: {},
  latencies: { proxy: 1 },
};
const ofAuthServer = {
  request: {
    method: "POST",
    url: `${authUrl}/oauth/v2/token`,
    headers: [{ name: "Content-Type", value: "application/x-www-form-urlencoded" }],
    body: "grant_type=refresh_token&client_id=mine&refresh%5Ftoken=s3cret&code=s3cret",
  },
  response: {
    status: 200,
    headers: [
      { name: "Content-Type", value: "application/json" },
      { name: "Set-Cookie", value: "session=s3cret" },
    ],
    body: { access_token: "s3cret", error: 1 },
  },
};
const nginx = {
  time_iso8601: "2026-11-21T10:00:00+00:00",
  remote_addr: "127.0.0.1",
  scheme: "https",
  host: "www.acme.eu",
  request: "GET /api/monitors/1?token=s3cret HTTP/1.1",
  request_uri: "/api/monitors/1?token=s3cret",
  args: "token=s3cret",
  http_authorization: "Svc-oauthtoken s3cret",
  http_cookie: "session=s3cret",
  http_referer: "https://user:s3cret@elsewhere.test/?client_secret=s3cret",
  request_body: "password=s3cret&page=1",
  status: 200,
  response_headers: { "content-type": "application/json" },
  response_body: JSON.stringify({ ...success, data: { monitor_id: 1, password: "s3cret" } }),
};

/** What the validators find. */
function reported(exchanges: Exchange[], only?: Selector[], ignore?: Selector[]) {
  const har = { log: { entries: exchanges.map(entry) } };
  const report = reportOf(har.log.entries, { contract, baseUrl, authUrl }, only, ignore);
  const findings = report.findings.map(({ severity, exchange, place }) => `${severity} ${exchange} ${place}`);
  return { ...report, findings };
}

describe("traffic without the header Authorization", () => {
  const { Authorization: _removed, ...headers } = valid;
  const refused = { ...monitor, headers, status: 401, body: { code: 401, message: "Unauthorized" } };

  it("is said once to be a browser's, and the rest is checked", () => {
    const exchanges = [{ ...monitor, headers }, { ...monitor, headers: { ...headers, Cookie: "zaaid=" } }, refused];
    const { findings, notes } = reported(exchanges);
    expect(findings).toEqual(["error 1 request cookie zaaid"]);
    expect(notes).toEqual([expect.stringContaining("No request has the header Authorization")]);
  });

  it.each([
    ["if another request has it", [monitor, { ...monitor, headers }]],
    ["if no request succeeds", [refused, refused]],
  ])("breaks the contract %s", (_what, exchanges) => {
    const { findings, notes } = reported(exchanges);
    expect(findings).toContain("error 1 request header Authorization");
    expect(notes).toEqual([]);
  });
});

it("statuses of gateways are additions", () => {
  const page = { type: "text/html", body: "busy" };
  const { findings } = reported([
    { ...monitor, ...page, status: 503 },
    { ...monitor, ...page, status: 418 },
  ]);
  expect(findings).toEqual(["addition 0 response status 503", "error 1 response status 418"]);
});

const undocumented = { method: "POST", url: `${baseUrl}/reports/summary/123412341234?period=7`, body: success };
const broken = { ...monitor, type: "text/html", headers: { ...valid, Cookie: "zaaid=" } };

describe("a part of the traffic", () => {
  const ofMonitor = ["error 1 request cookie zaaid", "error 1 response header Content-Type"];

  it.each<[string, { only?: Selector[]; ignore?: Selector[] }, number, string[]]>([
    ["an operation", { only: ["getMonitor"] }, 1, ofMonitor],
    ["a path", { only: ["/reports/"] }, 1, ["error 0 request path"]],
    ["a place", { only: ["request"] }, 3, ["error 0 request path", "error 1 request cookie zaaid"]],
    ["without operations", { ignore: ["listMonitors", "POST /reports/summary/*"] }, 1, ofMonitor],
    [
      "without places",
      { ignore: ["request path", "getMonitor response header"] },
      3,
      ["error 1 request cookie zaaid", "error 2 response body /data"],
    ],
  ])("can be checked: %s", (_what, { only, ignore }, checked, findings) => {
    const exchanges = [undocumented, broken, { ...monitor, url: `${baseUrl}/monitors` }];
    const skipped = { otherHosts: 0, unselected: 3 - checked, unanswered: 0 };
    expect(reported(exchanges, only, ignore)).toMatchObject({ checked, skipped, findings });
  });

  it("is an error if there is none", async () => {
    const options = { traffic: await har(undocumented), baseUrl, authUrl };
    await expect(checkTraffic({ ...options, only: ["/report/"] })).rejects.toThrow("no exchange that is selected");
    await expect(checkTraffic({ ...options, only: ["getMonitr" as Selector] })).rejects.toThrow(
      "The nearest are getMonitor",
    );
  });
});

describe("a baseline", () => {
  it("has what is known: only what is new is reported, in other records, too", async () => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    onTestFinished(() => write.mockRestore());
    const baseline = join(folder, "known.txt");
    const options = { baseUrl, authUrl, baseline };
    const traffic = await har(undocumented, broken);
    expect(await check(traffic, { ...options, updateBaseline: true })).toBe(0);
    expect((await readFile(baseline, "utf8")).split("\n").filter((line) => !line.startsWith("#"))).toEqual([
      "POST /reports/summary/* request path: a documented path",
      "getMonitor request cookie zaaid: at least 1 characters",
      "getMonitor response header Content-Type: application/json",
      "",
    ]);
    const others = { ...broken, url: `${baseUrl}/monitors/2` };
    const again = { ...undocumented, url: `${baseUrl}/reports/summary/9` };
    expect(await check(await har(again, others), options)).toBe(0);
    expect(String(write.mock.calls.at(-1)?.[0])).toContain("0 errors, 0 additions.\nLeft out: 3 known findings.\n");
    expect(await check(await har(again, { ...undocumented, method: "GET" }), options)).toBe(1);
  });

  it.each([
    ["does not exist", undefined, "it does not exist; --update-baseline writes it"],
    ["is another file", '{"log":{}}', "is not a baseline: "],
  ])("says so if it %s", async (_what, text, message) => {
    const baseline = join(folder, `${crypto.randomUUID()}.txt`);
    if (text !== undefined) await writeFile(baseline, text);
    await expect(check(await har(monitor), { baseUrl, authUrl, baseline })).rejects.toThrow(message);
  });

  it("can only be updated if it is named", async () => {
    await expect(check("a.har", { baseUrl, updateBaseline: true })).rejects.toThrow(
      "--update-baseline needs --baseline",
    );
  });

  const checkedWith = async (baseline: string, ...exchanges: Exchange[]) => {
    const output = join(folder, `${crypto.randomUUID()}.json`);
    const errors = vi.spyOn(console, "error").mockReturnValue();
    onTestFinished(() => errors.mockRestore());
    const code = await check(await har(...exchanges), { baseUrl, authUrl, baseline, format: "json", output });
    const { findings } = JSON.parse(await readFile(output, "utf8"));
    return { code, places: findings.map(({ place }: { place: string }) => place), notes: errors.mock.calls.flat() };
  };
  const groups = { url: `${baseUrl}/monitor_groups`, method: "POST", body: success };
  const json = { ...valid, "Content-Type": "application/json;charset=UTF-8" };
  const notJson = { ...groups, headers: json, form: "{" };
  const wrong = { ...groups, headers: json, form: '{"display_name":1}' };

  it("knows no finding below a known one, and none of another kind in its place", async () => {
    const baseline = join(folder, "exact.txt");
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    onTestFinished(() => write.mockRestore());
    await check(await har(notJson), { baseUrl, authUrl, baseline, updateBaseline: true });
    expect(await readFile(baseline, "utf8")).toContain("\ncreateMonitorGroup request body: valid JSON\n");
    expect(await checkedWith(baseline, notJson)).toMatchObject({ code: 0, notes: [] });
    const found = await checkedWith(baseline, notJson, wrong);
    expect([found.code, found.places]).toEqual([1, expect.arrayContaining(["request body /display_name"])]);
    const absent = await checkedWith(baseline, { ...groups, headers: json });
    expect([absent.code, absent.places]).toEqual([1, ["request body"]]);
  });

  it("names lines that match nothing any more", async () => {
    const baseline = join(folder, "stale.txt");
    await writeFile(baseline, "getMonitor request cookie zaaid: a value\n");
    const { code, notes } = await checkedWith(baseline, monitor);
    expect([code, notes]).toEqual([
      0,
      [
        "The baseline has a finding that is gone: getMonitor request cookie zaaid: a value (--update-baseline removes it)",
      ],
    ]);
  });

  it("has a line for each finding that it was written from, with any id", () => {
    const service = { contract, baseUrl, authUrl };
    const finding = (id: string, place: string) => ({
      ...{ severity: "error" as const, exchange: 0, request: `GET ${baseUrl}/reports/${id}`, operation: undefined },
      ...{ place: `response body ${place}`, text: `expected a; got ${id}`, kind: "a" },
    });
    expect(lineOf(finding("1", "/data/0/id"), service)).toBe("GET /reports/* response body /data/*/id: a");
    expect(lineOf(finding("27", "/data/11/id"), service)).toBe(lineOf(finding("1", "/data/0/id"), service));
    expect(lineOf(finding("1", "/data/0/name"), service)).not.toBe(lineOf(finding("1", "/data/0/id"), service));
  });
});

describe("a check does not lie", () => {
  it("judges the original, not the masked value", async () => {
    expect(await found({ url: `${baseUrl}/device_key`, body: { ...success, data: { device_key: 5 } } })).toEqual([
      "error 0 response body /data/device_key",
    ]);
  });

  it("masks what another entry says to be a secret, also where a text is shortened", async () => {
    const secret = "Zq81-".repeat(12);
    const traffic = await har(
      { ...monitor, headers: { ...valid, Authorization: `Svc-oauthtoken ${secret}` } },
      ...[0, 30, 60, 75].map((length) => ({ ...monitor, body: { code: `${"x".repeat(length)}${secret}` } })),
    );
    const report = await checkTraffic({ traffic, baseUrl, authUrl });
    expect(report.findings.length).toBeGreaterThan(4);
    for (const format of Object.values(formats)) expect(format(report)).not.toContain("Zq81");
  });

  it.each(["/v2/api/monitors", "/monitors", "//api/monitors", "/API/monitors"])(
    "finds a call of the service's own host outside its base path: %s",
    async (path) => {
      expect(await found({ ...monitor, url: `https://www.acme.eu${path}` })).toEqual(["error 0 request path"]);
    },
  );

  it("leaves out what a browser loads as a page or a part of it", async () => {
    const page = { url: "https://www.acme.eu/app/logo.svg", headers: { "Sec-Fetch-Dest": "image" }, body: "" };
    const call = { url: "https://www.acme.eu/app/data", headers: { "Sec-Fetch-Dest": "empty" }, body: "" };
    expect(await found(monitor, page, call)).toEqual(["error 2 request path"]);
  });

  it("names selectors that match nothing", () => {
    const { notes } = reported(
      [monitor],
      ["getMonitor", "listMonitors", "response body"],
      ["/reports/", "getMonitor response header"],
    );
    expect(notes).toEqual([
      '--only "listMonitors" matches nothing.',
      '--ignore "/reports/" matches nothing.',
      '--ignore "getMonitor response header" matches nothing.',
    ]);
    expect(reported([broken, undocumented], undefined, ["/reports/", "getMonitor response header"]).notes).toEqual([]);
  });

  it("lets no control character of a file reach a terminal", async () => {
    const traffic = await har(
      { ...monitor, method: "GET\u001b[2J", url: `${baseUrl}/\u009b31m` },
      {
        ...monitor,
        body: { ...success, "\u001b]0;x\u0007": 1, data: { "\u202e": 1, monitor_id: "\u001b" } },
        status: 201,
      },
      { ...monitor, headers: { ...valid, Accept: "application/json; version=3\u001b[0m" } },
    );
    const report = await checkTraffic({ traffic, baseUrl, authUrl });
    for (const format of Object.values(formats)) {
      expect([...format(report)].filter((one) => /[\p{Cc}\u202e]/u.test(one) && one !== "\n")).toEqual([]);
    }
  });

  it("shows twenty of many findings, and how many more there are", async () => {
    const data = Array.from({ length: 80_000 }, () => ({ monitor_id: 1 }));
    const report = await checkTraffic({
      traffic: await har({ url: `${baseUrl}/monitors`, body: { ...success, data } }),
      baseUrl,
      authUrl,
    });
    const text = formats.pretty(report);
    expect(text).toContain("… and ");
    expect(text.split("\n").length).toBeLessThan(60);
    expect(report.findings.length).toBeGreaterThan(20);
  });

  it.each([
    [
      "a header without a name",
      (one: HarEntry) => one.request.headers.push({ value: "a" } as never),
      "has no name and value, as texts, in request.headers[2]",
    ],
    [
      "content that is null",
      (one: HarEntry) => Object.assign(one.response, { content: null }),
      "has null as response.content",
    ],
    [
      "a text that is a number",
      (one: HarEntry) => Object.assign(one.response.content, { text: 5 }),
      "has no text in response.content.text",
    ],
    ["no URL", (one: HarEntry) => Object.assign(one.request, { url: 5 }), "has no request.url"],
  ])("names the entry with %s", async (_what, change, message) => {
    const traffic = await har(monitor, monitor);
    const parsed = JSON.parse(await readFile(traffic, "utf8"));
    change(parsed.log.entries[1]);
    await writeFile(traffic, JSON.stringify(parsed));
    await expect(checkTraffic({ traffic, baseUrl, authUrl })).rejects.toThrow(
      `${traffic}: entry 1 ${message}. Export it again.`,
    );
  });

  it("says that a file is too large", async () => {
    const traffic = join(folder, "large.har");
    await writeFile(traffic, "");
    await truncate(traffic, 3 * 2 ** 30);
    await expect(checkTraffic({ traffic, baseUrl, authUrl })).rejects.toThrow(
      "large.har cannot be read: it is larger than 512 MB",
    );
  });
});

describe("a log", () => {
  const lines = (...entries: object[]) => entries.map((one) => `${JSON.stringify(one)}\n`).join("");

  it.each([
    ["of Kong", "access.kong", lines(kong, ofAuthServer)],
    ["of Kong, as an array", "access.kong", JSON.stringify([kong, ofAuthServer], null, 2)],
    ["in NDJSON", "access.ndjson", lines({ ...kong, latencies: undefined, route: undefined }, ofAuthServer)],
    ["of nginx", "nginx.ndjson", lines(nginx, { ...nginx, host: "elsewhere.test" })],
  ])("%s is checked as a HAR file is; no secret reaches a report", async (_format, name, text) => {
    const traffic = join(folder, name);
    await writeFile(traffic, text);
    expect(text).toContain("s3cret");
    const report = await checkTraffic({ traffic, baseUrl, authUrl });
    expect(report.findings).toContainEqual(
      expect.objectContaining({
        severity: "error",
        exchange: 0,
        request: `GET ${baseUrl}/monitors/1`,
        operation: "getMonitor",
        place: "response body /data/monitor_id",
      }),
    );
    const isNginx = name === "nginx.ndjson";
    const otherHosts = isNginx ? 1 : 0;
    expect(report).toMatchObject({ checked: 2 - otherHosts, skipped: { otherHosts } });
    for (const format of Object.values(formats)) expect(format(report)).not.toContain("s3cret");
  });

  it.each([
    [
      "the first line of the request alone",
      { request: "GET /api/monitors/1 HTTP/1.1", host: "www.acme.eu", status: "200" },
    ],
    ["empty variables", { ...nginx, http_authorization: "-", http_cookie: "", request_body: "", response_body: "-" }],
    ["no scheme", { ...nginx, scheme: undefined, request_body: undefined, response_body: undefined }],
    ["Kong's fields without bodies", { ...kong, response: { ...kong.response, body: undefined } }],
  ])("with %s has no violation: what it does not record is not missing", async (_what, entry) => {
    const traffic = join(folder, "sparse.ndjson");
    await writeFile(traffic, lines(entry));
    const { checked, findings, notes } = await checkTraffic({ traffic, baseUrl, authUrl });
    const errors = findings.filter(({ severity, place }) => severity === "error" && place !== "request header Accept");
    expect([checked, errors, notes]).toEqual([1, [], []]);
  });

  it.each([
    [
      "a missing attribute of a logged body",
      { ...kong, response: { ...kong.response, body: success } },
      "response body /data",
    ],
    ["a wrong status", { ...nginx, status: 418 }, "response status 418"],
    [
      "another scheme of Authorization",
      { ...nginx, http_authorization: "Bearer s3cret" },
      "request header Authorization",
    ],
    [
      "a missing header, where it has the headers",
      { ...kong, request: { ...kong.request, headers: {} } },
      "request header Authorization",
    ],
    ["an undocumented path", { ...nginx, request_uri: "/api/nothing" }, "request path"],
  ])("has %s as a violation", async (_what, entry, place) => {
    const traffic = join(folder, "wrong.ndjson");
    await writeFile(traffic, lines(ofAuthServer, kong, entry));
    const { findings } = await checkTraffic({ traffic, baseUrl, authUrl });
    expect(findings).toContainEqual(expect.objectContaining({ exchange: 2, place, severity: "error" }));
  });

  it.each([{ message: "worker started" }, { request: "GET /api/monitors HTTP/1.1", status: 200 }, 5])(
    "that has no exchange in an entry is an error that names the entry: %j",
    async (entry) => {
      const traffic = join(folder, "other.ndjson");
      await writeFile(traffic, `${lines(kong)}${JSON.stringify(entry)}\n`);
      await expect(checkTraffic({ traffic, baseUrl, authUrl })).rejects.toThrow(
        "other.ndjson: entry 1 has no method, URL and status. A log has them as request.method",
      );
    },
  );

  it("that is cut is an error that names the line", async () => {
    const traffic = join(folder, "cut.ndjson");
    await writeFile(traffic, `${lines(kong)}{"request":{"meth`);
    await expect(checkTraffic({ traffic, baseUrl, authUrl })).rejects.toThrow(
      "cut.ndjson, line 2, is not valid JSON. It may be truncated.",
    );
  });
});

describe("the formats of the report", () => {
  const finding = {
    severity: "error",
    exchange: 3,
    request: "GET https://a.b/<x>",
    operation: "getMonitor",
    place: "response body /a",
    text: '=1 is "not", ok',
    kind: "ok",
  } as const;
  const skipped = { otherHosts: 1, unselected: 2, unanswered: 0 };
  const report = { findings: [finding], checked: 4, skipped, known: 3, notes: [] };

  it("are JSON, SARIF and text", () => {
    expect(JSON.parse(formats.json(report))).toEqual(report);
    expect(JSON.parse(formats.sarif(report)).runs[0].results[0]).toMatchObject({
      level: "error",
      ruleId: "response-body",
    });
    expect(formats.pretty(report)).toContain(`4 exchanges checked: 1 error, 0 additions.
Left out: 1 exchange of other hosts, 2 exchanges not selected, 3 known findings.
`);
  });
});

describe("the command", () => {
  it("exits with 1 for errors, and with 0 for additions alone", async () => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const options = { dataCenter: "EU", service: "acme", authHost: "auth.acme" };
    expect(await check(await har(monitor), options)).toBe(0);
    expect(await check(await har({ ...monitor, url: `${monitor.url}?page=1` }), options)).toBe(0);
    expect(await check(await har({ ...monitor, status: 201 }), options)).toBe(1);
    expect(String(write.mock.calls.at(-1)?.[0])).toContain("response status 201: expected one of 200");
    write.mockRestore();
  });

  it("writes a file", async () => {
    const output = join(folder, "report.sarif");
    await check(await har(monitor), { baseUrl, authUrl, format: "sarif", output });
    expect(await readFile(output, "utf8")).toContain("sarif-2.1.0");
  });

  it("says which option is missing or wrong", async () => {
    await expect(check("a.har", {})).rejects.toThrow("Name the service");
    await expect(check("a.har", { service: "acme", dataCenter: "MARS" })).rejects.toThrow("must be one of US, EU");
    await expect(check("a.har", { service: "acme", format: "xml" })).rejects.toThrow("--format must be one of pretty");
  });
});

describe("a recording", () => {
  const secretNames = [
    ...["api_key", "http_password", "oauth_client_secret", "passphrase", "authorization", "authToken"],
    ...["webhook_secret", "private_key"],
  ];

  it("is written without secrets, can be checked, and can be replayed", async () => {
    const mock = await startMock();
    const file = join(folder, "recorded.har");
    const port = await freePort();
    const recording = await record(file, { baseUrl: mock.baseUrl, port });
    const token = mock.issueAccessToken();
    const { clientId, clientSecret, refreshToken } = mock.credentials;
    const form = {
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
      grant_type: "refresh_token",
    };
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
      await recording.stop();
      await mock.close();
    }
    const text = await readFile(file, "utf8");
    for (const secret of [token, clientSecret, refreshToken, "s3cret"]) expect(text).not.toContain(secret);
    expect((await stat(file)).mode & 0o077).toBe(0);

    const { findings, checked } = await checkTraffic({ traffic: file, baseUrl: mock.baseUrl, authUrl: mock.authUrl });
    expect(checked).toBe(4);
    expect(findings.filter(({ severity }) => severity === "error").map(({ place }) => place)).toEqual([
      "response status 204",
    ]);

    const replayed = await startMock({ replay: file });
    const headers = { Authorization: `Svc-oauthtoken ${replayed.issueAccessToken()}` };
    const call = (path: string) => fetch(replayed.baseUrl + path, { headers });
    const { nested, note, ...others } = (await (await call("/monitors")).json()).data[0];
    expect(others).toEqual({ monitor_id: "1", expires_in: "60" });
    for (const [name, secret] of Object.entries(secrets)) {
      expect([nested[0][name], nested[0][name].replace(/[a-z\d]/gi, "x")]).toEqual([
        expect.not.stringContaining(secret),
        secret.replace(/[a-z\d]/gi, "x"),
      ]);
    }
    expect(note).toMatch(new RegExp(`^it is ${nested[0].api_key}, ....-......\\.`));
    const unavailable = await call("/device_key");
    expect([unavailable.status, unavailable.headers.get("Retry-After"), await unavailable.text()]).toEqual([
      503,
      "30",
      // Nobody knows where a page has secrets.
      "",
    ]);
    const nothing = await call("/location_profiles");
    expect([nothing.status, await nothing.text()]).toEqual([204, ""]);
    await replayed.close();
  });

  it("does not start at a port that is in use", async () => {
    const mock = await startMock();
    const port = Number(new URL(mock.baseUrl).port);
    await expect(record("a.har", { baseUrl, port })).rejects.toThrow(`did not start: the port ${port} is in use.`);
    await mock.close();
  });

  it("does not send tokens to another machine unencrypted", async () => {
    await expect(record("a.har", { baseUrl: "http://example.com/api", port: 4040 })).rejects.toThrow(
      "`--base-url` must be an https URL",
    );
  });
});
