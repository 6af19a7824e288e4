import type { Mock } from "../../src/mock/index.ts";
import type { Case } from "./cases.ts";

/** Today's service, and tomorrow's, which has attributes and ids that the contract does not have. */
export const modes = ["today", "tomorrow"] as const;
export type Mode = (typeof modes)[number];

const types = ["URL", "HOMEPAGE", "REALBROWSER", "ADDED_TOMORROW"];

/** Sets the mock up as the service of a mode and a case, with nothing left of earlier calls. */
export function setUp(mock: Mock, mode: Mode, { responses = [], faults = [] }: Partial<Case> = {}): void {
  mock.reset();
  for (const fault of faults) mock.fail(fault);
  const texts = responses.map((one) => JSON.stringify(one).replace("{access_token}", mock.issueAccessToken()));
  for (const text of texts) mock.override(JSON.parse(text));
  if (mode === "today") return;
  mock.addAttributes({ added_tomorrow: { report_type: 99, names: ["a", "b"] } });
  const success = (data: unknown) => ({ code: 0, message: "success", data });
  mock.override({ operation: "listMonitorTypeConstants", body: success(types.map((id) => ({ id, name: id }))) });
  mock.override({ operation: "createMonitorGroup", body: success({}) });
}
