/** The list of how commands are run names only commands of the pages, pages and tests that exist. */
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { commandsOf, pages, table } from "./table.ts";

it.each(Object.keys(table))("%s has the commands that test/commands/table.yaml lists", (page) => {
  expect(commandsOf(page)).toEqual(expect.arrayContaining(Object.keys(table[page] ?? {})));
});

it("names pages and tests that exist", () => {
  expect(pages).toEqual(expect.arrayContaining(Object.keys(table)));
  const tests = Object.values(table).flatMap((page) => Object.values(page).map((way) => "test" in way && way.test));
  expect(tests.filter((test) => test && !existsSync(test))).toEqual([]);
});

it("the README starts with the two commands that run and test the project", () => {
  expect(commandsOf("README.md").slice(0, 2)).toEqual(["npm ci && npm start", "npm ci && npm test"]);
});
