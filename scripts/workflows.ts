/**
 * `npm run workflows`: runs the workflows of openapi/workflows/ against a mock, or only those that are named.
 *
 *   --live     against the service that the client's environment variables name: only workflows that send nothing but GET,
 *              after one request for an access token
 *   --write    with --live: also workflows that change something
 *   --verbose  shows requests and responses, with secrets masked
 */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { environmentOf } from "../src/cli/mock-greeting.ts";
import type { Document } from "../src/contract/document.ts";
import { operationsOf } from "../src/contract/operations.ts";
import { startMock } from "../src/mock/index.ts";
import { projectPaths } from "../src/pipeline/paths.ts";
import { loadWorkflows } from "../src/pipeline/workflows/load.ts";
import { run } from "./run.ts";
import { runWorkflows } from "./workflows/run.ts";
import { inputsFrom, requiredInputs, selectWorkflows } from "./workflows/select.ts";

await run(async () => {
  const flag = { type: "boolean", default: false } as const;
  const { values, positionals } = parseArgs({
    options: { live: flag, write: flag, verbose: flag },
    allowPositionals: true,
  });
  const { live, write, verbose } = values;
  const { contract, generated } = projectPaths;
  const files = await loadWorkflows(join(dirname(contract), "workflows"));
  const document: Document = JSON.parse(await readFile(join(generated, "openapi.json"), "utf8"));
  const names = selectWorkflows(files, operationsOf(document), { names: positionals, live, write });
  const mock = live ? undefined : await startMock();
  try {
    const environment = mock ? { ...environmentOf(mock), GRANT_CODE: mock.issueGrant() } : process.env;
    const inputs = await inputsFrom(environment, requiredInputs(files, names));
    const { code, stdout, stderr } = await runWorkflows(files, names, inputs, { verbose });
    console.log(stdout);
    if (code !== 0) throw new Error(stderr);
  } finally {
    await mock?.close();
  }
});
