import { describe, expect, it } from "vitest";
import type { Document, OperationObject, Schema } from "../../src/contract/document.ts";
import type { Mock, SeedRecords } from "../../src/mock/index.ts";
import { editedContract, get, start } from "./support.ts";

const envelope = (data: object) =>
  ({ type: "object", required: ["message", "data"], properties: { code: {}, message: {}, data } }) as Schema;
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const success = (schema: string, examples?: object) => ({
  description: "Success.",
  content: { "application/json": { schema: ref(schema), ...(examples && { examples }) } },
});
const notFound = { description: "Not found.", content: { "application/json": { schema: ref("ErrorEnvelope") } } };
const monitorId = { name: "monitor_id", in: "path", required: true, schema: { type: "string" } };
const alertId = { name: "alert_id", in: "path", required: true, schema: { type: "string" } };

function operation(operationId: string, responses: object, more: object = {}): OperationObject {
  const security = [{ SvcOauthToken: ["Svc.Admin.Read"] }];
  return { operationId, security, tags: ["Monitors"], summary: "", description: "", responses, ...more } as never;
}

/** A contract with alerts: of a monitor, by their identifier, to create, and counted. */
function addAlerts({ components, paths }: Document): void {
  Object.assign(components.schemas, {
    Alert: {
      type: "object",
      required: ["alert_id", "text"],
      properties: { alert_id: { type: "string" }, text: { type: "string", minLength: 1 } },
      "x-record": { kind: "alerts", key: "alert_id" },
    },
    MonitorAlertsEnvelope: envelope({ type: "array", items: { type: "object" } }),
    AlertListEnvelope: envelope({ type: "array", items: ref("Alert") }),
    AlertEnvelope: envelope(ref("Alert")),
    CountEnvelope: envelope({ type: "object", required: ["count"], properties: { count: { type: "integer" } } }),
  });
  const example = (data: unknown) => ({ Some: { summary: "", value: { code: 0, message: "success", data } } });
  const content = { "application/json": { schema: ref("Alert") } };
  Object.assign(paths, {
    "/monitors/{monitor_id}/alerts": {
      get: operation(
        "listMonitorAlerts",
        { 200: success("MonitorAlertsEnvelope", example([{ text: "Down" }])), 404: notFound },
        { parameters: [monitorId] },
      ),
    },
    "/alerts": {
      get: operation("listAlerts", { 200: success("AlertListEnvelope", example([{ alert_id: "1", text: "Down" }])) }),
      post: operation("createAlert", { 201: success("AlertEnvelope") }, { requestBody: { required: true, content } }),
    },
    "/alerts/{alert_id}": {
      get: operation("getAlert", { 200: success("AlertEnvelope"), 404: notFound }, { parameters: [alertId] }),
    },
    "/alert_count": { get: operation("countAlerts", { 200: success("CountEnvelope") }) },
  });
}

const startWithAlerts = async (records: SeedRecords = {}): Promise<Mock> =>
  start({ contract: await editedContract(addAlerts), records });
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
    const token = mock.issueAccessToken(["Svc.Admin.Create"]);
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
    expect([created.status, typeof created.body.data.text]).toEqual([201, "string"]);
    expect(mock.created()).toMatchObject([{ operation: "createAlert", body: { text: "Down" } }]);
  });

  it("without an example responds with what Prism makes from its schema", async () => {
    const mock = await startWithAlerts();
    const { status, body } = await get(mock, "/alert_count");
    expect([status, typeof body.data.count]).toEqual([200, "number"]);
    expect((await get(mock, "/alert_count", { Prefer: "dynamic=true" })).status).toBe(200);
  });

  it("can be overridden, and fail", async () => {
    const mock = await startWithAlerts();
    mock.override({ operation: "countAlerts", body: { code: 0, message: "success", data: { count: 5 } }, times: 1 });
    expect((await get(mock, "/alert_count")).body.data).toEqual({ count: 5 });
    mock.fail({ operation: "countAlerts", status: 503 });
    expect((await get(mock, "/alert_count")).status).toBe(503);
    expect(() =>
      mock.override({ operation: "countAlerts", body: { code: 0, message: "success", data: { count: "5" } } }),
    ).toThrow('/data/count expected an integer; got "5"');
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
