/** Makes the calls of the conformance cases; test/clients/README.md has the lines that go in and out. */
import { createInterface } from "node:readline";
import { createServiceFetch, type ServiceFetch } from "svc-monitoring-api";
import { type Client, createClient } from "./api/client/index.ts";
import {
  createMonitorGroup,
  createToken,
  getMonitor,
  listLocationProfiles,
  listMonitors,
  listMonitorTypeConstants,
  listMspCustomers,
} from "./api/sdk.gen.ts";
import { MonitorType, ReportType } from "./api/types.gen.ts";
import { optionsOf, outcomeOf, type Settings } from "./seen.ts";
import { clientOver, payload } from "./service.ts";

type Call = { operation: string; zaaid?: string } & Record<string, string>;

const operations: Record<string, (client: Client, call: Call, settings: Settings) => Promise<unknown>> = {
  listMonitors: (client) => payload(listMonitors({ client })),
  getMonitor: (client, { monitor_id = "" }) => payload(getMonitor({ client, path: { monitor_id } })),
  getMonitorAttributes: (client, { monitor_id = "" }) => payload(getMonitor({ client, path: { monitor_id } })),
  createMonitorGroup: (client, { display_name = "", description = "" }) =>
    payload(createMonitorGroup({ client, body: { display_name, description } })),
  listMspCustomers: (client) => payload(listMspCustomers({ client })),
  listLocationProfiles: (client) => payload(listLocationProfiles({ client })),
  listMonitorTypes: async (client) => {
    const known: string[] = Object.values(MonitorType);
    const types = await payload(listMonitorTypeConstants({ client }));
    return types.map(({ id }) => ({ id, known: known.includes(id) }));
  },
  availabilitySummary: async () => ReportType.AvailabilitySummary,
  exchangeGrant: async (_client, { code = "" }, { auth_url, client_id, client_secret }) => {
    const body = { client_id, client_secret, code, grant_type: "authorization_code" };
    const tokens = await payload(createToken({ client: createClient({ baseUrl: auth_url }), body }));
    return { ...tokens, has_refresh_token: tokens.refresh_token !== undefined };
  },
};

let service: ServiceFetch | undefined;
let latest: Settings | undefined;
for await (const line of createInterface({ input: process.stdin })) {
  const { id, call, settings = latest } = JSON.parse(line) as { id: number; call: Call; settings?: Settings };
  if (!settings) throw new Error("The first call has no settings.");
  if (settings !== latest || !service) service = createServiceFetch(optionsOf(settings));
  latest = settings;
  const made = service;
  const operation = operations[call.operation];
  const running = outcomeOf(async () => {
    const acting = call.zaaid === undefined ? made : made.withAccount(call.zaaid);
    return operation?.(clientOver(acting), call, settings);
  });
  running.then((outcome) => console.log(JSON.stringify({ id, ...outcome })));
}
