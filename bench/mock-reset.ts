import { outputOf } from "./node-process.ts";

/** Milliseconds, medians. */
export interface ResetFigures {
  goal: number;
  method: number;
  http: number;
}

/** Measures `reset` after what a test does, by the method and over HTTP. */
export async function resetFigures(): Promise<ResetFigures> {
  const measure = async (...args: string[]) =>
    Number(await outputOf(["--import", "tsx/esm", "bench/mock-reset-program.ts", ...args]));
  return { goal: 1, method: await measure(), http: await measure("http") };
}
