import { readFile } from "node:fs/promises";
import { runRedocly } from "../shared/redocly.ts";

/** A problem that `redocly drift` reports. */
export interface DriftProblem {
  exchangeIndex: number;
  method: string;
  url: string;
  ruleId: string;
  category?: string;
  severity: "error" | "warning" | "info";
  message: string;
  operationId?: string;
  target?: "request" | "response";
  dataPath?: string;
}

/** What `redocly drift` reports. */
export interface DriftReport {
  /** How many exchanges the file has, and how many of them are not with the server. */
  run: { totalExchanges: number; skippedExchanges: number };
  problems: DriftProblem[];
}

/**
 * Compares traffic with the contract.
 * @param traffic a file that `redocly drift` reads
 * @param server the URL of the service that the traffic goes to; other requests are left out
 * @param contract the path of the contract, a JSON file
 * @param report the file for its report
 */
export async function drift(traffic: string, server: string, contract: string, report: string): Promise<DriftReport> {
  const place = ["--api", contract, "--server", server];
  const { stderr } = await runRedocly(["drift", traffic, ...place, "--format", "json", "--output", report]);
  // It exits with code 1 for problems as well: whether it worked, its report says.
  const text = await readFile(report, "utf8").catch(() => undefined);
  if (text === undefined) throw new Error(`redocly drift failed:\n${stderr}`);
  return JSON.parse(text);
}
