import { copyFile, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { startMock } from "../../src/mock/index.ts";
import { bundlePath } from "../support/bundle.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { get } from "./support.ts";

/** A mock whose contract a test can change: `change` writes the file, and waits for the reload. */
async function start() {
  const contract = join(await temporaryFolder(), "openapi.json");
  await copyFile(bundlePath, contract);
  let reloaded: (problem: Error | undefined) => void = () => {};
  const mock = await startMock({ contract, onReload: (problem) => reloaded(problem) });
  onTestFinished(() => mock.close());
  const original = await readFile(bundlePath, "utf8");
  const change = async (text: string) => {
    const reload = new Promise<Error | undefined>((resolve) => {
      reloaded = resolve;
    });
    await writeFile(`${contract}.new`, text);
    await rename(`${contract}.new`, contract);
    return reload;
  };
  return { mock, original, change };
}

describe("a contract that changes", () => {
  it("is reloaded without a restart, and tokens stay valid", async () => {
    const { mock, original, change } = await start();
    const headers = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}` };
    expect((await get(mock, "/monitors/123412341234123411", headers)).status).toBe(200);
    expect(await change(original.replaceAll("123412341234123411", "77"))).toBeUndefined();
    expect((await get(mock, "/monitors/123412341234123411", headers)).status).toBe(404);
    expect((await get(mock, "/monitors/77", headers)).status).toBe(200);
  });

  it.each<[string, (original: string) => string, RegExp]>([
    ["is not valid JSON", (original) => original.slice(0, 1000), /openapi\.json cannot be served: .*JSON/],
    ["is not an OpenAPI document", () => "{}", /it is not a bundle of this contract/],
    [
      "has no example of an error",
      (original) => original.replace('"MonitorDoesNotExist": {', '"Gone": {'),
      /no example of the error MonitorDoesNotExist|nothing at .*MonitorDoesNotExist/,
    ],
    [
      "has a reference without a target",
      (original) => original.replaceAll("#/components/schemas/Envelope", "#/components/schemas/Lost"),
      /Lost/,
    ],
  ])("but %s is reported, and the last valid contract stays in use", async (_what, edit, message) => {
    const { mock, original, change } = await start();
    const problem = await change(edit(original));
    expect(problem?.message).toMatch(message);
    expect((await get(mock, "/monitors")).status).toBe(200);
  });
});

it("many mocks of one contract reload it without a warning", async () => {
  const warnings: unknown[] = [];
  const record = (warning: Error) => void warnings.push(warning.message);
  process.on("warning", record);
  const mocks = await Promise.all(Array.from({ length: 12 }, () => startMock({ onReload: () => {} })));
  await new Promise(setImmediate);
  for (const mock of mocks) await mock.close();
  process.off("warning", record);
  expect(warnings).toEqual([]);
});

it("a contract without examples is refused with a message that says what it lacks", async () => {
  const { original, change } = await start();
  const { components, ...rest } = JSON.parse(original);
  const { examples: _, ...others } = components;
  const problem = await change(JSON.stringify({ ...rest, components: others, paths: {} }));
  expect(problem?.message).toMatch(/cannot be served: The contract has no example of the error BadRequest\./);
});

it("a mock whose contract is missing does not start, and says why", async () => {
  await expect(startMock({ contract: "nowhere.json" })).rejects.toThrow(/nowhere\.json cannot be served: ENOENT/);
});
