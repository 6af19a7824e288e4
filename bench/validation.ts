import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle, minifiedSize } from "./bundle.ts";
import { importTime } from "./client-import.ts";
import { median } from "./median.ts";
import { outputOf } from "./node-process.ts";
import { roundsOf } from "./rounds.ts";

const rounds = roundsOf(7);
const sides = {
  ours: "ours",
  bodies: "ours-bodies",
  ajv: "ajv",
  openapiValidators: "openapi-validators",
  prism: "prism",
} as const;
type Side = keyof typeof sides;

/** The validators of one operation, alone. */
const oneOperation = 'export { getMonitor } from "./generated/validation/operations/getMonitor.ts";';

export interface ValidationFigures {
  /** Validation of a request and its response, in microseconds. */
  each: Record<Side, number>;
  /** From the import to the first validation, in milliseconds, in a new process. */
  first: Record<Side, number>;
  /** Of a call over a stub, in microseconds. */
  call: { plain: number; checked: number };
  /** Of the validators of one operation: milliseconds, and bytes after `gzip -9`. */
  import: number;
  size: number;
  largestSize: number;
}

/** Compares the validators with Ajv at run time, with openapi-response-validator and with Prism. */
export async function validationFigures(): Promise<ValidationFigures> {
  const scratch = await mkdtemp(join(tmpdir(), "bench-validation-"));
  const node = { platform: "node" as const, mainFields: ["module", "main"] };
  const compiled = async (name: string, program: string) => {
    const file = join(scratch, `${name}.mjs`);
    const banner = { js: 'import { createRequire as r } from "node:module"; const require = r(import.meta.url);' };
    await writeFile(file, await bundle(program, { ...node, banner }));
    return file;
  };
  try {
    const runs: Record<Side, Array<{ first: number; each: number }>> = {
      ours: [],
      bodies: [],
      ajv: [],
      openapiValidators: [],
      prism: [],
    };
    const programs = new Map<Side, string>();
    for (const [side, file] of Object.entries(sides) as Array<[Side, string]>) {
      const load = `() => import("./bench/validation/${file}.ts")`;
      programs.set(side, await compiled(file, `import { run } from "./bench/validation/run.ts"; await run(${load});`));
    }
    const fetchProgram = await compiled("fetch", 'import "./bench/validation/checked-fetch-program.ts";');
    const one = join(scratch, "one.mjs");
    await writeFile(one, await bundle(oneOperation));
    const calls: Array<{ plain: number; checked: number }> = [];
    const imports: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [side, file] of programs) runs[side].push(JSON.parse(await outputOf([file])));
      calls.push(JSON.parse(await outputOf([fetchProgram])));
      imports.push(await importTime(one));
    }
    const each = (field: "first" | "each") =>
      Object.fromEntries(
        Object.entries(runs).map(([side, values]) => [side, median(values.map((value) => value[field]))]),
      ) as Record<Side, number>;
    return {
      each: each("each"),
      first: each("first"),
      call: {
        plain: median(calls.map(({ plain }) => plain)),
        checked: median(calls.map(({ checked }) => checked)),
      },
      import: median(imports),
      size: await minifiedSize(oneOperation),
      largestSize: await minifiedSize(oneOperation.replaceAll("getMonitor", "createMonitorGroup")),
    };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
