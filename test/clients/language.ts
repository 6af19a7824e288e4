import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Mock, Override } from "../../src/mock/index.ts";
import { start } from "../mock/support.ts";
import { environmentOf } from "../support/environment.ts";
import { describeConformance, describeConnections, describeSlowBody } from "./conformance.ts";
import { expectRow } from "./guide.ts";
import { type ClientProject, commandsOf, copyProject, missingOf, run } from "./project.ts";
import { Runner } from "./runner.ts";
import { seedTomorrow } from "./tomorrow.ts";

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

/** What the service is like when the program runs, and what it prints. */
const services: Array<[what: string, prepare: (mock: Mock) => void, prints: string]> = [
  ["of today", () => {}, output("none")],
  ["of tomorrow", seedTomorrow, output("ADDED_TOMORROW")],
  ["without records", (mock) => mock.seed({ monitors: [], customers: [] }), outputOfEmptyAccount],
  [
    "that creates without a body",
    (mock) => mock.override({ operation: "createMonitorGroup", status: 204, breaksContract: true }),
    output("none"),
  ],
];

const listMonitors = { operation: "listMonitors", breaksContract: true } as const;
const html = { "Content-Type": "text/html" };
const failures: Array<[what: string, response: Override]> = [
  ["a page with status 200", { ...listMonitors, headers: html, body: "<h1>Sign in</h1>" }],
  ["no response", { ...listMonitors, reset: true }],
];

const noUrls = { SVC_BASE_URL: undefined, SVC_AUTH_URL: undefined };
const wrongVariables = [
  [{ SVC_OAUTH2_REFRESH_TOKEN: undefined }, "SVC_OAUTH2_REFRESH_TOKEN"],
  [{ ...noUrls, SVC_SERVICE: "acme", SVC_DATA_CENTER: "XX" }, /AU.*JP/],
  [{ SVC_BASE_URL: "http://monitoring.invalid/api" }, /http.*this machine|HTTPS/s],
  [{ SVC_AUTH_URL: "http://monitoring.invalid" }, /http.*this machine|HTTPS/s],
  [{ SVC_AUTH_URL: "http://localhost:x@monitoring.invalid" }, /http.*this machine|HTTPS/s],
] as const;

/** Tests a project of `examples/clients`: its README's commands, its program, and the cases if it has a runner. */
export function describeLanguage(name: string, project: ClientProject): void {
  const missing = missingOf(project);
  const isSkipped = missing.length > 0 && !process.env.CI;
  if (isSkipped) console.log(`Skipped: the client in ${name} needs ${missing.join(", ")}.`);
  describe.skipIf(isSkipped)(name, () => {
    let folder: string;
    let program: string;
    beforeAll(async () => {
      const commands = commandsOf(project);
      program = commands.pop() ?? "";
      folder = await copyProject(project);
      for (const command of [...commands, ...project.build]) await run(folder, command, project.environment);
    }, 600_000);

    const runWith = (mock: Mock, command = program, variables = {}) =>
      run(folder, command, { ...project.environment, ...environmentOf(mock), ...variables });

    it.each(services)("the program runs with the service %s", async (_what, prepare, prints) => {
      const mock = await start();
      prepare(mock);
      // The errors of this package name the operation before the message of the service.
      expect(stripVTControlCharacters(await runWith(mock)).replace("getMonitor: ", "")).toBe(prints);
    });

    it.each(failures)("the program takes %s for no list of monitors", async (_what, response) => {
      const mock = await start();
      mock.override(response);
      const said = await runWith(mock).then(() => "It succeeded.", String);
      expect(said).not.toMatch(/It succeeded|^\d+ monitors/m);
    });

    it.each(wrongVariables)("the program says what is wrong with %j", async (variables, says) => {
      await expect(runWith(await start(), program, variables)).rejects.toThrow(says);
    });

    const { program: other } = project;
    it.runIf(other)(`${other?.command} runs with one access token`, async () => {
      const mock = await start();
      seedTomorrow(mock);
      expect(await runWith(mock, other?.command)).toBe(other?.prints);
      expect(mock.requests().filter(({ path }) => path === "/oauth/v2/token")).toHaveLength(1);
    });

    const { runner, requiresFields = true, isCloseable = false } = project;
    const startRunner = runner && ((environment: object) => new Runner(folder, runner, environment));
    if (startRunner) {
      describeConformance(startRunner, requiresFields);
      describeConnections(startRunner, isCloseable);
      describeSlowBody(startRunner);
    }

    it("has its row in the guide's table", async () => {
      const { generator, generated } = project;
      const mock = await start();
      seedTomorrow(mock);
      const started = startRunner?.(environmentOf(mock));
      onTestFinished(() => started?.close());
      const call = { operation: "listMonitors", times: 1, timeout: 30, at_once: false };
      const seen = started ? JSON.stringify(await started.outcomesOf(call)) : await runWith(mock, other?.command);
      const newAttributes = seen.includes("added_tomorrow") ? "kept" : "left out";
      const { typedError } = generated;
      expectRow({ language: name, generator, folder: join(folder, generated.folder), typedError, newAttributes });
    });
  });
}
