import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createClient, type RedisClientType } from "redis";
import { afterAll, beforeAll } from "vitest";
import { freePort } from "../support/free-port.ts";

/** Whether redis-server is installed; required in CI. */
export function hasRedis(): boolean {
  try {
    execFileSync("redis-server", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    if (process.env.CI) throw new Error("CI needs redis-server: .ci/run installs it.");
    console.log("Skipped: the tests of the Redis store need redis-server, which is not installed.");
    return false;
  }
}

/** Gives the tests of a group a server of their own, and clients of it. They end with the tests. */
export function withRedis() {
  let server: RedisServer;
  const clients: RedisClientType[] = [];
  beforeAll(async () => {
    server = await RedisServer.start();
  });
  afterAll(async () => {
    for (const client of clients) client.destroy();
    await server.stop();
  });
  return (options: { username?: string; password?: string; disableOfflineQueue?: boolean } = {}): RedisClientType => {
    const client: RedisClientType = createClient({ url: server.url, ...options });
    client.on("error", () => {});
    clients.push(client);
    return client;
  };
}

/** A Redis server on this machine that keeps nothing on the disk. */
export class RedisServer {
  #child: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    private readonly options: string[],
  ) {}

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  static async start(...options: string[]): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), options);
    await server.start();
    return server;
  }

  /** Starts it, empty. */
  async start(): Promise<void> {
    const basics = `--port ${this.port} --bind 127.0.0.1 --appendonly no --dir /tmp --save`.split(" ");
    const child = spawn("redis-server", [...basics, "", ...this.options]);
    this.#child = child;
    let output = "";
    for await (const chunk of child.stdout) {
      output += String(chunk);
      if (output.includes("Ready to accept connections")) break;
    }
    if (child.exitCode !== null) throw new Error(output);
    child.stdout.resume();
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name);
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill("SIGKILL");
    if (child.signalCode === null) await once(child, "exit");
  }
}
