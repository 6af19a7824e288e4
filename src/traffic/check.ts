import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ownContract } from "../contract/own-contract.ts";
import { contractAt } from "../validation/compile/contract-at.ts";
import { type Selector, selection } from "../validation/selection.ts";
import { type DriftReport, drift } from "./drift.ts";
import { type Har, harOf, isHar, maskedHar, readTraffic } from "./har.ts";
import { maskedLog } from "./log.ts";
import { reportOfHar, reportOfLog, type Service, type ServiceAddresses, type TrafficReport } from "./report.ts";

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
 * Checks recorded traffic against the contract, with `redocly drift` and with the validators. Secrets are masked before
 * anything else happens.
 * @throws Error if the file cannot be read, is truncated, or has no exchange with the service that is selected
 */
export async function checkTraffic(options: CheckTrafficOptions): Promise<TrafficReport> {
  const { traffic, baseUrl, authUrl } = options;
  const contract = await contractAt(options.contract);
  const isSelected = selection(options.only, options.ignore, contract);
  const text = await readTraffic(traffic);
  const har = isHar(traffic, text) ? maskedHar(harOf(text, traffic)) : undefined;
  const scratch = await mkdtemp(join(tmpdir(), "check-traffic-"));
  try {
    // The name tells `redocly drift` the format.
    const file = join(scratch, har ? "traffic.har" : `traffic-${basename(traffic)}`);
    await writeFile(file, har ? JSON.stringify(har) : maskedLog(text, traffic), { mode: 0o600 });
    const service = { contract, baseUrl, authUrl };
    const document = options.contract ?? ownContract;
    const isWanted = har ? serversOf(har, service) : { base: true, auth: true };
    const [base, auth] = await Promise.all([
      isWanted.base ? drift(file, baseUrl, document, join(scratch, "base.json")) : nothing,
      isWanted.auth ? drift(file, authUrl, document, join(scratch, "auth.json")) : nothing,
    ]);
    // {base_url} may be below {auth_url}.
    const below = `${baseUrl.replace(/\/$/, "")}/`;
    const problems = [...base.problems, ...auth.problems.filter(({ url }) => !url.startsWith(below))];
    const report = har
      ? reportOfHar(har, problems, service, isSelected)
      : reportOfLog(problems, base.run, auth.run, service, isSelected);
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
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

const nothing: DriftReport = { run: { totalExchanges: 0, skippedExchanges: 0 }, problems: [] };

/** To which servers the operations belong that a file contains: `redocly drift` knows nothing of other requests. */
function serversOf(har: Har, service: Service): { base: boolean; auth: boolean } {
  const operations = har.log.entries.map(({ request }) => service.contract.find(request, service));
  return {
    base: operations.some((operation) => operation?.isOAuth === false),
    auth: operations.some((operation) => operation?.isOAuth === true),
  };
}
