import type { Document, OperationObject, Schema } from "../../src/contract/document.ts";

const envelope = (data: object) =>
  ({ type: "object", required: ["message", "data"], properties: { code: {}, message: {}, data } }) as Schema;
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const success = (schema: string, examples?: object) => ({
  description: "Success.",
  content: { "application/json": { schema: ref(schema), ...(examples && { examples }) } },
});
const notFound = { description: "Not found.", content: { "application/json": { schema: ref("ErrorEnvelope") } } };
const monitorId = { name: "monitor_id", in: "path", required: true, schema: { type: "string" } };
const inQuery = (name: string, schema: object) => ({ name, in: "query", schema });
const counted = [
  inQuery("limit", { type: "integer", minimum: 1 }),
  inQuery("open", { type: "boolean" }),
  inQuery("period", { $ref: "#/components/schemas/Period" }),
  inQuery("monitor", { type: "array", items: { type: "string", minLength: 2 } }),
];
const period = { name: "period", in: "path", required: true, schema: { $ref: "#/components/schemas/Period" } };
const alertId = { name: "alert_id", in: "path", required: true, schema: { type: "string" } };

function operation(operationId: string, responses: object, more: object = {}): OperationObject {
  const security = [{ SvcOauthToken: [] }, { OAuth2: ["Svc.Admin.Read"] }];
  return { operationId, security, tags: ["Monitors"], summary: "", description: "", responses, ...more } as never;
}

/** A contract with alerts: of a monitor, by their identifier, to create, and counted. */
export function addAlerts({ components, paths }: Document): void {
  Object.assign(components.schemas, {
    Alert: {
      type: "object",
      required: ["alert_id", "text"],
      properties: { alert_id: { type: "string" }, text: { type: "string", minLength: 1 }, cause: ref("Alert") },
      "x-record": { kind: "alerts", key: "alert_id" },
    },
    MonitorAlertsEnvelope: envelope({ type: "array", items: { type: "object" } }),
    AlertListEnvelope: envelope({ type: "array", items: ref("Alert") }),
    AlertEnvelope: envelope(ref("Alert")),
    CountEnvelope: envelope({
      type: "object",
      required: ["count"],
      properties: { count: { type: "integer", format: "int64" } },
    }),
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
    "/alert_count/{period}": {
      get: operation("countAlertsOfPeriod", { 200: success("CountEnvelope") }, { parameters: [period] }),
    },
    "/alert_count": { get: operation("countAlerts", { 200: success("CountEnvelope") }, { parameters: counted }) },
  });
}
