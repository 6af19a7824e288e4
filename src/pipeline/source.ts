import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { BaseResolver, bundle, type Config, lint, lintConfig, loadConfig } from "@redocly/openapi-core";
import type { Document } from "../contract/document.ts";
import { describeFileError, failOn, failWith, formatLocation } from "./problems.ts";
import { checkDescriptions } from "./texts.ts";

/** Files of openapi/ that are not part of the document. */
const otherFiles = ["controls.yaml", "reference.yaml", "search-words.yaml"];

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
    (file) => !otherFiles.includes(basename(file)) && !file.endsWith(".md"),
  );
  const rules = config.forAlias("source");
  const linted = lint({ ref: root, config: rules, externalRefResolver: resolver });
  const outcome = await linted.catch((error: Error) => error);
  if (outcome instanceof Error || outcome.length > 0) {
    // One file that cannot be parsed causes many errors, so only the cause is reported.
    failWith(await unreadableFiles(files, config));
    if (outcome instanceof Error) throw outcome;
    failOn(outcome);
  }
  const { configPath = "redocly.yaml" } = config;
  const unknown = rules.getUnusedRules().rules;
  const unreached = files.filter((file) => !resolver.getFiles().has(file));
  failWith([
    ...unknown.map((rule) => `${formatLocation(configPath)}  The lint rule ${rule} does not exist. Correct its name.`),
    ...unreached.map(
      (file) => `${formatLocation(file)}  Nothing refers to this file. List it in openapi.yaml, or delete it.`,
    ),
  ]);
  return files.length;
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

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}

async function unreadableFiles(files: string[], config: Config): Promise<string[]> {
  const resolver = new BaseResolver(config.resolve);
  const results = await Promise.all(
    files.map((file) => resolver.resolveDocument(null, file).catch((error: Error) => error)),
  );
  return results.flatMap((result, index) =>
    result instanceof Error ? [describeFileError(result, files[index] ?? "")] : [],
  );
}
