import { spawn } from "node:child_process";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeEach, onTestFinished } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.ts";
import { Command } from "../support/command.ts";
import { environmentOf } from "../support/environment.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import type { Job, Round } from "./worker.ts";

/** A process with a client. It ends with the test. */
class Worker extends Command {
  /** How much of its output was looked at. */
  #seen = 0;

  /** @param uid the user that runs it; the current one if omitted */
  static ofUser(uid: number | undefined, program: string, job: Job, environment: NodeJS.ProcessEnv): Worker {
    const env = { ...process.env, ...environment };
    return new Worker(spawn(process.execPath, [program, JSON.stringify(job)], { uid, env }), onTestFinished);
  }

  /** Resolves when it can begin. */
  async ready(): Promise<this> {
    await this.#next(/^ready\n/m);
    return this;
  }

  /** Resolves when it requests a token. */
  async asking(): Promise<void> {
    await this.#next(/^asking\n/m);
  }

  begin(): void {
    this.child.stdin?.write("go\n");
  }

  async result(): Promise<Round> {
    return JSON.parse(await this.#next(/^\{.*\}\n/m));
  }

  async round(): Promise<Round> {
    this.begin();
    return this.result();
  }

  async #next(pattern: RegExp): Promise<string> {
    const from = this.#seen;
    const { 0: line, index } = await this.printed(pattern, from);
    this.#seen = Math.max(this.#seen, from + index + line.length);
    return line;
  }
}

/** A mock for the tests of a file, as new before each, and what starts processes that call it. */
export async function startWorkers() {
  const mock = await startMock();
  afterAll(() => mock.close());
  beforeEach(() => {
    mock.advance(25 * 3_600_000);
    mock.clearRequests();
    mock.clearOverrides();
  });
  const program = await bundle();
  const environment = environmentOf(mock);

  /** @param where the directory of the files, or the address of Redis */
  const start = (where: string, uid?: number): Promise<Worker> =>
    Worker.ofUser(uid, program, { where }, environment).ready();
  const startMany = (count: number, where: string): Promise<Worker[]> =>
    Promise.all(Array.from({ length: count }, () => start(where)));
  return { mock, start, startMany };
}

/** @returns the path of the bundled worker, which starts sooner, and which other users may read */
async function bundle(): Promise<string> {
  const folder = await temporaryFolder(afterAll);
  await chmod(folder, 0o755);
  await build({
    entryPoints: [new URL("worker.ts", import.meta.url).pathname],
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  });
  return join(folder, "worker.mjs");
}

/** How many token requests arrived at the mock. */
export function tokenRequests(mock: Mock): number {
  return mock.requests().filter(({ operation }) => operation === "createToken").length;
}
