/**
 * `npm start`: builds the contract, the reference and the inspector's page, and serves them with the mock on 127.0.0.1.
 *
 *   --port N   listen on port N; 4010 if left out, any free port if 0
 *   --live     the inspector calls the real service, with the client's settings in the environment
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "./pipeline/build.ts";
import { ensureInspector } from "./pipeline/inspector.ts";
import { replaceOutputs } from "./pipeline/outputs.ts";
import { projectPaths } from "./pipeline/paths.ts";
import { printed } from "./pipeline/report.ts";
import { run } from "./pipeline/run.ts";
import { serverOptions } from "./server-options.ts";

await run(async () => {
  const options = serverOptions("npm start");
  const [outputs] = await Promise.all([
    build(projectPaths, printed),
    printed(
      "inspector",
      () => ensureInspector(join(projectPaths.generated, "inspector")),
      (built) => (built ? "inspector/index.html" : "nothing changed"),
    ),
  ]);
  await replaceOutputs(outputs, projectPaths.generated);
  const { greeting, serveMock } = await import("./serve-mock.ts");
  const mock = await printed(
    "mock",
    () => serveMock(options),
    ({ authUrl }) => authUrl,
  );
  await printed(
    "site",
    async () => {
      const { renderSite } = await import("../src/site/index.ts");
      const document = JSON.parse(await readFile(join(projectPaths.generated, "openapi.json"), "utf8"));
      return replaceOutputs(await renderSite(document), join(projectPaths.generated, "docs"));
    },
    () => "docs/index.html",
  );
  console.log(`
The contract   generated/openapi.yaml
The reference  ${mock.authUrl}/docs/${greeting(mock, options)}`);
});
