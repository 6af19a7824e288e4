import { KnownSecrets } from "../shared/known-secrets.ts";
import { isDistinct, mapTexts } from "../shared/masking.ts";
import { contractAt } from "../validation/compile/contract-at.ts";
import type { Selector } from "../validation/selection.ts";
import type { ServiceAddresses } from "./findings.ts";
import { type HarEntry, readHar } from "./har.ts";
import { secretsOf } from "./masked-recording.ts";
import { reportOf, type TrafficReport } from "./report.ts";

export interface CheckTrafficOptions extends ServiceAddresses {
  /** A HAR file. */
  traffic: string;
  /** The path of an extended contract, a JSON file; this package's own if left out. */
  contract?: string | undefined;
  /** Checks these alone. */
  only?: readonly Selector[] | undefined;
  /** Does not check these. */
  ignore?: readonly Selector[] | undefined;
  /** Also lists each attribute and status that the contract does not have, for a baseline. */
  learns?: boolean | undefined;
}

/**
 * Checks recorded traffic against the contract. The report has no secrets.
 * @throws Error if the file cannot be read, is truncated, or has no exchange with the service that is selected
 */
export async function checkTraffic(options: CheckTrafficOptions): Promise<TrafficReport> {
  const { traffic, baseUrl, authUrl } = options;
  const contract = await contractAt(options.contract);
  const service = { contract, baseUrl, authUrl };
  const har = await readHar(traffic);
  const report = withoutSecrets(
    reportOf(har.log.entries, service, options.only, options.ignore, options.learns),
    har.log.entries,
  );
  const { unselected, unanswered } = report.skipped;
  if (report.checked + unselected === 0 && unanswered > 0 && report.failed.length === 0) {
    throw new Error(`${traffic} has no response of the service: each is from the browser's cache. Record it again.`);
  }
  if (report.checked + unselected + unanswered === 0) {
    throw new Error(`${traffic} has no exchange with ${baseUrl} or ${authUrl}. Is the service named correctly?`);
  }
  if (report.checked === 0 && unselected > 0)
    throw new Error(`${traffic} has no exchange that is selected by --only and --ignore.`);
  return report;
}

/** A report shows what names say to be no secret, also in paths; another entry may say that it is one. */
function withoutSecrets(report: TrafficReport, entries: readonly HarEntry[]): TrafficReport {
  const known = new KnownSecrets([...secretsOf(entries)].filter(isDistinct));
  return mapTexts(report, (text) => known.masked(text)) as TrafficReport;
}
