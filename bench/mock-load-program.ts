/**
 * A program that `mock-throughput.ts` runs. It sends requests over a number of connections, one after another on each,
 * and prints the responses per second. It uses sockets, because any HTTP client would take more time than the server.
 * Each response must have status 200 and the expected body.
 */
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";

export interface Load {
  url: string;
  headers: Record<string, string>;
  /** The body that every response must have. */
  body: string;
  connections: number;
  /** Milliseconds of the warm-up and of the measurement. */
  warmUp: number;
  duration: number;
}

export interface LoadResult {
  perSecond: number;
  /** The CPU usage of this program, from 0 to 1. Near 1, it is the bottleneck. */
  busy: number;
}

const load: Load = JSON.parse(process.argv[2] ?? "");
const { host, hostname, port, pathname } = new URL(load.url);
const lines = Object.entries({ Host: host, ...load.headers }).map(([name, value]) => `${name}: ${value}`);
const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
const body = Buffer.from(load.body);

let responses = 0;

function keepBusy(): void {
  const socket = connect(Number(port), hostname);
  let received: Buffer = Buffer.alloc(0);
  socket.setNoDelay();
  socket.on("connect", () => socket.write(request));
  socket.on("close", () => {
    throw new Error("The server closed a connection.");
  });
  socket.on("data", (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const length = responseLength(received);
    if (length === undefined) return;
    if (length !== received.length) throw new Error("The server sent more than the response.");
    received = Buffer.alloc(0);
    responses += 1;
    socket.write(request);
  });
}

/**
 * @returns undefined if the response is incomplete
 * @throws Error if it is not the expected response
 */
function responseLength(received: Buffer): number | undefined {
  const end = received.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = received.toString("latin1", 0, end);
  const length = Number(/^content-length: *(\d+)$/im.exec(head)?.[1]);
  if (received.length < end + 4 + length) return undefined;
  if (!head.startsWith("HTTP/1.1 200 ") || !received.subarray(end + 4, end + 4 + length).equals(body)) {
    throw new Error(`The response is not as expected: ${received}`);
  }
  return end + 4 + length;
}

for (let count = 0; count < load.connections; count += 1) keepBusy();
await setTimeout(load.warmUp);
const before = { responses, time: performance.now(), cpu: process.cpuUsage() };
await setTimeout(load.duration);
const milliseconds = performance.now() - before.time;
const { user, system } = process.cpuUsage(before.cpu);
const result: LoadResult = {
  perSecond: ((responses - before.responses) / milliseconds) * 1000,
  busy: (user + system) / 1000 / milliseconds,
};
console.log(JSON.stringify(result));
process.exit();
