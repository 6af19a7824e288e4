import { type Document, type OperationObject, refName, resolve, type Schema } from "../contract/document.ts";
import type { Path } from "../pipeline/overlay/origins.ts";
import { at, expressionOf } from "../pipeline/overlay/targets.ts";
import { Column, ensured } from "./column.ts";
import { commented } from "./comments.ts";
import { idsOf } from "./constants.ts";
import { responseOf } from "./operations.ts";
import type { Samples } from "./samples.ts";
import { keysOf, parametersOf, propertiesOf, type SchemaContext } from "./schema.ts";

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
    const { document } = this;
    const here: Path = ["paths", path, method];
    const parameters = [...(operation.parameters ?? []), ...(document.paths[path]?.parameters ?? [])];
    const known = parameters.map((one) => resolve(document, one).name);
    const unknown = [...samples.query].filter(([name]) => !known.includes(name));
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

  /** The media type of the contract counts, whatever that of the samples is. */
  #addBody(path: Path, by: Column | undefined): void {
    const body = at(this.document, path) as { content?: object } | undefined;
    const [mediaType] = Object.keys(body?.content ?? {});
    if (!mediaType) return;
    for (const column of by?.properties.values() ?? []) this.#add([...path, "content", mediaType, "schema"], column);
  }

  /** Adds samples to a schema and to those in it. A component gets the samples of all that refer to it. */
  #add(path: Path, column: Column, record = "", field = ""): void {
    const schema = at(this.document, path) as Schema | undefined;
    if (!schema) return;
    if (schema.$ref) {
      this.addComponent(refName(schema.$ref), column);
      return;
    }
    const create = () => ({ path, schema, column: new Column(), record, field });
    ensured(this.#found, expressionOf(path), create).column.merge(column);
    for (const [name, one] of column.properties) {
      if (Object.hasOwn(schema.properties ?? {}, name)) this.#add([...path, "properties", name], one, record, name);
    }
    if (column.items) this.#add([...path, "items"], column.items, record, field);
  }

  /** Finds what is new, when all samples are added. */
  finish(): void {
    for (const found of this.#found.values()) {
      const { path, schema, column, record } = found;
      const ids = idsOf(schema);
      if (ids && path.length === 3) this.#addIds(record, column, ids);
      if (ids) continue;
      if (column.objects > 0 && (schema.properties || schema.type === "object")) this.#compareObject(found);
    }
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
    const [first] = ids;
    const missing = [...(values?.keys() ?? [])].filter((value) => !ids.has(value) && typeof value === typeof first);
    if (missing.length > 0) this.context.constants.add(constant, missing);
  }
}
