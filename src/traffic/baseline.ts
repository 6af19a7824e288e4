import { stat } from "node:fs/promises";
import { readText, writeWhole } from "../shared/files.ts";
import { escapeRegExp } from "../shared/text.ts";
import { type Finding, lineOf, type Service } from "./findings.ts";
import type { TrafficReport } from "./report.ts";

const header = [
  "# What svc-monitoring-api check knows and does not report: where, in which place, and what is expected or was seen there.",
  "# --update-baseline adds what is new, and keeps comments. * stands for a segment of a path, such as an id or a name.",
];

/**
 * Reads the known findings from a file, a line for each.
 * @throws Error that says what is wrong with the file
 */
export async function readBaseline(file: string): Promise<string[]> {
  return (await linesOf(file)).filter((line) => !isComment(line));
}

/** Whether a line is of what a service sends beyond the contract, which need not be in each recording. */
const isSeen = (line: string) => / (response body|response status) [^:]*: seen( as \w+)?$/.test(line);

/**
 * Writes the findings to a file, as known ones. Comments, and known findings that are found again, stay where they are; a file
 * without comments is sorted.
 * @param isWhole whether everything was checked, so that a line that matches nothing is one of the past, and removed
 * @throws Error if the file exists and is not a baseline
 */
export async function writeBaseline(
  file: string,
  findings: readonly Finding[],
  service: Service,
  isWhole: boolean,
): Promise<void> {
  const found = new Set(findings.map((finding) => lineOf(finding, service)));
  const exists = await stat(file).catch(() => undefined);
  const before = exists ? await linesOf(file) : header;
  const isFound = testOf(found);
  const kept = before.filter((line) => isComment(line) || isSeen(line) || !isWhole || isFound(line));
  const isKnown = testOf(kept);
  const added = [...found].filter((line) => !isKnown(line)).sort();
  const start = kept.findLastIndex(isComment) + 1;
  const sorted = [...kept.slice(start), ...added].sort();
  await writeWhole(file, [...kept.slice(0, start), ...sorted].map((line) => `${line}\n`).join(""));
}

/** The lines of a baseline, with comments. @throws Error that says what is wrong with the file */
async function linesOf(file: string): Promise<string[]> {
  const text = await readText(file, "it does not exist; --update-baseline writes it");
  const lines = text === "" ? [...header] : text.replace(/\r?\n$/, "").split(/\r?\n/);
  const wrong = lines.find((line) => !isComment(line) && !/^(\w+|\S+ \/\S*) (request|response) \w+.*?: ./.test(line));
  if (wrong === undefined) return lines;
  throw new Error(
    `${file} is not a baseline: ${JSON.stringify(wrong)} is not a finding. Name another file, or correct the line.`,
  );
}

function isComment(line: string): boolean {
  return line === "" || line.startsWith("#");
}

/**
 * The report without the known findings. Of a known one, the place and the kind are known: another kind in the same place is
 * new, and so is one below it.
 * @param isWhole whether everything was checked, so that a line that matches nothing is one of the past, and named
 */
export function withoutKnown(
  report: TrafficReport,
  known: readonly string[],
  service: Service,
  isWhole: boolean,
): TrafficReport {
  const lines = new Set(report.findings.map((finding) => lineOf(finding, service)));
  const isKnown = testOf(known);
  const findings = report.findings.filter((finding) => !isKnown(lineOf(finding, service)));
  const isFound = testOf(lines);
  const stale = known.filter((line) => isWhole && !isSeen(line) && !isFound(line));
  const notes = stale.map((line) => `The baseline has a finding that is gone: ${line} (--update-baseline removes it)`);
  return { ...report, findings, known: report.findings.length - findings.length, notes: [...report.notes, ...notes] };
}

/** Whether a line is in others. In both, `*` stands for any segment. */
function testOf(given: Iterable<string>): (line: string) => boolean {
  const lines = new Set(given);
  const patternOf = (line: string) => new RegExp(`^${escapeRegExp(line).replaceAll("\\*", "[^/\\s]+")}$`);
  const patterns = [...lines].filter((line) => line.includes("*")).map(patternOf);
  return (line) => {
    if (lines.has(line) || patterns.some((pattern) => pattern.test(line))) return true;
    const own = line.includes("*") ? patternOf(line) : undefined;
    return own !== undefined && [...lines].some((one) => own.test(one));
  };
}
