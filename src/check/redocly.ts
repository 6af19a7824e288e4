import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A problem that `redocly drift` reports. */
export interface DriftProblem {
  exchangeIndex: number;
  ruleId: string;
  category?: string;
  severity: "error" | "warning" | "info";
  message: string;
  operationId?: string;
  target?: "request" | "response";
  dataPath?: string;
}

/** The contract, which is beside the code in the project and in the package. */
const contractFile = () => createRequire(import.meta.url).resolve("svc-monitoring-api/openapi.json");

/** @throws Error if `@redocly/cli` is not installed */
export function redoclyCommand(): string {
  try {
    const require = createRequire(import.meta.url);
    return join(dirname(require.resolve("@redocly/cli/package.json")), "bin/cli.js");
  } catch {
    throw new Error(
      "The check of traffic needs Redocly's command line. Install it: npm install --save-dev @redocly/cli@2",
    );
  }
}

/** It sends no telemetry and does not look for updates. */
export const redoclyEnvironment = {
  ...process.env,
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
};

/**
 * Compares traffic with the contract.
 * @param traffic a file that `redocly drift` reads
 * @param server the URL of the service that the traffic goes to; other requests are left out
 * @param report the file for its report
 */
export async function drift(traffic: string, server: string, report: string): Promise<DriftProblem[]> {
  const args = [redoclyCommand(), "drift", traffic, "--api", contractFile(), "--server", server];
  args.push("--format", "json", "--output", report);
  const child = spawn(process.execPath, args, { env: redoclyEnvironment, stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  // It exits with code 1 for problems as well: whether it worked, its report says.
  const text = await readFile(report, "utf8").catch(() => undefined);
  if (text === undefined) throw new Error(`redocly drift failed:\n${output.trim()}`);
  return JSON.parse(text).problems;
}
