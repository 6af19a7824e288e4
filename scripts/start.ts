/**
 * `npm start`: builds the contract, and serves the mock on 127.0.0.1.
 *
 *   --port N   listen on port N; 4010 if left out, any free port if 0
 */
import { build } from "./pipeline/build.ts";
import { writeOutputs } from "./pipeline/outputs.ts";
import { projectPaths } from "./pipeline/paths.ts";
import { reportTo } from "./pipeline/report.ts";
import { run } from "./pipeline/run.ts";
import { portOption } from "./port.ts";

await run(async () => {
  const port = portOption("npm start");
  const report = reportTo(process.stdout);
  const outputs = await build(projectPaths, report);
  await writeOutputs(outputs, projectPaths.generated);
  const { greeting, serveMock } = await import("./serve-mock.ts");
  const mock = await report(
    "mock",
    () => serveMock(port),
    ({ authUrl }) => authUrl,
  );
  console.log(`\nThe contract   generated/openapi.yaml${greeting(mock)}`);
});
