import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { BaseResolver } from "@redocly/openapi-core";
import { baseName, baseText } from "./base.ts";
import { buildContract } from "./build-contract.ts";
import { buildControls } from "./controls.ts";
import type { Outputs } from "./outputs.ts";
import type { BuildPaths } from "./paths.ts";
import { referenceName, referenceOf } from "./reference.ts";
import type { Reporter } from "./report.ts";
import { bundleSource, lintSource, loadLintConfig } from "./source.ts";

/**
 * Builds the contract of this repository from its hand-written files, in memory. It writes nothing, so a broken contract
 * leaves `generated/` unchanged.
 * @throws BuildError with the file, line and column of each problem
 */
export async function build(paths: BuildPaths, report: Reporter): Promise<Outputs> {
  if (!existsSync(paths.contract)) {
    throw new Error(`The contract ${paths.contract} does not exist. Run the command in the project's folder.`);
  }
  const folder = dirname(paths.contract);
  const config = await report("check rules", () => loadLintConfig(paths.config), "redocly.yaml");
  const resolver = new BaseResolver(config.resolve);
  await report(
    "lint source",
    () => lintSource(paths.contract, config, resolver),
    (files) => `${files} files`,
  );
  const bundle = () => bundleSource(paths.contract, config, resolver);
  const base = await report("base", bundle, `${baseName}: what overlays extend`);
  const reference = await report(
    "reference",
    () => referenceOf(base, folder),
    ({ guides }) => `${referenceName}: ${guides.length} guides`,
  );
  const text = baseText(base);
  const controls = () => buildControls(join(folder, "controls.yaml"), config);
  const controlFiles = await report("controls", controls, "controls/: the controls of the mock");
  const lint = { config, path: `${paths.generated}/openapi.json` };
  const outputs = await buildContract(base, { path: paths.contract, report, lint });
  return new Map([
    [baseName, text],
    [referenceName, `${JSON.stringify(reference, null, 2)}\n`],
    ...controlFiles,
    ...outputs,
  ]);
}
