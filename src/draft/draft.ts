import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { Document, Id, Method } from "../contract/document.ts";
import { expressionOf } from "../pipeline/overlay/targets.ts";
import { assertBuilds } from "./builds.ts";
import { increase } from "./column.ts";
import { commented } from "./comments.ts";
import { Comparison } from "./comparison.ts";
import { Components } from "./components.ts";
import { Constants, memberOf } from "./constants.ts";
import { knownContract, knownTemplates } from "./known-contract.ts";
import { type OperationDraft, OperationsDraft } from "./operations.ts";
import { newOverlay, withActions } from "./overlay-text.ts";
import { namedPaths, withParameter } from "./path-names.ts";
import { readTraffic } from "./read-traffic.ts";
import { alikePaths } from "./siblings.ts";
import { type Summary, summaryOf } from "./summary.ts";

export interface DraftTrafficOptions {
  /** HAR files. */
  traffic: readonly string[];
  /** The overlay to write, which may exist. */
  overlay: string;
  /** {base_url} */
  baseUrl: string;
  /** Templates of paths, such as `/reports/summary/{monitor_id}`. */
  paths?: readonly string[] | undefined;
}

/** The overlay before and after, and what there is to say about it. */
export interface DraftResult {
  before: string | undefined;
  after: string;
  summary: Summary;
}

/**
 * Drafts an overlay from recorded traffic: infers a document from all samples, and compares it with the contract and the
 * overlay. It writes nothing.
 * @throws Error if a file cannot be read, or has no exchange with the service
 */
export async function draftTraffic(options: DraftTrafficOptions): Promise<DraftResult> {
  const { traffic, baseUrl, overlay, paths = [] } = options;
  assertPaths(paths);
  const before = await textOf(overlay);
  const contract = await knownContract(overlay, before);
  const { document } = contract;
  const templates = knownTemplates(contract, paths);
  const evidence = await readTraffic({ traffic, baseUrl, templates });
  const guesses = new Map<string, string>();
  const named = evidence.paths.map((nodes) => namedPaths(nodes, evidence.identifiers, guesses));
  for (const { first, second, at } of alikePaths(evidence.paths)) {
    const [one, other] = [first, second].map((index) => named[index]?.[0]?.path ?? "") as [string, string];
    const template = withParameter(one, at);
    guesses.set(template, `${one} and ${other} respond alike: if they are one operation, add --path '${template}'`);
  }

  const constants = new Constants(document);
  const components = new Components(document);
  const nodes = evidence.paths.flatMap((path) => path.map(([, node]) => node));
  const references = new Set(nodes.flatMap(({ values, listed }) => [...values, ...listed]));
  const isReference = (text: string) => references.has(text);
  const context = { constants, components, guesses, isReference };
  const operations = new OperationsDraft(document, context);
  const comparison = new Comparison(document, context);
  for (const path of named.flat()) {
    for (const [method, samples] of path.methods) {
      const known = document.paths[path.path]?.[method as Method];
      if (known) comparison.addOperation(path.path, method, known, samples);
      else if (samples.hasSuccess) operations.add(path, method, samples);
      else increase(evidence.left, "failed", samples.count);
    }
  }
  const drafted = operations.drafted();
  for (const { name, column, isKnown } of operations.records.all) {
    if (isKnown && name !== undefined) comparison.addComponent(name, column);
  }
  comparison.finish();

  const actions = [
    ...pathActions(drafted, document),
    ...(components.schemas.size > 0
      ? [{ target: "$.components.schemas", update: Object.fromEntries(components.schemas) }]
      : []),
    ...comparison.additions.map(({ target, update }) => ({ target, update })),
    ...[...constants.added].map((one) => idAction(document, one)),
  ];
  const after = withActions(before ?? newOverlay(overlay), actions, overlay);
  if (after !== before) await assertBuilds(overlay, before, after, evidence.covered);
  const slashed = (path: string) => path.replace(/\/?$/, "/");
  const unused = paths.filter((hint) => !named.flat().some(({ path }) => slashed(path).startsWith(slashed(hint))));
  const all = named.flat().flatMap(({ methods }) => [...methods.values()]);
  const summary = summaryOf({ ...evidence, all, unused, drafted, components, comparison, constants, guesses });
  return { before, after, summary };
}

/**
 * The text of a file; undefined if it does not exist.
 * @throws TypeError if it is a folder
 */
export async function textOf(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  if ((await stat(file)).isDirectory()) throw new TypeError(`--overlay must be a file; ${file} is a folder.`);
  return readFile(file, "utf8");
}

/** The ids that a constant lacks, in its form. */
function idAction({ components }: Document, [constant, missing]: [string, ReadonlySet<Id>]): object {
  const target = `$.components.schemas.${constant}`;
  if (components.schemas[constant]?.oneOf === undefined) {
    return { target: `${target}.enum`, update: commented([...missing], "seen in traffic") };
  }
  const update = [...missing].map((id) => commented(memberOf(id), "seen in traffic; name it"));
  return { target: `${target}.oneOf`, update };
}

/** New paths in one action, and the new methods of each known path in another. */
function pathActions(drafted: readonly OperationDraft[], { paths }: Document): object[] {
  const items = new Map<string, Record<string, object>>();
  for (const { path, method, value } of drafted) items.set(path, { ...items.get(path), [method]: value });
  const added = [...items].filter(([path]) => !Object.hasOwn(paths, path));
  const extended = [...items].filter(([path]) => Object.hasOwn(paths, path));
  return [
    ...(added.length > 0 ? [{ target: "$.paths", update: Object.fromEntries(added) }] : []),
    ...extended.map(([path, update]) => ({ target: expressionOf(["paths", path]), update })),
  ];
}

/** @throws TypeError if a hint is not a path */
function assertPaths(paths: readonly string[]): void {
  const wrong = paths.find((path) => !/^(\/(\{\w+\}|[^{}/?#\s]+))+\/?$/.test(path) || /(\{\w+\}).*\1/.test(path));
  if (wrong === undefined) return;
  const text = "--path must be a path such as /reports/summary/{monitor_id}, with a name for each parameter";
  throw new TypeError(`${text}; got ${JSON.stringify(wrong)}.`);
}
