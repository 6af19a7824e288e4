/**
 * `npm start`: builds the contract and the inspector's page, and serves them with the mock on 127.0.0.1.
 *
 *   --port N   listen on port N; 4010 if left out, any free port if 0
 *   --live     the inspector calls the real service, with the client's settings in the environment
 */
import { join } from "node:path";
import { ensureInspector } from "../src/inspector/build.ts";
import { build } from "./pipeline/build.ts";
import { writeOutputs } from "./pipeline/outputs.ts";
import { projectPaths } from "./pipeline/paths.ts";
import { reportTo } from "./pipeline/report.ts";
import { run } from "./pipeline/run.ts";
import { serverOptions } from "./server-options.ts";

await run(async () => {
  const options = serverOptions("npm start");
  const report = reportTo(process.stdout);
  const [outputs] = await Promise.all([
    build(projectPaths, report),
    report(
      "inspector",
      () => ensureInspector(join(projectPaths.generated, "inspector")),
      (built) => (built ? "inspector/index.html" : "nothing changed"),
    ),
  ]);
  await writeOutputs(outputs, projectPaths.generated);
  const { greeting, serveMock } = await import("./serve-mock.ts");
  const mock = await report(
    "mock",
    () => serveMock(options),
    ({ authUrl }) => authUrl,
  );
  console.log(`\nThe contract   generated/openapi.yaml${greeting(mock, options)}`);
});
