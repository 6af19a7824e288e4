import { describe } from "vitest";
import {
  type Client,
  ConnectionError,
  createClient,
  exchangeGrant,
  MemoryTokenStore,
  ServiceError,
  TimeoutError,
  TokenBudgetError,
  TokenError,
  TransportError,
  unwrap,
} from "../../src/client/index.ts";
import { retryAfter } from "../../src/client/retry.ts";
import { isValueOf, MonitorType, ReportType } from "../../src/constants/index.ts";
import type { Call, Outcome } from "./cases.ts";
import { type ClientSettings, describeConformance } from "./conformance.ts";

type Api = Client;

const operations: Record<string, (api: Api, call: Call, settings: ClientSettings) => Promise<unknown>> = {
  listMonitors: (api) => unwrap(api.GET("/monitors")),
  getMonitor: (api, { monitor_id }) => unwrap(api.GET("/monitors/{monitor_id}", monitor(monitor_id))),
  getMonitorAttributes: (api, { monitor_id }) => unwrap(api.GET("/monitors/{monitor_id}", monitor(monitor_id))),
  createMonitorGroup: async (api, { display_name, description }) => {
    const body = { display_name: String(display_name), description: String(description) };
    return (await unwrap(api.POST("/monitor_groups", { body }))) ?? null;
  },
  listMspCustomers: (api) => unwrap(api.GET("/short/msp/customers")),
  listLocationProfiles: (api) => unwrap(api.GET("/location_profiles")),
  listMonitorTypes: async (api) => {
    const types = await unwrap(api.GET("/monitor_type_constants"));
    return types.map(({ id }) => ({ id, known: isValueOf(MonitorType, id) }));
  },
  countMonitorsOfAccounts: async (api, { zaaid, accounts }) => {
    let count = 0;
    for (let index = 0; index < Number(accounts); index += 1) {
      count += (await unwrap(api.withAccount(String(zaaid)).GET("/monitors"))).length;
    }
    return count;
  },
  availabilitySummary: async () => ReportType.AvailabilitySummary,
  exchangeGrant: async (_api, { code }, { auth_url, client_id, client_secret }) => {
    const credentials = { clientId: client_id, clientSecret: client_secret };
    const tokens = await exchangeGrant(String(code), { authUrl: auth_url, credentials });
    return { ...tokens, has_refresh_token: tokens.refresh_token !== "" };
  },
};

const monitor = (monitor_id: unknown) => ({ params: { path: { monitor_id: String(monitor_id) } } });

let latest: Api | undefined;

function clientOf(settings: ClientSettings): Api {
  return createClient({
    baseUrl: settings.base_url,
    authUrl: settings.auth_url,
    credentials: {
      clientId: settings.client_id,
      clientSecret: settings.client_secret,
      refreshToken: settings.refresh_token,
    },
    zaaid: settings.zaaid ?? undefined,
    tokenStore: new MemoryTokenStore(), // clients of a process share their tokens, and these stand for processes
    callTimeout: settings.timeout * 1000,
    retry: { maxRetries: 0 }, // retries are beyond what the clients in other languages do
  });
}

async function call(settings: ClientSettings, one: Call): Promise<Outcome> {
  const operation = operations[one.operation];
  if (!operation) throw new Error(`Unknown operation ${one.operation}.`);
  const attempt = async (): Promise<Outcome> => {
    try {
      if (!one.isAgain) latest ??= clientOf(settings);
      const api = latest ?? clientOf(settings);
      return { data: await operation(api, one, settings) };
    } catch (error) {
      return { error: seen(error) };
    }
  };
  if (!one.isAgain) latest = undefined;
  let outcomes: Outcome[] = [];
  for (let count = 0; count < (one.sequence ?? 1); count += 1) {
    outcomes = await Promise.all(Array.from({ length: one.parallel ?? 1 }, attempt));
  }
  return outcomes.find((outcome) => "error" in outcome) ?? (outcomes[0] as Outcome);
}

function seen(error: unknown): Record<string, unknown> {
  if (error instanceof TokenBudgetError) return { kind: "budget" };
  if (error instanceof TokenError) return { kind: "token", reason: error.reason };
  if (error instanceof TimeoutError) return { kind: "transport", reason: "timeout" };
  if (error instanceof ConnectionError)
    return { kind: "transport", reason: error.cause === "ECONNREFUSED" ? "refused" : "lost" };
  if (error instanceof TransportError) return { kind: error.message.includes("auth server") ? "token" : "contract" };
  if (error instanceof TypeError) return { kind: "usage" };
  if (!(error instanceof ServiceError)) throw error;
  const { status, code = null, headers, body } = error;
  // That of the service: the error's own names the operation, too.
  const { message } = Object(body) as { message?: unknown };
  const milliseconds = retryAfter(headers.get("Retry-After"), Date.now());
  return { kind: "service", status, code, message, retry_after: (milliseconds ?? 0) / 1000 };
}

describe("our own client", () => {
  describeConformance(() => call, { readsRecords: false });
});
