import { expect, it } from "vitest";
import { fileOf } from "../support/temporary-folder.ts";
import { allFormats, authUrl, baseUrl, checked, success } from "./support.ts";

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

const lines = (...entries: unknown[]) => entries.map((one) => `${JSON.stringify(one)}\n`).join("");
const checkedLog = async (text: string) => checked(await fileOf("access.ndjson", text));

it.each([
  ["of Kong", lines(kong, ofAuthServer), 0],
  ["of Kong, as an array", JSON.stringify([kong, ofAuthServer], null, 2), 0],
  ["in NDJSON", lines({ ...kong, latencies: undefined, route: undefined }, ofAuthServer), 0],
  ["of nginx", lines(nginx, { ...nginx, host: "elsewhere.test" }), 1],
])("a log %s is checked as a HAR file is; no secret reaches a report", async (_format, text, otherHosts) => {
  expect(text).toContain("s3cret");
  const report = await checkedLog(text);
  const place = "response body /data/monitor_id";
  const request = `GET ${baseUrl}/monitors/1`;
  expect(report.findings).toContainEqual(
    expect.objectContaining({ severity: "error", exchange: 0, request, operation: "getMonitor", place }),
  );
  expect(report).toMatchObject({ checked: 2 - otherHosts, skipped: { otherHosts } });
  for (const shown of allFormats(report)) expect(shown).not.toContain("s3cret");
});

it.each([
  [
    "the first line of the request alone",
    { request: "GET /api/monitors/1 HTTP/1.1", host: "www.acme.eu", status: "200" },
  ],
  ["empty variables", { ...nginx, http_authorization: "-", http_cookie: "", request_body: "", response_body: "-" }],
  ["no scheme", { ...nginx, scheme: undefined, request_body: undefined, response_body: undefined }],
  ["Kong's fields without bodies", { ...kong, response: { ...kong.response, body: undefined } }],
])("a log with %s has no violation: what it does not record is not missing", async (_what, entry) => {
  const { checked, findings, notes } = await checkedLog(lines(entry));
  const errors = findings.filter(({ severity, place }) => severity === "error" && place !== "request header Accept");
  expect([checked, errors, notes]).toEqual([1, [], []]);
});

it.each([
  ["a missing attribute of a body", { ...kong, response: { ...kong.response, body: success } }, "response body /data"],
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
])("a log has %s as a violation", async (_what, entry, place) => {
  const { findings } = await checkedLog(lines(ofAuthServer, kong, entry));
  expect(findings).toContainEqual(expect.objectContaining({ exchange: 2, place, severity: "error" }));
});

const noExchange = "access.ndjson: entry 1 has no method, URL and status. A log has them as request.method";
it.each([
  [lines(kong, { message: "worker started" }), noExchange],
  [lines(kong, { request: "GET /api/monitors HTTP/1.1", status: 200 }), noExchange],
  [lines(kong, 5), noExchange],
  [`${lines(kong)}{"request":{"meth`, "access.ndjson, line 2, is not valid JSON. It may be truncated."],
])("a log that is not one is an error that names the entry: %#", async (text, message) => {
  await expect(checkedLog(text)).rejects.toThrow(message);
});
