import { maskText } from "../shared/masking.ts";
import { type Column, ensured, increase, isAlike } from "./column.ts";
import type { Exchange } from "./exchange.ts";
import { formOf, isValueSegment } from "./forms.ts";
import type { Identifiers } from "./identifiers.ts";
import { Samples } from "./samples.ts";

/** A template that is known before any request: of the contract, of the overlay, or a hint. */
export interface KnownTemplate {
  path: string;
  /** Whether every value is its, even where the samples say otherwise. */
  isHint: boolean;
  /** Whether samples of a segment may be of the template's operation. */
  fits: (method: string, samples: Samples) => boolean;
}

const variable = "{}";
/** How many paths are kept before they are compared. It bounds the memory. */
const mostLeaves = 2000;
/** How many values of a parameter are kept to find its name. */
const mostValues = 200;
/** How many siblings that are alike are values. Those without a body say less, so that more are needed. */
const enough = 3;
const withoutBody = 0.25;
/** The share of attributes in common: each sibling has only some of the optional ones. */
const siblingShare = 0.4;

/** A segment of paths, and what is below it. */
export class PathNode {
  readonly children = new Map<string, PathNode>();
  readonly methods = new Map<string, Samples>();
  /** The requests through this segment, and how many of them found it in a field of the response, by the field. */
  count = 0;
  readonly echoes = new Map<string, number>();
  /** Of a parameter. */
  readonly values = new Set<string>();
  known: KnownTemplate | undefined;
  /** The name of a known parameter. */
  name: string | undefined;
  isFixed = false;
  /** What makes it a parameter: the strongest evidence. */
  evidence: "form" | "echo" | "shape" | undefined;

  merge(other: PathNode, value?: string): void {
    this.count += other.count;
    this.known ??= other.known;
    this.evidence ??= other.evidence;
    for (const [field, count] of other.echoes) increase(this.echoes, field, count);
    for (const one of value === undefined ? other.values : [value]) this.addValue(one);
    mergeAll(this.children, other.children);
    mergeAll(this.methods, other.methods);
  }

  addValue(value: string): void {
    if (this.values.size < mostValues) this.values.add(value);
  }
}

function mergeAll<Value extends { merge(other: Value): void }>(
  all: Map<string, Value>,
  others: ReadonlyMap<string, Value>,
): void {
  for (const [key, other] of others) {
    const own = ensured(all, key, () => other);
    if (own !== other) own.merge(other);
  }
}

/** The paths of all requests, and which of their segments are values. */
export class PathTree {
  readonly #root = new PathNode();
  /** The segments that are values at some place. */
  readonly #values = new Set<string>();
  #leaves = 0;
  #room = mostLeaves;

  /** @param isRefused whether an answer of a review says that the segments below a path are not values */
  constructor(
    known: readonly KnownTemplate[],
    private readonly identifiers: Identifiers,
    private readonly isRefused: (path: string) => boolean,
  ) {
    for (const template of known) {
      let node = this.#root;
      for (const segment of template.path.slice(1).split("/")) {
        const name = /^\{(.*)\}$/.exec(segment)?.[1];
        node = childOf(node, name === undefined ? segment : variable);
        node.isFixed = true;
        node.name ??= name;
      }
      node.known = template;
    }
  }

  /** @param echoes for each segment the field of the response that has its value */
  add(exchange: Exchange, echoes: ReadonlyArray<string | undefined>): void {
    let node = this.#root;
    const path: string[] = [];
    for (const [index, segment] of exchange.segments.entries()) {
      path.push(segment);
      const isOpen = !node.children.get(segment)?.isFixed && isValueSegment(segment);
      // A review cannot make a secret a name.
      const isValue = isOpen && (maskText(segment) !== segment || !this.isRefused(`/${path.join("/")}`));
      node = childOf(node, isValue ? variable : segment);
      node.count += 1;
      if (isValue) {
        node.addValue(segment);
        node.evidence = "form";
      }
      const echo = echoes[index];
      if (echo !== undefined) increase(node.echoes, echo);
    }
    const samples = ensured(node.methods, exchange.method, () => new Samples());
    samples.add(exchange.sample);
    if (samples.count > 1) return;
    this.#leaves += 1;
    if (this.#leaves <= this.#room) return;
    this.#settle();
    this.#leaves = count(this.#root);
    this.#room = Math.max(mostLeaves, this.#leaves * 2);
  }

  /** The paths that have requests: the nodes from the first segment on. Fixed segments come before parameters. */
  found(): Array<Array<[string, PathNode]>> {
    this.#settle();
    const paths: Array<Array<[string, PathNode]>> = [];
    const walk = (node: PathNode, path: Array<[string, PathNode]>) => {
      if (node.methods.size > 0) paths.push(path);
      const order = (segment: string) => (segment === variable ? "\uffff" : segment);
      const children = [...node.children].sort(([a], [b]) => (order(a) < order(b) ? -1 : 1));
      for (const [segment, child] of children) walk(child, [...path, [segment, child]]);
    };
    walk(this.#root, []);
    return paths;
  }

  /** Finds values until no segment is one any more: what is found below makes siblings alike, and the other way round. */
  #settle(): void {
    this.#fixVersions(this.#root);
    while (this.#findValues(this.#root, [])) {}
  }

  #findValues(node: PathNode, path: readonly string[]): boolean {
    const before = path.at(-1) ?? "";
    const isOpen = ([segment, child]: [string, PathNode]) =>
      segment !== variable &&
      !child.isFixed &&
      !isNamed(segment, child) &&
      !this.isRefused(`/${[...path, segment].join("/")}`);
    const found = this.#valuesOf(node, [...node.children].filter(isOpen), before);
    for (const [segment, evidence] of found) {
      const child = node.children.get(segment);
      if (!child) continue;
      const parameter = childOf(node, variable);
      parameter.evidence ??= evidence;
      node.children.delete(segment);
      parameter.merge(child, segment);
      this.#values.add(segment);
    }
    let isChanged = found.length > 0;
    for (const [segment, child] of [...node.children]) {
      if (this.#findValues(child, [...path, segment])) isChanged = true;
    }
    return isChanged;
  }

  /** A number that nothing differs from, such as in `/rest/api/3`, is of a version if much is below it. */
  #fixVersions(node: PathNode): void {
    for (const [segment, child] of [...node.children]) {
      const [version = ""] = child.values;
      const isOnly = node.children.size === 1 && !child.isFixed && child.values.size === 1 && child.echoes.size === 0;
      if (isOnly && /^\d{1,2}$/.test(version) && count(child) > enough * enough) {
        node.children.delete(segment);
        node.children.set(version, child);
        child.isFixed = true;
      }
      this.#fixVersions(child);
    }
  }

  #valuesOf(
    node: PathNode,
    open: ReadonlyArray<[string, PathNode]>,
    before: string,
  ): Array<[string, "echo" | "shape"]> {
    const parameter = node.children.get(variable);
    if (parameter?.known?.isHint) return open.map(([segment]) => [segment, "echo"]);
    const fields = new Map<string, number>();
    for (const [, child] of open) for (const field of child.echoes.keys()) increase(fields, field);
    for (const [field, times] of parameter?.echoes ?? []) increase(fields, field, times);
    const isEcho = ([field]: [string, number]) => (fields.get(field) ?? 0) >= 2 || isIdentifying(field, before);
    const evident = open.filter(([segment, child]) => {
      const echoed = [...child.echoes].some((echo) => isEcho(echo) && echo[1] * 2 >= child.count);
      return echoed || this.identifiers.isOf(segment, before);
    });
    const elsewhere = open.filter(([segment]) => this.#values.has(segment) || this.identifiers.has(segment));
    if (elsewhere.length > 1) evident.push(...elsewhere);
    if (evident.length > 0) return evident.map(([segment]) => [segment, "echo"]);
    if (parameter) {
      const alike = open.filter(([, child]) => belongs(child, parameter));
      return alike.map(([segment]) => [segment, "shape"]);
    }
    const group = largestGroup(open);
    // Beside an identifier words name what is read of its record, such as metrics, unless a response has them.
    const isName = ([segment, child]: [string, PathNode]) =>
      /^[a-z]\w*$/i.test(segment) &&
      (before === variable || isOfQuery(child)) &&
      this.identifiers.fieldsOf(segment).length === 0;
    if (group.every(isName)) return [];
    return group.map(([segment]) => [segment, "shape"]);
  }
}

/** Whether a segment beside a parameter is one of its values: what is below it is the same, and no identifier is missing. */
function belongs(child: PathNode, parameter: PathNode): boolean {
  if (fitsBelow(child, parameter)) return true;
  // A word beside identifiers of one form needs its own value in a response.
  const forms = new Set([...parameter.values].map(formOf));
  if (parameter.values.size > 2 && forms.size === 1 && !forms.has(undefined)) return false;
  return agreement(child, parameter) >= 1;
}

/** Whether known operations describe all that is below a segment, if it is a value of a parameter. */
function fitsBelow(node: PathNode, known: PathNode): boolean {
  return (
    [...node.methods].every(([method, samples]) => known.known?.fits(method, samples)) &&
    [...node.children].every(([segment, child]) =>
      [known.children.get(segment), known.children.get(variable)].some((one) => one && fitsBelow(child, one)),
    )
  );
}

/** Whether every request names a record in its query. */
function isOfQuery({ children, methods }: PathNode): boolean {
  const isOne = (samples: Samples) =>
    [...samples.query].some(([name, { count }]) => count === samples.count && isIdentifying(name, ""));
  return children.size === 0 && [...methods.values()].every(isOne);
}

/** The siblings that are alike, if they are enough. */
function largestGroup(open: ReadonlyArray<[string, PathNode]>): Array<[string, PathNode]> {
  const groups: Array<{ members: Array<[string, PathNode]>; weight: number }> = [];
  for (const one of open) {
    // Of very many that differ, the first say enough.
    const group = groups.slice(0, 50).find(({ members: [first] }) => first && agreement(first[1], one[1]) > 0);
    const first = group?.members[0]?.[1];
    if (group && first) {
      group.members.push(one);
      group.weight += agreement(first, one[1]);
    } else groups.push({ members: [one], weight: 0 });
  }
  const [best] = groups.sort((a, b) => b.weight - a.weight);
  return best && best.weight >= enough - 1 ? best.members : [];
}

/**
 * How much says that two siblings are values of one parameter: 1 for a response that is alike, less for operations
 * without a body, and 0 if too much differs.
 */
function agreement(a: PathNode, b: PathNode): number {
  const pairs = [...pairsOf(a, b)];
  let isTelling = false;
  for (const [name, samples, other] of pairs) {
    const [one, two] = [recordOf(samples), recordOf(other)];
    if (!one || !two) continue;
    if (!isAlike(one, two, siblingShare)) return 0;
    // Actions such as /restart and /stop respond alike, and so may the lists of collections.
    const isList = payloadOf(samples)?.types.has("array");
    if (one.properties.size > 1 && name !== "post" && !(name === "get" && isList)) isTelling = true;
  }
  return isTelling ? 1 : Math.min(1, pairs.length * withoutBody);
}

/** The operations that are at and below both of two segments. */
function* pairsOf(a: PathNode, b: PathNode, path = ""): Generator<[name: string, Samples, Samples]> {
  for (const [method, samples] of a.methods) {
    const other = b.methods.get(method);
    if (other) yield [method + path, samples, other];
  }
  for (const [segment, child] of a.children) {
    const same = b.children.get(segment);
    if (same) yield* pairsOf(child, same, `${path}/${segment}`);
  }
}

function payloadOf({ success }: Samples): Column | undefined {
  const data = success?.properties.get("data");
  return data && data.count > 0 ? data : success;
}

/** Whether responses name what a segment names, as `/backups` has an attribute `backups`. */
function isNamed(segment: string, { methods }: PathNode): boolean {
  return [...methods.values()].some((samples) => {
    return samples.success?.properties.has(segment) || payloadOf(samples)?.properties.has(segment);
  });
}

/** The record of the success, or of its list; undefined if it has no attributes. */
function recordOf(samples: Samples): Column | undefined {
  const payload = payloadOf(samples);
  const record = payload?.types.has("array") ? payload.items : payload;
  return record && record.properties.size > 0 ? record : undefined;
}

/** Whether a field is what identifies a record of the segment before it. */
export function isIdentifying(field: string, before: string): boolean {
  const owner = before.replace(/(ie)?s$/, "").toLowerCase();
  return (
    /(^|_|[a-z](?=[A-Z]))(g?id|uid|uuid|key|slug|login)$/i.test(field) || field.toLowerCase().startsWith(owner || "\n")
  );
}

function childOf({ children }: PathNode, segment: string): PathNode {
  return ensured(children, segment, () => new PathNode());
}

function count(node: PathNode): number {
  return [...node.children.values()].reduce((sum, child) => sum + count(child), node.methods.size);
}
