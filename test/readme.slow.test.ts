import { execFile, spawn } from "node:child_process";
import { cp, readdir, readFile, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Command } from "./support/command.ts";
import { freePort } from "./support/free-port.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const run = promisify(execFile);
const testCommand = "npm ci && npm test";
/** Those of `test/clients/`, which runs its commands. */
const inAnotherTest = ["other-languages.md"];
const pages = (await readdir("docs")).filter((name) => name.endsWith(".md") && !inAnotherTest.includes(name));

/** The commands of some documents, in order: `sh` blocks, each run in a shell of its own. */
async function commandsIn(files: string[], pattern = /```sh\n([^`]+)```/g): Promise<string[]> {
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  return [...texts.join("\n").matchAll(pattern)].map(([, block, inline]) =>
    (block ?? inline ?? "").replace(/^ +/gm, "").trim(),
  );
}

const withThoseInTheText = /```sh\n([^`]+)```|`((?:npm|npx) [^`]+)`/g;
const commands = [
  ...(await commandsIn(["README.md"])),
  ...(await commandsIn(["CONTRIBUTING.md"], withThoseInTheText)),
  ...(await commandsIn(pages.map((name) => `docs/${name}`))),
].filter((command, index, all) => all.indexOf(command) === index);

/** `.ci/run` runs these itself. */
const inCi = ["npm ci", testCommand, "npm test", "npm run build\nnpm run check"];
const notRunHere = [
  ...inCi,
  // `.ci/run` adds these tests to those of `npm test`.
  ...["npm run test:slow", "npm run test:browser", "npm run test:clients"],
  // The tests of the package run it.
  "npm pack",
  // Parts of `npm run build`, which `.ci/run` runs.
  ...["npm run build", "npm run lint", "npm run bundle", "npm run generate"],
];

/** What the commands that keep running print when they are ready. */
const servers: Array<[command: RegExp, ready: RegExp]> = [
  [/npm start/, /Ctrl\+C stops it(.|\n)*GRANT_CODE/],
  [/npm run mock/, /Ctrl\+C stops it(.|\n)*GRANT_CODE/],
  [/prism-cli@5 mock|npm run prism/, /Prism is listening/],
];

/** The addresses of the documents may be in use on this machine: each has a free port instead. */
const ports = new Map<string, number>();
async function withFreePorts(command: string): Promise<string> {
  for (const [port] of `4010 ${command}`.matchAll(/\b401\d\b/g))
    if (!ports.has(port)) ports.set(port, await freePort());
  return (
    command
      .replace(/npm start$/, "npm start -- --port 4010")
      // This is the package that a user's project has there.
      .replace("node_modules/svc-monitoring-api/", "")
      .replace(/\b401\d\b/g, (port) => String(ports.get(port)))
  );
}

const folder = await temporaryFolder(afterAll);

beforeAll(async () => {
  if (!process.env.CI) return;
  const { stdout } = await run("git", ["ls-files", "--cached", "--others", "--exclude-standard"]);
  for (const file of stdout.trim().split("\n")) await cp(file, join(folder, file));
  await run("git", ["init", "--quiet", folder]);
  // A history, which `npm version` looks for releases in.
  const identity = ["-c", "user.name=a", "-c", "user.email=a@a.test"];
  await run("git", ["-C", folder, ...identity, "commit", "--quiet", "--allow-empty", "--message", "start"]);
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
});

/** A command in a shell, with the processes that it starts: npm, and a server. */
class Shell extends Command {
  static async open(command: string): Promise<Shell> {
    // `.ci/run` has run the installation in its clean checkout, from which the copy has its packages.
    const line = await withFreePorts(command.replace(/^npm ci && /, ""));
    // Each bench is tried once. One command is Vitest, which is to report to nobody else.
    const env = { ...process.env, CI: "", NO_COLOR: "1", BENCH_ROUNDS: "1", VITEST: "", VITEST_RESULTS: "" };
    return new Shell(spawn("bash", ["-ec", line], { cwd: folder, env, detached: true }), () => {});
  }

  async stop(): Promise<void> {
    const { pid, exitCode, signalCode } = this.child;
    try {
      if (pid && exitCode === null && signalCode === null) process.kill(-pid, "SIGINT");
    } catch {
      // It has just ended, which is not known here yet.
    }
    await this.ended;
  }
}

describe("the README", () => {
  it("starts with the two commands that run and test the project", () => {
    expect(commands.slice(0, 2)).toEqual(["npm ci && npm start", testCommand]);
  });

  it("names the commands with which CI tests and checks", async () => {
    const script = await readFile(".ci/run", "utf8");
    for (const command of inCi.flatMap((commands) => commands.split(/ && |\n/))) {
      expect(script).toMatch(new RegExp(`(^ *|if |&& |\\(|" )${command}(;| &&| \\|\\|| -- --project)`, "m"));
    }
  });

  it("names each command that is not run here", () => {
    expect(commands).toEqual(expect.arrayContaining(notRunHere));
  });
});

const others = commands.filter((command) => !notRunHere.includes(command));

describe.skipIf(!process.env.CI)(
  "every command of the README, of CONTRIBUTING.md and of docs/ works in a fresh copy (minutes long: CI only)",
  () => {
    const shells: Shell[] = [];
    afterAll(() => Promise.all(shells.map((shell) => shell.stop())).then(() => {}));

    it.each(others)("%s", { timeout: 900_000 }, async (command) => {
      const shell = await Shell.open(command);
      shells.push(shell);
      const ready = servers.find(([server]) => server.test(command))?.[1];
      if (!ready) return expect(await shell.ended, shell.output).toBe(0);
      await shell.printed(ready);
      // The other commands need the first server; other servers are stopped.
      if (command !== commands[0]) await shell.stop();
    });
  },
);
