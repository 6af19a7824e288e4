import { spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("..", import.meta.url));

const pollEvery = 5;
const giveUpAfter = 30_000;

export interface NodeProcess {
  readonly id: number;
  /** Its output so far. */
  output(): string;
  /** Sends a signal. */
  signal(name: NodeJS.Signals): void;
  /** @throws Error with its output if it has ended */
  mustRun(): void;
  stop(): Promise<void>;
}

/** Starts a Node process in the project's folder, without this process's TypeScript loader. */
export function startNode(args: readonly string[]): NodeProcess {
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { ...process.env, NODE_OPTIONS: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  return {
    id: child.pid ?? Number.NaN,
    output: () => output,
    signal: (name) => child.kill(name),
    mustRun: () => {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`node ${args.join(" ")} ended: ${output}`);
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

export interface HttpResponse {
  status: number | undefined;
  /** Alternating names and values, as they were sent. */
  headers: string[];
  body: string;
}

/** Sends a GET request on a new connection. */
export function sendGet(url: string, headers: Record<string, string>): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false, headers, timeout: giveUpAfter }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text) => (body += text));
      response.on("end", () => resolve({ status: response.statusCode, headers: response.rawHeaders, body }));
    });
    request.on("timeout", () => request.destroy(new Error("There was no response.")));
    request.on("error", reject);
  });
}

/**
 * Repeats a GET request until the response has status 200.
 * @param headers returns the headers of each attempt, because a token may be available only later
 * @throws Error if the process ends before that, or takes too long
 */
export async function untilOk(server: NodeProcess, url: string, headers: () => Record<string, string>): Promise<void> {
  const end = performance.now() + giveUpAfter;
  while (performance.now() < end) {
    // Until the server listens, the connection is refused.
    const response = await sendGet(url, headers()).catch(() => undefined);
    if (response?.status === 200) return;
    server.mustRun();
    await setTimeout(pollEvery);
  }
  throw new Error(`GET ${url} did not return status 200. ${server.output()}`);
}

/** Waits for the first line of a process's output. */
export async function firstLine(server: NodeProcess): Promise<string> {
  for (;;) {
    const [line, ...more] = server.output().split("\n");
    if (line !== undefined && more.length > 0) return line;
    server.mustRun();
    await setTimeout(pollEvery);
  }
}

/** Finds an unused port of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return address.port;
}
