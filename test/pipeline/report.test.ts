import { expect, it } from "vitest";
import { BuildError } from "../../src/pipeline/problems.ts";
import { naming, printedBy, silent } from "../../src/pipeline/report.ts";

it.each([silent, printedBy(() => {})])(
  "a mistake in a step names the step and the file, a problem its own place",
  async (report) => {
    const mistake = () => (undefined as unknown as { flows: object }).flows;
    const step = report("constants", () => naming("limits.ts", mistake), "");
    await expect(step).rejects.toThrow("constants: limits.ts: Cannot read properties of undefined (reading 'flows')");
    const problem = () => {
      throw new BuildError(["openapi/openapi.yaml:1:1  No title."]);
    };
    await expect(report("bundle", problem, "")).rejects.toThrow(/^openapi\/openapi\.yaml:1:1 {2}No title\.$/);
  },
);
