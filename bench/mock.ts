import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { startMock } from "../src/mock/index.ts";
import { freePort } from "../test/support/free-port.ts";
import { median, project, type Row, roundsOf, rowOf, type Table } from "./measure.ts";

const pollEvery = 5;
const giveUpAfter = 300_000;
const connections = 10;

/** The package's command, which prints an access token, and Prism's own, which accepts any and writes no log. */
const commands = {
  ours: { args: ["dist/src/cli/index.js", "mock"], base: "/api" },
  prism: {
    args: [
      "node_modules/@stoplight/prism-cli/dist/index.js",
      "mock",
      "generated/openapi.json",
      "--verboseLevel=silent",
    ],
    base: "",
  },
};

interface Figures {
  firstResponse: number;
  firstPost: number;
  memory: number;
  perSecond: number;
}

/** The mock beside Prism's own command, which serves the same document. */
export async function mock(): Promise<Table> {
  const figures: Record<keyof typeof commands, Figures[]> = { ours: [], prism: [] };
  for (let round = 0; round < roundsOf(7); round += 1) {
    figures.prism.push(await measure(commands.prism));
    figures.ours.push(await measure(commands.ours));
  }
  const row = (what: string, unit: string, figure: keyof Figures) =>
    rowOf(
      what,
      unit,
      figures.ours.map((one) => one[figure]),
      "Prism",
      figures.prism.map((one) => one[figure]),
    );
  return [
    row("first response after the start", "ms", "firstResponse"),
    row("first POST after it", "ms", "firstPost"),
    row("memory after both", "MB", "memory"),
    row(`GET /monitors, ${connections} connections`, "/s", "perSecond"),
    await resetTime(),
  ];
}

async function measure({ args, base }: (typeof commands)["ours"]): Promise<Figures> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${base}`;
  const start = performance.now();
  const child = spawn(process.execPath, [...args, "--port", String(port)], { cwd: project });
  const ended = once(child, "exit");
  try {
    const headers = await untilOk(child, `${url}/monitors`);
    const firstResponse = performance.now() - start;
    const sent = performance.now();
    const body = JSON.stringify({ display_name: "Web production", description: "Monitors of the web sites" });
    const json = { ...headers, "Content-Type": "application/json;charset=UTF-8" };
    const { ok, status } = await fetch(`${url}/monitor_groups`, { method: "POST", headers: json, body });
    // Of the documented 200 and 201, Prism returns the first.
    if (!ok) throw new Error(`POST /monitor_groups returned status ${status}.`);
    const firstPost = performance.now() - sent;
    const memory = await residentMemory(child);
    return { firstResponse, firstPost, memory, perSecond: await throughput(port, `${base}/monitors`, headers) };
  } finally {
    child.kill();
    await ended;
  }
}

/** Repeats a GET request until it succeeds. Returns its headers, with the token that the command has printed, if any. */
async function untilOk(child: ChildProcess, url: string): Promise<Record<string, string>> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
  const end = performance.now() + giveUpAfter;
  while (performance.now() < end && child.exitCode === null) {
    const Authorization = /Svc-oauthtoken [\w.-]+/.exec(output)?.[0] ?? "Svc-oauthtoken any-token";
    const headers = { Authorization, Accept: "application/json; version=2.0" };
    const response = await fetch(url, { headers }).catch(() => undefined);
    await response?.text();
    if (response?.status === 200) return headers;
    await setTimeout(pollEvery);
  }
  throw new Error(`GET ${url} did not return status 200. ${output}`);
}

/** In MB, on Linux. */
async function residentMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6;
}

/**
 * Sends requests over a number of connections, one after another on each. It uses sockets, because an HTTP client would
 * take more time than the server.
 * @returns responses per second
 */
async function throughput(port: number, path: string, headers: Record<string, string>): Promise<number> {
  const lines = Object.entries({ Host: "127.0.0.1", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
  let responses = 0;
  let failure: string | undefined;
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request))
      .setNoDelay()
      .setEncoding("latin1");
    let received = "";
    return socket.on("data", (text) => {
      received += text;
      const head = received.indexOf("\r\n\r\n");
      const length = Number(/\r\ncontent-length: *(\d+)/i.exec(received)?.[1]);
      if (head < 0 || received.length < head + 4 + length) return;
      if (!received.startsWith("HTTP/1.1 200 ")) failure = received;
      received = "";
      responses += 1;
      socket.write(request);
    });
  });
  await setTimeout(500);
  const before = { responses, time: performance.now() };
  await setTimeout(1_500);
  const perSecond = ((responses - before.responses) / (performance.now() - before.time)) * 1000;
  for (const socket of sockets) socket.destroy();
  if (failure !== undefined || perSecond === 0) throw new Error(`The response is not as expected: ${failure}`);
  return perSecond;
}

/** The time of `reset` after what a test does. */
async function resetTime(): Promise<Row> {
  const mock = await startMock();
  const times: number[] = [];
  for (let round = 0; round < 200; round += 1) {
    const headers = { Authorization: `Svc-oauthtoken ${mock.issueAccessToken()}` };
    for (let call = 0; call < 10; call += 1) await (await fetch(`${mock.baseUrl}/monitors`, { headers })).text();
    mock.override({ operation: "getDeviceKey", status: 500 });
    mock.seed({ monitors: Array.from({ length: 100 }, (_, id) => ({ monitor_id: `${id}` })) });
    const start = performance.now();
    mock.reset();
    times.push(performance.now() - start);
  }
  await mock.close();
  return { what: "reset", unit: "ms", ours: median(times) };
}
