import {
  type Document,
  type Parameter,
  type PathItem,
  type Reference,
  refName,
  resolve,
  type Schema,
  writtenOperations,
} from "../../contract/document.ts";
import { eachObject } from "../../contract/walk.ts";
import { freeName } from "../../shared/text.ts";
import { capitalised } from "../../shared/words.js";
import type { Origins, Path } from "./origins.ts";

/** Words of TypeScript, and names that the generated modules use. */
const reserved = new Set(
  "Record Exclude Omit components paths operations webhooks arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield".split(
    " ",
  ),
);

/** What an identifier cannot have: the letters of all scripts stay. */
const others = /[^\p{ID_Continue}]+/gu;
// A digit cannot be the first, and the generator of types drops a leading underscore.
const started = (word: string) => word.replace(/^(?![\p{ID_Start}_])/u, "n");

/** A name as an identifier of TypeScript: `repos/get` as `reposGet`; empty if the name has no letter and no digit. */
function identifierOf(name: string): string {
  const word = name.replace(/[^\p{ID_Continue}]+(.?)/gu, (_, next: string) => next.toUpperCase());
  // Every object inherits some, such as `constructor`.
  if (reserved.has(word) || word in Object.prototype) return `${word}_`;
  return word && started(word);
}

/**
 * The operations whose id is no identifier, with another id. It does not depend on their order: an id that two would have
 * comes from the method and the path instead.
 */
function derivedIds(operations: ReturnType<typeof writtenOperations>) {
  const named = operations.filter(({ operation }) => typeof operation.operationId === "string");
  const wanted = named.map(({ operation }) => identifierOf(operation.operationId));
  const taken = new Set(wanted);
  return named.flatMap((written, index) => {
    const { path, method, operation } = written;
    const own = wanted[index] ?? "";
    if (own === operation.operationId) return [];
    const isFree = own !== "" && wanted.indexOf(own) === wanted.lastIndexOf(own);
    const id = isFree ? own : freeName(identifierOf(`${method} ${path}`), (one) => taken.has(one));
    taken.add(id);
    return [{ written, id }];
  });
}

/** The names that parameters of a path have instead of their own, all different. */
function parameterNames(path: string): Map<string, string> {
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
  const taken = new Set(names);
  const renamed = new Map<string, string>();
  for (const name of names) {
    const valid = started(name.replace(others, "_"));
    if (valid === name || renamed.has(name)) continue;
    const free = freeName(valid, (one) => taken.has(one));
    taken.add(free);
    renamed.set(name, free);
  }
  return renamed;
}

/** Renames the parameters of a path item. One of the components, which other paths may have, is copied. */
function renameParameters(document: Document, item: PathItem, names: ReadonlyMap<string, string>): void {
  const lists = [
    item.parameters,
    ...writtenOperations({ paths: { "": item } }).map(({ operation }) => operation.parameters),
  ];
  for (const list of lists) {
    list?.forEach((reference: Reference<Parameter>, index) => {
      const one = resolve(document, reference);
      const name = one.in === "path" ? names.get(one.name) : undefined;
      if (name !== undefined) list[index] = { ...one, name };
    });
  }
}

/**
 * Gives schemas, operations and parameters of paths names that the generated modules can have, in place. OpenAPI allows more:
 * `simple-user`, `repos/get`, `{repo-name}`.
 * @returns what has another name now, each with its place
 */
export function renameAdded(document: Document, origins: Origins): string[] {
  const notes: string[] = [];
  const note = (path: Path, what: string, name: string, valid: string) =>
    notes.push(`${origins.of(document, path)}  ${what} ${name} is named ${valid}: a name that TypeScript can have.`);

  const { schemas } = document.components;
  const names = new Map<string, string>();
  for (const name of Object.keys(schemas)) {
    const valid = identifierOf(name);
    if (valid === name) continue;
    const free = freeName(valid.startsWith(name) ? valid : capitalised(valid || "Schema"), (one) => one in schemas);
    note(["components", "schemas", name], "The schema", name, free);
    names.set(name, free);
    schemas[free] = schemas[name] as Schema;
    delete schemas[name];
  }

  // What is not a path item is a problem of its own.
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([, item]) => item));
  const ids = new Map<string, string>();
  for (const { written, id } of derivedIds(writtenOperations({ paths }))) {
    const { path, method, operation } = written;
    note(["paths", path, method, "operationId"], "The operation", operation.operationId, id);
    ids.set(operation.operationId, id);
    operation.operationId = id;
  }

  for (const [path, item] of Object.entries(paths)) {
    const parameters = parameterNames(path);
    const valid = path.replace(/\{([^{}]*)\}/g, (_, name: string) => `{${parameters.get(name) ?? name}}`);
    // Of two paths that are the same, the lint says so.
    if (valid === path || Object.hasOwn(paths, valid)) continue;
    renameParameters(document, item, parameters);
    note(["paths", path], "The path", path, valid);
    delete document.paths[path];
    document.paths[valid] = item;
  }
  if (notes.length > 0) eachObject(document, (node) => rename(node, names, ids));
  return notes;
}

/** Lets what refers to a name by a text refer to the new one. */
function rename(
  node: Record<string, unknown>,
  names: ReadonlyMap<string, string>,
  ids: ReadonlyMap<string, string>,
): void {
  const { $ref, discriminator, links } = node;
  if (typeof $ref === "string") node.$ref = renamedReference($ref, names);
  for (const key of ["x-open-constant", "x-constant"]) {
    const known = names.get(String(node[key]));
    if (known) node[key] = known;
  }
  for (const link of Object.values(Object(links)) as Array<Record<string, unknown>>) {
    const known = ids.get(String(Object(link).operationId));
    if (known) link.operationId = known;
  }
  if (typeof discriminator === "object" && discriminator !== null) {
    const variants = [node.oneOf ?? node.anyOf ?? []].flat() as Schema[];
    const mapped: Record<string, unknown> = Object(Object(discriminator).mapping);
    const targets = Object.values(mapped).map((target) => refName(String(target)));
    const own = variants.flatMap((variant) => {
      // What no mapping names has as its value the name that the schema has in the user's file.
      const name = refName(String(Object(variant).$ref));
      return names.has(name) && !targets.includes(name) ? [[name, `#/components/schemas/${name}`]] : [];
    });
    const mapping = { ...Object.fromEntries(own), ...mapped };
    const entries = Object.entries(mapping).map(([value, target]) => [value, renamedReference(String(target), names)]);
    if (entries.length > 0) Object.assign(discriminator, { mapping: Object.fromEntries(entries) });
  }
}

function renamedReference(reference: string, names: ReadonlyMap<string, string>): string {
  return reference.replace(
    /^(#\/components\/schemas\/)([^/]+)/,
    (_, start: string, name: string) => start + (names.get(name) ?? name),
  );
}
