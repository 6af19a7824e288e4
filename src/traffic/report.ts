import { type Subject, type SubjectTest, selection, subjectTest } from "../validation/selection.ts";
import { listed } from "../validation/violation.ts";
import { type Finding, findingsOf, type Service, subjectOf } from "./findings.ts";
import { type HarEntry, headersOf } from "./har.ts";

export interface TrafficReport {
  findings: Finding[];
  checked: number;
  /** How many were left out, because they are with other hosts, not selected, or without a response of the service. */
  skipped: { otherHosts: number; unselected: number; unanswered: number };
  /** How many findings a baseline has, which are left out. */
  known: number;
  /** What could not be checked in any exchange, and why. */
  notes: string[];
}

/**
 * What the validators find in the entries of a HAR file.
 * @param only selectors of what is checked; everything if left out
 * @param ignore selectors of what is not
 */
export function reportOf(
  entries: readonly HarEntry[],
  service: Service,
  only?: readonly string[],
  ignore: readonly string[] = [],
): TrafficReport {
  const { contract } = service;
  const isSelected = selection(only, ignore, contract);
  const calls = entries
    .map((entry, exchange) => {
      const { method, url } = entry.request;
      const operation = contract.find({ method, url }, service);
      const subject: Subject = { operation: operation?.id, method, path: contract.pathOf(url, service) };
      return { entry, exchange, operation, subject };
    })
    .filter(({ entry, operation }) => contract.covers(entry.request.url, service) && (operation || !isOfPage(entry)));
  const answered = calls.filter(({ entry }) => !isUnanswered(entry));
  const selected = answered.filter(({ subject }) => isSelected(subject));
  const isRemoved = lacksAuthorization(calls.filter(({ operation }) => !operation?.isOAuth).map(({ entry }) => entry));
  const options = { strict: true, needsAuthorization: !isRemoved };
  const all = selected.flatMap(({ entry, exchange }) => findingsOf(entry, exchange, service, options));
  const found = all.map((finding) => subjectOf(finding, service));
  const unused = (option: string, selectors: readonly string[], isUsed: (matches: SubjectTest) => boolean) =>
    selectors
      .filter((selector) => !isUsed(subjectTest(selector, contract)))
      .map((selector) => `${option} ${JSON.stringify(selector)} matches nothing.`);
  const subjects = calls.map(({ subject }) => subject);
  return {
    findings: all.filter((_, index) => isSelected(found[index] as Subject)),
    checked: selected.length,
    skipped: {
      otherHosts: entries.length - calls.length,
      unselected: answered.length - selected.length,
      unanswered: calls.length - answered.length,
    },
    known: 0,
    notes: [
      ...(isRemoved ? [removed] : []),
      ...unused("--only", only ?? [], (matches) => subjects.some((one) => matches(one) !== false)),
      ...unused("--ignore", ignore, (matches) => [...subjects, ...found].some((one) => matches(one) === true)),
    ],
  };
}

/** Whether a browser loaded a page, or what belongs to it, from the service's host. What a page calls is no such thing. */
function isOfPage({ request: { method, headers } }: HarEntry): boolean {
  const { "sec-fetch-dest": destination = "" } = headersOf(headers);
  return method === "GET" && /^(document|font|i?frame|image|manifest|script|style)$/.test(destination);
}

/** A browser writes status 0 if there was no response, and 304 beside what it had in its cache. */
function isUnanswered({ response: { status } }: HarEntry): boolean {
  return status === 0 || status === 304;
}

const removed =
  "No request has the header Authorization, though requests succeeded: browsers remove it when they export. It is not checked.";

/** Whether calls of the API succeeded that have no token, which whoever recorded them has removed. */
function lacksAuthorization(calls: readonly HarEntry[]): boolean {
  const hasToken = calls.some(({ request }) => "authorization" in headersOf(request.headers));
  return !hasToken && calls.some(({ response: { status } }) => status >= 200 && status < 400);
}

export const formats = { pretty, json: jsonOf, sarif } as const;
export type Format = keyof typeof formats;

function pretty({ findings, checked, skipped, known }: TrafficReport): string {
  const lines = listed(findings, ({ severity, exchange, request, operation = "unknown operation", place, text }) => {
    return `${severity.padEnd(8)}  #${exchange} ${request} (${operation})\n          ${place}: ${text}`;
  });
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const additions = findings.length - errors;
  const leftOut = [
    skipped.otherHosts > 0 && `${count(skipped.otherHosts, "exchange")} of other hosts`,
    skipped.unselected > 0 && `${count(skipped.unselected, "exchange")} not selected`,
    skipped.unanswered > 0 && `${count(skipped.unanswered, "exchange")} without a response of the service`,
    known > 0 && count(known, "known finding"),
  ].filter(Boolean);
  return [
    ...lines,
    `${count(checked, "exchange")} checked: ${count(errors, "error")}, ${count(additions, "addition")}.`,
    ...(leftOut.length > 0 ? [`Left out: ${leftOut.join(", ")}.`] : []),
    "",
  ].join("\n");
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function sarif({ findings }: TrafficReport): string {
  const results = findings.map((finding) => ({
    ruleId: finding.place.split(" ").slice(0, 2).join("-"),
    level: finding.severity === "error" ? "error" : "note",
    message: { text: `${finding.request}, ${finding.place}: ${finding.text}` },
    locations: [{ logicalLocations: [{ fullyQualifiedName: finding.operation ?? finding.request }] }],
    properties: { exchange: finding.exchange },
  }));
  const driver = {
    name: "svc-monitoring-api",
    rules: [...new Set(results.map(({ ruleId }) => ruleId))].map((id) => ({ id })),
  };
  return jsonOf({
    version: "2.1.0",
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    runs: [{ tool: { driver }, results }],
  });
}

function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
