import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { credentials, type Mock } from "../../src/mock/index.ts";
import type { SharedStoreOptions } from "../../src/tokens/options.ts";

/** What a worker reports after a round of calls. */
export interface Round {
  answered: number;
  errors: string[];
  /** In milliseconds. */
  took: number;
}

/** A process with a client. */
export class Worker {
  readonly lines: string[] = [];
  /** How many lines were looked at. */
  #seen = 0;
  readonly #ended: Promise<string>;

  constructor(readonly child: ChildProcess) {
    this.#ended = once(child, "close").then(() => "ended");
    let rest = "";
    const hear = (chunk: unknown) => {
      const parts = (rest + String(chunk)).split("\n");
      rest = parts.pop() ?? "";
      this.lines.push(...parts);
      child.emit("heard");
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.stdin?.on("error", () => {});
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
    this.child.stdin?.write("go\n");
  }

  async result(): Promise<Round> {
    return JSON.parse(await this.next((line) => line.startsWith("{")));
  }

  async round(): Promise<Round> {
    this.begin();
    return this.result();
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

/** Starts processes of the program `worker.ts`, bundled once. */
export class Fleet {
  readonly #children = new Set<ChildProcess>();

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
    { service = this.service, uid }: Origin = {},
  ): Worker {
    const { clientId, clientSecret, refreshToken } = credentials;
    const child = spawn(
      process.execPath,
      [join(this.folder, "worker.mjs"), where, `${calls}`, JSON.stringify(options)],
      {
        uid,
        env: {
          ...process.env,
          SVC_BASE_URL: service.baseUrl,
          SVC_AUTH_URL: service.authUrl,
          SVC_OAUTH2_CLIENT_ID: clientId,
          SVC_OAUTH2_CLIENT_SECRET: clientSecret,
          SVC_OAUTH2_REFRESH_TOKEN: refreshToken,
        },
      },
    );
    this.#children.add(child);
    child.on("close", () => this.#children.delete(child));
    return new Worker(child);
  }

  /** Starts processes and waits until all of them can begin. */
  async startMany(count: number, ...args: Parameters<Fleet["start"]>): Promise<Worker[]> {
    const workers = Array.from({ length: count }, () => this.start(...args));
    await Promise.all(workers.map((worker) => worker.ready()));
    return workers;
  }

  /** Ends all processes, also those that are stopped. */
  async end(): Promise<void> {
    await Promise.all(
      [...this.#children].map(async (child) => {
        child.kill("SIGKILL");
        await once(child, "close");
      }),
    );
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
  mock.clearFaults();
}

/** What all rounds came to. */
export function total(rounds: Round[]): { answered: number; errors: string[] } {
  return {
    answered: rounds.reduce((sum, { answered }) => sum + answered, 0),
    errors: rounds.flatMap(({ errors }) => errors),
  };
}
