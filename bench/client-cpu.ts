import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { bundle } from "./bundle.ts";
import { median } from "./median.ts";
import { outputOf } from "./node-process.ts";
import { roundsOf } from "./rounds.ts";

const rounds = roundsOf(7);

/** Of calls with a stubbed `fetch`, or over HTTP to a server in another process on this machine. */
export interface CallFigures {
  /** Ours to openapi-fetch. */
  ratio: number;
  goal: number;
  rounds: number;
  oursToBare: number;
  openapiFetchToBare: number;
  /** Microseconds per call. */
  ours: number;
  openapiFetch: number;
  bare: number;
}

export interface CpuFigures {
  stub: CallFigures;
  loopback: CallFigures;
}

/**
 * Measures the CPU time of a call: with our client, with openapi-fetch and the same headers, and with `Request` and
 * `fetch` only.
 */
export async function cpuFigures(scratch: string): Promise<CpuFigures> {
  const program = join(scratch, "calls.mjs");
  await writeFile(
    program,
    await bundle('import "./bench/client-calls.ts";', { platform: "node", ignoreAnnotations: true }),
  );
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "application/json").end('{"code":0,"message":"success","data":[]}');
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const { port } = server.address() as AddressInfo;
    return {
      stub: await callFigures([program], 1.5),
      loopback: await callFigures([program], 1.1, `http://127.0.0.1:${port}/api`),
    };
  } finally {
    server.close();
  }
}

async function callFigures(program: string[], goal: number, ...address: string[]): Promise<CallFigures> {
  const microseconds = async (side: string) => {
    const output = await outputOf([...program, side, ...address]);
    if (!(Number(output) > 0)) throw new Error(`The program that makes calls printed ${JSON.stringify(output)}.`);
    return Number(output);
  };

  const times: Array<{ ours: number; openapiFetch: number; bare: number }> = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push({
      openapiFetch: await microseconds("openapiFetch"),
      ours: await microseconds("ours"),
      bare: await microseconds("bare"),
    });
  }
  return {
    ratio: median(times.map(({ ours, openapiFetch }) => ours / openapiFetch)),
    goal,
    rounds,
    oursToBare: median(times.map(({ ours, bare }) => ours / bare)),
    openapiFetchToBare: median(times.map(({ openapiFetch, bare }) => openapiFetch / bare)),
    ours: median(times.map(({ ours }) => ours)),
    openapiFetch: median(times.map(({ openapiFetch }) => openapiFetch)),
    bare: median(times.map(({ bare }) => bare)),
  };
}
