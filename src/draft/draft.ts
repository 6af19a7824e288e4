import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type Document, methods } from "../contract/document.ts";
import { baseName } from "../pipeline/base.ts";
import { extendContract } from "../pipeline/overlay/extend.ts";
import { readOverlay } from "../pipeline/overlay/read.ts";
import { expressionOf } from "../pipeline/overlay/targets.ts";
import { commented } from "./commented.ts";
import { Comparison } from "./comparison.ts";
import { Components } from "./components.ts";
import { Constants, memberOf } from "./constants.ts";
import { Decisions } from "./decisions.ts";
import { baseContract, knownContract, knownTemplates } from "./known-contract.ts";
import { OperationsDraft, type PathDraft, type PathSamples } from "./operations.ts";
import { newOverlay, withActions, withValue } from "./overlay-text.ts";
import { namedPath } from "./path-names.ts";
import { readTraffic } from "./read-traffic.ts";
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
  /** Examples have the real values, but for secrets, addresses and e-mails. */
  keepValues?: boolean | undefined;
  /** Changes what the overlay says where traffic contradicts it. */
  widen?: boolean | undefined;
  /** What a review says to guesses, by their ids: yes, no, or a name. */
  answers?: ReadonlyMap<string, string> | undefined;
}

/** The overlay before and after, what there is to say about it, and what was guessed. */
export interface DraftResult {
  before: string | undefined;
  after: string;
  summary: Summary;
  decisions: Decisions;
}

/**
 * Drafts an overlay from recorded traffic: infers a document from all samples, and compares it with the contract and the
 * overlay. It writes nothing.
 * @throws Error if a file cannot be read, or has no exchange with the service
 */
export async function draftTraffic(options: DraftTrafficOptions): Promise<DraftResult> {
  const { traffic, baseUrl, overlay, paths: hints = [], widen = false, keepValues = false } = options;
  assertPaths(hints);
  const before = existsSync(overlay) ? await readFile(overlay, "utf8") : undefined;
  const contract = await knownContract(overlay);
  const { document } = contract;
  const decisions = new Decisions(options.answers);
  const isRefused = (path: string) => decisions.refusesPath(path);
  const templates = knownTemplates(document, hints);
  const evidence = await readTraffic({ traffic, baseUrl, templates, isRefused });
  const named = evidence.paths.map((nodes) => namedPath(nodes, evidence.identifiers, decisions));

  const constants = new Constants(document);
  const components = new Components(document);
  const context = { constants, components, decisions, keepValues };
  const comparison = new Comparison(contract, context);
  const unknown: PathSamples[] = [];
  for (const path of named) {
    const added = new Map([...path.methods].filter(([method]) => !operationAt(document, path.path, method)));
    for (const [method, samples] of path.methods) {
      if (!added.has(method)) comparison.addOperation(path.path, method, samples);
      else if (!samples.success) {
        added.delete(method);
        evidence.left.set("failed", (evidence.left.get("failed") ?? 0) + samples.count);
      }
    }
    if (added.size > 0) unknown.push({ ...path, methods: added });
  }
  const operations = new OperationsDraft(document, context);
  const paths = operations.draft(unknown);
  for (const { name, column, isKnown } of operations.records.all) if (isKnown) comparison.addComponent(name, column);
  comparison.finish();

  const { additions, contradictions } = comparison;
  const actions = [
    ...pathActions(paths, document),
    ...(components.schemas.size > 0
      ? [{ target: "$.components.schemas", update: Object.fromEntries(components.schemas) }]
      : []),
    ...additions.map(({ target, update }) => ({ target, update })),
    ...[...constants.added].map((one) => idAction(document, one)),
  ];
  let after = withActions(before ?? newOverlay(overlay), actions, overlay);
  if (widen) for (const { place, widened } of contradictions) if (place) after = withValue(after, place.path, widened);
  if (after !== before) await assertBuilds(overlay, after);
  const unused = hints.filter((hint) => !named.some(({ path }) => path === hint));
  const known = named.flatMap(({ methods }) => [...methods.values()]);
  return {
    before,
    after,
    summary: summaryOf({ ...evidence, known, unused, paths, components, comparison, constants, decisions, widen }),
    decisions,
  };
}

/** @throws BuildError if a build would refuse the draft, so that it is not written */
async function assertBuilds(overlay: string, text: string): Promise<void> {
  await extendContract(await baseContract(), [await readOverlay(overlay, text)], { path: baseName, override: true });
}

function operationAt(document: Document, path: string, method: string): boolean {
  return methods.some((one) => one === method && document.paths[path]?.[one] !== undefined);
}

/** The ids that a constant lacks, in its form. */
function idAction({ components }: Document, [constant, missing]: [string, ReadonlySet<string | number>]): object {
  const isNamed = components.schemas[constant]?.oneOf !== undefined;
  const update = [...missing].map((id) =>
    commented(isNamed ? memberOf(id) : id, isNamed ? "seen in traffic; name it" : "seen in traffic"),
  );
  return { target: `$.components.schemas.${constant}.${isNamed ? "oneOf" : "enum"}`, update };
}

/** New paths in one action, and each new method of a known path in its own. */
function pathActions(paths: readonly PathDraft[], document: Document): unknown[] {
  const itemOf = ({ operations }: PathDraft) =>
    Object.fromEntries(operations.map(({ method, value }) => [method, value]));
  const added = paths.filter(({ path }) => !Object.hasOwn(document.paths, path));
  const extended = paths.filter(({ path }) => Object.hasOwn(document.paths, path));
  return [
    ...(added.length > 0
      ? [{ target: "$.paths", update: Object.fromEntries(added.map((one) => [one.path, itemOf(one)])) }]
      : []),
    ...extended.map((one) => ({ target: expressionOf(["paths", one.path]), update: itemOf(one) })),
  ];
}

/** @throws TypeError if a hint is not a path */
function assertPaths(paths: readonly string[]): void {
  const wrong = paths.find((path) => !/^(\/(\{\w+\}|[^{}/?#\s]+))+$/.test(path));
  if (wrong === undefined) return;
  throw new TypeError(`--path must be a path such as /reports/summary/{monitor_id}; got ${JSON.stringify(wrong)}.`);
}
