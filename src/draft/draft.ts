import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { methods } from "../contract/document.ts";
import { Router } from "../contract/router.ts";
import { expressionOf } from "../pipeline/overlay/targets.ts";
import { commented } from "./commented.ts";
import { Constants, memberOf } from "./constants.ts";
import { exchangeOf, identityOf, type Left } from "./exchange.ts";
import { harEntries } from "./har-entries.ts";
import { KnownParts } from "./known.ts";
import { type KnownContract, knownContract } from "./known-contract.ts";
import { OperationsDraft, type PathDraft } from "./operations.ts";
import { newOverlay, withActions, withValue } from "./overlay-text.ts";
import { Samples } from "./samples.ts";
import { type Summary, summaryOf } from "./summary.ts";
import { Templates } from "./templates.ts";

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
}

/** The overlay before and after, and what there is to say about it. */
export interface DraftResult {
  before: string | undefined;
  after: string;
  summary: Summary;
}

/**
 * Drafts an overlay from recorded traffic. It writes nothing.
 * @throws Error if a file cannot be read, or has no exchange with the service
 */
export async function draftTraffic(options: DraftTrafficOptions): Promise<DraftResult> {
  const { overlay, widen = false, keepValues = false } = options;
  const before = existsSync(overlay) ? await readFile(overlay, "utf8") : undefined;
  const contract = await knownContract(overlay);
  const { document } = contract;
  const traffic = await readTraffic(options, contract);
  const constants = new Constants(document);
  const operations = new OperationsDraft(document, constants, { keepValues });
  const paths = operations.draft(traffic.unknown);
  const parts = new KnownParts(contract, constants);
  for (const { path, method, samples } of traffic.known) parts.addOperation(path, method, samples);
  for (const { name, shape, isKnown } of operations.records.all) if (isKnown) parts.addComponent(name, shape);
  parts.finish();

  const schemas = [...operations.recordSchemas(), ...operations.schemas];
  const ids = [...constants.added].map(([constant, missing]) => ({
    target: `$.components.schemas.${constant}.oneOf`,
    update: [...missing].map((id) => commented(memberOf(id), "seen in traffic; name it")),
  }));
  const actions = [
    ...pathActions(paths, contract),
    ...(schemas.length > 0 ? [{ target: "$.components.schemas", update: Object.fromEntries(schemas) }] : []),
    ...parts.additions.map(({ target, update }) => ({ target, update })),
    ...ids,
  ];
  const { contradictions } = parts;
  let after = withActions(before ?? newOverlay(overlay), actions, overlay);
  if (widen) for (const { place, widened } of contradictions) if (place) after = withValue(after, place.path, widened);
  return { before, after, summary: summaryOf({ ...traffic, paths, schemas, parts, constants, widen }) };
}

/** New paths in one action, and each new method of a known path in its own. */
function pathActions(paths: readonly PathDraft[], { document }: KnownContract): unknown[] {
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

/** What the files have: samples of known operations, of others, and what is left out. */
async function readTraffic(options: DraftTrafficOptions, { document }: KnownContract) {
  const { traffic, baseUrl, paths = [], keepValues = false } = options;
  assertPaths(paths);
  const base = new URL(baseUrl);
  const described = Object.entries(document.paths)
    .filter(([, item]) => item["x-auth-server"] !== true)
    .flatMap(([path, item]) => methods.filter((method) => item[method]).map((method) => ({ method, path })));
  const router = new Router([...described, ...paths.map((path) => ({ method: "", path }))], "");
  const templates = new Templates();
  const known = new Map<string, { path: string; method: string; samples: Samples }>();
  const hinted = new Map<string, { template: string[]; methods: Map<string, Samples> }>();
  const left = new Map<Left, number>();
  const leaveOut = (reason: Left) => left.set(reason, (left.get(reason) ?? 0) + 1);
  const identities = new Set<string>();
  const problems: string[] = [];
  let used = 0;
  for (const file of traffic) {
    for await (const read of harEntries(file)) {
      if ("problem" in read) {
        problems.push(read.problem);
        continue;
      }
      const exchange = exchangeOf(read.entry, read.number, base);
      if (typeof exchange === "string") {
        leaveOut(exchange);
        continue;
      }
      const identity = identityOf(read.entry);
      if (identity && identities.size === identities.add(identity).size) {
        leaveOut("repeated");
        continue;
      }
      used += 1;
      const { method, segments, response } = exchange;
      if (response) templates.addIdentifiers(response.value);
      const route = router.find(`/${segments.map(encodeURIComponent).join("/")}`);
      const [first] = route?.operations.values() ?? [];
      if (!route || !first) {
        templates.add(exchange, keepValues);
        continue;
      }
      const { path } = first;
      const key = `${method} ${path}`;
      if (route.operations.has(method.toUpperCase())) {
        const one = known.get(key) ?? { path, method, samples: new Samples() };
        known.set(key, one);
        one.samples.add(exchange, keepValues);
      } else {
        const one = hinted.get(path) ?? { template: path.slice(1).split("/"), methods: new Map<string, Samples>() };
        hinted.set(path, one);
        const samples = one.methods.get(method) ?? new Samples();
        one.methods.set(method, samples);
        samples.add(exchange, keepValues);
      }
    }
  }
  if (used === 0 && left.size === 0) throw new Error(problems.join("\n"));
  if (used === 0 && [...left.keys()].every((reason) => reason === "other")) {
    throw new Error(`${traffic.join(", ")} has no exchange with ${baseUrl}. Is the service named correctly?`);
  }
  const fixed = [...Object.keys(document.paths), ...paths];
  const unused = paths.filter((path) => !hinted.has(path) && !Object.hasOwn(document.paths, path));
  return {
    unused,
    known: [...known.values()],
    unknown: [...hinted.values(), ...templates.found(fixed)],
    left,
    problems,
    used,
  };
}
