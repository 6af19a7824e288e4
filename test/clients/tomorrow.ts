import type { Mock } from "../../src/mock/index.ts";

/** Makes a mock the service of tomorrow, which has attributes and ids that the contract does not have. */
export function seedTomorrow(mock: Mock): void {
  const added_tomorrow = { report_type: 99, names: ["a", "b"] };
  mock.seed({
    monitors: mock.records().monitors.map((monitor) => ({ ...monitor, added_tomorrow })),
    monitorTypes: ["URL", "HOMEPAGE", "REALBROWSER", "ADDED_TOMORROW"].map((id) => ({ id, name: id })),
  });
}
