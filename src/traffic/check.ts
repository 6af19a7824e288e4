import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ownContract } from "../contract/own-contract.ts";
import { contractAt } from "../validation/compile/contract-at.ts";
import { type Selector, selection } from "../validation/selection.ts";
import { drift } from "./drift.ts";
import { harOf, isHar, maskedHar, readTraffic } from "./har.ts";
import { maskedLog } from "./log.ts";
import { type LogReports, reportOfHar, reportOfLog, type ServiceAddresses, type TrafficReport } from "./report.ts";

export interface CheckTrafficOptions extends ServiceAddresses {
  /** A HAR file, or a log in JSON that `redocly drift` reads: Kong, nginx, NDJSON. */
  traffic: string;
  /** The path of an extended contract, a JSON file; this package's own if left out. */
  contract?: string | undefined;
  /** Checks these alone. */
  only?: readonly Selector[] | undefined;
  /** Does not check these. */
  ignore?: readonly Selector[] | undefined;
}

/**
 * Checks recorded traffic against the contract. Secrets are masked before anything else happens.
 * @throws Error if the file cannot be read, is truncated, or has no exchange with the service that is selected
 */
export async function checkTraffic(options: CheckTrafficOptions): Promise<TrafficReport> {
  const { traffic, baseUrl, authUrl } = options;
  const contract = await contractAt(options.contract);
  const isSelected = selection(options.only, options.ignore, contract);
  const text = await readTraffic(traffic);
  const service = { contract, baseUrl, authUrl };
  const report = isHar(traffic, text)
    ? reportOfHar(maskedHar(harOf(text, traffic)), service, isSelected)
    : reportOfLog(await driftOf(maskedLog(text, traffic), options), service, isSelected);
  const { unselected, unanswered } = report.skipped;
  if (report.checked + unselected === 0 && unanswered > 0) {
    throw new Error(
      `${traffic} has no response of the service: each is from the browser's cache, or failed. Record it again.`,
    );
  }
  if (report.checked + unselected === 0) {
    throw new Error(`${traffic} has no exchange with ${baseUrl} or ${authUrl}. Is the service named correctly?`);
  }
  if (report.checked === 0) throw new Error(`${traffic} has no exchange that is selected by --only and --ignore.`);
  return report;
}

/** What `redocly drift` finds in a log, with the API and with the auth server. */
async function driftOf(
  log: string,
  { traffic, contract = ownContract, baseUrl, authUrl }: CheckTrafficOptions,
): Promise<LogReports> {
  const scratch = await mkdtemp(join(tmpdir(), "check-traffic-"));
  try {
    // The name tells `redocly drift` the format.
    const file = join(scratch, `traffic-${basename(traffic)}`);
    await writeFile(file, log, { mode: 0o600 });
    const [base, auth] = await Promise.all([
      drift(file, baseUrl, contract, join(scratch, "base.json")),
      drift(file, authUrl, contract, join(scratch, "auth.json")),
    ]);
    return { base, auth };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
