/** The pages about options say what the tables of options say. */
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import type { Option, Table } from "../../src/client/option-checks.ts";
import { clientTable } from "../../src/client/options.ts";
import { storeTable } from "../../src/tokens/store-options.ts";

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
const options = pathsOf(clientTable);

/** The row of a table that begins with the option, perhaps among others. */
const rowOf = (page: string, path: string) =>
  page.split("\n").find((line) => line.startsWith("| `") && line.split("|")[1]?.includes(`\`${path}\``));

const needsRow = (page: string, path: string) =>
  `docs/${page}.md needs a row of its table for \`${path}\`, as CONTRIBUTING.md says below "Add an option of the client"`;

it("have a row for each option", () => {
  for (const [path] of options) expect(rowOf(ofClient, path), needsRow("typescript-client", path)).toBeDefined();
  for (const [path] of pathsOf(storeTable)) {
    if (path !== "clock" && path !== "random")
      expect(rowOf(ofStores, path), needsRow("share-tokens", path)).toBeDefined();
  }
});

it("name the variable of each option that has one, and no other", () => {
  const variables = options.flatMap(([, { variable }]) => variable ?? []);
  const message = "docs/typescript-client.md names the variables of src/client/options.ts, and no others";
  expect(new Set(ofClient.match(/SVC_[A-Z\d_]*[A-Z\d]/g)), message).toEqual(new Set(variables));
  for (const [path, { variable }] of options) {
    if (variable && !path.startsWith("retry.")) expect(rowOf(ofClient, path), path).toContain(`\`${variable}\``);
  }
});

it.each([
  ["the client", ofClient, clientTable, 6],
  ["token stores", ofStores, storeTable, 3],
])("have the default of each option of %s that is a number", (_whose, page, table, count) => {
  const numbers = pathsOf(table).filter(([, option]) => typeof option.default === "number");
  for (const [path, option] of numbers) {
    expect(rowOf(page, path), path).toContain(Number(option.default).toLocaleString("en"));
  }
  expect(numbers).toHaveLength(count);
});
