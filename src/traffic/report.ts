import { escaped } from "../shared/text.ts";
import type { OperationDescription } from "../validation/description.ts";
import { type Subject, type SubjectTest, selection, subjectTest } from "../validation/selection.ts";
import { listed } from "../validation/violation.ts";
import {
  errorCodeIn,
  type Finding,
  findingsOf,
  lineOf,
  nameOf,
  type Service,
  subjectOf,
  withoutIds,
} from "./findings.ts";
import { type HarEntry, headersOf } from "./har.ts";

export interface TrafficReport {
  findings: Finding[];
  checked: number;
  /** How many were left out, because they are with other hosts, not selected, or without a response of the service. */
  skipped: { otherHosts: number; unselected: number; unanswered: number };
  /** The calls that failed, with their statuses; 0 is a call without a response. */
  failed: string[];
  /** The operations, or methods and paths, of which a call succeeded. */
  succeeded: string[];
  /** Whether all calls failed: the recording then does not show whether the service keeps the contract. */
  isEmpty: boolean;
  /** How many findings a baseline has, which are left out. */
  known: number;
  /** What could not be checked in any exchange, and why. */
  notes: string[];
}

/**
 * What the validators find in the entries of a HAR file.
 * @param only selectors of what is checked; everything if left out
 * @param ignore selectors of what is not
 * @param learns whether a baseline is to know what the contract does not have
 */
export function reportOf(
  entries: readonly HarEntry[],
  service: Service,
  only?: readonly string[],
  ignore: readonly string[] = [],
  learns = false,
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
  const options = { strict: true, needsAuthorization: !isRemoved, learns };
  const seen = new Set<string>();
  const all = selected
    .flatMap(({ entry, exchange }) => findingsOf(entry, exchange, service, options))
    .filter((finding) => {
      if (!finding.kind.startsWith("seen")) return true;
      const line = lineOf(finding, service);
      return !seen.has(line) && seen.add(line);
    });
  const found = all.map((finding) => subjectOf(finding, service));
  const unused = (option: string, selectors: readonly string[], isUsed: (matches: SubjectTest) => boolean) =>
    selectors
      .filter((selector) => !isUsed(subjectTest(selector, contract)))
      .map((selector) => `${option} ${JSON.stringify(selector)} matches nothing.`);
  const subjects = calls.map(({ subject }) => subject);
  return {
    findings: all.filter((_, index) => isSelected(found[index] as Subject)),
    checked: selected.length,
    ...failuresOf(calls.filter(({ subject }) => isSelected(subject))),
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

/** The calls that failed, and whether all did. A success of the auth server does not count: it shows nothing of the service. */
function failuresOf(
  calls: ReadonlyArray<{ entry: HarEntry; subject: Subject; operation?: OperationDescription | undefined }>,
) {
  const ofService = calls.filter(({ operation }) => !operation?.isOAuth);
  const counts = new Map<string, number>();
  for (const call of calls) {
    const { entry, subject } = call;
    if (isSuccess(call) || isCached(entry)) continue;
    const { status } = entry.response;
    const code = errorCodeIn(entry.response);
    const reason = code === undefined ? status : `${status} with the error code ${code}`;
    const line = escaped(`${subject.method} ${subject.path}: ${status === 0 ? "no response" : reason}`);
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return {
    succeeded: [...new Set(calls.filter(isSuccess).map(({ subject }) => nameOf(subject)))],
    failed: [...counts].map(([line, times]) => (times === 1 ? line : `${line} (${times} times)`)),
    isEmpty: !(ofService.length > 0 ? ofService : calls).some(isSuccess),
  };
}

/** A redirect, such as to a login, is a success only where the contract documents it. */
function isSuccess({ entry, operation }: { entry: HarEntry; operation?: OperationDescription | undefined }): boolean {
  const { status } = entry.response;
  const isExpected = status >= 200 && (status < 300 || (status < 400 && operation?.responses[status] !== undefined));
  return isExpected && errorCodeIn(entry.response) === undefined;
}

/** Whether a browser loaded a page, or what belongs to it, from the service's host. What a page calls is no such thing. */
function isOfPage({ request: { method, headers } }: HarEntry): boolean {
  const { "sec-fetch-dest": destination = "" } = headersOf(headers);
  return method === "GET" && /^(document|font|i?frame|image|manifest|script|style)$/.test(destination);
}

/** A browser writes status 0 if there was no response, and 304 beside what it had in its cache. */
function isUnanswered(entry: HarEntry): boolean {
  return entry.response.status === 0 || isCached(entry);
}

function isCached({ response: { status } }: HarEntry): boolean {
  return status === 304;
}

const removed =
  "No request has the header Authorization, though requests succeeded: browsers remove it when they export. It is not checked.";

/** Whether calls of the API succeeded that have no token, which whoever recorded them has removed. */
function lacksAuthorization(calls: readonly HarEntry[]): boolean {
  const hasToken = calls.some(({ request }) => "authorization" in headersOf(request.headers));
  return !hasToken && calls.some(({ response: { status } }) => status >= 200 && status < 400);
}

export const formats = { pretty, json: jsonOf, github } as const;
export type Format = keyof typeof formats;

/** Findings of one kind, in whichever record and operation. */
function groupsOf(findings: readonly Finding[]): Array<{ first: Finding; more: string }> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { severity, place, kind, request } = finding;
    const path = kind === "a documented path" ? request : "";
    const key = JSON.stringify([severity, path, place.split(" ", 2), withoutIds(place).split("/").at(-1), kind]);
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group as [Finding];
    const responses = new Set(group.map(({ exchange }) => exchange)).size;
    const operations = new Set(group.map(({ operation, request }) => operation ?? request)).size;
    const places = `${group.length} times in ${count(responses, "exchange")} of ${count(operations, "operation")}`;
    return { first, more: group.length > 1 ? ` (${places})` : "" };
  });
}

function pretty({ findings, checked, failed, isEmpty, skipped, known }: TrafficReport): string {
  const lines = listed(groupsOf(findings), ({ first, more }) => {
    const { severity, exchange, request, operation = "unknown operation", place, text } = first;
    return `${severity.padEnd(8)}  #${exchange} ${request} (${operation})\n          ${place}: ${text}${more}`;
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
    ...listed(failed, (line) => `Failed: ${line}.`),
    ...(isEmpty ? ["No call succeeded, so nothing is known about the service."] : []),
    "",
  ].join("\n");
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** Commands that GitHub shows beside a run, and the text for its log. */
function github(report: TrafficReport): string {
  const { findings, failed, isEmpty } = report;
  const found = groupsOf(findings).map(({ first: { severity, operation, request, place, text }, more }) =>
    command(severity === "error" ? "error" : "warning", operation ?? request, `${place}: ${text}${more}`),
  );
  const failures = failed.map((line) => command(isEmpty ? "error" : "warning", "A call failed", line));
  // The runner obeys this form of a command anywhere in a line.
  return [...found, ...failures, pretty(report)].join("\n").replaceAll("##[", "## [");
}

/** A line that GitHub shows beside a run. */
export function command(name: string, title: string, text: string): string {
  return `::${name} title=${data(title).replaceAll(":", "%3A").replaceAll(",", "%2C")}::${data(text)}`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
