import { refName, type Schema } from "../contract/document.ts";
import type { Path, Place } from "../pipeline/overlay/origins.ts";
import { at, expressionOf } from "../pipeline/overlay/targets.ts";
import { partsOf } from "./commented.ts";
import type { Constants } from "./constants.ts";
import { idsOf } from "./constants.ts";
import type { KnownContract } from "./known-contract.ts";
import { parametersOf } from "./parameters.ts";
import { type SampledShape, shapeAt } from "./sampled-shape.ts";
import type { Samples } from "./samples.ts";
import { propertiesOf, schemaOf } from "./schema.ts";

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
  text: string;
  /** The new value there. */
  widened: unknown;
}

/** Compares traffic with the schemas that the contract and the overlay have. */
export class KnownParts {
  /** The samples of each component, from all operations. */
  readonly #components = new Map<string, SampledShape>();
  readonly additions: Addition[] = [];
  readonly contradictions: Contradiction[] = [];

  constructor(
    private readonly contract: KnownContract,
    private readonly constants: Constants,
  ) {}

  /** Adds the samples of an operation. */
  addOperation(path: string, method: string, samples: Samples): void {
    const here: Path = ["paths", path, method];
    const operation = at(this.contract.document, here) as Operation;
    const context = { constants: this.constants, record: "" };
    const known = new Set((operation.parameters ?? []).map((one) => one.name));
    const unknown = new Map([...samples.query].filter(([name]) => !known.has(name)));
    const parameters = parametersOf(unknown, samples.count, context);
    if (parameters.length > 0) {
      this.additions.push({ target: expressionOf(here), update: { parameters }, names: [...unknown.keys()] });
    }
    if (samples.request) this.#addBody([...here, "requestBody"], samples.request.shape);
    for (const [status, { shape }] of samples.responses) this.#addBody([...here, "responses", String(status)], shape);
  }

  /** Adds the samples of a component. */
  addComponent(name: string, shape: SampledShape): void {
    shapeAt(this.#components, name).merge(shape);
  }

  /** Finds what is new, when all samples are added. */
  finish(): void {
    const done = new Set<string>();
    // A component that another refers to gets samples while that one is compared.
    for (let open = true; open; ) {
      open = false;
      for (const [name, shape] of [...this.#components]) {
        if (done.has(name)) continue;
        done.add(name);
        open = true;
        this.#collect(["components", "schemas", name], shape);
      }
    }
    for (const [name, shape] of this.#components) this.#compare(["components", "schemas", name], shape, name);
  }

  #addBody(path: Path, shape: SampledShape): void {
    const body = at(this.contract.document, path) as { content?: object } | undefined;
    const [mediaType] = Object.keys(body?.content ?? {});
    if (!mediaType || shape.count === 0) return;
    const schemaPath = [...path, "content", mediaType, "schema"];
    this.#collect(schemaPath, shape);
    this.#compare(schemaPath, shape, "");
  }

  /** Gives the samples to the components that a schema refers to. */
  #collect(path: Path, shape: SampledShape): void {
    this.#walk(path, shape, (name, samples) => {
      shapeAt(this.#components, name).merge(samples);
    });
  }

  #walk(path: Path, shape: SampledShape, onReference: (name: string, shape: SampledShape) => void): void {
    const schema = this.#schemaAt(path);
    if (!schema) return;
    if (schema.$ref) {
      onReference(refName(schema.$ref), shape);
      return;
    }
    for (const [name, one] of shape.properties) this.#walk([...path, "properties", name], one, onReference);
    if (shape.items) this.#walk([...path, "items"], shape.items, onReference);
  }

  #compare(path: Path, shape: SampledShape, record: string): void {
    const schema = this.#schemaAt(path);
    if (!schema || schema.$ref) return;
    const ids = idsOf(schema);
    if (ids) {
      this.#addIds(record, shape, ids);
      return;
    }
    const { properties, items } = schema;
    this.#checkType(path, schema, shape);
    if (shape.objects > 0 && (properties || schema.type === "object")) this.#compareObject(path, schema, shape, record);
    if (items && shape.items) this.#compare([...path, "items"], shape.items, record);
  }

  #compareObject(path: Path, schema: Schema, shape: SampledShape, record: string): void {
    const { properties = {}, required = [] } = schema;
    const context = { constants: this.constants, record };
    const added = propertiesOf(shape, context, (name) => !Object.hasOwn(properties, name));
    if (added.length > 0) {
      const update = Object.fromEntries(added.map(([name, one]) => [name, one.schema]));
      const target = schema.properties ? [...path, "properties"] : path;
      this.additions.push({
        target: expressionOf(target),
        update: schema.properties ? update : { properties: update },
        names: Object.keys(update),
      });
    }
    const absent = required.filter((name) => (shape.properties.get(name)?.count ?? 0) < shape.objects);
    if (absent.length > 0) {
      const count = shape.objects - Math.min(...absent.map((name) => shape.properties.get(name)?.count ?? 0));
      this.#contradict(
        [...path, "required"],
        `${absent.join(", ")} is required, but absent in ${count} of ${shape.objects} samples`,
        required.filter((name) => !absent.includes(name)),
      );
    }
    for (const [name, one] of shape.properties) {
      if (Object.hasOwn(properties, name)) this.#compare([...path, "properties", name], one, record);
    }
  }

  #checkType(path: Path, schema: Schema, shape: SampledShape): void {
    const allowed = typesOf(schema);
    if (!allowed) return;
    const seen = [...shape.types.keys(), ...(shape.nulls > 0 ? ["null"] : [])];
    const others = seen.filter((type) => !allowed.has(type) && !(type === "integer" && allowed.has("number")));
    if (others.length === 0) return;
    const { schema: other } = schemaOf(shape, "", { constants: this.constants, record: "" });
    const isNumber = others.join() === "number" && [...allowed].join() === "integer";
    // The mark is that of the build, and stands in no overlay.
    const { "x-added": _mark, ...own } = schema;
    const alternatives = (partsOf(other).value as { anyOf?: unknown[] }).anyOf ?? [other];
    const widened = isNumber ? { ...own, type: "number" } : { anyOf: [own, ...alternatives] };
    this.#contradict(
      path,
      `the type is ${[...allowed].join(" or ")}, but the traffic has ${others.join(" and ")}`,
      widened,
    );
  }

  #contradict(path: Path, text: string, widened: unknown): void {
    const place = this.contract.origins.of(this.contract.document, path);
    this.contradictions.push({ place, text: `${expressionOf(path)}: ${text}`, widened });
  }

  #addIds(constant: string, { values }: SampledShape, ids: ReadonlySet<string | number>): void {
    const [first] = ids;
    const missing = [...(values ?? [])].filter((value) => !ids.has(value) && typeof value === typeof first);
    if (missing.length > 0) this.constants.add(constant, missing);
  }

  #schemaAt(path: Path): Schema | undefined {
    const schema = at(this.contract.document, path);
    return typeof schema === "object" && schema !== null ? (schema as Schema) : undefined;
  }
}

interface Operation {
  parameters?: Array<{ name?: string }>;
}

/** The types that a schema allows; undefined for any. */
function typesOf({ type, anyOf }: Schema): Set<string> | undefined {
  if (anyOf) {
    const all = anyOf.map((one) => (one.$ref ? undefined : typesOf(one)));
    return all.includes(undefined) ? undefined : new Set(all.flatMap((types) => [...(types ?? [])]));
  }
  return type === undefined ? undefined : new Set([type].flat());
}
