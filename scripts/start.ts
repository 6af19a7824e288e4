/**
 * `npm start`: builds the contract and serves it with Prism on 127.0.0.1.
 *
 *   --port N   listen on port N; 4010 if left out, any free port if 0
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./pipeline/build.ts";
import { writeOutputs } from "./pipeline/outputs.ts";
import { projectPaths } from "./pipeline/paths.ts";
import { reportTo } from "./pipeline/report.ts";
import { run } from "./pipeline/run.ts";

await run(async () => {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4010" } } });
  const port = portOf(values.port);
  const report = reportTo(process.stdout);
  const outputs = await build(projectPaths, report);
  await writeOutputs(outputs, projectPaths.generated);
  const mock = await report(
    "mock",
    async () => (await import("../src/mock/prism.ts")).startPrism(join(projectPaths.generated, "openapi.yaml"), port),
    ({ url }) => url,
  );
  console.log(`
The contract   generated/openapi.yaml
The mock       ${mock.url}   (Ctrl+C stops it)

Call it from a shell:
  curl ${mock.url}/monitors --header 'Authorization: Svc-oauthtoken any-token'

Call it from TypeScript:
  npx tsx examples/first-call.ts ${mock.url}
`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void mock.close());
  }
});

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`--port takes a whole number from 0 to 65535, not "${text}". For example: npm start -- --port 4011`);
}
