import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { commandsOf, notInCopy, pagesWithCommands } from "./commands.ts";

it("the README starts with the two commands that run and test the project", () => {
  expect(commandsOf("README.md").slice(0, 2)).toEqual(["npm ci && npm start", "npm ci && npm test"]);
});

it.each(["npm ci", "npm run build", "npm run check", "npm run changes", "npm run test:all"])(
  "CI runs %s, which CONTRIBUTING.md names",
  async (command) => {
    expect(await readFile(".ci/run", "utf8")).toContain(command);
    expect(commandsOf("CONTRIBUTING.md")).toContain(command);
  },
);

it.each(notInCopy)("a page has a command like %s, which does not run in the copy: %s", (command) => {
  expect(pagesWithCommands.flatMap(commandsOf).some((one) => command.test(one))).toBe(true);
});
