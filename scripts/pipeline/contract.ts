import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  BaseResolver,
  bundle,
  type Config,
  lint,
  lintConfig,
  lintFromString,
  loadConfig,
  type NormalizedProblem,
  stringifyYaml,
} from "@redocly/openapi-core";
import type { OpenApiDocument } from "./document.ts";
import { ContractError, describeFileError, describeProblem, place } from "./problems.ts";

const header = "# Written by `npm run build` from openapi/. Do not edit.\n";

/** The contract in one document, constants lowered. */
export interface Bundle {
  document: OpenApiDocument;
  yaml: string;
  json: string;
}

/** Loads the lint configuration and checks it: an unknown rule is an error, not a rule that never fires. */
export async function loadLintConfig(configPath: string): Promise<Config> {
  const config = await loadConfig({ configPath });
  refuse(await lintConfig({ config }));
  return config;
}

/**
 * Lints the hand-written files, and checks that each file is reached from the root.
 * @returns the number of files
 */
export async function lintSource(root: string, config: Config, resolver: BaseResolver): Promise<number> {
  const files = await filesBelow(dirname(root));
  const rules = config.forAlias("source");
  const rootDocument = await resolver.resolveDocument(null, root, true);
  if (rootDocument instanceof Error) throw new ContractError([describeFileError(rootDocument, root)]);
  const problems = await lint({ ref: root, config: rules, externalRefResolver: resolver });
  if (problems.length > 0) {
    // A file that does not parse also breaks each reference to it: name the cause, not its echoes.
    const causes = await fileErrors(files, resolver);
    throw new ContractError(causes.length > 0 ? causes : problems.map(describeProblem));
  }
  const reached = resolver.getFiles();
  const unreached = files.filter((file) => !reached.has(file));
  if (unreached.length > 0) {
    throw new ContractError(
      unreached.map((file) => `${place(file)}  Nothing refers to this file. List it in openapi.yaml, or delete it.`),
    );
  }
  return files.length;
}

/** Bundles the hand-written files; the decorator of redocly.yaml lowers the constants. */
export async function bundleSource(root: string, config: Config, resolver: BaseResolver): Promise<Bundle> {
  const { bundle: bundled, problems } = await bundle({
    ref: root,
    config: config.forAlias("source"),
    externalRefResolver: resolver,
    componentRenamingConflicts: "error",
  });
  refuse(problems);
  const document = bundled.parsed as OpenApiDocument;
  return {
    document,
    yaml: header + stringifyYaml(document, { noRefs: true, lineWidth: 120 }),
    json: `${JSON.stringify(document, null, 2)}\n`,
  };
}

/** Lints the bundle as it will be written. */
export async function lintBundle(yaml: string, path: string, config: Config): Promise<void> {
  refuse(await lintFromString({ source: yaml, absoluteRef: path, config: config.forAlias("bundle") }));
}

/** A resolver reads each file once, so that lint and bundle share the work; a new build takes a new one. */
export function newResolver(config: Config): BaseResolver {
  return new BaseResolver(config.resolve);
}

function refuse(problems: NormalizedProblem[]): void {
  if (problems.length > 0) throw new ContractError(problems.map(describeProblem));
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function fileErrors(files: string[], resolver: BaseResolver): Promise<string[]> {
  const errors: string[] = [];
  for (const file of files) {
    const document = await resolver.resolveDocument(null, file);
    if (document instanceof Error) errors.push(describeFileError(document, file));
  }
  return errors;
}
