import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createClient, type RedisClientType } from "redis";
import { onTestFinished } from "vitest";
import type { WhenOver } from "../support/command.ts";
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

/** A Redis server on this machine that keeps nothing on the disk. */
export class RedisServer {
  #child: ChildProcess | undefined;
  readonly #clients: RedisClientType[] = [];

  private constructor(private readonly port: number) {}

  /** @param whenOver ends it and its clients: with the test, if left out */
  static async start(whenOver: WhenOver = onTestFinished): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    whenOver(async () => {
      for (const client of server.#clients) client.destroy();
      await server.stop();
    });
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it, empty. */
  async start(): Promise<void> {
    const options = `--port ${this.port} --bind 127.0.0.1 --appendonly no --dir /tmp --save`.split(" ");
    const child = spawn("redis-server", [...options, ""]);
    this.#child = child;
    let output = "";
    for await (const chunk of child.stdout) {
      output += String(chunk);
      if (output.includes("Ready to accept connections")) break;
    }
    if (child.exitCode !== null) throw new Error(output);
    child.stdout.resume();
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name);
  }

  /** A client of it, as docs/share-tokens.md creates one, not yet connected. */
  client(options: { username?: string; password?: string } = {}): RedisClientType {
    const client: RedisClientType = createClient({ url: this.url, disableOfflineQueue: true, ...options });
    client.on("error", () => {});
    this.#clients.push(client);
    return client;
  }

  /** A client that is connected. */
  connected(): Promise<RedisClientType> {
    return this.client().connect();
  }
}
