import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { BaseResolver, type Config } from "@redocly/openapi-core";
import { baseName, baseText } from "./base.ts";
import { buildContract } from "./build-contract.ts";
import { buildControls } from "./controls.ts";
import type { Outputs } from "./outputs.ts";
import type { BuildPaths } from "./paths.ts";
import { referenceName, referenceOf } from "./reference.ts";
import { type Reporter, silent } from "./report.ts";
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
  const config = await report("check rules", () => loadLintConfig(paths.config), "redocly.yaml");
  const resolver = new BaseResolver(config.resolve);
  await report(
    "lint source",
    () => lintSource(paths.contract, config, resolver),
    (files) => `${files} files`,
  );
  const { base, outputs } = await bundleParts(paths, config, resolver, report);
  const lint = { config, path: `${paths.generated}/openapi.json` };
  return new Map([...outputs, ...(await buildContract(base, { path: paths.contract, report, lint }))]);
}

/**
 * The part of it that git does not keep, because only the build, the pages and the mock read it: `npm start` and others
 * write it (scripts/prepare.js). It takes a second, because nothing is linted and compiled.
 */
export async function buildUntracked(paths: BuildPaths): Promise<Outputs> {
  const config = await loadLintConfig(paths.config);
  const { outputs } = await bundleParts(paths, config, new BaseResolver(config.resolve), silent);
  return outputs;
}

/** The contract as one document, and what is generated of the files beside it. */
async function bundleParts(paths: BuildPaths, config: Config, resolver: BaseResolver, report: Reporter) {
  const folder = dirname(paths.contract);
  const bundle = () => bundleSource(paths.contract, config, resolver);
  const base = await report("base", bundle, `${baseName}: what overlays extend`);
  const reference = await report(
    "reference",
    () => referenceOf(base, folder),
    ({ guides }) => `${referenceName}: ${guides.length} guides`,
  );
  const controls = () => buildControls(join(folder, "controls.yaml"), config);
  const outputs: Outputs = new Map([
    [baseName, baseText(base)],
    [referenceName, `${JSON.stringify(reference, null, 2)}\n`],
    ...(await report("controls", controls, "controls/: the controls of the mock")),
  ]);
  return { base, outputs };
}
