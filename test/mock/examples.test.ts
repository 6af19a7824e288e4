import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { environmentOf } from "../../src/cli/mock-greeting.ts";
import { type Mock, startMock } from "../../src/mock/index.ts";
import { Command } from "../support/command.ts";

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

/** The output of each example that runs against the mock. */
const printed: Record<string, RegExp> = {
  "constants.ts": /^Period 7 is LastMonth\. Last Month: 12 am of the 1st of the previous month until/,
  "create-monitor-group.ts": /^The group is created\n$/,
  "customer-account.ts": /^Customer A has 2 monitors\n$/,
  "first-call.ts": /^Got the monitor 123412341234123411\n$/,
  "handle-errors.ts": /^No such monitor: Monitor does not exist \(code 1002\)\n$/,
  // For programs to import: it needs a database.
  "postgresql-token-store.ts": /^$/,
  "report-of-your-own.ts": /\n404 \d+\n$/,
  "tokens-from-grant.ts": /^The device key has 32 characters\n$/,
};

describe("the examples, run against the mock", () => {
  it("all have a test", async () => {
    const programs = (await readdir("examples")).filter((name) => name.endsWith(".ts"));
    expect(Object.keys(printed)).toEqual(programs.sort());
  });

  it.each(Object.entries(printed))("%s", async (example, output) => {
    const program = Command.start(process.cwd(), ["--import", import.meta.resolve("tsx"), `examples/${example}`], {
      ...environmentOf(mock),
      GRANT_CODE: mock.issueGrant(),
    });
    expect(await program.ended, program.output).toBe(0);
    expect(program.output).toMatch(output);
  });
});
