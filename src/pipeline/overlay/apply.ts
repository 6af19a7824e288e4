import { isDeepStrictEqual } from "node:util";
import { isPlainObject } from "@redocly/openapi-core";
import { methods } from "../../contract/document.ts";
import type { Origins, Path, Place } from "./origins.ts";
import type { Action, OverlayFile } from "./read.ts";
import { at, expressionOf, nearestTarget, select } from "./targets.ts";

type Container = Record<string | number, unknown>;

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
  const context = { document, origins, override, title: info.title, problem };
  for (const [index, action] of actions.entries()) applyAction(context, action, overlay.place("actions", index));
  return problems;
}

function applyAction(context: Context, { target, update: value, copy, remove }: Action, place: Place): void {
  const targets = selected(context, target, place.child("target"));
  if (targets.length === 0) return;
  if (remove) removeAll(context, targets, place.child("target"));
  else if (value !== undefined && copy !== undefined) {
    context.problem(place, "An action has `update` or `copy`, not both.");
  } else if (value !== undefined) {
    for (const path of targets) update(context, path, value, place.child("update"));
  } else if (copy !== undefined) {
    const from = place.child("copy");
    const [source, ...others] = selected(context, copy, from);
    if (others.length > 0) context.problem(from, `It selects ${others.length + 1} values; \`copy\` needs one.`);
    if (!source || others.length > 0) return;
    const copied = structuredClone(at(context.document, source));
    for (const path of targets) update(context, path, copied, from);
  }
}

/** @returns nothing, and a problem, if the expression selects nothing */
function selected({ document, problem }: Context, expression: string, place: Place): Path[] {
  try {
    const paths = select(document, expression);
    if (paths.length > 0) return paths;
    const nearest = nearestTarget(document, expression);
    problem(place, `${expression} selects nothing.${nearest ? ` Did you mean ${nearest}?` : ""}`);
  } catch (error) {
    problem(place, `${expression} is not a JSONPath (RFC 9535): ${(error as Error).message}`);
  }
  return [];
}

/**
 * Refuses, unless with `override`, to change or remove a part that the contract or another overlay has.
 * @param textOf what is wrong, in words; `origin` is where another overlay adds the part
 */
function refuses(context: Context, path: Path, place: Place, textOf: (origin: Place | undefined) => string): boolean {
  const origin = context.origins.of(context.document, path);
  if (path.length > 0 && (context.override || origin?.isInFileOf(place))) return false;
  const advice = origin
    ? "Let the overlays agree, or build with --override."
    : "If the specification is wrong there, build with --override.";
  context.problem(place, `${textOf(origin)} ${advice}`);
  return true;
}

function removeAll(context: Context, targets: Path[], place: Place): void {
  const textOf = (path: Path) => (origin: Place | undefined) =>
    origin
      ? `This removes ${expressionOf(path)}, which ${origin} adds.`
      : `This removes what the contract documents, ${expressionOf(path)}.`;
  if (targets.some((path) => refuses(context, path, place, textOf(path)))) return;
  // Items from the end, so that those before keep their index.
  for (const path of targets.toReversed()) {
    const parent = at(context.document, path.slice(0, -1)) as Container;
    const key = path.at(-1) ?? "";
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  }
}

/** Changes the value at a path: appends to an array, merges into an object, replaces any other. */
function update(context: Context, path: Path, value: unknown, place: Place): void {
  const target = at(context.document, path);
  if (Array.isArray(target)) append(context, path, target, value, place);
  else if (!isPlainObject(target)) replace(context, path, value, place);
  else if (isPlainObject(value)) merge(context, path, target, value, place);
  else context.problem(place, `${expressionOf(path)} is an object; it can be updated with an object only.`);
}

function append(context: Context, path: Path, target: unknown[], value: unknown, place: Place): void {
  const { document, origins, override, problem } = context;
  const items: unknown[] = Array.isArray(value) ? value : [value];
  items.forEach((item, index) => {
    const from = Array.isArray(value) ? place.child(index) : place;
    const id = isPlainObject(item) ? item.const : undefined;
    const known = target.findIndex((one) => id !== undefined && isPlainObject(one) && one.const === id);
    const same = target.findIndex((one) => isDeepStrictEqual(unmarked(one), unmarked(item)));
    const isOfOther = (at: number) => at !== -1 && origins.of(document, [...path, at])?.isInFileOf(place) === false;
    // Two overlays that say the same agree.
    if (isOfOther(same)) return;
    if (known !== -1 && !(override && isOfOther(known))) {
      const { title } = target[known] as { title?: string };
      const has = `${path.at(-2)} has the id ${JSON.stringify(id)} already`;
      if (isOfOther(known)) refuses(context, [...path, known], from, (origin) => `${has}, as ${title} in ${origin}.`);
      else problem(from, `${has} (${title}). Remove it here.`);
      return;
    }
    const at = known === -1 ? target.length : known;
    target[at] = marked([...path, at], structuredClone(item), context);
    origins.set(target, at, from);
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
    const expression = expressionOf(here);
    if (element) {
      const advice = `Remove this action, or change it with the target ${expression}.`;
      const other = here[0] === "components" ? " If yours is another one, give it another name." : "";
      problem(from, `The contract has ${element}. ${advice}${other}`);
    } else if (isContainer(target[key]) === isContainer(child)) update(context, here, child, from);
    else problem(from, `${expression} has another type: the contract has ${JSON.stringify(target[key])} there.`);
  }
}

function replace(context: Context, path: Path, value: unknown, place: Place): void {
  const parent = at(context.document, path.slice(0, -1)) as Container;
  const key = path.at(-1) ?? "";
  if (parent[key] === value) return;
  const is = `${expressionOf(path)} is ${JSON.stringify(parent[key])}`;
  const textOf = (origin: Place | undefined) =>
    origin ? `${is} in ${origin}.` : `This changes what the contract documents: ${is}.`;
  if (refuses(context, path, place, textOf)) return;
  parent[key] = value;
  context.origins.set(parent, key, place);
}

function isContainer(value: unknown): value is Container {
  return typeof value === "object" && value !== null;
}

/** An item without the marks of the overlay that has added it. */
function unmarked(item: unknown): unknown {
  if (!isPlainObject(item)) return item;
  const { "x-added": _, ...rest } = item;
  if (String(rest["x-note"]).startsWith(addedBy)) delete rest["x-note"];
  return rest;
}

const addedBy = "Added by ";

/**
 * Marks what is added to the contract with `x-added`: an operation, a component, a property or a member of a constant. What
 * is within a part with the same mark has none.
 */
function marked(path: Path, value: unknown, context: Context): unknown {
  const { document, title } = context;
  const around = path.slice(0, -1).map((_, index) => at(document, path.slice(0, index + 1)));
  if (!isPlainObject(value) || around.some((part) => isPlainObject(part) && part["x-added"] === title)) return value;
  if (path.at(-2) === "oneOf" && "const" in value) value["x-note"] ??= addedBy + title;
  if (elementAt(path)) value["x-added"] = title;
  const isPathItem = path[0] === "paths" && path.length === 2;
  for (const key of isPathItem ? Object.keys(value) : []) marked([...path, key], value[key], context);
  return value;
}

/**
 * The name of the operation, the component or the property of a record at a path, such as `GET /monitors`, `Monitor` or
 * `Monitor.monitor_id`: parts of the contract that are whole in themselves. Undefined for any other part.
 */
function elementAt(path: Path): string | undefined {
  const [root, first, second] = path.map(String);
  const isMethod = methods.some((method) => method === second);
  if (root === "paths" && path.length === 3 && isMethod) return `${second?.toUpperCase()} ${first}`;
  if (root !== "components") return undefined;
  if (path.length === 3) return second;
  if (first === "schemas" && path.length > 4 && path.at(-2) === "properties") return `${second}.${path.at(-1)}`;
  return undefined;
}
