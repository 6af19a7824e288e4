import type { Mock } from "../../src/mock/index.ts";
import type { Case } from "./cases.ts";

/** Today's service, and tomorrow's, which has attributes and ids that the contract does not have. */
export const modes = ["today", "tomorrow"] as const;
export type Mode = (typeof modes)[number];

const types = ["URL", "HOMEPAGE", "REALBROWSER"];

/** Sets the mock up as the service of a mode and a case, with nothing left of earlier calls. */
export function setUp(
  mock: Mock,
  mode: Mode,
  { call, responses = [], faults = [], seed = {} }: Partial<Case> = {},
): void {
  mock.reset();
  const ids = mode === "today" ? types : [...types, "ADDED_TOMORROW"];
  mock.seed({ monitorTypes: ids.map((id) => ({ id, name: id })), ...seed });
  if (mode === "tomorrow") {
    mock.addAttributes({ added_tomorrow: { report_type: 99, names: ["a", "b"] } });
    mock.override({ operation: "createMonitorGroup", body: { code: 0, message: "success", data: {} } });
  }
  // The newest comes first.
  for (const fault of faults.toReversed()) mock.fail(fault);
  for (const one of responses.toReversed()) {
    const text = JSON.stringify({ operation: call?.operation, breaksContract: true, ...one });
    mock.override(JSON.parse(text.replace("{access_token}", mock.issueAccessToken())));
  }
}
