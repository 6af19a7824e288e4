import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationsOf } from "../../../src/contract/operations.ts";
import { startMock } from "../../../src/mock/index.ts";
import { callsOf } from "../../../src/site/samples/calls.ts";
import { languages } from "../../../src/site/samples/languages.ts";
import { operations } from "../../support/bundle.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";
import { environment, isInstalled, ofEnvironment, run, type Sample, toolchains } from "./toolchains.ts";

const folder = await temporaryFolder(afterAll);
const document = JSON.parse(await readFile("generated/openapi.json", "utf8"));
const calls = operationsOf(document).flatMap((operation) => callsOf(document, operation));

describe.each(languages)("the $label samples", ({ label, write }) => {
  const toolchain = toolchains[label];
  if (!toolchain) throw new Error(`No toolchain runs ${label}.`);
  const missing = toolchain.needs.filter((program) => !isInstalled(program));
  const samples: Sample[] = calls.map((call) => ({ call, source: ofEnvironment(write(call)) }));

  it("do not contain tokens or secrets", () => {
    for (const { source } of samples) expect(source).not.toMatch(/example-|mock-/);
  });

  const needs = missing.length > 0 ? ` (needs ${missing.join(", ")})` : "";
  describe.skipIf(missing.length > 0 && !process.env.CI)(`do at the mock what the contract says${needs}`, () => {
    let commandLine: Awaited<ReturnType<typeof toolchain.prepare>>;
    beforeAll(async () => {
      const own = join(folder, label);
      await mkdir(own);
      commandLine = await toolchain.prepare(own, samples);
    }, 300_000);

    // Side by side, each with a mock of its own: most of the time passes while processes start.
    it.concurrent.for(samples.map((sample) => ({ name: sample.call.title, sample })))(
      "$name",
      async ({ sample }, { onTestFinished }) => {
        const mock = await startMock();
        onTestFinished(() => mock.close());
        const { id, address, body } = sample.call;
        const env = { ...process.env, ...(await environment(mock)) };
        mock.clearRequests();
        const [program, args] = commandLine(sample);
        const { stdout } = await run(program, args, { env });
        const requests = mock.requests().filter((request) => request.operation === id);
        const responses = operations.find((operation) => operation.id === id)?.responses ?? new Map();
        const successes = [...responses.keys()].filter((status) => status.startsWith("2"));
        expect(successes).toContain(String(requests.at(-1)?.status));
        expect(stdout).not.toMatch(/invalid|denied/i);
        const request = requests.at(-1);
        if (body) expect(JSON.parse(request?.body ?? "")).toEqual(JSON.parse(body));
        if (address === "BASE_URL") expect(request?.headers.accept).toBe("application/json; version=2.0");
      },
    );
  });
});
