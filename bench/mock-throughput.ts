import { isDeepStrictEqual } from "node:util";
import { median } from "./median.ts";
import type { Load, LoadResult } from "./mock-load-program.ts";
import { type Answer, ask, firstLine, type NodeProcess, startNode } from "./mock-process.ts";
import type { ServedAt } from "./mock-server-program.ts";
import { outputOf } from "./node-process.ts";
import { roundsOf } from "./rounds.ts";

const rounds = roundsOf(7);
const connections = 10;
const firstWarmUp = roundsOf(10) * 300;
const warmUp = 300;
const duration = 1_500;

export interface ThroughputFigures {
  /** To a server of Node that does nothing else than answer the same. */
  toBare: { ratio: number; goal: number };
  /** To Prism without a log. */
  toPrism: { ratio: number; goal: number };
  rounds: number;
  connections: number;
  /** Answers a second. */
  ours: number;
  bare: number;
  prism: number;
  /** How much of the time the program that asks was busy while the bare server answered. */
  loadBusy: number;
}

/** Answers a second to GET /monitors, with a good token and the header that names the version. */
export async function throughputFigures(): Promise<ThroughputFigures> {
  const servers: NodeProcess[] = [];
  const serve = async (...args: string[]): Promise<Target> => {
    const server = startNode(["--import", "tsx/esm", "bench/mock-server-program.ts", ...args]);
    servers.push(server);
    const { url, authorization }: ServedAt = JSON.parse(await firstLine(server));
    const headers = { Authorization: authorization, Accept: "application/json; version=2.0" };
    return { url, headers, answer: await ask(url, headers) };
  };
  try {
    const ours = await serve("ours");
    const { headers, body } = ours.answer;
    const bare = await serve("bare", JSON.stringify({ headers: withoutNodes(headers), body }));
    const prism = await serve("prism");
    mustBeAlike(ours.answer, bare.answer, prism.answer);
    return await measure(ours, bare, prism);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

interface Target {
  url: string;
  headers: Record<string, string>;
  answer: Answer;
}

async function measure(ours: Target, bare: Target, prism: Target): Promise<ThroughputFigures> {
  for (const target of [ours, bare, prism]) await put(target, 0, firstWarmUp);
  const results: Array<{ ours: LoadResult; bare: LoadResult; prism: LoadResult }> = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({
      ours: await put(ours, warmUp, duration),
      bare: await put(bare, warmUp, duration),
      prism: await put(prism, warmUp, duration),
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

/** Puts load on a server. */
async function put({ url, headers, answer: { body } }: Target, warmUp: number, duration: number): Promise<LoadResult> {
  const load: Load = { url, headers, body, connections, warmUp, duration };
  return JSON.parse(await outputOf(["--import", "tsx/esm", "bench/mock-load-program.ts", JSON.stringify(load)]));
}

/** The headers of an answer without those that Node adds by itself. Names and values are in turn. */
function withoutNodes(headers: string[]): string[] {
  const isNodes = (name = "") => ["Date", "Connection", "Keep-Alive"].includes(name);
  return headers.filter((_text, index) => !isNodes(headers[index - (index % 2)]));
}

/** @throws Error unless the servers answer the same, so that it is the same work that they are measured at */
function mustBeAlike(ours: Answer, bare: Answer, prism: Answer): void {
  const text = JSON.stringify({ ours, bare, prism });
  if ([ours, bare, prism].some(({ status }) => status !== 200)) throw new Error(`Not all answers are good: ${text}`);
  const isSame = isDeepStrictEqual(withoutNodes(ours.headers), withoutNodes(bare.headers)) && ours.body === bare.body;
  const isSameData = isDeepStrictEqual(JSON.parse(ours.body), JSON.parse(prism.body));
  if (!isSame || !isSameData) throw new Error(`The answers differ: ${text}`);
}
