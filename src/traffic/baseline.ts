import { writeFile } from "node:fs/promises";
import { readText } from "../shared/read-file.ts";
import type { ContractValidators } from "../validation/contract.ts";
import { type Selector, selection } from "../validation/selection.ts";
import { type Finding, type Service, subjectOf } from "./findings.ts";
import type { TrafficReport } from "./report.ts";

const header = `# What svc-monitoring-api check knows and does not report: a selector for each finding.
# --update-baseline writes this file.
`;

/**
 * Reads the known findings from a file.
 * @throws Error that says what is wrong with the file
 */
export async function readBaseline(file: string, contract: ContractValidators): Promise<Selector[]> {
  const text = await readText(file, "it does not exist; --update-baseline writes it");
  const lines = text.split(/\r?\n/).filter((line) => line !== "" && !line.startsWith("#")) as Selector[];
  try {
    selection(lines, undefined, contract);
  } catch (error) {
    throw new Error(`${file} is not a baseline: ${(error as Error).message}`);
  }
  return lines;
}

/** Writes the findings to a file, as known ones. */
export async function writeBaseline(file: string, findings: readonly Finding[], service: Service): Promise<void> {
  const selectors = findings.map((finding) => `${selectorOf(finding, service)}\n`);
  await writeFile(file, header + [...new Set(selectors)].sort().join(""));
}

/** The report without the known findings. */
export function withoutKnown(report: TrafficReport, known: readonly Selector[], service: Service): TrafficReport {
  const isNew = selection(undefined, known, service.contract);
  const findings = report.findings.filter((finding) => isNew(subjectOf(finding, service)));
  return { ...report, findings, known: report.findings.length - findings.length };
}

/** Selects a finding in whatever record, and with whatever id in the path of an undocumented operation. */
export function selectorOf(finding: Finding, service: Service): Selector {
  const { operation, method, path, place = "" } = subjectOf(finding, service);
  // A path that ends with a slash would mean everything below it.
  const where = operation ?? `${method} ${withoutIds(path).replace(/\/$/, "/*")}`;
  return `${where} ${withoutIds(place).replace(/[\r\n]/g, "*")}` as Selector;
}

function withoutIds(path: string): string {
  return path.replace(/\/(?:\d+|[0-9a-f-]{16,})(?=\/|$)/gi, "/*");
}
