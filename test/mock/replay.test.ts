import { expect, it } from "vitest";
import { startMock } from "../../src/mock/index.ts";
import { Run } from "../support/run.ts";
import { editedContract, fileOf, get, refresh, start, successWith } from "./support.ts";

interface Recorded {
  method?: string;
  url?: string;
  cookie?: string;
  status?: number;
  headers?: Record<string, string>;
  text?: string;
  encoding?: "base64";
}

const pairs = (headers: object) => Object.entries(headers).map(([name, value]) => ({ name, value }));
const envelope = (data: unknown) => JSON.stringify(successWith(data));
const listed = (...ids: string[]) => envelope(ids.map((monitor_id) => ({ monitor_id })));
const json = { "content-type": "application/json;charset=UTF-8" };

/** A HAR file of some responses to `GET https://www.acme.eu/api/monitors`, with changes. */
async function harOf(...exchanges: Recorded[]): Promise<string> {
  const entries = exchanges.map(
    ({
      method = "GET",
      url = "https://www.acme.eu/api/monitors",
      cookie,
      status = 200,
      headers = json,
      ...content
    }) => ({
      request: { method, url, headers: pairs(cookie ? { cookie } : {}) },
      response: { status, headers: pairs(headers), content },
    }),
  );
  return fileOf("traffic.har", JSON.stringify({ log: { entries } }));
}

async function replaying(...exchanges: Recorded[]) {
  const mock = await start({ replay: await harOf(...exchanges) });
  const headers = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}` };
  const call = (path: string, more = {}, init = {}) =>
    fetch(mock.baseUrl + path, { ...init, headers: { ...headers, ...more } });
  return { mock, call };
}

it("replays what was recorded by path, query and account, of any host; the rest is the mock's own", async () => {
  const { mock, call } = await replaying(
    { text: listed("1") },
    { url: "https://gateway.test/acme/api/monitors?page=2&token=***", text: listed("2") },
    { cookie: "session=***; zaaid=15401829", text: listed("3") },
    { url: "https://www.acme.eu/api/monitors/3", status: 404, text: '{"code":1002,"message":"Gone."}' },
    { url: "https://elsewhere.test/api/weather", text: "{}" },
  );
  const idsOf = async (path: string, headers = {}) =>
    ((await (await call(path, headers)).json()) as { data: Array<{ monitor_id: string }> }).data.map(
      ({ monitor_id }) => monitor_id,
    );
  expect(await idsOf("/monitors")).toEqual(["1"]);
  expect(await idsOf("/monitors?page=2&token=secret")).toEqual(["2"]);
  expect(await idsOf("/monitors", { Cookie: "zaaid=15401829" })).toEqual(["3"]);
  const sourceOf = async (path: string) => (await call(path)).headers.get("X-Mock-Source");
  expect([await sourceOf("/monitors?page=7"), await sourceOf("/monitors?page=2&size=5")]).toEqual([
    ...["contract", "contract"],
  ]);
  const missing = await call("/monitors/3");
  expect([missing.status, await missing.json()]).toEqual([404, { code: 1002, message: "Gone." }]);
  expect((await call("/location_profiles")).status).toBe(200);
  expect(mock.records().customers).toEqual([{ name: "Recorded account", zaaid: "15401829" }]);
});

it("responds with the status that the header Prefer asks for, also to a recorded call", async () => {
  const { call } = await replaying({ text: listed("1") });
  const preferred = await call("/monitors", { Prefer: "code=500" });
  expect([preferred.status, preferred.headers.get("X-Mock-Source")]).toEqual([500, null]);
  expect(((await (await call("/monitors")).json()) as { data: unknown }).data).toEqual([{ monitor_id: "1" }]);
});

it("does not give an account what was recorded for another", async () => {
  const { mock, call } = await replaying({ text: listed("1") }, { cookie: "zaaid=15401829", text: listed("2") });
  const list = async (cookie = {}) => (await call("/monitors", cookie)).headers.get("X-Mock-Source");
  expect([await list(), await list({ Cookie: "zaaid=15401829" })]).toEqual(["recording", "recording"]);
  const only = await start({ replay: await harOf({ text: listed("1") }), replayOnly: true, records: mock.records() });
  const headers = { Authorization: `Svc-oauthtoken ${only.issueAccessToken()}`, Cookie: "zaaid=15401829" };
  expect((await fetch(`${only.baseUrl}/monitors`, { headers })).status).toBe(501);
});

it("sends an object that is no JSON in the media type of the contract", async () => {
  const contract = await editedContract(({ paths }) => {
    const content = { "application/xml": { schema: { type: "object", properties: { a: { type: "string" } } } } };
    Object.assign(paths["/device_key"]?.get ?? {}, { responses: { 200: { description: "A report.", content } } });
  });
  const mock = await start({ contract });
  const headers = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}` };
  const response = await fetch(`${mock.baseUrl}/device_key`, { headers });
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/xml"]);
});

it("starts with a contract that has a report as CSV, recorded or not", async () => {
  const contract = await editedContract(({ paths }) => {
    const content = { "text/csv": { example: "a,b\n" } };
    Object.assign(paths["/device_key"]?.get ?? {}, { responses: { 200: { description: "A report.", content } } });
  });
  const mock = await start({ contract, replay: await harOf({ text: listed("1") }) });
  mock.override({ operation: "getDeviceKey", delay: 1 });
  const headers = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}` };
  const response = await fetch(`${mock.baseUrl}/device_key`, { headers });
  expect([response.headers.get("Content-Type"), await response.text()]).toEqual(["text/csv", "a,b\n"]);
});

it("names the recorded calls that are not replayed, when the command starts", async () => {
  const report = { url: "https://www.acme.eu/api/reports/x?a=1", text: "{}" };
  const har = await harOf(
    ...[{}, report, report, { method: "POST" }, { method: "OPTIONS" }, { url: "https://www.acme.eu/logo.png" }],
    ...[{ url: "https://www.acme.eu/api/monitors/7", status: 0 }, { url: "https://www.acme.eu/api/a%1B[2J" }],
  );
  const command = new Run(["mock", "--port", "0", "--replay", har]);
  await command.printed(/The mock is ready/);
  expect(command.stderr).toBe(
    [
      "Not replayed: GET /reports/x: the contract does not have it.",
      "Not replayed: POST /monitors: the contract does not have it.",
      "Not replayed: GET /monitors/7: the status 0 has no response.",
      "Not replayed: GET /a%1B[2J: the contract does not have it.",
      "",
    ].join("\n"),
  );
});

it("replays the responses to a repeated call in their order, and the last one from then on", async () => {
  const { call } = await replaying({ status: 401 }, { text: listed("1") }, { text: listed() });
  const statuses = [await call("/monitors"), await call("/monitors"), await call("/monitors"), await call("/monitors")];
  expect(statuses.map(({ status }) => status)).toEqual([401, 200, 200, 200]);
  const texts = await Promise.all(statuses.slice(1).map((response) => response.text()));
  expect(texts).toEqual([listed("1"), listed(), listed()]);
});

it("replays the status, the headers and the body as they were: a page, bytes, broken JSON, large numbers, nothing", async () => {
  const page = "<html><body>Wartung für alle</body></html>";
  const binary = Buffer.from([0, 255, 254, 10]);
  const { call } = await replaying(
    {
      status: 503,
      headers: { "Content-Type": "text/html; charset=utf-8", "Retry-After": "30", "X-Request-Id": "a1" },
      text: page,
    },
    { headers: { "Content-Type": "application/pdf" }, text: binary.toString("base64"), encoding: "base64" },
    { text: Buffer.from(envelope("ü")).toString("base64"), encoding: "base64" },
    { text: '{"code":0,"mess' },
    { text: '{"id":12345678901234567890}' },
    { status: 204, headers: {} },
  );
  const unavailable = await call("/monitors");
  expect(unavailable.status).toBe(503);
  expect(Object.fromEntries(unavailable.headers)).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "retry-after": "30",
    "x-request-id": "a1",
  });
  expect(await unavailable.text()).toBe(page);
  const report = await call("/monitors");
  expect(report.headers.get("content-type")).toBe("application/pdf");
  expect(Buffer.from(await report.arrayBuffer())).toEqual(binary);
  expect(await (await call("/monitors")).text()).toBe(envelope("ü"));
  expect(await (await call("/monitors")).text()).toBe('{"code":0,"mess');
  expect(await (await call("/monitors")).text()).toBe('{"id":12345678901234567890}');
  const nothing = await call("/monitors");
  expect([nothing.status, await nothing.text()]).toEqual([204, ""]);
});

it("leaves out headers of the connection, the encoding, the session and the day", async () => {
  const date = "Tue, 01 Jan 2030 00:00:00 GMT";
  const { call } = await replaying({
    headers: {
      ...{ ":status": "200", "Content-Encoding": "gzip", "Content-Length": "3", "Transfer-Encoding": "chunked" },
      ...{
        Connection: "close",
        Date: date,
        "Set-Cookie": "session=1",
        "Access-Control-Allow-Origin": "https://a.test",
      },
      ...json,
      "X-Note": "für",
    },
    text: listed("1"),
  });
  const response = await call("/monitors");
  expect(await response.text()).toBe(listed("1"));
  const headers = Object.fromEntries(response.headers);
  expect(headers.date).not.toBe(date);
  for (const name of ["content-encoding", "set-cookie", "access-control-allow-origin", "x-note"]) {
    expect(headers).not.toHaveProperty(name);
  }
});

it("replays no token requests: the mock issues tokens", async () => {
  const token = { method: "POST", url: "https://auth.acme.eu/oauth/v2/token", text: '{"access_token":"***"}' };
  const { mock } = await replaying(token, { text: listed("1") });
  expect((await refresh(mock)).body.access_token).toMatch(/^mock-access/);
});

it("comes after an override of a test", async () => {
  const { mock, call } = await replaying({ status: 500 }, { text: listed("1") });
  mock.override({ operation: "listMonitors", status: 429, times: 1 });
  const statuses = [await call("/monitors"), await call("/monitors"), await call("/monitors")];
  expect(statuses.map(({ status }) => status)).toEqual([429, 500, 200]);
});

it("is part of the state that reset brings back", async () => {
  const { mock, call } = await replaying({ status: 500 }, { text: listed("1") });
  expect((await call("/monitors")).status).toBe(500);
  expect((await call("/monitors")).status).toBe(200);
  mock.reset();
  expect((await get(mock, "/monitors")).status).toBe(500);
});

it.each([
  ["is not JSON", "{", "is not valid JSON. It may be truncated: record or export it again."],
  [
    "is another JSON file",
    '{"overrides":[]}',
    "is not a HAR file: it has no log.entries. svc-monitoring-api record writes one.",
  ],
  ["has no call of the service", '{"log":{"entries":[]}}', "has no call that can be replayed"],
])("refuses a file that %s, and names it", async (_what, text, message) => {
  const replay = await fileOf("traffic.har", text);
  await expect(startMock({ replay })).rejects.toThrow(`${replay} ${message}`);
});

it("says where a response comes from", async () => {
  const { call } = await replaying({ text: listed("1") });
  const sourceOf = async (path: string) => (await call(path)).headers.get("X-Mock-Source");
  expect([await sourceOf("/monitors"), await sourceOf("/device_key")]).toEqual(["recording", "contract"]);
});

it("with replayOnly, responds with 501 to what was not recorded, and issues tokens", async () => {
  const mock = await start({ replay: await harOf({ text: listed("1") }), replayOnly: true });
  const headers = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}` };
  expect((await fetch(`${mock.baseUrl}/monitors`, { headers })).status).toBe(200);
  for (const path of ["/device_key", "/monitors/5"]) {
    const response = await fetch(mock.baseUrl + path, { headers });
    expect([response.status, response.headers.get("X-Mock-Source"), (await response.json()).message]).toEqual([
      501,
      "none",
      expect.stringContaining("The recording has no response to this call of get"),
    ]);
  }
});

it("replays a browser's 304 as the response that it stands for", async () => {
  const { call } = await replaying(
    { text: listed("1") },
    { status: 304, headers: {} },
    { url: "https://www.acme.eu/api/device_key", status: 304, text: envelope({ device_key: "a" }) },
    { url: "https://www.acme.eu/api/location_profiles", status: 304, headers: {} },
  );
  for (const _ of [1, 2, 3]) expect(await (await call("/monitors")).text()).toBe(listed("1"));
  const key = await call("/device_key");
  expect([key.status, await key.text()]).toEqual([200, envelope({ device_key: "a" })]);
  expect((await call("/location_profiles")).headers.get("X-Mock-Source")).toBe("contract");
});
