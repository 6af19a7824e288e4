import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { BaseResolver, bundle, type Config, lint, lintConfig, loadConfig } from "@redocly/openapi-core";
import type { Document } from "../contract/document.ts";
import { BuildError, describeFileError, failOn, formatLocation } from "./problems.ts";
import { checkDescriptions } from "./texts.ts";
import { loadWorkflows, type WorkflowFile } from "./workflows/load.ts";

/** Files of openapi/ that are not part of the document. */
const otherFiles = ["controls.yaml", "reference.yaml", "coverage.yaml", "search-words.yaml"];

/** Loads and checks the lint configuration, except for the names of our own rules, which `lintSource` checks. */
export async function loadLintConfig(configPath: string): Promise<Config> {
  const config = await loadConfig({ configPath });
  failOn(await lintConfig({ config }));
  return config;
}

/**
 * Lints the hand-written files, and checks that each lint rule exists and that each file is reachable from the root.
 * @returns the number of files
 */
export async function lintSource(root: string, config: Config, resolver: BaseResolver): Promise<number> {
  const files = (await filesBelow(dirname(root))).filter(
    (file) => !otherFiles.includes(basename(file)) && !/\.(arazzo\.yaml|md)$/.test(file),
  );
  const rules = config.forAlias("source");
  const outcome = await lint({ ref: root, config: rules, externalRefResolver: resolver }).catch(
    (error: Error) => error,
  );
  if (outcome instanceof Error || outcome.length > 0) {
    // One file that cannot be parsed causes many errors, so only the cause is reported.
    const causes = await unreadableFiles(files, config);
    if (causes.length > 0) throw new BuildError(causes);
    if (outcome instanceof Error) throw outcome;
    failOn(outcome);
  }
  const unknown = rules.getUnusedRules().rules;
  if (unknown.length > 0) {
    const file = formatLocation(config.configPath ?? "redocly.yaml");
    throw new BuildError(unknown.map((rule) => `${file}  The lint rule ${rule} does not exist. Correct its name.`));
  }
  const reached = resolver.getFiles();
  const unreached = files.filter((file) => !reached.has(file));
  if (unreached.length > 0) {
    throw new BuildError(
      unreached.map(
        (file) => `${formatLocation(file)}  Nothing refers to this file. List it in openapi.yaml, or delete it.`,
      ),
    );
  }
  return files.length;
}

/** Lints the workflows in a folder. */
export async function lintWorkflows(folder: string, config: Config): Promise<WorkflowFile[]> {
  const files = await loadWorkflows(folder);
  const problems = await Promise.all(files.map(({ path }) => lint({ ref: path, config })));
  failOn(problems.flat());
  return files;
}

/**
 * Bundles the hand-written files. The result has their form, in which a constant is `oneOf` of `const`: what overlays
 * extend. Only what depends on the files is added: the list of constants, and their domains.
 */
export async function bundleSource(root: string, config: Config, resolver: BaseResolver): Promise<Document> {
  const { bundle: bundled, problems } = await bundle({
    ref: root,
    config: config.forAlias("source"),
    externalRefResolver: resolver,
    componentRenamingConflicts: "error",
  });
  failOn(problems);
  const document = bundled.parsed as Document;
  await checkDescriptions(document, resolver.getFiles());
  return document;
}

/** Creates a resolver, which caches files for lint and bundle. Each build needs a new one. */
export function newResolver(config: Config): BaseResolver {
  return new BaseResolver(config.resolve);
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
