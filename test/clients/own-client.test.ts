import { describe } from "vitest";
import { type Client, createClient, exchangeGrant, unwrap } from "../../src/client/index.ts";
import { isValueOf, MonitorType, ReportType } from "../../src/constants/index.ts";
import type { Call } from "./cases.ts";
import { type Caller, describeConformance } from "./conformance.ts";
import { optionsOf, outcomeOf, type Settings } from "./seen.ts";

const operations: Record<string, (api: Client, call: Call, settings: Settings) => Promise<unknown>> = {
  listMonitors: (api) => unwrap(api.GET("/monitors")),
  getMonitor: (api, { monitor_id }) => unwrap(api.GET("/monitors/{monitor_id}", monitor(monitor_id))),
  getMonitorAttributes: (api, { monitor_id }) => unwrap(api.GET("/monitors/{monitor_id}", monitor(monitor_id))),
  createMonitorGroup: (api, { display_name, description }) => {
    const body = { display_name: String(display_name), description: String(description) };
    return unwrap(api.POST("/monitor_groups", { body }));
  },
  listMspCustomers: (api) => unwrap(api.GET("/short/msp/customers")),
  listLocationProfiles: (api) => unwrap(api.GET("/location_profiles")),
  listMonitorTypes: async (api) => {
    const types = await unwrap(api.GET("/monitor_type_constants"));
    return types.map(({ id }) => ({ id, known: isValueOf(MonitorType, id) }));
  },
  availabilitySummary: async () => ReportType.AvailabilitySummary,
  exchangeGrant: async (_api, { code }, { auth_url, client_id, client_secret }) => {
    const credentials = { clientId: client_id, clientSecret: client_secret };
    const tokens = await exchangeGrant(String(code), { authUrl: auth_url, credentials });
    return { ...tokens, has_refresh_token: tokens.refresh_token !== "" };
  },
};

const monitor = (monitor_id: unknown) => ({ params: { path: { monitor_id: String(monitor_id) } } });

let latest: { api: Client; settings: Settings } | undefined;

const caller: Caller = (call, settings) => {
  if (settings) latest = { api: createClient(optionsOf(settings)), settings };
  const client = latest;
  return outcomeOf(async () => {
    const operation = operations[call.operation];
    if (!client || !operation) throw new Error(`Unknown operation ${call.operation}, or no settings.`);
    const api = call.zaaid === undefined ? client.api : client.api.withAccount(call.zaaid);
    return operation(api, call, client.settings);
  });
};

describe("our own client", () => {
  describeConformance(caller, { readsRecords: false });
});
