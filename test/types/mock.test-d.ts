import { assertType, it } from "vitest";
import type { Mock, Override } from "../../src/mock/index.ts";

declare const mock: Mock;
const success = { code: 0, message: "success" };

it("an override has the body of its operation", () => {
  assertType(() => {
    mock.override({ operation: "listMonitors", body: { ...success, data: [{ monitor_id: "1", status: 99 }] } });
    mock.override({ operation: "getDeviceKey", status: 200, body: { ...success, data: { device_key: "a" } } });
    // @ts-expect-error the data of a list is not a record
    mock.override({ operation: "listMonitors", body: { ...success, data: { monitor_id: "1" } } });
    // @ts-expect-error an attribute has another type
    mock.override({ operation: "getDeviceKey", body: { code: 0, message: "success", data: { device_key: 1 } } });
    // @ts-expect-error an attribute is missing
    mock.override({ operation: "listMspCustomers", body: { ...success, data: [{ name: "A" }] } });
    // @ts-expect-error the operation is unknown
    mock.override({ operation: "listMonitor", headers: {} });
    // @ts-expect-error the path says which calls, and so does the operation
    mock.override({ operation: "listMonitors", method: "GET", path: "/monitors", status: 500 });
    // @ts-expect-error the field is unknown
    mock.override({ operation: "listMonitors", times: 1, stauts: 500 });
  });
});

it("an override may add attributes, and ids of constants", () => {
  const types = [{ id: "QUANTUM", name: "Quantum link", added: [1] }];
  assertType<Override>({ operation: "listMonitorTypeConstants", body: { ...success, data: types, page: {} } });
});

it("an override may have any error", () => {
  assertType<Override[]>([
    { status: 429, headers: { "Retry-After": "30" } },
    { operation: "getMonitor", status: 404, body: { code: 1002, message: "Gone", added: 1 } },
    { method: "GET", path: "/reports/{id}", body: [1] },
    { operation: "createToken", status: 400, body: { error: "invalid_code" } },
    { account: "15401829", status: 599, times: "always" },
    { headers: { "X-Tomorrow": "1" } },
  ]);
  for (const status of [400, 404, 429] as const)
    assertType<Override>({ operation: "createMonitorGroup", status, times: 1 });
  // @ts-expect-error an error has a code
  assertType<Override>({ status: 500, body: { message: "No" } });
});

it("an override that breaks the contract may be anything", () => {
  assertType<Override[]>([
    { status: 502, headers: { "Content-Type": "text/html" }, body: "<h1>Bad gateway</h1>", breaksContract: true },
    { operation: "listMonitors", status: 202, body: null, breaksContract: true },
  ]);
});

it("a mock can be used as a resource", () => {
  assertType<AsyncDisposable>(mock);
});
