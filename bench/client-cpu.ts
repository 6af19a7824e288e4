import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle } from "./bundle.ts";
import { median } from "./median.ts";
import { outputOf } from "./node-process.ts";
import { roundsOf } from "./rounds.ts";

const rounds = roundsOf(7);

export interface CpuFigures {
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
  const microseconds = async (client: string) => {
    const output = await outputOf([program, client]);
    if (!(Number(output) > 0))
      throw new Error(`bench/client-calls.ts must print a number; got ${JSON.stringify(output)}.`);
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
    goal: 1.15,
    rounds,
    oursToBare: median(times.map(({ ours, bare }) => ours / bare)),
    openapiFetchToBare: median(times.map(({ openapiFetch, bare }) => openapiFetch / bare)),
    ours: median(times.map(({ ours }) => ours)),
    openapiFetch: median(times.map(({ openapiFetch }) => openapiFetch)),
    bare: median(times.map(({ bare }) => bare)),
  };
}
