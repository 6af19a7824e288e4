import { ensured, increase } from "./column.ts";
import type { Samples } from "./samples.ts";

/** A template that is known before any request: of the contract, of the overlay, or a hint. */
export interface KnownTemplate {
  path: string;
  /** A hint overrides the overlay, and what is inferred. */
  from: "contract" | "hint" | "overlay";
  /** Whether samples of a segment may be of the template's operation. */
  fits: (method: string, samples: Samples) => boolean;
}

/** The segment that stands for all values of a parameter. */
export const variable = "{}";
/** How many values of a parameter are kept to find its name. */
const mostValues = 200;
/** How many items of a list are kept to find values. */
const mostListed = 2000;

/** A segment of paths, and what is below it. */
export class PathNode {
  readonly children = new Map<string, PathNode>();
  readonly methods = new Map<string, Samples>();
  /** The requests through this segment, and how many of them found it in a field of the response, by the field. */
  count = 0;
  readonly echoes = new Map<string, number>();
  /** What identifies the items of its lists. */
  readonly listed = new Set<string>();
  /** Of a parameter. */
  readonly values = new Set<string>();
  known: KnownTemplate | undefined;
  /** The name of a known parameter. */
  name: string | undefined;
  /** Whether the name is of another record than the segment before says. */
  isOfOther = false;
  /** The path that ends here as the overlay has it: its parameters may have other names than those of its siblings. */
  written: string | undefined;
  isFixed = false;
  /** Whether the contract or a hint fixes it, so that no other hint makes it a value. */
  isFinal = false;
  /** Whether a hint ends with a slash here. */
  isSlashed = false;
  /** Of a parameter that hints name: what follows it in each. */
  readonly hints: string[][] = [];
  /** What makes it a parameter: the strongest evidence. */
  evidence: "form" | "echo" | "shape" | undefined;

  /** The requests of the segment itself, whose responses have its value; those below need not. */
  get reads(): number {
    return [...this.methods.values()].reduce((sum, { count }) => sum + count, 0);
  }

  merge(other: PathNode, value?: string): void {
    this.count += other.count;
    this.known ??= other.known;
    this.evidence ??= other.evidence;
    for (const [field, count] of other.echoes) increase(this.echoes, field, count);
    for (const one of other.listed) this.addListed(one);
    for (const one of value === undefined ? other.values : [value]) this.addValue(one);
    mergeAll(this.children, other.children);
    mergeAll(this.methods, other.methods);
  }

  addListed(value: string): void {
    if (this.listed.size < mostListed) this.listed.add(value);
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

export function childOf({ children }: PathNode, segment: string): PathNode {
  return ensured(children, segment, () => new PathNode());
}

/** Whether there are these segments below a segment, of which those in braces are any. */
export function has({ children }: PathNode, [segment, ...rest]: readonly string[]): boolean {
  if (segment === undefined) return true;
  const next = segment.startsWith("{") ? [...children.values()] : [children.get(segment)];
  return next.some((child) => child && has(child, rest));
}

/** How many operations are at and below a segment. */
export function count(node: PathNode): number {
  return [...node.children.values()].reduce((sum, child) => sum + count(child), node.methods.size);
}
