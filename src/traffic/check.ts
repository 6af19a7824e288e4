import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ownContract } from "../contract/own-contract.ts";
import { contractAt } from "../validation/compile/contract-at.ts";
import type { ContractValidators } from "../validation/contract.ts";
import type { Violation } from "../validation/violation.ts";
import { type DriftProblem, type DriftReport, drift } from "./drift.ts";
import { type Har, type HarEntry, harOf, headersOf, isHar, maskedHar, readTraffic, responseBody } from "./har.ts";
import { maskedLog } from "./log.ts";

export interface CheckTrafficOptions {
  /** A HAR file, or a log in JSON that `redocly drift` reads: Kong, nginx, NDJSON. */
  traffic: string;
  /** {base_url} */
  baseUrl: string;
  /** {auth_url} */
  authUrl: string;
  /** The path of an extended contract, a JSON file; this package's own if left out. */
  contract?: string | undefined;
}

/** What the traffic is checked against. */
interface Service {
  contract: ContractValidators;
  addresses: { baseUrl: string; authUrl: string };
}

/** Something that was found in the traffic. */
export interface Finding {
  severity: "error" | "addition";
  /** The number of the exchange in the file, from 0. */
  exchange: number;
  /** Method and URL without the query. */
  request: string;
  operation: string | undefined;
  /** Where it was found, such as `response body /data/id`. */
  place: string;
  text: string;
  /** Which of the two found it. */
  source: "validators" | "redocly drift";
}

export interface TrafficReport {
  findings: Finding[];
  /** How many exchanges were with the service, and how many with others. */
  checked: number;
  skipped: number;
}

/**
 * Checks recorded traffic against the contract, with `redocly drift` and with the validators. Secrets are masked before
 * anything else happens.
 * @throws Error if the file cannot be read, is truncated, or has no exchange with the service
 */
export async function checkTraffic({ traffic, contract, ...addresses }: CheckTrafficOptions): Promise<TrafficReport> {
  const { baseUrl, authUrl } = addresses;
  const service = { contract: await contractAt(contract), addresses };
  const text = await readTraffic(traffic);
  const har = isHar(traffic, text) ? maskedHar(harOf(text, traffic)) : undefined;
  const scratch = await mkdtemp(join(tmpdir(), "check-traffic-"));
  try {
    // The name tells `redocly drift` the format.
    const file = join(scratch, har ? "traffic.har" : `traffic-${basename(traffic)}`);
    await writeFile(file, har ? JSON.stringify(har) : maskedLog(text, traffic), { mode: 0o600 });
    const isWanted = har ? serversOf(har, service) : { base: true, auth: true };
    const [base, auth] = await Promise.all([
      isWanted.base ? drift(file, baseUrl, contract ?? ownContract, join(scratch, "base.json")) : nothing,
      isWanted.auth ? drift(file, authUrl, contract ?? ownContract, join(scratch, "auth.json")) : nothing,
    ]);
    // {base_url} may be below {auth_url}.
    const below = `${baseUrl.replace(/\/$/, "")}/`;
    const problems = [...base.problems, ...auth.problems.filter(({ url }) => !url.startsWith(below))];
    const report = har ? merged(har, problems, service) : reportOfLog(problems, base.run, auth.run);
    if (report.checked > 0) return report;
    throw new Error(`${traffic} has no exchange with ${baseUrl} or ${authUrl}. Is the service named correctly?`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

const nothing: DriftReport = { run: { totalExchanges: 0, skippedExchanges: 0 }, problems: [] };

/** To which servers the operations belong that a file contains: `redocly drift` knows nothing of other requests. */
function serversOf(har: Har, { contract, addresses }: Service): { base: boolean; auth: boolean } {
  const operations = har.log.entries.map(({ request }) => contract.find(request, addresses));
  return {
    base: operations.some((operation) => operation?.isOAuth === false),
    auth: operations.some((operation) => operation?.isOAuth === true),
  };
}

/** The report of a log, of which only `redocly drift` knows what its attributes are. */
function reportOfLog(
  problems: readonly DriftProblem[],
  base: DriftReport["run"],
  auth: DriftReport["run"],
): TrafficReport {
  const { totalExchanges } = base;
  const matched = 2 * totalExchanges - base.skippedExchanges - auth.skippedExchanges;
  const checked = Math.min(matched, totalExchanges);
  return { findings: problems.map(ofDrift), checked, skipped: totalExchanges - checked };
}

/** What the validators find, and what only `redocly drift` finds. */
function merged(har: Har, problems: readonly DriftProblem[], service: Service): TrafficReport {
  const { contract, addresses } = service;
  const { entries } = har.log;
  const covered = entries.map(({ request }) => contract.covers(request.url, addresses));
  const own = entries.flatMap((entry, index) => (covered[index] ? findingsOf(entry, index, service) : []));
  const theirs = problems
    // The validators know what is documented, and where the auth server is.
    .filter((problem) => covered[problem.exchangeIndex] && !isUndocumented(problem))
    .map(ofDrift)
    .filter(({ exchange, place }) => !own.some((finding) => finding.exchange === exchange && finding.place === place));
  const findings = [...own, ...theirs].sort((a, b) => a.exchange - b.exchange);
  const checked = covered.filter(Boolean).length;
  return { findings, checked, skipped: entries.length - checked };
}

function findingsOf(entry: HarEntry, exchange: number, { contract, addresses }: Service): Finding[] {
  const { method, url, headers, postData } = entry.request;
  const options = { ...addresses, strict: true };
  const request = contract.checkRequest({ method, url, headers: headersOf(headers), body: postData?.text }, options);
  const operation = contract.find({ method, url }, addresses);
  const { status } = entry.response;
  const received = { status, headers: headersOf(entry.response.headers), body: responseBody(entry.response) };
  const response = operation && contract.checkResponse(operation, received, options, method);
  const common = { exchange, request: requestOf(method, url), operation: operation?.id, source: "validators" } as const;
  const placeOf = ({ part, in: place, at }: Violation) => [part, place, at].filter((word) => word !== "").join(" ");
  return [
    ...[...request.violations, ...(response?.violations ?? [])].map(
      (one): Finding => ({ ...common, severity: "error", place: placeOf(one), text: one.text }),
    ),
    ...request.additions.map(
      ({ at, text }): Finding => ({ ...common, severity: "addition", place: `request query ${at}`, text }),
    ),
    ...(response?.additions ?? []).map(
      ({ at, text }): Finding => ({ ...common, severity: "addition", place: `response body ${at}`, text }),
    ),
  ];
}

function isUndocumented({ ruleId, category }: DriftProblem): boolean {
  return category === "documentation" || ruleId.startsWith("undocumented");
}

function ofDrift(problem: DriftProblem): Finding {
  const { exchangeIndex, method, url, ruleId, severity, message, operationId, target = "request", dataPath } = problem;
  return {
    severity: severity === "error" ? "error" : "addition",
    exchange: exchangeIndex,
    request: requestOf(method, url),
    operation: operationId,
    place: dataPath ? `${target} body ${dataPath}` : `${target} ${ruleId}`,
    text: message,
    source: "redocly drift",
  };
}

function requestOf(method: string, url: string): string {
  return `${method} ${url.split("?")[0]}`;
}
