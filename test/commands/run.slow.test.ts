/** The commands of the pages in a fresh copy of this repository, with a mock as the service: CI only, because it takes minutes. */
import { execFile, spawn } from "node:child_process";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.ts";
import { environmentOf } from "../clients/conformance.ts";
import { Command } from "../support/command.ts";
import { freePort } from "../support/free-port.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { commandsOf, pages, table } from "./table.ts";

const run = promisify(execFile);
const folder = await temporaryFolder(afterAll);
let mock: Mock;

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
    .replace(/^npm start$/, "npm start -- --port 4010")
    .replace(/^npm run prism$/, "npm run prism -- --port 4010")
    .replace(/^npx svc-monitoring-api (start|mock)$/, "npx svc-monitoring-api $1 --port 4010")
    .replace("node_modules/svc-monitoring-api/", "")
    .replaceAll("npx svc-monitoring-api", `node '${inject("cli")}'`)
    .replace("https://www.acme.eu/api", mock.baseUrl);
  const parts = withPort.split(/\b(401\d)\b/);
  return (await Promise.all(parts.map((part, index) => (index % 2 ? portFor(part, isServer) : part)))).join("");
}

/** A command in a shell, with the processes that it starts: npm, and a server. */
class Shell extends Command {
  static async open(command: string, isServer = false): Promise<Shell> {
    const home = join(folder, "home");
    // `npm version` commits, as somebody.
    const author = { GIT_AUTHOR_NAME: "a", GIT_AUTHOR_EMAIL: "a@a.test" };
    const git = { ...author, GIT_COMMITTER_NAME: "a", GIT_COMMITTER_EMAIL: "a@a.test" };
    const environment = { ...git, ...environmentOf(mock), HOME: home, XDG_CONFIG_HOME: "", XDG_STATE_HOME: "" };
    // Each bench is tried once. One command is Vitest, which is to report to nobody else.
    const quiet = {
      CI: "",
      NO_COLOR: "1",
      BENCH_ROUNDS: "1",
      REDOCLY_TELEMETRY: "off",
      VITEST: "",
      VITEST_RESULTS: "",
    };
    const env = { ...process.env, ...environment, ...quiet };
    return new Shell(
      spawn("bash", ["-ec", await lineOf(command, isServer)], { cwd: folder, env, detached: true }),
      () => {},
    );
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

async function copyRepository(): Promise<void> {
  const { stdout } = await run("git", ["ls-files", "--cached", "--others", "--exclude-standard"]);
  for (const file of stdout.trim().split("\n")) await cp(file, join(folder, file));
  await run("git", ["init", "--quiet", folder]);
  // A history, which `npm version` looks for releases in.
  const identity = ["-c", "user.name=a", "-c", "user.email=a@a.test"];
  await run("git", ["-C", folder, ...identity, "commit", "--quiet", "--allow-empty", "--message", "start"]);
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
}

/** What a reader has made before: an account, a program, a copy of the contract, and a change to release. */
async function prepare(): Promise<void> {
  const accounts = join(folder, "home/.config/svc-monitoring-api");
  await mkdir(accounts, { recursive: true });
  const variables = Object.entries(environmentOf(mock)).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(accounts, "default.env"), variables.join(""), { mode: 0o600 });
  await writeFile(join(folder, "program.mjs"), 'if (!process.env.SVC_BASE_URL) throw new Error("no account");\n');
  await cp(join(folder, "generated/openapi.json"), join(folder, "before.json"));
  const changes = join(folder, "CHANGELOG.md");
  const text = await readFile(changes, "utf8");
  await writeFile(changes, text.replace(/^## /m, "## Unreleased\n\n- Something is new.\n\n## "));
  const headers = { "Content-Type": "application/pdf" };
  mock.override({ method: "GET", path: "/your/path", headers, body: "%PDF-1.7" });
}

describe.skipIf(!process.env.CI)("the commands of the pages, in a fresh copy (minutes long: CI only)", () => {
  beforeAll(async () => {
    mock = await startMock();
    await copyRepository();
    await prepare();
    return () => mock.close();
  });

  const runHere = pages.map((page) => {
    const ways = [...new Set(commandsOf(page))].map((command) => [command, table[page]?.[command]] as const);
    return { page, ways: ways.filter(([, way]) => way === undefined || "prints" in way) };
  });
  describe.each(runHere.filter(({ ways }) => ways.length > 0))("$page", ({ ways }) => {
    const servers: Shell[] = [];
    afterAll(() => Promise.all(servers.map((server) => server.stop())).then(() => {}));

    for (const [command, way] of ways) {
      if (way === undefined)
        it(command, { timeout: 900_000 }, async () => {
          const shell = await Shell.open(command);
          expect(await shell.ended, shell.output).toBe(0);
        });
      else if ("prints" in way)
        it(command, async () => {
          const server = await Shell.open(command, true);
          servers.push(server);
          await server.printed(new RegExp(way.prints.replace("+", "\\+")));
        });
    }
  });
});

it.each(["npm ci", "npm run build", "npm run check", "npm run changes", "npm run test:all"])(
  "CI runs %s, which CONTRIBUTING.md names",
  async (command) => {
    expect(await readFile(".ci/run", "utf8")).toContain(command);
    expect(await readFile("CONTRIBUTING.md", "utf8")).toContain(command);
  },
);
