import { execFile, spawnSync } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { startMock } from "../../src/mock/index.ts";

const run = promisify(execFile);
const has = (command: string, argument: string) =>
  process.env.CI === "true" || spawnSync(command, [argument]).status === 0;

async function mockUrl(): Promise<string> {
  const mock = await startMock();
  onTestFinished(() => mock.close());
  return mock.authUrl;
}

it.skipIf(!has("python3", "--version"))(
  "a test in Python seeds, overrides, advances, reads the journal and resets (needs python3)",
  async () => {
    const env = { ...process.env, MOCK_URL: await mockUrl() };
    const { stderr } = await run("python3", ["test/mock/languages/control.py"], { env });
    expect(stderr).toMatch(/Ran 6 tests in .*\n\nOK/);
  },
);

it.skipIf(!has("go", "version"))(
  "a test in Go seeds, overrides, advances, reads the journal and resets (needs go)",
  { timeout: 180_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "go-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await cp("test/mock/languages/control_test.go", join(folder, "control_test.go"));
    await writeFile(join(folder, "go.mod"), "module control\n\ngo 1.19\n");
    const env = { ...process.env, MOCK_URL: await mockUrl(), GOFLAGS: "-mod=mod", GOTOOLCHAIN: "local" };
    const { stdout } = await run("go", ["test", "-count=1", "-v", "./..."], { cwd: folder, env });
    expect(stdout.match(/^--- PASS/gm)).toHaveLength(5);
  },
);
