import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import {
  BaseResolver,
  bundle,
  type Config,
  lint,
  lintConfig,
  lintDocument,
  loadConfig,
  type NormalizedProblem,
  Source,
  stringifyYaml,
} from "@redocly/openapi-core";
import type { Document } from "../../src/contract/document.ts";
import { ContractError, describeFileError, describeProblem, place } from "./problems.ts";

const header = "# Written by `npm run build` from openapi/. Do not edit.\n";

/** Files of openapi/ that are not parts of the document: the pipeline reads the lists itself. */
const ownFiles = ["README.md", "coverage.yaml", "domains.yaml"];

/** The contract in one document, constants lowered. */
export interface Bundle {
  document: Document;
  yaml: string;
  json: string;
}

/** Loads the lint configuration and checks it. Whether rules of ours exist shows when they are first used: see lintSource. */
export async function loadLintConfig(configPath: string): Promise<Config> {
  const config = await loadConfig({ configPath });
  refuse(await lintConfig({ config }));
  return config;
}

/**
 * Lints the hand-written files, and checks that each rule exists and that each file is reached from the root.
 * @returns the number of files
 */
export async function lintSource(root: string, config: Config, resolver: BaseResolver): Promise<number> {
  const files = (await filesBelow(dirname(root))).filter((file) => !ownFiles.includes(basename(file)));
  const rules = config.forAlias("source");
  const outcome = await lint({ ref: root, config: rules, externalRefResolver: resolver }).catch(
    (error: Error) => error,
  );
  if (outcome instanceof Error || outcome.length > 0) {
    // A file that does not parse breaks the walk, or each reference to it: name the cause, not its echoes.
    const causes = await unreadableFiles(files, config);
    if (causes.length > 0) throw new ContractError(causes);
    if (outcome instanceof Error) throw outcome;
    refuse(outcome);
  }
  const unknown = rules.getUnusedRules().rules;
  if (unknown.length > 0) {
    const file = place(config.configPath ?? "redocly.yaml");
    throw new ContractError(unknown.map((rule) => `${file}  There is no lint rule ${rule}. Correct its name.`));
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
  const document = bundled.parsed as Document;
  return {
    document,
    yaml: header + stringifyYaml(document, { noRefs: true, lineWidth: 120 }),
    json: `${JSON.stringify(document, null, 2)}\n`,
  };
}

/** Lints the bundle as it will be written. */
export async function lintBundle({ document, yaml }: Bundle, path: string, config: Config): Promise<void> {
  const rules = config.forAlias("bundle");
  // Given with its text, for lines and columns, and already parsed, which spares half of the time.
  const parsed = { source: new Source(path, yaml), parsed: document };
  refuse(await lintDocument({ document: parsed, config: rules, externalRefResolver: newResolver(config) }));
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

async function unreadableFiles(files: string[], config: Config): Promise<string[]> {
  const resolver = newResolver(config);
  const results = await Promise.all(
    files.map((file) =>
      resolver
        .resolveDocument(null, file)
        .catch((error: Error) => error)
        .then((result) => (result instanceof Error ? [describeFileError(result, file)] : [])),
    ),
  );
  return results.flat();
}
