import { bundleSource, lintBundle, lintSource, loadLintConfig, newResolver } from "./contract.ts";
import { constantsOf } from "./document.ts";
import type { Outputs } from "./outputs.ts";
import type { Report } from "./report.ts";

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
    ({ document }) => `openapi.yaml, openapi.json: ${countOperations(document.paths)} operations`,
  );
  const { document, yaml, json } = bundle;
  await report(
    "lint bundle",
    () => lintBundle(yaml, `${paths.generated}/openapi.yaml`, config),
    () => `${Object.keys(document.components.schemas).length} schemas`,
  );
  const types = await report(
    "types",
    async () => (await import("./types.ts")).generateTypes(document),
    (text) => `types.ts: ${text.split("\n").length} lines`,
  );
  const constants = constantsOf(document);
  const modules = await report(
    "constants",
    async () => {
      const [{ generateConstants }, { generateLabels }, { generateRules }] = await Promise.all([
        import("./constants/constants.ts"),
        import("./constants/labels.ts"),
        import("./constants/rules.ts"),
      ]);
      return {
        constants: generateConstants(constants),
        labels: generateLabels(constants),
        rules: generateRules(document, constants),
      };
    },
    () => `constants.ts, labels.ts, rules.ts: ${constants.length} constants, ${countMembers(constants)} ids`,
  );
  return new Map([
    ["openapi.yaml", yaml],
    ["openapi.json", json],
    ["types.ts", types],
    ["constants.ts", modules.constants],
    ["labels.ts", modules.labels],
    ["rules.ts", modules.rules],
  ]);
}

const methods = ["get", "post", "put", "delete"];

function countOperations(paths: Record<string, Record<string, unknown>>): number {
  return Object.values(paths).flatMap((path) => methods.filter((method) => method in path)).length;
}

function countMembers(constants: Array<{ members: unknown[] }>): number {
  return constants.reduce((sum, { members }) => sum + members.length, 0);
}
