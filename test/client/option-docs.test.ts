/** The pages about options say what the tables of options say. */
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import type { Option, Table } from "../../src/client/option-checks.ts";
import { clientTable } from "../../src/client/options.ts";
import { storeTable } from "../../src/token-stores/store-options.ts";

const [ofClient = "", ofStores = ""] = await Promise.all(
  ["typescript-client", "share-tokens"].map(async (page) => {
    const [, options = ""] = (await readFile(`docs/${page}.md`, "utf8")).split(/^## Options$/m);
    return options;
  }),
);
/** The options that are one value, by their path, such as `retry.minWait`. */
const pathsOf = (table: Table, group = ""): Array<[path: string, option: Option]> =>
  Object.entries(table).flatMap(([name, option]) =>
    option.table ? pathsOf(option.table, `${name}.`) : [[group + name, option]],
  );

/** The row of a table that begins with the option, perhaps among others. */
const rowOf = (page: string, path: string) =>
  page.split("\n").find((line) => line.startsWith("| `") && line.split("|")[1]?.includes(`\`${path}\``));

it.each([
  ["typescript-client", ofClient, clientTable],
  ["share-tokens", ofStores, storeTable],
])("docs/%s.md has a row for each option, with its variable and its default", (_page, text, table) => {
  for (const [path, { variable, default: value }] of pathsOf(table)) {
    const row = rowOf(text, path);
    if (table === clientTable || !/clock|random/.test(path)) expect(row, path).toBeDefined();
    if (variable) expect(row, path).toContain(`\`${variable}\``);
    if (typeof value === "number") expect(row, path).toContain(value.toLocaleString("en"));
  }
});

it("docs/typescript-client.md names no other variable", () => {
  const variables = pathsOf(clientTable).flatMap(([, { variable }]) => variable ?? []);
  expect(new Set(ofClient.match(/SVC_[A-Z\d_]*[A-Z\d]/g))).toEqual(new Set(variables));
});
