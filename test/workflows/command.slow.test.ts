import { describe, expect, it } from "vitest";
import { Command } from "../support/command.ts";

async function workflows(...args: string[]): Promise<{ code: number | null; output: string }> {
  const command = Command.start(process.cwd(), ["--import", "tsx/esm", "scripts/workflows.ts", ...args], {
    SVC_BASE_URL: "",
    SVC_DATA_CENTER: "",
  });
  return { code: await command.ended, output: command.output };
}

describe("npm run workflows", () => {
  it("starts a mock, and runs the named workflows against it", async () => {
    const { code, output } = await workflows("not-found");
    expect(output).toContain("✓ GET /monitors/{monitor_id} - step getUnknownMonitor");
    expect(output).toMatch(/Workflows: 1 passed, 1 total/);
    expect(output).not.toContain("Node.js 20");
    expect(code).toBe(0);
  });

  it("with --live says which settings are missing, and calls nothing", async () => {
    const { code, output } = await workflows("--live", "not-found");
    expect(output).toContain("read from the environment: SVC_DATA_CENTER, SVC_SERVICE");
    expect(output).not.toContain("    at "); // no stack trace
    expect(code).toBe(1);
  });
});
