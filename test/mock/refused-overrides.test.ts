import { describe, expect, it } from "vitest";
import type { Override } from "../../src/mock/index.ts";
import { get, sharedMock, successWith } from "./support.ts";

const shared = sharedMock({ resets: true });
const operation = "listMonitors";

const circular: Record<string, unknown> = {};
circular.self = circular;

it.each<[string, object, string]>([
  [
    "without an effect",
    { operation },
    "An override needs at least one of close, reset, status, headers, body, delay, truncate.",
  ],
  ["that only says not to close", { close: false }, "An override needs at least one of "],
  [
    "with an unknown option",
    { latency: 5 },
    "override has no option latency. It has operation, method, path, account, times, ",
  ],
  ["for no calls", { times: 0, status: 500 }, "override times: expected an integer from 1; got 0"],
  ["with an unknown status", { status: 700 }, "override status: expected an integer from 200 to 599; got 700"],
  ["with a text instead of true", { close: "yes" }, 'override close: expected true or false; got "yes"'],
  ["with a negative delay", { delay: -1 }, "override delay: expected a number from 0 to 60000; got -1"],
  [
    "with a range as its delay",
    { delay: { min: 1, max: 5 } },
    "override delay: expected a number from 0 to 60000; got an object with min, max",
  ],
  [
    "with a line break in a header",
    { status: 500, headers: { "X-A": "a\r\nb" } },
    "override headers: expected headers in printable ASCII, without ",
  ],
  [
    "that sets Content-Length",
    { status: 500, headers: { "content-Length": "5" } },
    "and Trailer; got an object with content-Length",
  ],
  ["that sets Trailer", { status: 500, headers: { Trailer: "X-A" } }, "got an object with Trailer"],
  ["with a header that is not ASCII", { status: 500, headers: { "X-A": "ü" } }, "got an object with X-A"],
  [
    "that closes with a status",
    { close: true, status: 500 },
    "An override with close has no response, so it cannot have status.",
  ],
  [
    "that closes and resets",
    { close: true, reset: true },
    "An override with close has no response, so it cannot have reset.",
  ],
  [
    "that resets with headers",
    { reset: true, headers: { "X-A": "b" }, truncate: true },
    "An override with reset has no response, so it cannot ",
  ],
  ["of every success", { body: {} }, "An override of a success needs an operation"],
  [
    "of status 204 with a body",
    { operation, status: 204, body: {} },
    "An override with status 204 cannot have a body.",
  ],
  [
    "with a circular body",
    { operation, body: circular, breaksContract: true },
    "override body must be JSON: Converting circular structure",
  ],
  [
    "with a bigint in its body",
    { operation, body: { id: 1n }, breaksContract: true },
    "override body must be JSON: Do not know how to serialize",
  ],
  [
    "with a promise in its body",
    { operation, body: { data: Promise.resolve() }, breaksContract: true },
    "override body: expected JSON; got a promise.",
  ],
  [
    "with a Map as its body",
    { operation, body: new Map(), breaksContract: true },
    "override body: expected JSON; got an instance of Map.",
  ],
  [
    "of an unknown operation",
    { operation: "listMonitor", status: 500 },
    'Unknown operation "listMonitor". The nearest are listMonitors,',
  ],
  [
    "with a path but no method",
    { path: "/monitors", status: 500 },
    "override: method and path belong together; got only one of them.",
  ],
  [
    "of an operation and a path",
    { operation, method: "GET", path: "/monitors/7", status: 500 },
    "override: expected an operation, or a method and a path; got both.",
  ],
  [
    "with a method in lower case",
    { method: "get", path: "/monitors", status: 500 },
    'override method: expected one of GET, POST, PUT, PATCH, DELETE; got "get"',
  ],
  [
    "of an undocumented path that says of no response what it is",
    { method: "GET", path: "/undocumented/{id}", delay: 5, headers: { "X-A": "1" }, close: false },
    "An override of an undocumented path needs a status, a body, close or reset.",
  ],
  [
    "with a path below /api",
    { method: "GET", path: "/api/monitors", status: 500 },
    'override path: expected a path below {base_url} or {auth_url}, such as /monitors/1002 or /monitors/{monitor_id}, whose braces are a whole segment; got "/api/monitors"',
  ],
  ...["/a?b=2", "/a#b", "/a/*", "/a/", "a", "/a/{id}.csv", "/a/{", "/a/{}", "/a/../b", "/a/{x}/{x}"].map(
    (path): [string, object, string] => [
      `with the path ${path}`,
      { method: "GET", path, status: 500 },
      `a whole segment; got "${/^[\w./{}]*/.exec(path)?.[0]}`,
    ],
  ),
])("an override %s is refused", (_what, override, message) => {
  expect(() => shared.mock.override(override as Override)).toThrow(message);
});

it("an override of an account that does not exist is refused, not ignored", async () => {
  const override = { operation, account: "99", status: 500 } as const;
  expect(() => shared.mock.override(override)).toThrow(
    "99 is not the zaaid of a customer or a business unit. Seed it first.",
  );
  shared.mock.seed({ customers: [{ name: "Late", zaaid: "99" }] });
  shared.mock.override(override);
  expect((await get(shared.mock, "/monitors", { Cookie: "zaaid=99" })).status).toBe(500);
});

describe.each<[string, Override, string]>([
  [
    "without the data",
    { operation, body: { code: 0, message: "success" } },
    "of listMonitors: body /data: expected a value; got nothing.",
  ],
  [
    "with a number as an id",
    { operation, body: successWith([{ monitor_id: 5 }]) },
    "body /data/0/monitor_id: expected a string; got 5.",
  ],
  [
    "with an undocumented success",
    { operation, status: 202 },
    "listMonitors: status: expected one of 200, 400, 401, 403, 404, 405, 500; got 202.",
  ],
  [
    "with an undocumented error",
    { operation, status: 422 },
    "status: expected one of 200, 400, 401, 403, 404, 405, 500; got 422.",
  ],
  [
    "with another Content-Type",
    { operation, headers: { "content-TYPE": "text/html" } },
    'header Content-Type: expected application/json; got "text/html".',
  ],
  [
    "with the code of a success in an error",
    { status: 500, body: { code: 0, message: "success" } },
    "body /code: expected another value; got 0.",
  ],
  ["with a text as an error", { status: 500, body: "down" }, 'body: expected an object; got "down".'],
])("an override that breaks the contract %s", (_what, override, message) => {
  it("is refused", () => {
    expect(() => shared.mock.override(override)).toThrow(message);
    expect(() => shared.mock.override(override)).toThrow("Set breaksContract to true to allow this.");
  });

  it("is served when told so", async () => {
    shared.mock.override({ ...override, breaksContract: true });
    const response = await shared.get("/monitors");
    expect(response.status).toBe(override.status ?? 200);
    if (override.body !== undefined) expect(response.body).toEqual(override.body);
  });
});
