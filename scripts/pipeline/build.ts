import { existsSync } from "node:fs";
import { generateConstants } from "./constants/constants.ts";
import { generateLabels } from "./constants/labels.ts";
import { generateRules } from "./constants/rules-module.ts";
import { bundleSource, lintBundle, lintSource, loadLintConfig, newResolver } from "./contract.ts";
import { generateDataCenters } from "./data-centers.ts";
import { constantsOf } from "./document.ts";
import { generateLimits } from "./limits.ts";
import type { Outputs } from "./outputs.ts";
import type { Report } from "./report.ts";
import { generateTypes } from "./types/thread.js";
import { generateVersion } from "./version.ts";

export interface BuildPaths {
  /** The root of the hand-written document. */
  contract: string;
  /** The lint configuration. */
  config: string;
  /** The folder of what is generated. */
  generated: string;
}

/**
 * Runs the pipeline in memory: nothing is written, so a broken contract leaves `generated/` as it was.
 * @throws ContractError that names each problem's file, line and column
 */
export async function build(paths: BuildPaths, report: Report): Promise<Outputs> {
  if (!existsSync(paths.contract)) {
    throw new Error(`There is no contract at ${paths.contract}. Run this in the folder of the project.`);
  }
  const config = await report(
    "check rules",
    () => loadLintConfig(paths.config),
    () => "redocly.yaml",
  );
  const resolver = newResolver(config);
  await report(
    "lint source",
    () => lintSource(paths.contract, config, resolver),
    (files) => `${files} files`,
  );
  const bundle = await report(
    "bundle",
    () => bundleSource(paths.contract, config, resolver),
    ({ document: { paths } }) => `openapi.yaml, openapi.json: ${countOperations(paths)} operations`,
  );
  const { document, yaml, json } = bundle;
  const constants = constantsOf(document);
  const [typesModule, modules] = await Promise.all([
    report(
      "types",
      () => generateTypes(json),
      (text) => `types.ts: ${text.split("\n").length} lines`,
    ),
    report(
      "constants",
      () => ({
        constants: generateConstants(constants),
        labels: generateLabels(constants),
        rules: generateRules(document),
        limits: generateLimits(document),
        version: generateVersion(document),
        dataCenters: generateDataCenters(document, constants),
      }),
      () =>
        `constants, labels, rules, limits, version, data centers: ${constants.length} constants, ${countMembers(constants)} ids`,
    ),
    report(
      "lint bundle",
      () => lintBundle(bundle, `${paths.generated}/openapi.yaml`, config),
      () => `${Object.keys(document.components.schemas).length} schemas`,
    ),
  ]);
  return new Map([
    ["openapi.yaml", yaml],
    ["openapi.json", json],
    ["types.ts", typesModule],
    ["constants.ts", modules.constants],
    ["labels.ts", modules.labels],
    ["rules.ts", modules.rules],
    ["limits.ts", modules.limits],
    ["version.ts", modules.version],
    ["data-centers.ts", modules.dataCenters],
  ]);
}

const methods = ["get", "post", "put", "delete"];

function countOperations(paths: Record<string, Record<string, unknown>>): number {
  return Object.values(paths).flatMap((path) => methods.filter((method) => method in path)).length;
}

function countMembers(constants: Array<{ members: unknown[] }>): number {
  return constants.reduce((sum, { members }) => sum + members.length, 0);
}
