import { ensured, increase } from "./column.ts";
import type { Exchange } from "./exchange.ts";
import { isValueFirst, isValueSegment } from "./forms.ts";
import { attributeOf, type Identifiers, type Shown } from "./identifiers.ts";
import { childOf, count, has, type KnownTemplate, PathNode, variable } from "./path-node.ts";
import { Samples } from "./samples.ts";
import { belongs, enough, isIdentifying, isNamed, isOfQuery, largestGroup } from "./siblings.ts";

/** How many paths are kept before they are compared. It bounds the memory. */
const mostLeaves = 2000;
/** How many names a place may have; more siblings are values. */
const mostNames = 300;

/** The paths of all requests, and which of their segments are values. */
export class PathTree {
  readonly #root = new PathNode();
  /** The segments that are values at some place. */
  readonly #values = new Set<string>();
  #leaves = 0;
  #room = mostLeaves;

  constructor(
    private readonly known: readonly KnownTemplate[],
    private readonly identifiers: Identifiers,
  ) {
    for (const template of known) {
      let node = this.#root;
      const segments = segmentsOf(template.path);
      for (const [index, [segment, name]] of segments.entries()) {
        node = childOf(node, segment);
        node.isFixed = true;
        if (template.from !== "overlay") node.isFinal = true;
        if (name !== undefined && template.from === "hint") {
          node.hints.push(segments.slice(index + 1).map(([rest]) => rest));
        }
      }
      node.known = template;
      if (template.from === "hint" && template.path.endsWith("/")) node.isSlashed = true;
    }
  }

  add(exchange: Exchange, { echoes, listed }: Shown): void {
    let node = this.#root;
    for (const [index, segment] of exchange.segments.entries()) {
      // One that is there is fixed, or has been no value before.
      const isValue = !node.children.has(segment) && (index === 0 ? isValueFirst : isValueSegment)(segment);
      node = childOf(node, isValue ? variable : segment);
      node.count += 1;
      if (isValue) {
        node.addValue(segment);
        node.evidence = "form";
      }
      const echo = echoes[index];
      if (echo !== undefined) increase(node.echoes, echo);
    }
    if (exchange.method === "get") for (const one of listed) node.addListed(one);
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
    for (const template of this.known) {
      const nodes = this.#nodesOf(template);
      // A hint without requests says nothing.
      if (template.from === "hint" && !nodes?.at(-1)?.[0]?.count) continue;
      for (const [node, name] of nodes ?? []) node.name ??= name;
      const last = nodes?.at(-1)?.[0];
      // Only the contract and hints rename what the overlay has.
      const isOwn = nodes?.every(([node, name]) => node.name === name || !node.isFinal);
      if (last && isOwn && template.from === "overlay") last.written = template.path.replace(/\/$/, "");
    }
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

  /** The paths of the overlay that are others by a hint, after all paths are found. */
  covered(): string[] {
    const isCovered = (template: KnownTemplate) =>
      template.from === "overlay" && !this.#nodesOf(template)?.at(-1)?.[0]?.written;
    return this.known.filter(isCovered).map(({ path }) => path);
  }

  /** The nodes of a template, with the names that it has for parameters; undefined if a segment is a value now. */
  #nodesOf({ path }: KnownTemplate): Array<[PathNode, string | undefined]> | undefined {
    const nodes: Array<[PathNode, string | undefined]> = [];
    for (const [segment, name] of segmentsOf(path)) {
      const node = (nodes.at(-1)?.[0] ?? this.#root).children.get(segment);
      if (!node) return undefined;
      nodes.push([node, name]);
    }
    return nodes;
  }

  /** Finds values until no segment is one any more: what is found below makes siblings alike, and the other way round. */
  #settle(): void {
    this.#fixVersions(this.#root);
    while (this.#findValues(this.#root, [])) {}
  }

  #findValues(node: PathNode, path: readonly string[]): boolean {
    const found = this.#valuesOf(node, path);
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

  #valuesOf(node: PathNode, path: readonly string[]): Array<[string, "echo" | "shape"]> {
    const before = path.at(-1) ?? "";
    const parameter = node.children.get(variable);
    const all = [...node.children].filter(([segment, child]) => segment !== variable && !child.isFinal);
    const hinted = all.filter(([, child]) => parameter?.hints.some((rest) => has(child, rest)));
    if (hinted.length > 0) return hinted.map(([segment]) => [segment, "echo"]);
    const siblings = all.filter(([, child]) => !child.isFixed);
    // No service has so many names at one place. What differs between them need not be compared.
    if (siblings.length > mostNames) return siblings.map(([segment]) => [segment, "shape"]);
    const open = siblings.filter(([segment, child]) => !isNamed(segment, child));
    const fields = new Map<string, number>();
    for (const [, child] of open) for (const echo of child.echoes.keys()) increase(fields, attributeOf(echo));
    for (const [echo, times] of parameter?.echoes ?? []) increase(fields, attributeOf(echo), times);
    const isEcho = ([echo]: [string, number]) => {
      const field = attributeOf(echo);
      return (fields.get(field) ?? 0) >= 2 || isIdentifying(field, before);
    };
    const evident = open.filter(([segment, child]) => {
      const echoed = [...child.echoes].some((echo) => isEcho(echo) && echo[1] * 2 >= child.reads);
      return echoed || this.identifiers.isOf(segment, before);
    });
    const elsewhere = open.filter(([segment]) => this.#values.has(segment) || this.identifiers.has(segment));
    const listed = open.filter(([segment]) => node.listed.has(segment));
    for (const some of [elsewhere, listed]) if (some.length > 1) evident.push(...some);
    if (evident.length > 0) return evident.map(([segment]) => [segment, "echo"]);
    // Collections respond alike: the first segment is not decided by that.
    if (path.length === 0) return [];
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

/** The segments of a template as they are in the tree, with the names of parameters. A slash at the end is no segment. */
function segmentsOf(path: string): Array<[segment: string, name: string | undefined]> {
  return path
    .slice(1)
    .replace(/\/$/, "")
    .split("/")
    .map((segment) => {
      const name = /^\{(.*)\}$/.exec(segment)?.[1];
      return [name === undefined ? segment : variable, name];
    });
}
