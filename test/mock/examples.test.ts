import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { environmentOf } from "../../src/cli/mock-greeting.ts";
import { type Mock, startMock } from "../../src/mock/index.ts";
import { Command } from "../support/command.ts";

let mock: Mock;
beforeAll(async () => {
  const locationProfiles = ["Everywhere", "Europe"].map((name) => ({
    location_profile_id: `the-id-of-${name}`,
    location_profile_name: name,
  }));
  mock = await startMock({ records: { locationProfiles } });
});
afterAll(() => mock.close());

/** The output of each example that runs against the mock, by its command line. */
const printed: Record<string, RegExp> = {
  "checked-axios.ts":
    /^Got 2 monitors\nThe request breaks the contract\.\nunknown operation, request path: expected .+; got "\/monitor"\n$/,
  "constants.ts": /^Period 7 is LastMonth\. Last Month: 12 am of the 1st of the previous month until/,
  "create-monitor-group.ts": /^The group is created\n$/,
  "customer-account.ts": /^Customer A has 2 monitors\n$/,
  "first-call.ts": /^Got the monitor 123412341234123411\n$/,
  "handle-errors.ts": /^No such monitor: Monitor does not exist \(code 1002\)\n$/,
  "location-profile.ts": /^A new monitor gets the location profile the-id-of-Everywhere\n$/,
  "location-profile.ts Europe": /^A new monitor gets the location profile the-id-of-Europe\n$/,
  // For programs to import: it needs a database.
  "postgresql-token-store.ts": /^$/,
  "report-of-your-own.ts": /\n404 \d+\n$/,
  "tokens-from-grant.ts": /^The device key has 32 characters\n$/,
};

describe("the examples, run against the mock", () => {
  it("all have a test", async () => {
    const programs = (await readdir("examples")).filter((name) => name.endsWith(".ts"));
    expect([...new Set(Object.keys(printed).map((line) => line.split(" ")[0]))]).toEqual(programs.sort());
  });

  it.each(Object.entries(printed))("%s", async (line, output) => {
    const [example = "", ...rest] = line.split(" ");
    const options = ["--import", import.meta.resolve("tsx"), `examples/${example}`, ...rest];
    const program = Command.start(process.cwd(), options, {
      ...environmentOf(mock),
      GRANT_CODE: mock.issueGrant(),
    });
    expect(await program.ended, program.output).toBe(0);
    expect(program.output).toMatch(output);
  });
});
