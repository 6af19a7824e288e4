import { isDeepStrictEqual } from "node:util";
import { median } from "./median.ts";
import type { Load, LoadResult } from "./mock-load-program.ts";
import { firstLine, type HttpResponse, type NodeProcess, sendGet, startNode } from "./mock-process.ts";
import type { ServedAt } from "./mock-server-program.ts";
import { outputOf } from "./node-process.ts";
import { roundsOf } from "./rounds.ts";

const rounds = roundsOf(7);
const connections = 10;
const firstWarmUp = roundsOf(10) * 300;
const warmUp = 300;
const duration = 1_500;

export interface ThroughputFigures {
  /** Compared with a Node server that only sends the same response. */
  toBare: { ratio: number; goal: number };
  /** Compared with Prism without a log. */
  toPrism: { ratio: number; goal: number };
  rounds: number;
  connections: number;
  /** Responses per second. */
  ours: number;
  bare: number;
  prism: number;
  /** The CPU usage of the load program with the bare server, from 0 to 1. */
  loadBusy: number;
}

/** Measures responses per second to GET /monitors, with a valid token and the header that names the version. */
export async function throughputFigures(): Promise<ThroughputFigures> {
  const servers: NodeProcess[] = [];
  const serve = async (...args: string[]): Promise<Target> => {
    const server = startNode(["--import", "tsx/esm", "bench/mock-server-program.ts", ...args]);
    servers.push(server);
    const { url, authorization }: ServedAt = JSON.parse(await firstLine(server));
    const headers = { Authorization: authorization, Accept: "application/json; version=2.0" };
    return { url, headers, response: await sendGet(url, headers) };
  };
  try {
    const ours = await serve("ours");
    const { headers, body } = ours.response;
    const bare = await serve("bare", JSON.stringify({ headers: withoutNodes(headers), body }));
    const prism = await serve("prism");
    assertSameResponses(ours.response, bare.response, prism.response);
    return await measure(ours, bare, prism);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

interface Target {
  url: string;
  headers: Record<string, string>;
  response: HttpResponse;
}

async function measure(ours: Target, bare: Target, prism: Target): Promise<ThroughputFigures> {
  for (const target of [ours, bare, prism]) await runLoad(target, 0, firstWarmUp);
  const results: Array<{ ours: LoadResult; bare: LoadResult; prism: LoadResult }> = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({
      ours: await runLoad(ours, warmUp, duration),
      bare: await runLoad(bare, warmUp, duration),
      prism: await runLoad(prism, warmUp, duration),
    });
  }
  return {
    toBare: { ratio: median(results.map(({ ours, bare }) => ours.perSecond / bare.perSecond)), goal: 0.45 },
    toPrism: { ratio: median(results.map(({ ours, prism }) => ours.perSecond / prism.perSecond)), goal: 4 },
    rounds,
    connections,
    ours: median(results.map(({ ours }) => ours.perSecond)),
    bare: median(results.map(({ bare }) => bare.perSecond)),
    prism: median(results.map(({ prism }) => prism.perSecond)),
    loadBusy: median(results.map(({ bare }) => bare.busy)),
  };
}

/** Runs the load program with a server. */
async function runLoad(
  { url, headers, response: { body } }: Target,
  warmUp: number,
  duration: number,
): Promise<LoadResult> {
  const load: Load = { url, headers, body, connections, warmUp, duration };
  return JSON.parse(await outputOf(["--import", "tsx/esm", "bench/mock-load-program.ts", JSON.stringify(load)]));
}

/** The headers of a response without those that Node adds, as alternating names and values. */
function withoutNodes(headers: string[]): string[] {
  const isNodes = (name = "") => ["Date", "Connection", "Keep-Alive"].includes(name);
  return headers.filter((_text, index) => !isNodes(headers[index - (index % 2)]));
}

/** @throws Error if the servers do not send the same response, because the comparison would not be fair */
function assertSameResponses(ours: HttpResponse, bare: HttpResponse, prism: HttpResponse): void {
  const text = JSON.stringify({ ours, bare, prism });
  if ([ours, bare, prism].some(({ status }) => status !== 200))
    throw new Error(`Not all responses have status 200: ${text}`);
  const isSame = isDeepStrictEqual(withoutNodes(ours.headers), withoutNodes(bare.headers)) && ours.body === bare.body;
  const isSameData = isDeepStrictEqual(JSON.parse(ours.body), JSON.parse(prism.body));
  if (!isSame || !isSameData) throw new Error(`The responses differ: ${text}`);
}
