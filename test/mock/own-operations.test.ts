import { describe, expect, it } from "vitest";
import type { operations } from "../../generated/types.ts";
import type { Mock, SeedRecords } from "../../src/mock/index.ts";
import { addAlerts } from "../support/alerts.ts";
import { editedContract, get, start } from "./support.ts";

/** The types of one of them, as openapi-typescript would write them. */
interface Alerts {
  countAlerts: {
    responses: { 200: { content: { "application/json": { code: 0; message: "success"; data: { count: number } } } } };
  };
}

const startWithAlerts = async (records: SeedRecords = {}): Promise<Mock<operations & Alerts>> =>
  start<operations & Alerts>({ contract: await editedContract(addAlerts), records });
const posted = (body: unknown) => ({ method: "POST", body: JSON.stringify(body) });
const json = { "Content-Type": "application/json" };

describe("an operation that a contract adds", () => {
  it("below a monitor responds with its own data, not with the monitor", async () => {
    const mock = await startWithAlerts();
    const { status, body } = await get(mock, "/monitors/123412341234123411/alerts");
    expect([status, body]).toEqual([200, { code: 0, message: "success", data: [{ text: "Down" }] }]);
    expect((await get(mock, "/monitors/1/alerts")).status).toBe(404);
  });

  it("needs a token with its scope", async () => {
    const mock = await startWithAlerts();
    const path = "/alerts";
    expect((await get(mock, path, { Authorization: "" })).status).toBe(401);
    const token = mock.issueAccessToken({ scopes: ["Svc.Admin.Create"] });
    expect((await get(mock, path, { Authorization: `Svc-oauthtoken ${token}` })).status).toBe(403);
  });

  it("refuses a body that breaks the contract, and responds with what its schema says to another", async () => {
    const mock = await startWithAlerts();
    const refused = await get(mock, "/alerts", json, posted({ alert_id: "1", text: "" }));
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Bad request: body /text: expected at least 1 characters; got ""',
    ]);
    const created = await get(mock, "/alerts", json, posted({ alert_id: "1", text: "Down" }));
    expect([created.status, created.body.data]).toEqual([201, { alert_id: "text", text: "text" }]);
    expect(mock.created()).toMatchObject([{ operation: "createAlert", body: { text: "Down" } }]);
  });

  it("without an example responds with a sample of its schema", async () => {
    const mock = await startWithAlerts();
    const { status, body } = await get(mock, "/alert_count");
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
    const mock = await startWithAlerts();
    const { status, body } = await get(mock, `/alert_count?${query}`);
    expect(status).toBe(message === undefined ? 200 : 400);
    if (message !== undefined) expect(body.message).toContain(message);
  });

  it("can be overridden, and fail", async () => {
    const mock = await startWithAlerts();
    mock.override({ operation: "countAlerts", body: { code: 0, message: "success", data: { count: 5 } }, times: 1 });
    expect((await get(mock, "/alert_count")).body.data).toEqual({ count: 5 });
    mock.fail({ operation: "countAlerts", status: 503 });
    expect((await get(mock, "/alert_count")).status).toBe(503);
    expect(() =>
      // @ts-expect-error the compiler finds it, too
      mock.override({ operation: "countAlerts", body: { code: 0, message: "success", data: { count: "5" } } }),
    ).toThrow('/data/count: expected an integer; got "5"');
  });
});

describe("the records that a contract adds", () => {
  it("are listed and read by the operations that return their schema", async () => {
    const mock = await startWithAlerts();
    expect((await get(mock, "/alerts/1")).body.data).toEqual({ alert_id: "1", text: "Down" });
    const alerts = [{ alert_id: "7", text: "Up" }];
    mock.seed({ alerts });
    expect(mock.records().alerts).toEqual(alerts);
    expect((await get(mock, "/alerts")).body.data).toEqual(alerts);
    expect((await get(mock, "/alerts/7")).body.data).toEqual(alerts[0]);
    expect((await get(mock, "/alerts/1")).body).toEqual({ code: 404, message: "URL not found" });
  });

  it.each<[SeedRecords, string]>([
    [{ alerts: [{ alert_id: "1" }] }, "alerts/0/text breaks the contract: expected a value; got nothing"],
    [
      { alerts: ["1", "1"].map((alert_id) => ({ alert_id, text: "Up" })) },
      'alerts has two records with the alert_id "1".',
    ],
  ])("are refused if they break it: %o", async (records, message) => {
    await expect(startWithAlerts(records)).rejects.toThrow(message);
  });
});
