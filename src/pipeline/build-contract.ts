import type { Config } from "@redocly/openapi-core";
import { constantSource } from "../contract/constant-source.ts";
import { type Constant, constantsOf } from "../contract/constants.ts";
import type { Document } from "../contract/document.ts";
import { operationsOf } from "../contract/operations.ts";
import { header } from "../shared/typescript-text.ts";
import { lintBundle, lower } from "./lower.ts";
import { generateLabels } from "./modules/labels-module.ts";
import { generateMethods } from "./modules/methods-module.ts";
import { generateRules } from "./modules/rules-module.ts";
import {
  generateDataCenters,
  generateExamples,
  generateLimits,
  generateOperations,
  generateVersion,
} from "./modules/service-modules.ts";
import type { Outputs } from "./outputs.ts";
import { generateProfile } from "./profile/profile.ts";
import { naming, type Reporter } from "./report.ts";
import { generateTypes } from "./types.ts";
import { generateValidators } from "./validators/modules.ts";

export interface ContractOptions {
  /** The file of the contract, for messages. */
  path: string;
  report: Reporter;
  /** The rules for the bundle, and the path that its problems name. */
  lint?: { config: Config; path: string };
  /** Whether a description is the contract's own, and none of an overlay. */
  isOwn?: (text: string) => boolean;
}

/**
 * Builds everything that is generated from a contract, in memory.
 * @param base the contract in the hand-written form
 * @throws BuildError with the file, line and column of each problem
 */
export async function buildContract(base: Document, { path, report, lint, isOwn }: ContractOptions): Promise<Outputs> {
  const bundle = await report(
    "bundle",
    () => lower(base, path, isOwn),
    ({ document }) => `openapi.json: ${operationsOf(document).length} operations`,
  );
  const { document, json } = bundle;
  const constants = constantsOf(document);
  const ids = constants.flatMap(({ members }) => members).length;
  const [types, validators, modules, profile] = await Promise.all([
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
      () => modulesOf(document, constants),
      (files) => `${[...files.keys()].join(", ")}: ${constants.length} constants, ${ids} ids`,
    ),
    report(
      "generators",
      () => generateProfile(document),
      "openapi.client.json: OpenAPI 3.0.3, the contract for generators",
    ),
    lint && report("lint bundle", () => lintBundle(bundle, lint.path, lint.config), "openapi.json"),
  ]);
  return new Map([
    ["openapi.client.json", profile],
    ["types.ts", types],
    ...modules,
    ...validators,
    // Written last: servers that wait for a change of this file then find the others complete.
    ["openapi.json", json],
  ]);
}

async function modulesOf(document: Document, constants: Constant[]): Promise<Outputs> {
  const operations = operationsOf(document);
  const modules: Record<string, () => string> = {
    "constants.ts": () => [header, ...constants.map(constantSource)].join("\n"),
    "labels.ts": () => generateLabels(constants),
    "rules.ts": () => generateRules(document),
    "limits.ts": () => generateLimits(document),
    "methods.ts": () => generateMethods(operations),
    "operations.ts": () => generateOperations(document, operations),
    "examples.ts": () => generateExamples(document),
    "version.ts": () => generateVersion(document),
    "data-centers.ts": () => generateDataCenters(document, constants),
  };
  const outputs = Object.entries(modules).map(
    async ([name, generate]) => [name, await naming(name, generate)] as const,
  );
  return new Map(await Promise.all(outputs));
}
