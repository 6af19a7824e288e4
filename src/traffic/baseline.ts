import { stat } from "node:fs/promises";
import { readText, writeWhole } from "../shared/files.ts";
import { comparison, isObserved, subjectIn } from "./comparison.ts";
import type { Service } from "./findings.ts";
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
  return (await linesOf(file)).filter(isFinding);
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
  const { added, gone, replaced } = comparison(report, before.filter(isFinding), service, isWhole);
  const past = new Set([...gone, ...replaced.values()]);
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
  const wrong = lines.findIndex(
    (line) => isFinding(line) && !/^(\S+ \/\S*|\p{ID_Continue}+) (request|response) \w+.*?: ./u.test(line),
  );
  const shown = lines[wrong];
  if (shown === undefined) return lines;
  throw new Error(
    `${file}:${wrong + 1} is not a line of a baseline: ${JSON.stringify(shown.slice(0, 80))}. Correct or delete it, or name another file.`,
  );
}

function isFinding(line: string): boolean {
  return line !== "" && !line.startsWith("#");
}

/** Whether an attribute is within another that is new, too. */
function isBelow(line: string, added: ReadonlySet<string>): boolean {
  const around = [...added].flatMap((other) => /^(.*): seen as (?:object|array)$/.exec(other)?.[1] ?? []);
  return around.some((place) => line.startsWith(`${place}/`));
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
  const { found, added, gone, replaced, typesBefore } = comparison(report, known, service, isWhole);
  const isPath = (line: string) => / request (path|method): /.test(line);
  const paths = new Set([...added].filter(isPath).map(subjectIn));
  const said = new Set<string>();
  const fresh = report.findings.flatMap((finding, index) => {
    const line = found[index] as string;
    if (!added.has(line) || (isObserved(line) && (paths.has(subjectIn(line)) || isBelow(line, added)))) return [];
    if (isPath(line) && (said.has(line) || !said.add(line))) return [];
    const gone = /([^/]*): seen/.exec(replaced.get(line) ?? "")?.[1];
    const before = typesBefore.get(line);
    const more = [...(gone ? [`gone: ${gone}`] : []), ...(before ? [`before: ${before.join(" or ")}`] : [])];
    const text = [finding.text, ...more].join("; ");
    return { ...finding, text, line, ...(gone && { gone }), ...(before && { before }) };
  });
  const notes = gone.map((line) => `The baseline has a finding that is gone: ${line} (--update-baseline removes it)`);
  const isNew = found.filter((line) => added.has(line)).length;
  return { ...report, findings: fresh, known: found.length - isNew, notes: [...report.notes, ...notes] };
}
