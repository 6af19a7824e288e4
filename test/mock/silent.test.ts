import { describe, expect } from "vitest";
import { it, sharedMock } from "./support.ts";

const shared = sharedMock({ resets: true });

describe("what could never have an effect is refused, not ignored:", () => {
  it("an override of an account that does not exist", () => {
    const override = { operation: "listMonitors", account: "99", status: 500 } as const;
    expect(() => shared.mock.override(override)).toThrow(
      "99 is not the zaaid of a customer or a business unit. Seed it first.",
    );
    shared.mock.seed({ customers: [{ name: "Late", zaaid: "99" }] });
    shared.mock.override(override);
  });

  it("records that leave those of an account without their account", () => {
    const { mock } = shared;
    mock.seed({ customers: [{ name: "C", zaaid: "30001" }], accounts: { "30001": { monitors: [] } } });
    expect(() => mock.seed({ customers: [] })).toThrow("accounts/30001: 30001 is not the zaaid of a customer");
    expect(mock.records().customers).toHaveLength(1);
  });

  it("a record with an empty identifier", () => {
    expect(() => shared.mock.seed({ monitors: [{ monitor_id: "" }] })).toThrow(
      "monitors has a record whose monitor_id is empty, which no path can name.",
    );
  });

  it("overrides and records after the mock was closed", async ({ mock }) => {
    await mock.close();
    const message = "The mock is closed, so no call can meet this. Start another one.";
    expect(() => mock.override({ status: 500 })).toThrow(message);
    expect(() => mock.seed({})).toThrow(message);
    // A test may look at what happened after its mock has ended.
    expect([mock.requests(), mock.unused()]).toEqual([[], []]);
  });
});

it("the unused overrides are those that applied to fewer calls than they are for", async () => {
  const { mock } = shared;
  mock.override({ operation: "listMonitors", status: 429, times: 3 });
  mock.override({ operation: "getDeviceKey", delay: 1 });
  await shared.get("/monitors");
  await shared.get("/device_key");
  expect(mock.unused()).toEqual([{ operation: "listMonitors", status: 429, times: 3 }]);
  await shared.get("/monitors");
  await shared.get("/monitors");
  expect(mock.unused()).toEqual([]);
});
