import { stat } from "node:fs/promises";
import { readText, writeWhole } from "../shared/files.ts";
import { escapeRegExp } from "../shared/text.ts";
import { lineOf, type Service } from "./findings.ts";
import type { TrafficReport } from "./report.ts";
import { withSiblings } from "./siblings.ts";

const header = [
  "# What svc-monitoring-api check knows and does not report: where, in which place, and what is expected or was seen there.",
  "# --update-baseline adds what is new, and keeps comments. * stands for a segment of a path, such as an id or a name.",
];

/**
 * Reads the known findings from a file, a line for each.
 * @throws Error that says what is wrong with the file
 */
export async function readBaseline(file: string): Promise<string[]> {
  return (await linesOf(file)).filter(isFinding);
}

/** Whether a line is of what a service sends beyond the contract, which need not be in each recording. */
const isSeen = (line: string) => / (response body|response status) [^:]*: seen( as \w+)?$/.test(line);

/** The place of an attribute, and its type. */
const seenAs = /^(.*): seen as (\w+)$/;

/** What a line is of: an operation, or a method and a path. */
const subjectIn = (line: string) => /^(\S+ \/\S*|\p{ID_Continue}+) /u.exec(line)?.[1] ?? "";

/** What a recording changes in a baseline. */
function comparison(report: TrafficReport, known: readonly string[], service: Service, isWhole: boolean) {
  const found = withSiblings(
    report.findings.map((finding) => lineOf(finding, service)),
    known,
  );
  const isKnown = testOf(known);
  const isFound = testOf(found);
  const added = new Set(found.filter((line) => !isKnown(line)));
  const couldShow = testOf(report.succeeded);
  const gone = known.filter((line) => isWhole && !isSeen(line) && couldShow(subjectIn(line)) && !isFound(line));
  // An attribute that is in no record now, where a new one has its type: it has another name.
  const renamed = new Map<string, string[]>();
  const placeOf = (line: string) => seenAs.exec(line)?.[1] ?? "";
  const hasPlace = testOf(found.map(placeOf));
  for (const line of added) {
    const [, record = "", type] = /^(.*)\/[^/]*(: seen as \w+)$/.exec(line) ?? [];
    const isOld = (one: string) =>
      type !== undefined && one.startsWith(record) && /^\/[^/]*$/.test(one.slice(record.length, -type.length));
    const old = known.filter(
      (one) => type !== undefined && one.endsWith(type) && isOld(one) && !hasPlace(placeOf(one)),
    );
    if (old.length > 0) renamed.set(line, old);
  }
  // An attribute that is known with other types.
  const typesBefore = new Map<string, string[]>();
  for (const line of added) {
    const isOfPlace = testOf([placeOf(line)]);
    const types = known.flatMap((one) => {
      const [, place, type] = seenAs.exec(one) ?? [];
      return place !== undefined && type !== undefined && isOfPlace(place) ? [type] : [];
    });
    if (types.length > 0) typesBefore.set(line, types);
  }
  return { found, added, gone, renamed, typesBefore };
}

/**
 * Writes the findings to a file, as known ones. Comments, and known findings that are found again, stay where they are; a file
 * without comments is sorted.
 * @param isWhole whether everything was checked, so that a line of a call that succeeded is one of the past if it matches nothing
 * @throws Error if the file exists and is not a baseline
 */
export async function writeBaseline(
  file: string,
  report: TrafficReport,
  service: Service,
  isWhole: boolean,
): Promise<void> {
  const exists = await stat(file).catch(() => undefined);
  const before = exists ? await linesOf(file) : header;
  const { added, gone, renamed } = comparison(report, before.filter(isFinding), service, isWhole);
  const past = new Set([...gone, ...[...renamed.values()].flat()]);
  const kept = before.filter((line) => !past.has(line));
  const start = kept.findLastIndex((line) => !isFinding(line)) + 1;
  const sorted = [...kept.slice(start), ...added].sort();
  if (added.size + past.size === 0 && exists) return;
  await writeWhole(file, [...kept.slice(0, start), ...sorted].map((line) => `${line}\n`).join(""));
}

/** The lines of a baseline, with comments. @throws Error that says what is wrong with the file */
async function linesOf(file: string): Promise<string[]> {
  const text = await readText(file, "it does not exist; --update-baseline writes it");
  const lines = text === "" ? [...header] : text.replace(/\r?\n$/, "").split(/\r?\n/);
  const wrong = lines.find(
    (line) => isFinding(line) && !/^(\S+ \/\S*|\p{ID_Continue}+) (request|response) \w+.*?: ./u.test(line),
  );
  if (wrong === undefined) return lines;
  throw new Error(
    `${file} is not a baseline: ${JSON.stringify(wrong)} is not a finding. Name another file, or correct the line.`,
  );
}

function isFinding(line: string): boolean {
  return line !== "" && !line.startsWith("#");
}

/**
 * The report without the known findings. Of a known one, the place and the kind are known: another kind in the same place is
 * new, and so is one below it. A new path is one finding, with all that is below it.
 * @param isWhole whether everything was checked, so that a line that matches nothing is one of the past, and named
 */
export function withoutKnown(
  report: TrafficReport,
  known: readonly string[],
  service: Service,
  isWhole: boolean,
): TrafficReport {
  const { found, added, gone, renamed, typesBefore } = comparison(report, known, service, isWhole);
  const isPath = (line: string) => / request (path|method): /.test(line);
  const paths = new Set([...added].filter(isPath).map(subjectIn));
  const said = new Set<string>();
  const fresh = report.findings.flatMap((finding, index) => {
    const line = found[index] as string;
    if (!added.has(line) || (paths.has(subjectIn(line)) && isSeen(line))) return [];
    if (isPath(line) && (said.has(line) || !said.add(line))) return [];
    const old = renamed.get(line)?.map((one) => /([^/]*): seen/.exec(one)?.[1]);
    const types = typesBefore.get(line);
    const before = [...(old ? [`gone: ${old.join(", ")}`] : []), ...(types ? [`before: ${types.join(" or ")}`] : [])];
    return { ...finding, text: [finding.text, ...before].join("; ") };
  });
  const notes = gone.map((line) => `The baseline has a finding that is gone: ${line} (--update-baseline removes it)`);
  const isNew = found.filter((line) => added.has(line)).length;
  return { ...report, findings: fresh, known: found.length - isNew, notes: [...report.notes, ...notes] };
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
