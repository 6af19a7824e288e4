import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { startMock } from "../../src/mock/index.ts";
import { bundlePath } from "../support/bundle.ts";
import { get } from "./support.ts";

/** A mock of a contract that a test changes; `changed` writes it, and waits until the mock has noticed. */
async function start() {
  const folder = await mkdtemp(join(tmpdir(), "mock-"));
  const contract = join(folder, "openapi.json");
  await copyFile(bundlePath, contract);
  let notice: (problem: Error | undefined) => void = () => {};
  const mock = await startMock({ contract, onReload: (problem) => notice(problem) });
  onTestFinished(async () => {
    await mock.close();
    await rm(folder, { recursive: true });
  });
  const original = await readFile(bundlePath, "utf8");
  const changed = async (text: string) => {
    const noticed = new Promise<Error | undefined>((resolve) => {
      notice = resolve;
    });
    await writeFile(`${contract}.new`, text);
    await rename(`${contract}.new`, contract);
    return noticed;
  };
  return { mock, original, changed };
}

describe("a contract that changes", () => {
  it("is served without a new start, and its tokens are kept", async () => {
    const { mock, original, changed } = await start();
    const headers = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}` };
    expect((await get(mock, "/monitors/123412341234123411", headers)).status).toBe(200);
    expect(await changed(original.replaceAll("123412341234123411", "77"))).toBeUndefined();
    expect((await get(mock, "/monitors/123412341234123411", headers)).status).toBe(404);
    expect((await get(mock, "/monitors/77", headers)).status).toBe(200);
  });

  it.each<[string, (original: string) => string, RegExp]>([
    ["is no JSON", (original) => original.slice(0, 1000), /openapi\.json cannot be served: .*JSON/],
    ["is no contract", () => "{}", /it is not an OpenAPI document/],
    [
      "lacks an error",
      (original) => original.replace('"MonitorDoesNotExist": {', '"Gone": {'),
      /no example of the error MonitorDoesNotExist|nothing at .*MonitorDoesNotExist/,
    ],
    [
      "refers to nothing",
      (original) => original.replaceAll("#/components/schemas/Envelope", "#/components/schemas/Lost"),
      /Lost/,
    ],
  ])("but %s is reported, and the last good one goes on", async (_what, change, message) => {
    const { mock, original, changed } = await start();
    const problem = await changed(change(original));
    expect(problem?.message).toMatch(message);
    expect((await get(mock, "/monitors")).status).toBe(200);
  });
});

describe("a mock whose contract is missing", () => {
  it("does not start, and says why", async () => {
    await expect(startMock({ contract: "nowhere.json" })).rejects.toThrow(/nowhere\.json cannot be served: ENOENT/);
  });
});
