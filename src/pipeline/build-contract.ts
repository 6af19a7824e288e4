import type { Config } from "@redocly/openapi-core";
import { constantsOf } from "../contract/constants.ts";
import type { Document } from "../contract/document.ts";
import { operationsOf } from "../contract/operations.ts";
import { lintBundle, lower } from "./lower.ts";
import { generateConstants } from "./modules/constants-module.ts";
import { generateExamples } from "./modules/examples-module.ts";
import { generateLabels } from "./modules/labels-module.ts";
import { generateMethods } from "./modules/methods-module.ts";
import { generateRules } from "./modules/rules-module.ts";
import { generateDataCenters, generateLimits, generateOperations, generateVersion } from "./modules/service-modules.ts";
import type { Outputs } from "./outputs.ts";
import { generateProfile } from "./profile/profile.ts";
import type { Reporter } from "./report.ts";
import { generateTypes } from "./types.ts";
import { generateValidators } from "./validators/modules.ts";

export interface ContractOptions {
  /** The file of the contract, for messages. */
  path: string;
  report: Reporter;
  /** The rules for the bundle, and the path that its problems name. */
  lint?: { config: Config; path: string };
}

/**
 * Builds everything that is generated from a contract, in memory.
 * @param base the contract in the hand-written form, which is changed
 * @throws BuildError with the file, line and column of each problem
 */
export async function buildContract(base: Document, { path, report, lint }: ContractOptions): Promise<Outputs> {
  const bundle = await report(
    "bundle",
    () => lower(base, path),
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
        operations: generateOperations(document, operationsOf(document)),
        examples: generateExamples(document),
        version: generateVersion(document),
        dataCenters: generateDataCenters(document, constants),
      }),
      () =>
        `constants, labels, rules, limits, methods, operations, examples, version, data centers: ${constants.length} constants, ${countMembers(constants)} ids`,
    ),
    report(
      "profile",
      () => generateProfile(document),
      () => "openapi.client.json: OpenAPI 3.0.3, for generators of clients",
    ),
    lint &&
      report(
        "lint bundle",
        () => lintBundle(bundle, lint.path, lint.config),
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
    ["operations.ts", modules.operations],
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
