import { csvOf } from "../shared/csv.ts";
import type { Finding } from "./findings.ts";
import type { TrafficReport } from "./report.ts";

/** The report in a format. */
export const formats = { pretty, json, csv, sarif, junit } as const;
export type Format = keyof typeof formats;

function pretty({ findings, checked, skipped, known }: TrafficReport): string {
  const lines = findings.map(({ severity, exchange, request, operation = "unknown operation", place, text }) => {
    return `${severity.padEnd(8)}  #${exchange} ${request} (${operation})\n          ${place}: ${text}`;
  });
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const additions = findings.length - errors;
  const leftOut = [
    ...(skipped.otherHosts > 0 ? [`${count(skipped.otherHosts, "exchange")} of other hosts`] : []),
    ...(skipped.unselected > 0 ? [`${count(skipped.unselected, "exchange")} not selected`] : []),
    ...(skipped.unanswered > 0 ? [`${count(skipped.unanswered, "exchange")} without a response of the service`] : []),
    ...(known > 0 ? [`${count(known, "known finding")}`] : []),
  ];
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

function json(report: TrafficReport): string {
  return jsonOf(report);
}

const columns = ["severity", "exchange", "request", "operation", "place", "text"] as const;

function csv({ findings }: TrafficReport): string {
  return csvOf([columns, ...findings.map((finding) => columns.map((column) => noFormula(finding[column] ?? "")))]);
}

/** A text that no spreadsheet takes for a formula: it may come from whoever sent the traffic. */
function noFormula(value: number | string): number | string {
  return typeof value === "string" && /^[=+\-@\t]/.test(value) ? `'${value}` : value;
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

/** A test case for each exchange with findings. */
function junit({ findings, checked }: TrafficReport): string {
  const exchanges = grouped(findings);
  const cases = [...exchanges].map(([exchange, found]) => testCase(exchange, found));
  const failures = [...exchanges.values()].filter(hasError).length;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="contract" tests="${checked}" failures="${failures}">
${cases.join("")}</testsuite>
`;
}

function testCase(exchange: number, findings: readonly Finding[]): string {
  const name = xml(`#${exchange} ${findings[0]?.request ?? ""}`);
  const text = findings.map(({ severity, place, text }) => xml(`${severity}: ${place}: ${text}`)).join("\n");
  const element = hasError(findings) ? "failure" : "system-out";
  return `  <testcase classname="${xml(findings[0]?.operation ?? "unknown")}" name="${name}"><${element}>${text}</${element}></testcase>\n`;
}

function hasError(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === "error");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text of XML, without the control characters that XML 1.0 does not have. */
function xml(text: string): string {
  const allowed = [...text].filter((one) => one >= " " || "\t\n\r".includes(one)).join("");
  return allowed.replace(/[&<>"]/g, (one) => entities[one] ?? one);
}

function grouped(findings: readonly Finding[]): Map<number, Finding[]> {
  const groups = new Map<number, Finding[]>();
  for (const finding of findings) groups.set(finding.exchange, [...(groups.get(finding.exchange) ?? []), finding]);
  return groups;
}
