/**
 * `npm start`: builds the contract and the inspector's page, serves them with the mock on 127.0.0.1, and then writes the
 * reference, which it serves too.
 *
 *   --port N   listen on port N; 4010 if left out, any free port if 0
 *   --live     the inspector calls the real service, with the client's settings in the environment
 */
import { join } from "node:path";
import { build } from "./pipeline/build.ts";
import { ensureInspector } from "./pipeline/inspector.ts";
import { replaceOutputs } from "./pipeline/outputs.ts";
import { projectPaths } from "./pipeline/paths.ts";
import { printed, silent } from "./pipeline/report.ts";
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
  const { docsAreFresh } = await import("./pipeline/site.ts");
  const isFresh = await docsAreFresh(projectPaths);
  const reference = `${mock.authUrl}/docs/`;
  console.log(`
The contract   generated/openapi.yaml
The reference  ${reference}${isFresh ? "" : "   (being written)"}${greeting(mock, options)}`);
  if (!isFresh) await writeDocs(reference);
});

/** Whoever wants the mock alone need not wait for it; and what goes wrong with it does not end the mock. */
async function writeDocs(reference: string): Promise<void> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  const { writeDocs: write } = await import("./pipeline/site.ts");
  try {
    await write(projectPaths, silent, { stop: stop.signal });
    console.log(`The reference is written: ${reference}`);
  } catch (error) {
    if (!stop.signal.aborted) console.error(`The reference could not be written. ${(error as Error).message}`);
  }
}
