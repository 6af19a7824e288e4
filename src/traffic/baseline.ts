import { stat } from "node:fs/promises";
import { readText, writeWhole } from "../shared/files.ts";
import { type Finding, type Service, subjectOf } from "./findings.ts";
import type { TrafficReport } from "./report.ts";

const header = [
  "# What svc-monitoring-api check knows and does not report: where, in which place, and what is expected there.",
  "# --update-baseline writes this file, and keeps comments. * stands for an id.",
];

/**
 * Reads the known findings from a file, a line for each.
 * @throws Error that says what is wrong with the file
 */
export async function readBaseline(file: string): Promise<string[]> {
  return (await linesOf(file)).filter((line) => !isComment(line));
}

/**
 * Writes the findings to a file, as known ones. Comments, and known findings that are found again, stay where they are.
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
  const kept = before.filter((line) => isComment(line) || !isWhole || found.has(line));
  const added = [...found].filter((line) => !kept.includes(line)).sort();
  await writeWhole(file, [...kept, ...added].map((line) => `${line}\n`).join(""));
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
  const stale = new Set(known);
  const lines = new Set(known);
  const findings = report.findings.filter((finding) => {
    const line = lineOf(finding, service);
    stale.delete(line);
    return !lines.has(line);
  });
  const notes = [...(isWhole ? stale : [])].map(
    (line) => `The baseline has a finding that is gone: ${line} (--update-baseline removes it)`,
  );
  return { ...report, findings, known: report.findings.length - findings.length, notes: [...report.notes, ...notes] };
}

/** A finding in whatever record, and with whatever id in the path of an undocumented operation. */
export function lineOf(finding: Finding, service: Service): string {
  const { operation, method, path } = subjectOf(finding, service);
  return `${operation ?? `${method} ${withoutIds(path)}`} ${withoutIds(finding.place)}: ${finding.kind}`;
}

function withoutIds(path: string): string {
  return path.replace(/\/(?:\d+|[0-9a-f-]{16,})(?=\/|$)/gi, "/*");
}
