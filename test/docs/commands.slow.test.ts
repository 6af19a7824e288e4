/** The commands of the pages in a copy of this repository, with a mock as the service: CI only, because it takes minutes. */
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, inject, it } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.ts";
import { Command } from "../support/command.ts";
import { environmentOf } from "../support/environment.ts";
import { freePort } from "../support/free-port.ts";
import { copyHere } from "../support/repository-copy.ts";
import { commandsOf, notInCopy, pagesWithCommands, readyLineOf } from "./commands.ts";

let mock: Mock;
let copy: string;
let environment: NodeJS.ProcessEnv;

/** The seconds after which a command is stopped, so that one that waits for something fails soon. */
const secondsFor = (command: string) => (/^npm (run bench|version)\b/.test(command) ? 900 : 120);

/** Ports of the pages may be in use on this machine: each server gets a free one, which the commands after it call. */
const ports = new Map<string, number>();
async function portFor(documented: string, isServer: boolean): Promise<string> {
  if (isServer || !ports.has(documented)) ports.set(documented, await freePort());
  return String(ports.get(documented));
}

/** A command of a page, as it runs here: with the package of this repository, its packages, the mock and free ports. */
async function lineOf(command: string, isServer: boolean): Promise<string> {
  const withPort = command
    .replace(/^npm ci && /, "")
    .replace(/^npm (start|run prism)$/, "npm $1 -- --port 4010")
    .replace(/^npx svc-monitoring-api (start|mock)$/, "npx svc-monitoring-api $1 --port 4010")
    .replace("node_modules/svc-monitoring-api/", "")
    .replaceAll("npx svc-monitoring-api", `node '${inject("cli")}'`)
    .replace("https://www.acme.eu/api", mock.baseUrl);
  const parts = withPort.split(/\b(401\d)\b/);
  return (await Promise.all(parts.map((part, index) => (index % 2 ? portFor(part, isServer) : part)))).join("");
}

/** Runs a command to its end. @throws Error if it fails, asks for something, or does not end */
async function run(command: string): Promise<void> {
  const seconds = secondsFor(command);
  const args = [`${seconds}`, "bash", "-ec", await lineOf(command, false)];
  const ended = promisify(execFile)("timeout", args, { cwd: copy, env: environment, maxBuffer: 2 ** 26 });
  // Nobody answers a question.
  ended.child.stdin?.end();
  await ended.catch(({ code, stdout, stderr }) => {
    const why =
      code === 124
        ? `did not end within ${seconds} s. List it in test/docs/commands.ts: among the servers, or with what runs it`
        : `ended with ${code}`;
    throw new Error(`${command}: ${why}.\n${stdout}${stderr}`);
  });
}

/** Starts a server, until the page ends. */
async function serve(command: string, prints: RegExp): Promise<void> {
  const server = Command.inShell(copy, await lineOf(command, true), environment, (end) => ends.push(end));
  await server.printed(prints);
}
let ends: Array<() => Promise<void>> = [];

/** What a reader has made before: an account, a program, a copy of the contract, and a change to release. */
async function prepare(): Promise<void> {
  const home = join(copy, "home");
  const variables = environmentOf(mock);
  const author = { GIT_AUTHOR_NAME: "a", GIT_AUTHOR_EMAIL: "a@a.test" };
  const committer = { GIT_COMMITTER_NAME: "a", GIT_COMMITTER_EMAIL: "a@a.test" };
  // Each bench is tried once. One command is Vitest, which is to report to nobody else.
  const quiet = { CI: "", NO_COLOR: "1", BENCH_ROUNDS: "1", REDOCLY_TELEMETRY: "off", VITEST: "", VITEST_RESULTS: "" };
  const own = { HOME: home, XDG_CONFIG_HOME: "", XDG_STATE_HOME: "" };
  environment = { ...process.env, ...author, ...committer, ...variables, ...quiet, ...own };
  const accounts = join(home, ".config/svc-monitoring-api");
  await mkdir(accounts, { recursive: true });
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(accounts, "default.env"), lines.join(""), { mode: 0o600 });
  await writeFile(join(copy, "program.mjs"), 'if (!process.env.SVC_BASE_URL) throw new Error("no account");\n');
  await cp(join(copy, "generated/openapi.json"), join(copy, "before.json"));
  const changes = join(copy, "CHANGELOG.md");
  const text = await readFile(changes, "utf8");
  await writeFile(changes, text.replace(/^## /m, "## Unreleased\n\n- Something is new.\n\n## "));
  const headers = { "Content-Type": "application/pdf" };
  mock.override({ method: "GET", path: "/your/path", headers, body: "%PDF-1.7" });
}

describe.skipIf(!process.env.CI)(
  "the commands of the pages, in a copy of the repository (minutes long: CI only)",
  () => {
    beforeAll(async () => {
      mock = await startMock();
      copy = await copyHere(afterAll);
      await prepare();
      return () => mock.close();
    });

    const runHere = pagesWithCommands.map((page) => {
      const commands = commandsOf(page).filter((command) => !notInCopy.some(([pattern]) => pattern.test(command)));
      return { page, commands };
    });
    describe.each(runHere.filter(({ commands }) => commands.length > 0))("$page", ({ commands }) => {
      afterAll(async () => {
        for (const end of ends) await end();
        ends = [];
      });

      for (const command of commands) {
        const prints = readyLineOf(command);
        it(command, { timeout: 1_000_000 }, () => (prints ? serve(command, prints) : run(command)));
      }
    });
  },
);
