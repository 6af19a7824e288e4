import { assertType, it } from "vitest";
import type { Mock, Override } from "../../src/mock/index.ts";

declare const mock: Mock;

it("an override names an operation of the contract, and no unknown field", () => {
  assertType<Override[]>([
    { status: 429, headers: { "Retry-After": "30" } },
    { operation: "getMonitor", status: 404, body: { code: 1002, message: "Gone", added: 1 } },
    { method: "GET", path: "/reports/{id}", body: ({ parameters }) => [parameters.id] },
    { operation: "listMonitors", status: 202, body: null, breaksContract: true },
  ]);
  // @ts-expect-error the operation is unknown
  assertType<Override>({ operation: "listMonitor", headers: {} });
  // @ts-expect-error the field is unknown
  assertType<Override>({ operation: "listMonitors", times: 1, stauts: 500 });
});

it("a mock can be used as a resource", () => {
  assertType<AsyncDisposable>(mock);
});
