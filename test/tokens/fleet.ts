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
  readonly #ended: Promise<string>;

  constructor(readonly child: ChildProcessWithoutNullStreams) {
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

  begin(): void {
    this.child.stdin.write("go\n");
  }

  async result(): Promise<Round> {
    return JSON.parse(await this.next((text) => text.startsWith("{")));
  }

  async round(): Promise<Round> {
    this.begin();
    return this.result();
  }

  /** Ends the process, also one that is stopped. */
  async kill(): Promise<void> {
    this.child.kill("SIGKILL");
    await this.#ended;
  }
}

/** Processes of the program `worker.ts`, bundled once. */
export class Fleet {
  readonly #workers = new Set<Worker>();

  private constructor(
    private readonly folder: string,
    private readonly service: Pick<Mock, "baseUrl" | "authUrl">,
  ) {}

  static async open(service: Pick<Mock, "baseUrl" | "authUrl">): Promise<Fleet> {
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

  /**
   * @param where the directory of the files, or the address of Redis
   * @param uid the user that runs it; the current one if omitted
   */
  start(where: string, calls = 1, options: SharedStoreOptions = {}, uid?: number): Worker {
    const { clientId, clientSecret, refreshToken } = credentials;
    const { baseUrl, authUrl } = this.service;
    const job: Job = { where, calls, options, service: { baseUrl, authUrl } };
    const env = {
      ...process.env,
      SVC_OAUTH2_CLIENT_ID: clientId,
      SVC_OAUTH2_CLIENT_SECRET: clientSecret,
      SVC_OAUTH2_REFRESH_TOKEN: refreshToken,
    };
    const worker = new Worker(
      spawn(process.execPath, [join(this.folder, "worker.mjs"), JSON.stringify(job)], { uid, env }),
    );
    this.#workers.add(worker);
    return worker;
  }

  /** Starts processes and waits until all of them can begin. */
  async startMany(count: number, ...args: Parameters<Fleet["start"]>): Promise<Worker[]> {
    const workers = Array.from({ length: count }, () => this.start(...args));
    await Promise.all(workers.map((worker) => worker.ready()));
    return workers;
  }

  /** Ends all processes. */
  async end(): Promise<void> {
    await Promise.all([...this.#workers].map((worker) => worker.kill()));
    this.#workers.clear();
  }

  async close(): Promise<void> {
    await this.end();
    await rm(this.folder, { recursive: true, force: true });
  }
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
