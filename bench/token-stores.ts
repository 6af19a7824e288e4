import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle } from "./bundle.ts";
import { outputOf } from "./node-process.ts";
import { roundsOf } from "./rounds.ts";

/** The CPU time of a call with a valid token: a store that processes share to the memory store. */
export interface StoreFigures {
  ratio: number;
  goal: number;
  blocks: number;
}

export async function storeFigures(scratch: string): Promise<StoreFigures> {
  const program = join(scratch, "token-stores.mjs");
  await writeFile(program, await bundle('import "./bench/token-stores-program.ts";', { platform: "node" }));
  const blocks = roundsOf(200);
  const output = await outputOf([program, `${blocks}`]);
  if (!(Number(output) > 0))
    throw new Error(`The program that compares token stores printed ${JSON.stringify(output)}.`);
  return { ratio: Number(output), goal: 1.02, blocks };
}
