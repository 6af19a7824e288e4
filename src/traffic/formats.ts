import { listed } from "../validation/violation.ts";
import type { TrafficReport } from "./report.ts";

/** The report in a format. */
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
