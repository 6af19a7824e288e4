import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compare, median, project, roundsOf, run, type Table, timeOf } from "./measure.ts";

const cli = join(project, "dist/src/cli/index.js");
const tsc = join(project, "node_modules/typescript/bin/tsc");

/** An overlay with 100 records, and three operations of each. */
export function largeOverlay(): string {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
  const content = (schema: object) => ({ content: { "application/json": { schema } } });
  const envelope = (data: object) => ({
    type: "object",
    required: ["message", "data"],
    properties: { code: ref("SuccessCode"), message: ref("SuccessMessage"), data },
  });
  const success = (data: object) => ({ "200": { description: "OK", ...content(envelope(data)) } });
  const records = numbers.map((n) => {
    const [text, period, monitors] = [{ type: "string" }, ref("Period"), { type: "array", items: ref("Monitor") }];
    return [`Thing${n}`, { type: "object", required: ["id"], properties: { id: text, name: text, period, monitors } }];
  });
  const paths = numbers.flatMap((n) => {
    const [one, body] = [ref(`Thing${n}`), { required: true, ...content(ref(`Thing${n}`)) }];
    return [
      [
        `/things${n}`,
        {
          get: { operationId: `listThings${n}`, responses: success({ type: "array", items: one }) },
          post: { operationId: `createThing${n}`, requestBody: body, responses: success(one) },
        },
      ],
      [`/things${n}/{id}`, { get: { operationId: `getThing${n}`, responses: success(one) } }],
    ];
  });
  const actions = [
    { target: "$.components.schemas", update: Object.fromEntries(records) },
    { target: "$.paths", update: Object.fromEntries(paths) },
  ];
  return JSON.stringify({ overlay: "1.1.0", info: { title: "Large", version: "1" }, actions });
}

/** The build with an overlay beside our own, and what 300 operations and 100 records more cost. */
export async function extend(): Promise<Table> {
  // Below the package, so that its programs can import it, and where git looks at nothing.
  const scratch = await mkdtemp(join(project, "dist/bench-extend-"));
  const file = (name: string) => join(scratch, name);
  const small = join(project, "examples/extend/acme.overlay.yaml");
  const build = (overlay: string, out: string) => ["build", overlay, "--out", file(out)];
  const withLoader = ["--import", "tsx/esm"];
  try {
    const ownBuild = () => timeOf([...withLoader, "scripts/build.ts", "--check"]);
    const extended = () => timeOf([...withLoader, "src/cli/index.ts", ...build(small, "small")]);
    const row = await compare("the build with an overlay", "ms", 5, extended, "our own build", ownBuild);

    await writeFile(file("large.json"), largeOverlay());
    const [times, memories]: [number[], number[]] = [[], []];
    for (let round = 0; round < roundsOf(3); round += 1) {
      const start = performance.now();
      const atEnd = 'data:text/javascript,process.on("exit",()=>console.log(process.resourceUsage().maxRSS))';
      const output = await run(process.execPath, ["--import", atEnd, cli, ...build(file("large.json"), "large")]);
      times.push(performance.now() - start);
      memories.push((Number(output.trim().split("\n").at(-1)) * 1024) / 1e6);
    }
    for (const [name, path] of [
      ["small", "/maintenance"],
      ["large", "/things1"],
    ]) {
      const types = `import type { paths } from "./${name}/types.js";`;
      const call = `await createClient<paths>().GET("${path}" as const);`;
      await writeFile(file(`${name}.ts`), `import { createClient } from "svc-monitoring-api";\n${types}\n${call}\n`);
    }
    const both = (what: string, measure: (name: string) => Promise<number>) =>
      compare(
        what,
        "ms",
        3,
        () => measure("large"),
        "the same of examples/extend",
        () => measure("small"),
      );
    const mock = (name: string) => {
      const start = `startMock({ contract: ${JSON.stringify(file(`${name}/openapi.json`))} })`;
      const program = `import { startMock } from "svc-monitoring-api/mock"; await (await ${start}).close();`;
      return timeOf(["--input-type=module", "--eval", program]);
    };
    const pages = (name: string) =>
      timeOf([cli, "docs", "--contract", file(`${name}/openapi.json`), "--out", file(`${name}-site`)]);
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2023", "--module", "nodenext"];
    const types = (name: string) => timeOf([tsc, ...options, file(`${name}.ts`)]);
    return [
      row,
      { what: "300 operations and 100 records: build", unit: "ms", ours: median(times) },
      { what: "  its memory", unit: "MB", ours: median(memories) },
      await both("  mock, until it is started", mock),
      await both("  pages", pages),
      await both("  tsc of a program with one call", types),
    ];
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
