import { type Column, isAlike } from "./column.ts";
import { formOf } from "./forms.ts";
import { count, type PathNode, variable } from "./path-node.ts";
import type { Samples } from "./samples.ts";

/** How many siblings that are alike are values. Those without a body say less, so that more are needed. */
export const enough = 3;
const withoutBody = 0.25;
/** The share of attributes in common: each sibling has only some of the optional ones. */
const siblingShare = 0.4;
/** At least so many operations are alike for one that is not. */
const mostDifferent = 3;

/** Whether a segment beside a parameter is one of its values: what is below it is the same, and no identifier is missing. */
export function belongs(child: PathNode, parameter: PathNode): boolean {
  if (fitsBelow(child, parameter)) return true;
  // A word beside identifiers of one form needs its own value in a response.
  const forms = new Set([...parameter.values].map(formOf));
  if (parameter.values.size > 2 && forms.size === 1 && !forms.has(undefined)) return false;
  const { alike, different, missing, isTelling } = compared(child, parameter);
  if (different * mostDifferent > alike) return false;
  // One that was not read itself is a value if the others are and it has nothing else.
  const isUnread = [...child.methods.keys()].every((method) => method === "patch" || method === "delete");
  return isTelling || (isUnread && missing === 0 && parameter.evidence === "echo");
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
export function isOfQuery({ children, methods }: PathNode): boolean {
  const isOne = (samples: Samples) =>
    [...samples.query].some(([name, { count }]) => count === samples.count && isIdentifying(name, ""));
  return children.size === 0 && [...methods.values()].every(isOne);
}

/** The siblings that are alike, if they are enough. */
export function largestGroup(open: ReadonlyArray<[string, PathNode]>): Array<[string, PathNode]> {
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

/** Two paths that differ in one segment and respond alike, where too few do to tell that it is a value. */
export function alikePaths(
  paths: ReadonlyArray<ReadonlyArray<[string, PathNode]>>,
): Array<{ first: number; second: number; at: number }> {
  const found: Array<{ first: number; second: number; at: number }> = [];
  const seen = new Map<string, number>();
  for (const [second, nodes] of paths.entries()) {
    const segments = nodes.map(([segment]) => segment);
    for (const [at, [segment, node]] of nodes.entries()) {
      if (at === 0 || segment === variable || node.isFixed) continue;
      const key = segments.with(at, "\n").join("/");
      const first = seen.get(key);
      const other = first === undefined ? undefined : paths[first]?.[at]?.[1];
      if (first === undefined) seen.set(key, second);
      else if (other && agreement(other, node) >= 1) found.push({ first, second, at });
    }
  }
  return found;
}

/**
 * How much says that two siblings are values of one parameter: 1 for a response that is alike, less for operations
 * without a body, and 0 if too much differs.
 */
function agreement(a: PathNode, b: PathNode): number {
  const { alike, silent, different, isTelling } = compared(a, b);
  if (different * mostDifferent > alike) return 0;
  return isTelling ? 1 : Math.min(1, (alike + silent) * withoutBody);
}

interface Compared {
  /** The operations at and below a segment whose records are alike, and that have no record to compare. */
  alike: number;
  silent: number;
  different: number;
  missing: number;
  /** Whether one that is alike says that the segments are values. */
  isTelling: boolean;
}

/** Compares the operations at and below a segment with those of another, whose parameters stand for all their values. */
function compared(a: PathNode, b: PathNode, path = ""): Compared {
  const all = { alike: 0, silent: 0, different: 0, missing: 0, isTelling: false };
  for (const [method, samples] of a.methods) {
    const other = b.methods.get(method);
    const [one, two] = [recordOf(samples), other && recordOf(other)];
    if (!other) all.missing += 1;
    else if (!one || !two) all.silent += 1;
    else if (!isAlike(one, two, siblingShare)) all.different += 1;
    else {
      all.alike += 1;
      // Actions such as /restart and /stop respond alike, and so may the lists of collections.
      const isWeak = path === "" && (method === "post" || (method === "get" && payloadOf(samples)?.types.has("array")));
      if (one.properties.size > 1 && !isWeak) all.isTelling = true;
    }
  }
  for (const [segment, child] of a.children) {
    const other = b.children.get(segment) ?? b.children.get(variable) ?? onlyOf(a, b);
    if (!other) {
      all.missing += count(child);
      continue;
    }
    const below = compared(child, other, `${path}/`);
    for (const key of ["alike", "silent", "different", "missing"] as const) all[key] += below[key];
    if (below.isTelling) all.isTelling = true;
  }
  return all;
}

/** Below siblings with one segment each, these may be values, too. */
function onlyOf({ children: own }: PathNode, { children }: PathNode): PathNode | undefined {
  return own.size === 1 && children.size === 1 ? [...children.values()][0] : undefined;
}

function payloadOf({ success }: Samples): Column | undefined {
  const data = success?.properties.get("data");
  return data && data.count > 0 ? data : success;
}

/** Whether responses name what a segment names, as `/backups` has an attribute `backups`. */
export function isNamed(segment: string, { methods }: PathNode): boolean {
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
