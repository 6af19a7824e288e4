import type { AccountRecords, Mock, Override } from "../../src/mock/index.ts";
import type { Case } from "./cases.ts";

/** Today's service, and tomorrow's, which has attributes and ids that the contract does not have. */
export const modes = ["today", "tomorrow"] as const;
export type Mode = (typeof modes)[number];

const types = ["URL", "HOMEPAGE", "REALBROWSER"];
const added = { added_tomorrow: { report_type: 99, names: ["a", "b"] } };
/** The operations of which the mock has records, with their kinds. */
const kinds = {
  listMonitors: "monitors",
  listMonitorTypeConstants: "monitorTypes",
  listLocationProfiles: "locationProfiles",
  listMspCustomers: "customers",
  listBusinessUnits: "businessUnits",
  getDeviceKey: "deviceKey",
};

/** Sets the mock up as the service of a mode and a case, with nothing left of earlier calls. */
export function setUp(mock: Mock, mode: Mode, { call, responses = [], seed = {} }: Partial<Case> = {}): void {
  mock.reset();
  const ids = mode === "today" ? types : [...types, "ADDED_TOMORROW"];
  mock.seed({ monitorTypes: ids.map((id) => ({ id, name: id })), ...seed });
  if (mode === "tomorrow") overrideWithTomorrow(mock);
  // The newest comes first.
  for (const { body, ...one } of responses.toReversed()) {
    const own = body === undefined ? {} : { body: mode === "tomorrow" ? ofTomorrow(body) : body };
    const text = JSON.stringify({ operation: call?.operation, breaksContract: true, ...one, ...own });
    mock.override(JSON.parse(text.replace("{access_token}", mock.issueAccessToken())));
  }
}

/** The successes of an operation that returns records or creates one have more than the contract says. */
function overrideWithTomorrow(mock: Mock): void {
  const all = mock.records();
  const success = (data: unknown) => ofTomorrow({ code: 0, message: "success", data });
  for (const [operation, kind] of Object.entries(kinds)) {
    const of = (account = "") => (all.accounts[account] as AccountRecords | undefined)?.[kind] ?? all[kind];
    mock.override({ operation, body: ({ account }: { account?: string }) => success(of(account)) } as Override);
  }
  for (const monitor of all.monitors)
    mock.override({
      method: "GET",
      path: `/monitors/${monitor.monitor_id}`,
      body: success(monitor),
    } as Override);
  mock.override({ operation: "createMonitorGroup", body: success({}) } as Override);
}

/** An object, and each record in its `data`, with an attribute that the contract does not have. */
function ofTomorrow(body: unknown): unknown {
  if (!isObject(body)) return body;
  const extended = (value: unknown) => (isObject(value) ? { ...added, ...value } : value);
  const data = Array.isArray(body.data) ? body.data.map(extended) : extended(body.data);
  return { ...added, ...body, ...(data !== undefined && { data }) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
