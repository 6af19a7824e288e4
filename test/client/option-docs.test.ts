/** The page about options says what the table of options says. */
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { type Option, pathsOf } from "../../src/client/option-checks.ts";
import { clientTable } from "../../src/client/option-table.ts";

const page = await readFile("docs/client-options.md", "utf8");
const options: Array<[string, Option]> = [...pathsOf(clientTable)];

it("names the variable of each option that has one, and no other", () => {
  const variables = options.flatMap(([, { variable }]) => variable ?? []);
  expect(new Set(page.match(/SVC_[A-Z\d_]*[A-Z\d]/g))).toEqual(new Set(variables));
});

it("has the default of each option that is a number", () => {
  const numbers = options.filter(([, option]) => typeof option.default === "number");
  for (const [path, option] of numbers) {
    const row = page.split("\n").find((line) => line.startsWith("| `") && line.includes(`\`${path}\``));
    expect(row, path).toContain(Number(option.default).toLocaleString("en"));
  }
  expect(numbers).toHaveLength(5);
});
