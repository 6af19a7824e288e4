import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";
import { credentials, type Mock } from "../../src/mock/index.ts";
import type { SharedStoreOptions } from "../../src/tokens/shared-store.ts";
import type { Job } from "./worker.ts";

/** What a worker reports after a round of calls. */
export interface Round {
  answered: number;
  errors: string[];
}

/** A process with a client. */
export class Worker {
  readonly lines: string[] = [];
  /** How many lines were looked at. */
  #seen = 0;
  /** How many rounds have no result yet. */
  #running = 0;
  readonly #ended: Promise<string>;

  /** @param uid the user that runs it, if it is another than the current one */
  constructor(
    readonly child: ChildProcessWithoutNullStreams,
    readonly uid: number | undefined,
  ) {
    this.#ended = once(child, "close").then(() => "ended");
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on("line", (line) => {
        this.lines.push(line);
        child.emit("heard");
      });
    }
    child.stdin.on("error", () => {});
  }

  /** The next line that the condition accepts. */
  async next(accepts: (line: string) => boolean): Promise<string> {
    for (;;) {
      while (this.#seen < this.lines.length) {
        const line = this.lines[this.#seen++] ?? "";
        if (accepts(line)) return line;
      }
      const ended = await Promise.race([once(this.child, "heard"), this.#ended]);
      if (ended === "ended" && this.#seen === this.lines.length) throw new Error(this.lines.join("\n"));
    }
  }

  ready(): Promise<string> {
    return this.next((line) => line === "ready");
  }

  asking(): Promise<string> {
    return this.next((line) => line === "asking");
  }

  /** Gives it a store and a client. Those that it had end. */
  take(job: Job): void {
    this.lines.length = 0;
    this.#seen = 0;
    this.#tell(JSON.stringify(job));
  }

  begin(): void {
    this.#running += 1;
    this.#tell("go");
  }

  async result(): Promise<Round> {
    const line = await this.next((text) => text.startsWith("{"));
    this.#running -= 1;
    return JSON.parse(line);
  }

  async round(): Promise<Round> {
    this.begin();
    return this.result();
  }

  /**
   * Ends its job. Returns whether it can take another: not if it is another user's, was killed or stopped, or has a round
   * without a result.
   */
  endJob(): boolean {
    const isUsable =
      this.uid === undefined && !this.child.killed && this.child.exitCode === null && this.#running === 0;
    if (isUsable) this.#tell("end");
    return isUsable;
  }

  /** Ends the process, also one that is stopped. */
  async kill(): Promise<void> {
    this.child.kill("SIGKILL");
    await this.#ended;
  }

  #tell(line: string): void {
    this.child.stdin.write(`${line}\n`);
  }
}

type Service = Pick<Mock, "baseUrl" | "authUrl">;

/** What a process is beside the others. */
interface Origin {
  /** The data center; the fleet's own if omitted. */
  service?: Service;
  /** The user that runs it; the current one if omitted. */
  uid?: number | undefined;
}

/** Processes of the program `worker.ts`, bundled once. A process that is left of one test takes the jobs of the next. */
export class Fleet {
  readonly #workers = new Set<Worker>();
  #idle: Worker[] = [];

  private constructor(
    private readonly folder: string,
    private readonly service: Service,
  ) {}

  static async open(service: Service): Promise<Fleet> {
    const folder = await mkdtemp(join(tmpdir(), "fleet-"));
    // For workers of other users.
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
    return new Fleet(folder, service);
  }

  /** @param where the directory of the files, or the address of Redis */
  start(
    where: string,
    calls = 1,
    options: SharedStoreOptions = {},
    { service: { baseUrl, authUrl } = this.service, uid }: Origin = {},
  ): Worker {
    const worker = (uid === undefined && this.#idle.pop()) || this.#spawn(uid);
    this.#workers.add(worker);
    worker.take({ where, calls, options, service: { baseUrl, authUrl } });
    return worker;
  }

  #spawn(uid: number | undefined): Worker {
    const { clientId, clientSecret, refreshToken } = credentials;
    const child = spawn(process.execPath, [join(this.folder, "worker.mjs")], {
      uid,
      env: {
        ...process.env,
        SVC_OAUTH2_CLIENT_ID: clientId,
        SVC_OAUTH2_CLIENT_SECRET: clientSecret,
        SVC_OAUTH2_REFRESH_TOKEN: refreshToken,
      },
    });
    return new Worker(child, uid);
  }

  /** Starts processes and waits until all of them can begin. */
  async startMany(count: number, ...args: Parameters<Fleet["start"]>): Promise<Worker[]> {
    const workers = Array.from({ length: count }, () => this.start(...args));
    await Promise.all(workers.map((worker) => worker.ready()));
    return workers;
  }

  /** Ends all jobs, and the processes that cannot take another, also those that are stopped. */
  async end(): Promise<void> {
    const workers = [...this.#workers];
    this.#workers.clear();
    const idle = workers.filter((worker) => worker.endJob());
    this.#idle.push(...idle);
    await endAll(workers.filter((worker) => !idle.includes(worker)));
  }

  async close(): Promise<void> {
    await this.end();
    await endAll(this.#idle);
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function endAll(workers: readonly Worker[]): Promise<void> {
  await Promise.all(workers.map((worker) => worker.kill()));
}

/** How many token requests arrived at the mock. */
export function tokenRequests(mock: Mock): number {
  return mock.requests().filter(({ operation }) => operation === "createToken").length;
}

/** Resets the mock's limits, as if it had not been used. */
export function renewMock(mock: Mock): void {
  mock.advance(25 * 3_600_000);
  mock.clearRequests();
  mock.clearOverrides();
}

/** What all rounds came to. */
export function total(rounds: Round[]) {
  const answered = rounds.reduce((sum, round) => sum + round.answered, 0);
  return { answered, errors: rounds.flatMap(({ errors }) => errors) };
}
