/** Makes the calls of the conformance cases: a line of JSON in, a line of JSON out. */
import { createInterface } from "node:readline";
import {
  ConnectionError,
  createServiceFetch,
  MemoryTokenStore,
  ServiceError,
  type ServiceFetch,
  TimeoutError,
  TokenBudgetError,
  TokenError,
  TransportError,
} from "svc-monitoring-api";
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
import { clientOver, payload } from "./service.ts";

type Call = { operation: string; sequence?: number; parallel?: number; isAgain?: boolean } & Record<string, string>;
type Settings = Record<"base_url" | "auth_url" | "client_id" | "client_secret" | "refresh_token", string> & {
  zaaid: string | null;
  timeout: number;
};
type Outcome = { data: unknown } | { error: unknown };

const operations: Record<
  string,
  (client: Client, call: Call, settings: Settings, service: ServiceFetch) => Promise<unknown>
> = {
  listMonitors: (client) => payload(listMonitors({ client })),
  getMonitor: (client, { monitor_id = "" }) => payload(getMonitor({ client, path: { monitor_id } })),
  getMonitorAttributes: (client, { monitor_id = "" }) => payload(getMonitor({ client, path: { monitor_id } })),
  createMonitorGroup: async (client, { display_name = "", description = "" }) =>
    (await payload(createMonitorGroup({ client, body: { display_name, description } }))) ?? null,
  listMspCustomers: (client) => payload(listMspCustomers({ client })),
  listLocationProfiles: (client) => payload(listLocationProfiles({ client })),
  listMonitorTypes: async (client) => {
    const known: string[] = Object.values(MonitorType);
    const types = await payload(listMonitorTypeConstants({ client }));
    return types.map(({ id }) => ({ id, known: known.includes(id) }));
  },
  countMonitorsOfAccounts: async (_client, { zaaid = "", accounts }, _settings, service) => {
    let count = 0;
    for (let index = 0; index < Number(accounts); index += 1) {
      count += (await payload(listMonitors({ client: clientOver(service.withAccount(zaaid)) }))).length;
    }
    return count;
  },
  availabilitySummary: async () => ReportType.AvailabilitySummary,
  exchangeGrant: async (_client, { code = "" }, { auth_url, client_id, client_secret }) => {
    const body = { client_id, client_secret, code, grant_type: "authorization_code" };
    const tokens = await payload(createToken({ client: createClient({ baseUrl: auth_url }), body }));
    return { ...tokens, has_refresh_token: tokens.refresh_token !== undefined };
  },
};

async function outcomeOf(service: ServiceFetch, call: Call, settings: Settings): Promise<Outcome> {
  try {
    return { data: await operations[call.operation]?.(clientOver(service), call, settings, service) };
  } catch (error) {
    if (error instanceof TokenBudgetError) return { error: { kind: "budget" } };
    if (error instanceof TokenError) return { error: { kind: "token", reason: error.reason } };
    if (error instanceof TimeoutError) return { error: { kind: "transport", reason: "timeout" } };
    if (error instanceof ConnectionError) {
      return { error: { kind: "transport", reason: error.cause === "ECONNREFUSED" ? "refused" : "lost" } };
    }
    if (error instanceof TransportError) {
      return { error: { kind: error.message.includes("auth server") ? "token" : "contract" } };
    }
    if (error instanceof TypeError) return { error: { kind: "usage" } };
    if (!(error instanceof ServiceError)) throw error;
    const { status, code = null, headers, body } = error;
    // That of the service: the error's own names the operation, too.
    const { message } = Object(body) as { message?: unknown };
    return { error: { kind: "service", status, code, message, retry_after: Number(headers.get("Retry-After")) } };
  }
}

function fetchOf(settings: Settings): ServiceFetch {
  const { client_id: clientId, client_secret: clientSecret, refresh_token: refreshToken } = settings;
  return createServiceFetch({
    baseUrl: settings.base_url,
    authUrl: settings.auth_url,
    credentials: { clientId, clientSecret, refreshToken },
    zaaid: settings.zaaid ?? undefined,
    tokenStore: new MemoryTokenStore(), // clients of a process share their tokens, and these stand for processes
    callTimeout: settings.timeout * 1000,
    retry: { maxRetries: 0 }, // retries are beyond what the clients in other languages do
  });
}

/** Undefined if the settings are refused. */
function fetchOrNone(settings: Settings): ServiceFetch | undefined {
  try {
    return fetchOf(settings);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

let service: ServiceFetch | undefined;
for await (const line of createInterface({ input: process.stdin })) {
  const { settings, call } = JSON.parse(line) as { settings: Settings; call: Call };
  if (!call.isAgain) service = fetchOrNone(settings);
  const made = service;
  let outcomes: Outcome[] = [{ error: { kind: "usage" } }];
  for (let count = 0; made && count < (call.sequence ?? 1); count += 1) {
    const attempts = Array.from({ length: call.parallel ?? 1 }, () => outcomeOf(made, call, settings));
    outcomes = await Promise.all(attempts);
  }
  console.log(JSON.stringify(outcomes.find((one) => "error" in one) ?? outcomes[0]));
}
