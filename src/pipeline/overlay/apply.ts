import { isDeepStrictEqual } from "node:util";
import { isPlainObject } from "@redocly/openapi-core";
import { elementAt } from "./elements.ts";
import type { Origins, Path, Place } from "./origins.ts";
import type { OverlayFile } from "./read.ts";
import { at, expressionOf, nearestTarget, select } from "./targets.ts";

type Container = Record<string | number, unknown>;

/** What applies to all actions of an overlay. */
interface Context {
  document: object;
  origins: Origins;
  /** Whether an action may change what the contract documents. */
  override: boolean;
  /** The mark of what is added. */
  title: string;
  problem: (place: Place, text: string) => void;
}

/**
 * Applies the actions of an overlay in their order, as the OpenAPI Overlay Specification says. Unlike there it is a problem
 * if a target selects nothing, or if an action changes what the contract documents.
 * @param document is changed
 * @returns the problems, each with its place
 */
export function applyOverlay(document: object, overlay: OverlayFile, origins: Origins, override: boolean): string[] {
  const problems: string[] = [];
  const problem = (place: Place, text: string) => problems.push(`${place}  ${text}`);
  const { actions, info } = overlay.content;
  actions.forEach((action, index) => {
    const place = overlay.place("actions", index);
    const context = { document, origins, override, title: info.title, problem };
    const targets = selected(context, action.target, place.child("target"));
    if (targets.length === 0) return;
    if (action.remove) {
      removeAll(context, targets, place.child("target"));
      return;
    }
    if (action.update !== undefined && action.copy !== undefined) {
      problem(place, "An action has `update` or `copy`, not both.");
      return;
    }
    if (action.update !== undefined) {
      for (const path of targets) update(context, path, action.update, place.child("update"));
    }
    if (action.copy !== undefined) {
      const sources = selected(context, action.copy, place.child("copy"));
      if (sources.length > 1) problem(place.child("copy"), `It selects ${sources.length} values; \`copy\` needs one.`);
      const [source] = sources;
      if (sources.length !== 1 || !source) return;
      const value = structuredClone(at(document, source));
      for (const path of targets) update(context, path, value, place.child("copy"));
    }
  });
  return problems;
}

/** @returns nothing, and a problem, if the expression selects nothing */
function selected({ document, problem }: Context, expression: string, place: Place): Path[] {
  try {
    const paths = select(document, expression);
    const nearest = paths.length === 0 ? nearestTarget(document, expression) : undefined;
    if (paths.length === 0)
      problem(place, `${expression} selects nothing.${nearest ? ` Did you mean ${nearest}?` : ""}`);
    return paths;
  } catch (error) {
    problem(place, `${expression} is not a JSONPath (RFC 9535): ${(error as Error).message}`);
    return [];
  }
}

function removeAll(context: Context, targets: Path[], place: Place): void {
  const { document, origins, override, problem } = context;
  const isFact = (path: Path) => path.length === 0 || !origins.of(document, path);
  const fact = targets.find((path) => isFact(path) && !(override && path.length > 0));
  if (fact) {
    problem(place, `This removes what the contract documents, ${expressionOf(fact)}. ${overrideAdvice}`);
    return;
  }
  const other = override ? undefined : targets.find((path) => isOfOther(context, path, place));
  if (other) {
    problem(place, `This removes ${expressionOf(other)}, which ${origins.of(document, other)} adds. ${agreeAdvice}`);
    return;
  }
  // Items from the end, so that those before keep their index.
  for (const path of targets.toReversed()) {
    const parent = at(document, path.slice(0, -1)) as Container;
    const key = path.at(-1) ?? "";
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  }
}

/** Whether another overlay has added a part. */
function isOfOther({ document, origins }: Context, path: Path, place: Place): boolean {
  return origins.of(document, path)?.isInFileOf(place) === false;
}

const agreeAdvice = "Let the overlays agree, or build with --override.";
const overrideAdvice = "If the specification is wrong there, build with --override.";

/** Changes the value at a path: appends to an array, merges into an object, replaces any other. */
function update(context: Context, path: Path, value: unknown, place: Place): void {
  const target = at(context.document, path);
  if (Array.isArray(target)) append(context, path, target, value, place);
  else if (isPlainObject(target)) {
    if (isPlainObject(value)) merge(context, path, target, value, place);
    else context.problem(place, `${expressionOf(path)} is an object; it can be updated with an object only.`);
  } else replace(context, path, value, place);
}

function append(context: Context, path: Path, target: unknown[], value: unknown, place: Place): void {
  const { origins, problem } = context;
  const items = Array.isArray(value) ? value : [value];
  items.forEach((item: unknown, index) => {
    const from = Array.isArray(value) ? place.child(index) : place;
    // Two overlays that say the same agree.
    if (isOfOther(context, path, place) && target.some((one) => isDeepStrictEqual(one, item))) return;
    const id = isPlainObject(item) ? item.const : undefined;
    const known = id === undefined ? undefined : target.find((one) => isPlainObject(one) && one.const === id);
    if (isPlainObject(known)) {
      problem(from, `${path.at(-2)} has the id ${JSON.stringify(id)} already (${known.title}). Remove it here.`);
      return;
    }
    target.push(marked([...path, target.length], structuredClone(item), context));
    origins.set(target, target.length - 1, from);
  });
}

function merge(context: Context, path: Path, target: Container, value: Container, place: Place): void {
  const { document, origins, override, problem } = context;
  for (const [key, child] of Object.entries(value)) {
    const here = [...path, key];
    const from = place.child(key);
    if (!Object.hasOwn(target, key)) {
      target[key] = marked(here, structuredClone(child), context);
      origins.set(target, key, from);
      continue;
    }
    const element = origins.of(document, here) || override ? undefined : elementAt(here);
    if (element) {
      problem(
        from,
        `The contract has ${element} now. Remove this action, or change it with the target ${expressionOf(here)}.`,
      );
    } else if (isContainer(target[key]) === isContainer(child)) update(context, here, child, from);
    else
      problem(from, `${expressionOf(here)} has another type: the contract has ${JSON.stringify(target[key])} there.`);
  }
}

function replace(context: Context, path: Path, value: unknown, place: Place): void {
  const { document, origins, override, problem } = context;
  const parent = at(document, path.slice(0, -1)) as Container;
  const key = path.at(-1) ?? "";
  if (parent[key] === value) return;
  if (!override && isOfOther(context, path, place)) {
    const text = `${expressionOf(path)} is ${JSON.stringify(parent[key])} in ${origins.of(document, path)}.`;
    problem(place, `${text} ${agreeAdvice}`);
    return;
  }
  if (!override && !origins.of(document, path)) {
    const text = `This changes what the contract documents: ${expressionOf(path)} is ${JSON.stringify(parent[key])}.`;
    problem(place, `${text} ${overrideAdvice}`);
    return;
  }
  parent[key] = value;
  origins.set(parent, key, place);
}

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

/**
 * Marks what is added to the contract with `x-added`: an operation, a component, a property or a member of a constant. What
 * is within a part with the same mark has none.
 */
function marked(path: Path, value: unknown, context: Context): unknown {
  const { document, title } = context;
  const around = path.slice(0, -1).map((_, index) => at(document, path.slice(0, index + 1)));
  if (!isPlainObject(value) || around.some((part) => isPlainObject(part) && part["x-added"] === title)) return value;
  if (path.at(-2) === "oneOf" && "const" in value) value["x-note"] ??= `Added by ${title}`;
  if (elementAt(path)) value["x-added"] = title;
  const isPathItem = path[0] === "paths" && path.length === 2;
  for (const key of isPathItem ? Object.keys(value) : []) marked([...path, key], value[key], context);
  return value;
}
