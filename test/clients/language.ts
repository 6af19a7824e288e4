import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Mock, SeedRecords } from "../../src/mock/index.ts";
import { start } from "../mock/support.ts";
import { type Caller, describeClosing, describeConformance } from "./conformance.ts";
import { checkRow, generatedCells } from "./guide.ts";
import { type Mode, setUp } from "./modes.ts";
import { type ClientProject, commandsOf, copyProject, missingOf, run } from "./project.ts";
import { Runner } from "./runner.ts";

const output = (newTypes: string) => `2 monitors
monitor 123412341234123411
no such monitor: Monitor does not exist (status 404, code 1002)
a group is created on the account of Customer A
report type AvailabilitySummary is 11
new monitor types: ${newTypes}
`;
const outputOfEmptyAccount = `0 monitors
no such monitor: Monitor does not exist (status 404, code 1002)
report type AvailabilitySummary is 11
new monitor types: none
`;

/** The variables of the environment with which a program calls a mock. */
export const environmentOf = ({ baseUrl, authUrl, credentials }: Mock) => ({
  SVC_BASE_URL: baseUrl,
  SVC_AUTH_URL: authUrl,
  SVC_OAUTH2_CLIENT_ID: credentials.clientId,
  SVC_OAUTH2_CLIENT_SECRET: credentials.clientSecret,
  SVC_OAUTH2_REFRESH_TOKEN: credentials.refreshToken,
});

/** Tests a project of `examples/clients`: its README's commands, its program, and the conformance cases. */
export function describeLanguage(name: string, project: ClientProject): void {
  const missing = missingOf(project);
  const isSkipped = missing.length > 0 && !process.env.CI;
  if (isSkipped) console.log(`Skipped: the client in ${name} needs ${missing.join(", ")}.`);
  describe.skipIf(isSkipped)(name, () => {
    let folder: string;
    let program: string;
    let runner: Runner;
    beforeAll(async () => {
      const commands = await commandsOf(project);
      program = commands.pop() ?? "";
      folder = await copyProject(project);
      for (const command of [...commands, ...project.build]) await run(folder, command, project.environment);
      runner = new Runner(folder, project.runner);
    }, 600_000);
    afterAll(() => runner?.close());

    it.each([
      { mode: "today", records: "records", seed: {}, prints: output("none") },
      { mode: "tomorrow", records: "records", seed: {}, prints: output("ADDED_TOMORROW") },
      { mode: "today", records: "no records", seed: { monitors: [], customers: [] }, prints: outputOfEmptyAccount },
    ] as const)("the program runs with the service of $mode and $records", async ({ mode, seed, prints }) => {
      const mock = await start();
      setUp(mock, mode, { seed: structuredClone(seed) as SeedRecords });
      const printed = await run(folder, program, { ...project.environment, ...environmentOf(mock) });
      // The errors of this package name the operation before the message of the service.
      expect(stripVTControlCharacters(printed).replace("getMonitor: ", "")).toBe(prints);
    });

    it.each(project.programs ?? [])("$command runs with one access token", async ({ command, prints }) => {
      const mock = await start();
      expect(await run(folder, command, { ...project.environment, ...environmentOf(mock) })).toBe(prints);
      expect(mock.requests().filter(({ path }) => path === "/oauth/v2/token")).toHaveLength(1);
    });

    const caller: Caller = (call, settings) => runner.call(call, settings);
    const outcomes = describeConformance(caller, project);
    if (project.isCloseable) describeClosing(caller);

    it("names a setting that is missing", async () => {
      const given = { SVC_OAUTH2_CLIENT_ID: "a", SVC_OAUTH2_CLIENT_SECRET: "b" };
      const addresses = { SVC_BASE_URL: "http://127.0.0.1:9/api", SVC_AUTH_URL: "http://127.0.0.1:9" };
      const running = run(folder, program, { ...project.environment, ...given, ...addresses });
      await expect(running).rejects.toThrow("SVC_OAUTH2_REFRESH_TOKEN");
    });

    it("has its row in the guide's table", () => {
      const { generator, generated } = project;
      const seen = (name: `${Mode} ${string}`) => {
        const outcome = outcomes.get(name);
        if (!outcome) throw new Error(`The row is made of all cases. This run left out "${name}".`);
        return JSON.stringify(outcome);
      };
      checkRow({
        language: name,
        generator,
        compiles: "yes", // or no test of it would run
        ...generatedCells(join(folder, generated.folder), generated.typedError),
        cookie: seen("today creates a group on a customer account").includes('"data"') ? "sent" : "dropped",
        newAttribute: seen("tomorrow lists the monitors").includes("added_tomorrow") ? "kept" : "left out",
        unknownId: seen("tomorrow tells a monitor type that it knows from one that the service added").includes("false")
          ? "recognized"
          : "taken for known",
      });
    });
  });
}
