// The rules between constants, read from the words of the specification (constants.md).

import { membersOf, section, specification, tablesOf } from "./tables.ts";

const tables = tablesOf(specification);

/** The words of a table. */
function words(title: string): string {
  const list = tables.get(title);
  if (list === undefined) throw new Error(`The specification has no table "${title}".`);
  return list;
}

const numbers = (text: string) => Array.from(text.matchAll(/\d+/g), Number);

/** "Supported granularities per period": period id -> ids of Unit of time. 50 is not in the table: its granularity is derived. */
export const granularitiesByPeriod = new Map(
  rowsOf(section(specification, "**Supported granularities per period**")).flatMap(
    ([periods = "", granularities = ""]) => numbers(periods).map((period) => [period, numbers(granularities)] as const),
  ),
);

/** Check interval: monitor type id -> intervals (minutes) that are unsupported for it. */
export const unsupportedCheckIntervals = new Map<string, number[]>();
for (const [, intervals = "", types = ""] of words("Check interval").matchAll(
  /intervals ([\d, and]+) are unsupported for ([^;]+);/g,
)) {
  for (const type of types.split(/, | and /)) {
    unsupportedCheckIntervals.set(type, [...(unsupportedCheckIntervals.get(type) ?? []), ...numbers(intervals)]);
  }
}

/** Interpretation of "only for top N / bottom N reports and certain widgets": period id -> the report types that it is for. */
export const periodsOfSomeReports = new Map([[51, [15, 42]]]);

/** The HTTP methods with an id of one letter; the others are their own ids. */
export const methodsWithLetter = membersOf("HTTP method", words("HTTP method")).flatMap(({ meaning }) => meaning ?? []);

/** Browser type id -> browser version values. */
export const browserVersionsByType = new Map(
  Array.from(words("Browser version").matchAll(/(\d+) \(for browser (\d+)\)/g), ([, version, type]) => [
    Number(type),
    [Number(version)],
  ]),
);

/** Product id -> ids of the user access roles of that product. */
export const rolesByProduct = new Map(
  membersOf("Product", words("Product")).map(({ id, meaning = "" }) => {
    const title = `User access role (${meaning.toLowerCase()})`;
    return [id, membersOf(title, words(title)).map((role) => role.id)];
  }),
);

/** "Graph type for a particular transaction": transaction type id -> its graph types. */
export const graphsByTransactionType = new Map<string, string[]>();
for (const [, graph = "", transactions = ""] of words("Graph type for a particular transaction").matchAll(
  /(\w+) \(([^)]+)\)/g,
)) {
  for (const one of transactions.split(", ")) {
    graphsByTransactionType.set(one, [...(graphsByTransactionType.get(one) ?? []), graph]);
  }
}

export type DnsFieldType = "string" | "integer";
export type DnsFields = Readonly<Record<string, DnsFieldType>>;

const dnsSection = section(specification, "**DNS search config record fields**");

/** "every lookup type also carries ttlo int and ttl int, the TTL of the resolved record" */
export const dnsCommonFields: DnsFields = fieldsOf(/\(every lookup type .*\)/.exec(dnsSection)?.[0] ?? "");

/** "DNS search config record fields": lookup type id -> its fields, without the common ones. ALL is not in the table. */
export const dnsRecordFields = new Map(
  membersOf("DNS lookup type", words("DNS lookup type")).map(({ id, meaning }) => {
    const [, fields = ""] = rowsOf(dnsSection).find(([types = ""]) => types.split(", ").includes(meaning ?? "")) ?? [];
    return [Number(id), fieldsOf(fields)];
  }),
);

/** `addr string (host IP address); priority int` */
function fieldsOf(text: string): DnsFields {
  const fields = Array.from(text.matchAll(/(\w+) (string|int)\b/g), ([, name, type]) => [
    name,
    type === "int" ? "integer" : type,
  ]);
  return Object.fromEntries(fields);
}

/** The cells of the rows of a table of Markdown. */
function rowsOf(text: string): string[][] {
  return Array.from(text.matchAll(/^\| (.+) \|$/gm), ([, row = ""]) => row.split(" | ")).slice(1);
}
