import { execFile } from "node:child_process";
import { open, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Run } from "../support/run.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { baseUrl, randomService } from "./random-service.ts";

const folder = await temporaryFolder(afterAll);
const traffic = join(folder, "traffic.har");
const [entries] = fc.sample(randomService, { numRuns: 1, seed: 3 });
const har = JSON.stringify({ log: { entries } });
beforeAll(() => writeFile(traffic, har));

async function run(...args: string[]): Promise<string> {
  return (await Run.toEnd(["draft", traffic, "--base-url", baseUrl, ...args])).stdout;
}

it("says what it drafted and what to do next, and writes nothing a second time", async () => {
  const overlay = join(folder, "acme.overlay.yaml");
  const first = await run("--overlay", overlay);
  expect(first).toMatch(/^Drafted from \d+ requests\n {2}\d+ operations\n {2}\d+ schemas\n/);
  expect(first).toContain(`npx svc-monitoring-api build ${overlay} --out generated`);
  expect(first).toContain(`npx svc-monitoring-api check ${traffic} --base-url ${baseUrl} --contract generated/`);
  const text = await readFile(overlay, "utf8");
  expect(await run("--overlay", overlay)).toContain("Nothing is new");
  expect(await readFile(overlay, "utf8")).toBe(text);
});

it("keeps an edit of the overlay that was made while it ran, and says so", async () => {
  const overlay = join(folder, "edited.overlay.yaml");
  const pipe = join(folder, "slow.har");
  await promisify(execFile)("mkfifo", [pipe]);
  const running = Run.toEnd(["draft", pipe, "--base-url", baseUrl, "--overlay", overlay]);
  // It opens the traffic after it has read the overlay.
  const slow = await open(pipe, "w");
  await writeFile(overlay, "edited");
  await slow.writeFile(har);
  await slow.close();
  expect((await running).stderr).toContain("edited.overlay.yaml has changed while draft read the traffic");
  expect(await readFile(overlay, "utf8")).toBe("edited");
});
