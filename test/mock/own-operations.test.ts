import { describe, expect, it } from "vitest";
import type { operations } from "../../generated/types.ts";
import type { SeedRecords } from "../../src/mock/index.ts";
import { addAlerts } from "../support/alerts.ts";
import { sharedMock, successWith } from "./support.ts";

/** The types of one of them, as openapi-typescript would write them. */
interface Alerts {
  countAlerts: {
    responses: { 200: { content: { "application/json": { code: 0; message: "success"; data: { count: number } } } } };
  };
}

const shared = sharedMock<operations & Alerts>({ resets: true, edit: addAlerts });
const create = (alert: object) =>
  shared.get("/alerts", { "Content-Type": "application/json" }, { method: "POST", body: JSON.stringify(alert) });

describe("an operation that a contract adds", () => {
  it("below a monitor responds with its own data, not with the monitor", async () => {
    const { status, body } = await shared.get("/monitors/123412341234123411/alerts");
    expect([status, body]).toEqual([200, successWith([{ text: "Down" }])]);
    expect((await shared.get("/monitors/1/alerts")).status).toBe(404);
  });

  it("responds to an override with a documented status with the body that the contract has for it", async () => {
    shared.mock.override({ operation: "getMonitor", status: 404, times: 1 });
    const { status, body } = await shared.get("/monitors/123412341234123411");
    expect([status, body]).toEqual([404, { code: 1002, message: "Monitor does not exist" }]);
  });

  it("needs a token with its scope", async () => {
    expect((await shared.get("/alerts", { Authorization: "" })).status).toBe(401);
    const token = shared.mock.issueAccessToken({ scopes: ["Svc.Admin.Create"] });
    expect((await shared.get("/alerts", { Authorization: `Svc-oauthtoken ${token}` })).status).toBe(403);
  });

  it("refuses a body that breaks the contract, and responds with what its schema says to another", async () => {
    const refused = await create({ alert_id: "1", text: "" });
    const message = 'Bad request: body /text: expected at least 1 characters; got ""';
    expect([refused.status, refused.body.message]).toEqual([400, message]);
    const created = await create({ alert_id: "1", text: "Down" });
    expect([created.status, created.body.data]).toEqual([201, { alert_id: "text", text: "text" }]);
    expect(shared.mock.created()).toMatchObject([{ operation: "createAlert", body: { text: "Down" } }]);
  });

  it("without an example responds with a sample of its schema", async () => {
    const { status, body } = await shared.get("/alert_count");
    expect([status, body.data]).toEqual([200, { count: 1 }]);
  });

  it.each<[string, string | undefined]>([
    ["limit=5&open=true&period=3&monitor=11&monitor=12", undefined],
    ["limit=0", "query limit: expected at least 1; got 0"],
    ["limit=many", 'query limit: expected an integer; got "many"'],
    ["limit=1&limit=2", "query limit: expected one value"],
    ["open=yes", 'query open: expected true or false; got "yes"'],
    ["period=9999", "query period: 9999 is not a period"],
    ["monitor=11&monitor=1", "query monitor: expected at least 2 characters"],
  ])("has parameters of other types than text: %s", async (query, message) => {
    const { status, body } = await shared.get(`/alert_count?${query}`);
    expect(status).toBe(message === undefined ? 200 : 400);
    if (message !== undefined) expect(body.message).toContain(message);
  });

  it("can be overridden, and fail", async () => {
    const { mock } = shared;
    mock.override({ operation: "countAlerts", body: successWith({ count: 5 }), times: 1 });
    expect((await shared.get("/alert_count")).body.data).toEqual({ count: 5 });
    mock.override({ operation: "countAlerts", status: 503 });
    expect((await shared.get("/alert_count")).status).toBe(503);
    expect(() =>
      // @ts-expect-error the compiler finds it, too
      mock.override({ operation: "countAlerts", body: successWith({ count: "5" }) }),
    ).toThrow('/data/count: expected an integer; got "5"');
  });
});

describe("the records that a contract adds", () => {
  it("are listed and read by the operations that return their schema", async () => {
    expect((await shared.get("/alerts/1")).body.data).toEqual({ alert_id: "1", text: "Down" });
    const alerts = [{ alert_id: "7", text: "Up" }];
    shared.mock.seed({ alerts });
    expect(shared.mock.records().alerts).toEqual(alerts);
    expect((await shared.get("/alerts")).body.data).toEqual(alerts);
    expect((await shared.get("/alerts/7")).body.data).toEqual(alerts[0]);
    expect((await shared.get("/alerts/1")).body).toEqual({ code: 404, message: "URL not found" });
  });

  it.each<[SeedRecords, string]>([
    [{ alerts: [{ alert_id: "1" }] }, "alerts/0/text breaks the contract: expected a value; got nothing"],
    [{ alerts: Array(2).fill({ alert_id: "1", text: "Up" }) }, 'alerts has two records with the alert_id "1".'],
  ])("are refused if they break it: %o", (records, message) => {
    expect(() => shared.mock.seed(records)).toThrow(message);
  });
});

describe("an operation that takes JSON or a form", () => {
  const text = { type: "object", required: ["text"], properties: { text: { type: "string" } } };
  const content = { "application/json": { schema: text }, "application/x-www-form-urlencoded": { schema: text } };
  const either = sharedMock({
    resets: true,
    edit: (document) => {
      addAlerts(document);
      Object.assign(document.paths["/alerts"]?.post ?? {}, { requestBody: { required: true, content } });
    },
  });

  it.each<[type: string, body: string, read: unknown]>([
    ["application/json", '{"text":"hi"}', { text: "hi" }],
    ["application/x-www-form-urlencoded", "channel=C1&text=hi", "channel=C1&text=hi"],
  ])("takes %s", async (type, body, read) => {
    const { status } = await either.get("/alerts", { "Content-Type": type }, { method: "POST", body });
    expect([status, either.mock.created()[0]?.body]).toEqual([201, read]);
  });
});

describe.each([
  ["first", [{}, { OAuth2: ["Svc.Admin.Read"] }]],
  ["last", [{ OAuth2: ["Svc.Admin.Read"] }, {}]],
])("an operation whose token is optional, by an alternative that stands %s,", (_where, security) => {
  const optional = sharedMock({ edit: ({ paths }) => Object.assign(paths["/monitors"]?.get ?? {}, { security }) });

  it("answers without one", async () => {
    const { status } = await fetch(`${optional.mock.baseUrl}/monitors`);
    expect(status).toBe(200);
  });
});

describe("an operation with names of other scripts", () => {
  const scripts = sharedMock({
    edit: ({ paths }) => {
      const parameters = [{ name: "名前", in: "path", required: true, schema: { type: "integer" } }];
      paths["/監視/{名前}"] = { get: { ...paths["/monitors"]?.get, operationId: "監視取得", parameters } as never };
    },
  });

  it.each(["/監視/7", "/%e7%9b%a3%E8%A6%96/%37"])("answers at %s", async (path) => {
    const { status, headers } = await scripts.get(path);
    expect([status, decodeURIComponent(headers.get("X-Mock-Operation") ?? "")]).toEqual([200, "監視取得"]);
  });

  it("names the parameter that breaks the contract", async () => {
    const { status, body } = await scripts.get("/監視/a");
    expect([status, body.message]).toEqual([400, 'Bad request: path 名前: expected an integer; got "a"']);
  });
});

describe("a response that a contract declares for a range, or with headers,", () => {
  const text = (example: string) => ({ required: true, schema: { type: "string" }, example });
  const declared = sharedMock({
    edit: (document) => {
      const body = { "application/json": { schema: { type: "object", properties: { why: { type: "string" } } } } };
      const get = document.paths["/monitors"]?.get;
      const retry = { "Retry-After": { schema: { type: "integer", minimum: 5 } } };
      Object.assign(get ?? {}, {
        responses: {
          "2XX": { description: "OK", headers: { "Request-Id": text("req_1") }, content: body },
          "4XX": { description: "No", headers: retry, content: body },
          default: { description: "Other", content: body },
        },
      });
    },
  });

  it.each([
    ["code=4XX", 400],
    ["code=422", 422],
    ["code=default", 500],
    ["code=503", 503],
    ["code=2XX", 200],
    ["", 200],
  ])("answers to Prefer: %s", async (Prefer, status) => {
    const response = await declared.get("/monitors", Prefer ? { Prefer } : {});
    expect(response.status).toBe(status);
    expect(response.headers.get("Retry-After")).toBe(status >= 400 && status < 500 ? "5" : null);
    expect(response.headers.get("Request-Id")).toBe(status < 400 ? "req_1" : null);
  });
});
