import {
  type Document,
  type OperationObject,
  type Parameter,
  type Reference,
  refName,
  resolve,
  type Schema,
} from "../contract/document.ts";
import { mergedSchema, typesOf } from "../contract/merged-schema.ts";
import type { Path } from "../pipeline/overlay/origins.ts";
import { at, expressionOf } from "../pipeline/overlay/targets.ts";
import { Column, ensured } from "./column.ts";
import { commented } from "./comments.ts";
import { idsOf, isIdLike } from "./constants.ts";
import { responseOf } from "./operations.ts";
import type { Samples } from "./samples.ts";
import { keysOf, parametersOf, parameterValues, propertiesOf, type SchemaContext, schemaOf } from "./schema.ts";

/** What traffic has and a known part of the contract does not. */
export interface Addition {
  /** A JSONPath. */
  target: string;
  update: unknown;
  /** Of the attributes or parameters. */
  names: string[];
}

/** A schema of the contract, with all of its samples. */
interface Found {
  path: Path;
  schema: Schema;
  column: Column;
  record: string;
  field: string;
}

/** Compares samples with what the contract and the overlay have. */
export class Comparison {
  /** The schemas of which there are samples. */
  readonly #found = new Map<string, Found>();
  readonly additions: Addition[] = [];

  constructor(
    private readonly document: Document,
    private readonly context: Omit<SchemaContext, "record">,
  ) {}

  addOperation(path: string, method: string, operation: OperationObject, samples: Samples): void {
    const here: Path = ["paths", path, method];
    const known = this.#parameters(here);
    for (const [name, place] of known) this.#addParameter(place, name, samples.query.get(name));
    const unknown = [...samples.query].filter(([name]) => !known.has(name));
    if (unknown.length > 0) {
      const added = parametersOf(unknown, samples.count, { ...this.context, record: "" });
      const names = unknown.map(([name]) => name);
      this.additions.push({ target: expressionOf(here), update: { parameters: added }, names });
    }
    this.#addBody([...here, "requestBody"], samples.request);
    for (const [status, by] of samples.responses) {
      this.#addBody([...here, "responses", status], by);
      if ([status, `${status[0]}XX`, "default"].some((one) => Object.hasOwn(operation.responses, one))) continue;
      const evidence = `seen in ${by.count} of ${samples.count} requests`;
      this.additions.push({
        target: expressionOf([...here, "responses"]),
        update: { [status]: commented(responseOf(status, by, this.context), evidence) },
        names: [`the status ${status}`],
      });
    }
  }

  addComponent(name: string, column: Column): void {
    this.#add(["components", "schemas", name], column, name, "");
  }

  /** The parameters of an operation, and where they are. */
  #parameters(operation: Path): Map<string, Path> {
    const lists = [operation, operation.slice(0, -1)].map((path): Path => [...path, "parameters"]);
    const all = lists.flatMap((list) =>
      ((at(this.document, list) ?? []) as Array<Reference<Parameter>>).map((one, index): [string, Path] => [
        resolve(this.document, one).name,
        "$ref" in one ? ["components", "parameters", refName(one.$ref)] : [...list, index],
      ]),
    );
    return new Map(all.reverse());
  }

  #addParameter(path: Path, name: string, column: Column | undefined): void {
    const { schema = {}, explode, in: place } = at(this.document, path) as Parameter;
    const isList = typesOf(mergedSchema(this.document, schema as Schema).schema).includes("array");
    // A list in one text, such as `a,b`, is not one of the values.
    if (!column || place !== "query" || (isList && explode === false)) return;
    this.#add([...path, "schema", ...(isList ? ["items"] : [])], parameterValues(name, column));
  }

  /** The media type of the contract counts, whatever that of the samples is. */
  #addBody(path: Path, by: Column | undefined): void {
    const body = at(this.document, path) as { content?: object } | undefined;
    const [mediaType] = Object.keys(body?.content ?? {});
    if (!mediaType) return;
    for (const column of by?.properties.values() ?? []) this.#add([...path, "content", mediaType, "schema"], column);
  }

  /** Adds samples to a schema and to those in it. A component gets the samples of all that refer to it. */
  #add(path: Path, column: Column, record = "", field = ""): void {
    const schema = at(this.document, path) as Schema | boolean | undefined;
    if (typeof schema !== "object") return;
    if (schema.$ref) {
      this.addComponent(refName(schema.$ref), column);
      return;
    }
    const create = () => ({ path, schema, column: new Column(), record, field });
    ensured(this.#found, expressionOf(path), create).column.merge(column);
    const isMap = typeof schema.additionalProperties === "object";
    for (const [name, one] of column.properties) {
      if (Object.hasOwn(schema.properties ?? {}, name)) this.#add([...path, "properties", name], one, record, name);
      else if (isMap) this.#add([...path, "additionalProperties"], one, record, field);
    }
    if (isMap && column.others) this.#add([...path, "additionalProperties"], column.others, record, field);
    if (column.items) this.#add([...path, "items"], column.items, record, field);
    for (const one of this.#alternativesOf(schema)) this.#add([...path, ...one], column, record, field);
  }

  /** The alternatives that have a type of their own, so that all samples of the type are theirs. */
  #alternativesOf(schema: Schema): Path[] {
    if (idsOf(schema)) return [];
    return (["anyOf", "oneOf"] as const).flatMap((key) => {
      const types = (schema[key] ?? []).map((one) => typesOf(mergedSchema(this.document, one).schema));
      const isOwn = (own: readonly string[]) =>
        own.length > 0 && types.every((others) => others === own || !others.some((type) => own.includes(type)));
      return types.flatMap((own, index): Path[] => (isOwn(own) ? [[key, index]] : []));
    });
  }

  /** Finds what is new, when all samples are added. */
  finish(): void {
    for (const found of this.#found.values()) {
      const { path, schema, column, record } = found;
      const ids = idsOf(schema);
      if (ids && path.length === 3) this.#addIds(record, column, ids);
      if (ids) continue;
      if (Object.keys(schema).length === 0) this.#complete(found);
      else if (column.objects > 0 && (schema.properties || schema.type === "object")) this.#compareObject(found);
    }
  }

  /** What was always null, or always empty, says nothing yet. */
  #complete({ path, column, record, field }: Found): void {
    if (column.types.size === 0) return;
    const all = Column.of(column);
    // Only an attribute was null before: the items of an empty list were not there.
    if (path.at(-1) !== "items") all.nulls += 1;
    const update = schemaOf(all, field, { ...this.context, record }).schema;
    this.additions.push({ target: expressionOf(path), update, names: [field || record] });
  }

  #compareObject({ path, schema, column, record, field }: Found): void {
    const { properties = {}, additionalProperties } = schema;
    const context = { ...this.context, record };
    const keys = keysOf(column, field, context)?.keys;
    const isNew = (name: string) => !Object.hasOwn(properties, name) && !keys?.has(name);
    const added = typeof additionalProperties === "object" ? [] : propertiesOf(column, context, isNew);
    if (added.length > 0) {
      const update = Object.fromEntries(added.map(([name, one]) => [name, one.schema]));
      this.additions.push({
        target: expressionOf(schema.properties ? [...path, "properties"] : path),
        update: schema.properties ? update : { properties: update },
        names: Object.keys(update),
      });
    }
  }

  #addIds(constant: string, { values }: Column, ids: ReadonlySet<string | number>): void {
    const missing = [...(values?.keys() ?? [])].filter((value) => !ids.has(value) && isIdLike(value, ids));
    if (missing.length > 0) this.context.constants.add(constant, missing);
  }
}
