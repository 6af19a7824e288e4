import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readdir, readFile, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
const stop: Array<() => Promise<void>> = [];

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

afterAll(async () => {
  for (const end of stop) await end();
});

/** `.ci/run` has run it in its clean checkout, from which the copy has its packages. */
const installation = /^npm ci && /;

/** Runs a command in a shell. Resolves when it ends, or when a server is ready. */
async function type(command: string): Promise<{ code: number | null; output: string }> {
  const ready = servers.find(([server]) => server.test(command))?.[1];
  // Each bench is tried once. One command is Vitest, which is to report to nobody else.
  const env = { ...process.env, CI: "", NO_COLOR: "1", BENCH_ROUNDS: "1", VITEST: "", VITEST_RESULTS: "" };
  const line = await withFreePorts(command.replace(installation, ""));
  const child = spawn("bash", ["-ec", line], { cwd: folder, env, detached: true });
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
    // The process group: npm, the shell and the server.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGINT");
    await ended;
  });
  return { code: await Promise.race([ended, isReady]), output };
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
    it.each(others)("%s", { timeout: 900_000 }, async (command) => {
      const isServer = servers.some(([server]) => server.test(command));
      const { code, output } = await type(command);
      expect(code, output).toBe(isServer ? null : 0);
      // The other commands need the first server; other servers are stopped.
      if (isServer && command !== commands[0]) await stop.pop()?.();
    });
  },
);
