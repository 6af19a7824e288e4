import { type Document, refName, type Schema, writtenOperations } from "../../contract/document.ts";
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

/** A name as an identifier of TypeScript: `repos/get` as `reposGet`. */
function identifierOf(name: string): string {
  const word = name.replace(/\W+(\w?)/g, (_, next: string) => next.toUpperCase());
  // Every object inherits some, such as `constructor`.
  if (reserved.has(word) || word in Object.prototype) return `${word}_`;
  // A digit cannot be the first, and the generator of types drops a leading underscore.
  return /^[A-Za-z_]/.test(word) ? word : `n${word}`;
}

/** Of a parameter in a path, which is only known by its place. */
function parameterOf(name: string): string {
  return name.replace(/\W+/g, "_").replace(/^(?![A-Za-z_])/, "n");
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
    const free = freeName(/\W/.test(name) ? capitalised(valid) : valid, (one) => one in schemas);
    note(["components", "schemas", name], "The schema", name, free);
    names.set(name, free);
    schemas[free] = schemas[name] as Schema;
    delete schemas[name];
  }

  // What is not a path item is a problem of its own.
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([, item]) => item));
  const operations = writtenOperations({ paths });
  const ids = new Map<string, string>();
  for (const { path, method, operation } of operations) {
    const { operationId: id } = operation;
    if (typeof id !== "string" || identifierOf(id) === id) continue;
    const free = freeName(identifierOf(id), (one) => operations.some(({ operation }) => operation.operationId === one));
    note(["paths", path, method, "operationId"], "The operation", id, free);
    ids.set(id, free);
    operation.operationId = free;
  }

  for (const [path, item] of Object.entries(document.paths)) {
    const valid = path.replace(/\{([^{}]*)\}/g, (_, name: string) => `{${parameterOf(name)}}`);
    if (valid === path) continue;
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
  const { $ref, discriminator, links, name } = node;
  if (typeof $ref === "string") node.$ref = renamedReference($ref, names);
  for (const key of ["x-open-constant", "x-constant"]) {
    const known = names.get(String(node[key]));
    if (known) node[key] = known;
  }
  for (const link of Object.values(Object(links)) as Array<Record<string, unknown>>) {
    const known = ids.get(String(Object(link).operationId));
    if (known) link.operationId = known;
  }
  if (node.in === "path" && typeof name === "string") node.name = parameterOf(name);
  if (typeof discriminator === "object" && discriminator !== null) {
    const variants = [node.oneOf ?? node.anyOf ?? []].flat() as Schema[];
    const own = variants.flatMap((variant) => {
      // Without a mapping, a value is the name that the schema has in the user's file.
      const name = refName(String(Object(variant).$ref));
      return names.has(name) ? [[name, `#/components/schemas/${name}`]] : [];
    });
    const mapping = { ...Object.fromEntries(own), ...Object(Object(discriminator).mapping) };
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
