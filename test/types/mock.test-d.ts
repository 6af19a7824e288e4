import { assertType, it } from "vitest";
import type { operations } from "../../generated/types.ts";
import type { Mock, MockControls, Override } from "../../src/mock/index.ts";

declare const mock: Mock;
const success = { code: 0, message: "success" };

it("an override has the body of its operation", () => {
  assertType(() => {
    mock.override({ operation: "listMonitors", body: { ...success, data: [{ monitor_id: "1", status: 99 }] } });
    mock.override({ operation: "getDeviceKey", status: 200, body: { ...success, data: { device_key: "a" } } });
    // @ts-expect-error the data of a list is not a record
    mock.override({ operation: "listMonitors", body: { ...success, data: { monitor_id: "1" } } });
    // @ts-expect-error an attribute has another type
    mock.override({ operation: "getDeviceKey", body: { ...success, data: { device_key: 1 } } });
    // @ts-expect-error an attribute is missing
    mock.override({ operation: "listMspCustomers", body: { ...success, data: [{ name: "A" }] } });
    // @ts-expect-error the operation is unknown
    mock.override({ operation: "listMonitor", headers: {} });
    // @ts-expect-error the status is not documented
    mock.override({ operation: "listMonitors", status: 202 });
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
    { operation: "getMonitor", path: "/monitors/7", status: 404, body: { code: 1002, message: "Gone", added: 1 } },
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

it("operations of another contract can be added", () => {
  interface Mine {
    listReports: { responses: { 200: { content: { "application/json": { data: string[] } } } } };
  }
  assertType<(mine: Mock<operations & Mine>) => void>((mine) => {
    mine.override({ operation: "listReports", body: { data: ["a"] } });
    mine.override({ operation: "getDeviceKey", status: 500 });
    // @ts-expect-error the data is a list of texts
    mine.override({ operation: "listReports", body: { data: [1] } });
    assertType<MockControls>(mine);
  });
});

it("an error that an operation documents has the body of its status, and others the one that errors share", () => {
  interface Mine {
    getIssue: {
      responses: {
        200: { content: { "application/json": { id: string } } };
        400: { content: { "application/json": { code: number; message: string } } };
        404: { content: { "application/json": { detail: string } } };
        429: { content: { "application/json": { detail: string } } };
      };
    };
  }
  assertType<Override<Mine>[]>([
    { operation: "getIssue", status: 404, body: { detail: "gone" } },
    { operation: "getIssue", status: 409, body: { code: 1, message: "taken" } },
    { operation: "getIssue", status: 503, body: "down" },
  ]);
  // @ts-expect-error the body is the one of 400
  assertType<Override<Mine>>({ operation: "getIssue", status: 404, body: { code: 1, message: "gone" } });
  // @ts-expect-error the body is the one of 404
  assertType<Override<Mine>>({ operation: "getIssue", status: 400, body: { detail: "wrong" } });
  // @ts-expect-error the operation documents the body of this status
  assertType<Override<Mine>>({ operation: "getIssue", status: 429, body: { code: 1, message: "slow" } });
});

it("a mock can be used as a resource", () => {
  assertType<AsyncDisposable>(mock);
});
