// Reads the tables of facts/, which somebody made from the specification without a look at the contract.

import { readFileSync } from "node:fs";

/** A row of a table: its cells by the names of their columns. */
export type Fact = Readonly<Record<string, string>>;

const cell = /(?:"((?:[^"]|"")*)"|([^,\n]*))([,\n])/g;

/** The rows of facts/<table>.csv. */
export function factsOf(table: string): Fact[] {
  const text = readFileSync(new URL(`./facts/${table}.csv`, import.meta.url), "utf8");
  const lines: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.matchAll(cell)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\n") lines.push([]);
  }
  const [columns = [], ...rows] = lines.filter((line) => line.length > 0);
  const broken = rows.find((row) => row.length !== columns.length);
  if (rows.length === 0 || broken)
    throw new Error(
      `facts/${table}.csv has no rows, or one with too many cells: ${broken}. Quote a cell with a comma.`,
    );
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ""])));
}

/** Rows in groups, by the cell of a column. */
export function groupedBy(column: string, facts: readonly Fact[]): Array<[name: string, facts: Fact[]]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const name = fact[column] ?? "";
    groups.set(name, [...(groups.get(name) ?? []), fact]);
  }
  return [...groups];
}

/** The message of a failed test: what is wrong, and what to do. */
export function advice(wrong: string, table: string): string {
  return `${wrong} Change openapi/ and run \`npm run build\`. If the specification says otherwise now, change test/spec/facts/${table}.csv.`;
}
