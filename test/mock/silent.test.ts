import { describe, expect, it } from "vitest";
import { sharedMock } from "./support.ts";

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
});
