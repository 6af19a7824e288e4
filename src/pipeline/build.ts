import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { constantsOf } from "../contract/constants.ts";
import { operationsOf } from "../contract/operations.ts";
import { bundleSource, lintBundle, lintSource, lintWorkflows, loadLintConfig, newResolver } from "./bundle.ts";
import { generateConstants } from "./modules/constants-module.ts";
import { generateExamples } from "./modules/examples-module.ts";
import { generateLabels } from "./modules/labels-module.ts";
import { generateMethods } from "./modules/methods-module.ts";
import { generateRules } from "./modules/rules-module.ts";
import { generateDataCenters, generateLimits, generateVersion } from "./modules/service-modules.ts";
import type { Outputs } from "./outputs.ts";
import { generateProfile } from "./profile/profile.ts";
import type { Report } from "./report.ts";
import { generateTypes } from "./types.ts";
import { generateValidators } from "./validators/modules.ts";

export interface BuildPaths {
  /** The root file of the hand-written contract. */
  contract: string;
  /** The lint configuration. */
  config: string;
  /** The folder for generated files. */
  generated: string;
}

/**
 * Runs the pipeline in memory. It writes nothing, so a broken contract leaves `generated/` unchanged.
 * @throws BuildError with the file, line and column of each problem
 */
export async function build(paths: BuildPaths, report: Report): Promise<Outputs> {
  if (!existsSync(paths.contract)) {
    throw new Error(`The contract ${paths.contract} does not exist. Run the command in the project's folder.`);
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
  const workflows = await report(
    "lint workflows",
    () => lintWorkflows(join(dirname(paths.contract), "workflows"), config),
    (files) => `${files.flatMap((file) => file.workflows).length} workflows`,
  );
  const bundle = await report(
    "bundle",
    () => bundleSource(paths.contract, config, resolver, workflows),
    ({ document }) => `openapi.yaml, openapi.json: ${operationsOf(document).length} operations`,
  );
  const { document, yaml, json } = bundle;
  const constants = constantsOf(document);
  const [typesModule, validators, modules, profile] = await Promise.all([
    report(
      "types",
      () => generateTypes(json),
      (text) => `types.ts: ${text.split("\n").length} lines`,
    ),
    report(
      "validators",
      () => generateValidators(document),
      (files) => `validation/: ${files.size} modules`,
    ),
    report(
      "constants",
      () => ({
        constants: generateConstants(constants),
        labels: generateLabels(constants),
        rules: generateRules(document),
        limits: generateLimits(document),
        methods: generateMethods(operationsOf(document)),
        examples: generateExamples(document),
        version: generateVersion(document),
        dataCenters: generateDataCenters(document, constants),
      }),
      () =>
        `constants, labels, rules, limits, methods, examples, version, data centers: ${constants.length} constants, ${countMembers(constants)} ids`,
    ),
    report(
      "profile",
      () => generateProfile(document),
      () => "openapi.client.json: OpenAPI 3.0.3, for generators of clients",
    ),
    report(
      "lint bundle",
      () => lintBundle(bundle, `${paths.generated}/openapi.yaml`, config),
      () => `${Object.keys(document.components.schemas).length} schemas`,
    ),
  ]);
  return new Map([
    ["openapi.yaml", yaml],
    ["openapi.client.json", profile],
    ["types.ts", typesModule],
    ["constants.ts", modules.constants],
    ["labels.ts", modules.labels],
    ["rules.ts", modules.rules],
    ["limits.ts", modules.limits],
    ["methods.ts", modules.methods],
    ["examples.ts", modules.examples],
    ["version.ts", modules.version],
    ["data-centers.ts", modules.dataCenters],
    ...validators,
    // Written last: servers that wait for a change of this file then find the others complete.
    ["openapi.json", json],
  ]);
}

function countMembers(constants: Array<{ members: unknown[] }>): number {
  return constants.reduce((sum, { members }) => sum + members.length, 0);
}
