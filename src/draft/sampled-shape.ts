import { placeholder } from "./placeholder.ts";

export type TypeName = "string" | "integer" | "number" | "boolean" | "array" | "object";

const timestamp = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d[+-]\d{4}$/;
/** Keys that are values, such as the identifiers of records. They are no names of attributes. */
const keyOfMap = /^\d+$|^[\da-f]{8}-[\da-f-]{27}$|^(?=.*\d)[\w-]{20,}$|[^\w$.: -]|^$|^.{65,}$/i;
/** How many values are kept to compare them with constants. */
const maxValues = 64;

/** What all samples of a value have in common. */
export class SampledShape {
  /** How many samples there are. */
  count = 0;
  nulls = 0;
  readonly types = new Map<TypeName, number>();
  readonly properties = new Map<string, SampledShape>();
  /** The values of an object whose keys are values, too. */
  entries: SampledShape | undefined;
  items: SampledShape | undefined;
  timestamps = 0;
  /** Short values, without those of secrets; undefined if there are too many, or another. */
  values: Set<string | number> | undefined = new Set();
  /** A value that may be shown. */
  example: unknown;

  /** Adds a sample. @param name of the value */
  add(value: unknown, name: string, keepValues = false): void {
    this.count += 1;
    if (value === null || value === undefined) {
      this.nulls += 1;
      return;
    }
    const type = typeOf(value);
    this.types.set(type, (this.types.get(type) ?? 0) + 1);
    if (Array.isArray(value)) {
      this.items ??= new SampledShape();
      for (const item of value) this.items.add(item, name, keepValues);
    } else if (typeof value === "object") this.#addObject(value, keepValues);
    else this.#addScalar(value as string | number | boolean, name, keepValues);
  }

  /** Adds the samples of another. */
  merge(other: SampledShape): void {
    this.count += other.count;
    this.nulls += other.nulls;
    this.timestamps += other.timestamps;
    for (const [type, count] of other.types) this.types.set(type, (this.types.get(type) ?? 0) + count);
    for (const [name, shape] of other.properties) shapeAt(this.properties, name).merge(shape);
    if (other.entries) {
      this.entries ??= new SampledShape();
      this.entries.merge(other.entries);
    }
    if (other.items) {
      this.items ??= new SampledShape();
      this.items.merge(other.items);
    }
    if (other.values) for (const value of other.values) this.#addValue(value);
    else this.values = undefined;
    this.example ??= other.example;
  }

  /** How many samples are objects. */
  get objects(): number {
    return this.types.get("object") ?? 0;
  }

  /** The attributes that every sample has. */
  get required(): string[] {
    return [...this.properties].filter(([, { count }]) => count === this.objects).map(([name]) => name);
  }

  /** Whether every sample that is not null is a timestamp of the service. */
  get isTimestamp(): boolean {
    return this.timestamps > 0 && this.timestamps === this.count - this.nulls;
  }

  #addObject(value: object, keepValues: boolean): void {
    for (const name in value) {
      const one = (value as Record<string, unknown>)[name];
      const known = this.properties.get(name);
      if (known) known.add(one, name, keepValues);
      else if (keyOfMap.test(name)) {
        this.entries ??= new SampledShape();
        this.entries.add(one, "", keepValues);
      } else shapeAt(this.properties, name).add(one, name, keepValues);
    }
  }

  #addScalar(value: string | number | boolean, name: string, keepValues: boolean): void {
    if (this.example === undefined) this.example = placeholder(value, name, keepValues);
    if (typeof value === "string" && value.length === 24 && timestamp.test(value)) this.timestamps += 1;
    if (typeof value !== "boolean") this.#addValue(value);
  }

  #addValue(value: string | number): void {
    if (!this.values || (typeof value === "string" && value.length > 40)) this.values = undefined;
    else if (this.values.add(value).size > maxValues) this.values = undefined;
  }
}

/** The shape of a name, which is created if it does not exist. */
export function shapeAt(shapes: Map<string, SampledShape>, name: string): SampledShape {
  let shape = shapes.get(name);
  if (!shape) {
    shape = new SampledShape();
    shapes.set(name, shape);
  }
  return shape;
}

function typeOf(value: unknown): TypeName {
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value as "string" | "boolean" | "object";
}
