import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const readme = await readFile("README.md", "utf8");
const testCommand = "npm ci && npm test";

/** The commands of the README in their order: `sh` blocks, each of them one session of a shell, and commands within the text. */
const commands = [...readme.matchAll(/```sh\n([^`]+)```|`((?:npm|npx) [^`]+)`/g)]
  .map(([, block, inline]) => (block ?? inline ?? "").trim())
  .filter((command, index, all) => all.indexOf(command) === index);

/** What a command that does not end prints when it is ready. */
const servers: Array<[command: RegExp, ready: RegExp]> = [
  [/npm start/, /Ctrl\+C stops it(.|\n)*first-call/],
  [/npm run mock/, /Ctrl\+C stops it(.|\n)*first-call/],
  [/prism mock/, /Prism is listening/],
  [/npm run dev/, /Watching openapi/],
];

let folder: string;
const stop: Array<() => Promise<void>> = [];

beforeAll(async () => {
  if (!process.env.CI) return;
  folder = await mkdtemp(join(tmpdir(), "readme-"));
  const { stdout } = await run("git", ["ls-files", "--cached", "--others", "--exclude-standard"]);
  for (const file of stdout.trim().split("\n")) await cp(file, join(folder, file));
  await run("git", ["init", "--quiet", folder]);
});

afterAll(async () => {
  for (const end of stop) await end();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Runs a command as a user's shell would; resolves when it ends, or when a server is ready. */
async function type(command: string): Promise<{ code: number | null; output: string }> {
  const ready = servers.find(([server]) => server.test(command))?.[1];
  // A benchmark's figures are not read here, so it measures once.
  const env = { ...process.env, CI: "", NO_COLOR: "1", BENCH_ROUNDS: "1" };
  const child = spawn("bash", ["-ec", command], { cwd: folder, env, detached: true });
  let output = "";
  const ended = once(child, "close").then(([code]): number | null => code);
  const isReady = new Promise<null>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        if (ready?.test(output)) resolve(null);
      });
    }
  });
  stop.push(async () => {
    // The group: npm, the shell and the server that they started.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGINT");
    await ended;
  });
  return { code: await Promise.race([ended, isReady]), output };
}

describe("the README", () => {
  it("starts with the two commands that run and test the project", () => {
    expect(commands.slice(0, 2)).toEqual(["npm ci && npm start", testCommand]);
  });

  it("names the commands with which CI tests", async () => {
    const lines = (await readFile(".ci/run", "utf8")).split("\n");
    for (const command of testCommand.split(" && ")) {
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^ *(if )?${command}(;| \\|\\|)`)));
    }
  });
});

// The test command is the one that runs this test; a second start of the default port would find the first.
const others = commands.filter((command) => command !== testCommand && command !== "npm start");

describe.skipIf(!process.env.CI)("every command of the README works in a fresh copy (minutes long: CI only)", () => {
  it.each(others)("%s", { timeout: 300_000 }, async (command) => {
    const isServer = servers.some(([server]) => server.test(command));
    const { code, output } = await type(command);
    expect(code, output).toBe(isServer ? null : 0);
    // The first start serves the commands that follow; other servers have shown what they can.
    if (isServer && command !== commands[0]) await stop.pop()?.();
  });
});
