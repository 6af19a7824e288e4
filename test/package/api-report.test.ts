/**
 * What users of the package can write: `api-report/` has it as text, so that a change of it is seen in a review, and asks for a
 * version. To accept a change: CI=true npx vitest run --project package test/package/api-report.test.ts --update
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exitCodes } from "../../src/cli/options.ts";
import { declarationsOf } from "./declarations.ts";
import { InstalledPackage } from "./installed.ts";

const isSkipped = !process.env.CI;
if (isSkipped) console.log("Skipped: what the package declares is compared in CI only.");

describe.skipIf(isSkipped)("the report of what users can write", () => {
  let installed: InstalledPackage;
  beforeAll(async () => {
    installed = await InstalledPackage.make();
  });
  afterAll(() => installed?.remove());

  it("has the declarations of every entry point, besides those that are made from the contract", async () => {
    const { exports } = JSON.parse(await readFile(join(installed.path, "package.json"), "utf8"));
    const entryPoints = Object.entries<{ types?: string }>(exports)
      .filter(([, { types }]) => types?.startsWith("./dist/src/"))
      .map(([name, { types = "" }]): [string, string] => [name, join(installed.path, types)]);
    const declarations = declarationsOf(join(installed.path, "dist/src"), new Map(entryPoints));
    await expect(declarations).toMatchFileSnapshot("../../api-report/declarations.txt");
  });

  it("has the commands, their options and the exit codes", async () => {
    const helpOf = async (...args: string[]) => {
      const command = installed.command(...args, "--help");
      await command.ended;
      return command.output;
    };
    const help = await helpOf();
    const commands = [...help.matchAll(/^ {2}([a-z]+) .*\S$/gm)]
      .map(([, name = ""]) => name)
      .filter((name) => name !== "help");
    expect(commands).toContain("mock");
    const texts = await Promise.all(commands.map((name) => helpOf(name)));
    const codes = Object.entries(exitCodes).map(([meaning, code]) => `${code} ${meaning}\n`);
    const report = [help, ...texts, `Exit codes:\n${codes.join("")}`].join("\n");
    await expect(report).toMatchFileSnapshot("../../api-report/commands.txt");
  });
});
