import { refName, type Schema } from "../contract/document.ts";
import type { Path, Place } from "../pipeline/overlay/origins.ts";
import { at, expressionOf } from "../pipeline/overlay/targets.ts";
import { Column, ensured } from "./column.ts";
import { commented } from "./comments.ts";
import { idsOf } from "./constants.ts";
import { type KnownContract, resolvedAt } from "./known-contract.ts";
import { responseOf } from "./operations.ts";
import { parametersOf } from "./parameters.ts";
import type { Samples } from "./samples.ts";
import { keysOf, propertiesOf, type SchemaContext, schemaOf } from "./schema.ts";

/** What traffic has and a known part of the contract does not. */
export interface Addition {
  /** A JSONPath. */
  target: string;
  update: unknown;
  /** Of the attributes or parameters. */
  names: string[];
}

/** What traffic says otherwise than the overlay or the contract. */
export interface Contradiction {
  /** In the overlay; undefined if the contract itself says it. */
  place: Place | undefined;
  /** A JSONPath. */
  target: string;
  text: string;
  /** The new value there. */
  widened: unknown;
}

/** Compares samples with what the contract and the overlay have. */
export class Comparison {
  /** The samples of each component, from all operations. */
  readonly #components = new Map<string, Column>();
  readonly additions: Addition[] = [];
  readonly contradictions: Contradiction[] = [];

  constructor(
    private readonly contract: KnownContract,
    private readonly context: Omit<SchemaContext, "record">,
  ) {}

  /** Adds the samples of an operation. */
  addOperation(path: string, method: string, samples: Samples): void {
    const { document } = this.contract;
    const here: Path = ["paths", path, method];
    const { responses } = at(document, here) as { responses: object };
    const known = [here, here.slice(0, -1)].flatMap((owner) => {
      const place = [...owner, "parameters"];
      const listed = (at(document, place) ?? []) as object[];
      return listed.map((_, index) => (resolvedAt(document, [...place, index]) as { name?: string } | undefined)?.name);
    });
    const unknown = [...samples.query].filter(([name]) => !known.includes(name));
    if (unknown.length > 0) {
      const added = parametersOf(unknown, samples.count, { ...this.context, record: "" });
      this.additions.push({
        target: expressionOf(here),
        update: { parameters: added },
        names: unknown.map(([name]) => name),
      });
    }
    this.#addBody([...here, "requestBody"], samples.request);
    for (const [status, by] of samples.responses) {
      this.#addBody([...here, "responses", status], by);
      if ([status, `${status[0]}XX`, "default"].some((one) => Object.hasOwn(responses, one))) continue;
      const evidence = `seen in ${by.count} of ${samples.count} requests`;
      this.additions.push({
        target: expressionOf([...here, "responses"]),
        update: { [status]: commented(responseOf(status, by, this.context), evidence) },
        names: [`the status ${status}`],
      });
    }
  }

  /** Adds the samples of a component. */
  addComponent(name: string, column: Column): void {
    ensured(this.#components, name, () => new Column()).merge(column);
    this.#collect(["components", "schemas", name], column);
  }

  /** Finds what is new in components, when all samples are added. */
  finish(): void {
    for (const [name, column] of this.#components) this.#compare(["components", "schemas", name], column, name, "");
  }

  /** The media type of the contract counts, whatever that of the samples is. */
  #addBody(path: Path, by: Column | undefined): void {
    const body = at(this.contract.document, path) as { content?: object } | undefined;
    const [mediaType] = Object.keys(body?.content ?? {});
    if (!mediaType) return;
    for (const column of by?.properties.values() ?? []) {
      const schemaPath = [...path, "content", mediaType, "schema"];
      this.#collect(schemaPath, column);
      this.#compare(schemaPath, column, "", "");
    }
  }

  /** Gives the samples to the components that a schema refers to. */
  #collect(path: Path, column: Column): void {
    const schema = this.#schemaAt(path);
    if (!schema) return;
    if (schema.$ref) {
      this.addComponent(refName(schema.$ref), column);
      return;
    }
    for (const [name, one] of column.properties) this.#collect([...path, "properties", name], one);
    if (column.items) this.#collect([...path, "items"], column.items);
  }

  #compare(path: Path, column: Column, record: string, field: string): void {
    const schema = this.#schemaAt(path);
    if (!schema || schema.$ref) return;
    const ids = idsOf(schema);
    if (ids) {
      this.#addIds(record, column, ids);
      return;
    }
    this.#checkType(path, schema, column);
    if (column.objects > 0 && (schema.properties || schema.type === "object"))
      this.#compareObject(path, schema, column, record, field);
    if (schema.items && column.items) this.#compare([...path, "items"], column.items, record, field);
  }

  #compareObject(path: Path, schema: Schema, column: Column, record: string, field: string): void {
    const { properties = {}, required = [], additionalProperties } = schema;
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
    const absent = required.filter((name) => (column.properties.get(name)?.count ?? 0) < column.objects);
    if (absent.length > 0) {
      const count = column.objects - Math.min(...absent.map((name) => column.properties.get(name)?.count ?? 0));
      this.#contradict(
        [...path, "required"],
        `${absent.join(", ")} is required, but absent in ${count} of ${column.objects} samples`,
        required.filter((name) => !absent.includes(name)),
      );
    }
    for (const [name, one] of column.properties) {
      if (Object.hasOwn(properties, name)) this.#compare([...path, "properties", name], one, record, name);
    }
  }

  #checkType(path: Path, schema: Schema, column: Column): void {
    const allowed = typesOf(schema);
    if (!allowed) return;
    const seen = [...column.types.keys(), ...(column.nulls > 0 ? ["null"] : [])];
    const others = seen.filter((type) => !allowed.has(type) && !(type === "integer" && allowed.has("number")));
    if (others.length === 0) return;
    const { schema: other } = schemaOf(column, "", { ...this.context, record: "" });
    const isNumber = others.join() === "number" && [...allowed].join() === "integer";
    // The mark is that of the build, and stands in no overlay.
    const { "x-added": _mark, ...own } = schema;
    const alternatives = "anyOf" in other ? (other.anyOf as object[]) : [other];
    const widened = isNumber ? { ...own, type: "number" } : { anyOf: [own, ...alternatives] };
    this.#contradict(
      path,
      `the type is ${[...allowed].join(" or ")}, but the traffic has ${others.join(" and ")}`,
      widened,
    );
  }

  #contradict(path: Path, text: string, widened: unknown): void {
    const place = this.contract.origins.of(this.contract.document, path);
    const target = expressionOf(path);
    this.contradictions.push({ place, target, text: `${target}: ${text}`, widened });
  }

  #addIds(constant: string, { values }: Column, ids: ReadonlySet<string | number>): void {
    const [first] = ids;
    const missing = [...(values?.keys() ?? [])].filter((value) => !ids.has(value) && typeof value === typeof first);
    if (missing.length > 0) this.context.constants.add(constant, missing);
  }

  #schemaAt(path: Path): Schema | undefined {
    return at(this.contract.document, path) as Schema | undefined;
  }
}

/** The types that a schema allows; undefined for any. */
function typesOf({ type, anyOf }: Schema): Set<string> | undefined {
  if (anyOf) {
    const all = anyOf.map((one) => (one.$ref ? undefined : typesOf(one)));
    return all.includes(undefined) ? undefined : new Set(all.flatMap((types) => [...(types ?? [])]));
  }
  return type === undefined ? undefined : new Set([type].flat());
}
