import { type Form, formOf } from "./forms.ts";
import { type Owner, ownerOf } from "./owner.ts";

export type TypeName = "string" | "integer" | "number" | "boolean" | "array" | "object";

/** How many different values and keys a column remembers. It bounds the memory, and decides nothing below it. */
const mostValues = 256;
const mostKeys = 2000;
const longestValue = 64;
/** Of so many records a value says no more than of all. */
const mostOwners = 100;

/** A component for a record, with the samples of all places that show it. */
export interface RecordDraft {
  /** What its path or key calls it. */
  readonly called: string;
  /** The name of its component; undefined for an object that only one place has. */
  name: string | undefined;
  /** Its samples. */
  column: Column;
  readonly uses: Column[];
  /** Whether the contract has it. */
  readonly isKnown: boolean;
  /** Whether its component has been drafted, and an example that fits all places. */
  isDrafted: boolean;
  example?: unknown;
}

/** All that samples of one value show. It decides nothing, so that each decision sees all of them. */
export class Column {
  count = 0;
  nulls = 0;
  /** Integers that JavaScript cannot hold. */
  unsafe = 0;
  readonly types = new Map<TypeName, number>();
  readonly forms = new Map<Form, number>();
  /** How often each short value is there; undefined if there are too many, or a long one. */
  values: Map<string | number, number> | undefined = new Map();
  /** The records that have each short text: a record that is read again says nothing more. */
  readonly owners = new Map<string, Set<string>>();
  readonly properties = new Map<string, Column>();
  /** The values of the keys that are too many to remember. */
  others: Column | undefined;
  items: Column | undefined;
  /** The first value that is neither null, an object nor an array. */
  first: string | number | boolean | undefined;
  /** The record that the objects show, if all of them show one. */
  record: RecordDraft | undefined;

  /** @param owner the record that has the value */
  add(value: unknown, owner?: Owner): void {
    this.count += 1;
    if (value === null) this.nulls += 1;
    // What cannot be read is counted alone.
    if (value === null || value === undefined) return;
    const type = typeOf(value);
    increase(this.types, type);
    if (type === "array") {
      this.items ??= new Column();
      for (const item of value as unknown[]) this.items.add(item, owner);
    } else if (type === "object") {
      const own = ownerOf(value, owner);
      for (const [name, one] of Object.entries(value)) this.#property(name).add(one, own);
    } else this.#addScalar(value as string | number | boolean, owner);
  }

  static of(...columns: readonly Column[]): Column {
    const all = new Column();
    for (const one of columns) all.merge(one);
    return all;
  }

  /** Adds the samples of another, which stays as it is. */
  merge(other: Column): void {
    if (this.objects === 0) this.record = other.record;
    else if (other.objects > 0 && this.record !== other.record) this.record = undefined;
    this.count += other.count;
    this.nulls += other.nulls;
    this.unsafe += other.unsafe;
    this.first ??= other.first;
    for (const [type, count] of other.types) increase(this.types, type, count);
    for (const [form, count] of other.forms) increase(this.forms, form, count);
    for (const [name, column] of other.properties) this.#property(name).merge(column);
    for (const part of ["others", "items"] as const) {
      const column = other[part];
      if (!column) continue;
      this[part] ??= new Column();
      this[part].merge(column);
    }
    if (other.values) for (const [value, count] of other.values) this.#addValue(value, count);
    else this.#forget();
    for (const [value, owners] of other.owners) for (const owner of owners) this.#addOwner(value, owner);
  }

  get objects(): number {
    return this.types.get("object") ?? 0;
  }

  get isOpaque(): boolean {
    return this.types.size === 0 && this.nulls === 0;
  }

  /** Whether every sample has one type and none is null. */
  isOnly(type: TypeName): boolean {
    return this.types.get(type) === this.count;
  }

  get form(): Form | undefined {
    const [[form, count] = []] = this.forms;
    return count === this.types.get("string") ? form : undefined;
  }

  #property(name: string): Column {
    const known = this.properties.get(name);
    if (known) return known;
    if (this.properties.size >= mostKeys) {
      this.others ??= new Column();
      return this.others;
    }
    return ensured(this.properties, name, () => new Column());
  }

  #addScalar(value: string | number | boolean, owner: Owner | undefined): void {
    this.first ??= value;
    if (typeof value === "boolean") return;
    if (typeof value === "string") {
      const form = formOf(value);
      if (form) increase(this.forms, form);
    } else if (Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21) this.unsafe += 1;
    this.#addValue(value, 1);
    if (typeof value === "string" && owner) this.#addOwner(value, owner.key);
  }

  #addValue(value: string | number, count: number): void {
    if (!this.values) return;
    if (typeof value === "string" && value.length > longestValue) this.#forget();
    else {
      increase(this.values, value, count);
      if (this.values.size > mostValues) this.#forget();
    }
  }

  #addOwner(value: string, owner: string): void {
    if (!this.values) return;
    const owners = ensured(this.owners, value, () => new Set());
    if (owners.size < mostOwners) owners.add(owner);
  }

  #forget(): void {
    this.values = undefined;
    this.owners.clear();
  }
}

/** The value of a key, which is created if it does not exist. */
export function ensured<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

export function increase<Key>(counts: Map<Key, number>, key: Key, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Whether the keys of objects are values, because they change. In few objects that says nothing. */
export function isChanging({ properties, objects }: Column): boolean {
  return properties.size > 3 && objects > 2 && [...properties.values()].every(({ count }) => count * 2 <= objects);
}

/** A chance below which samples are of different records. */
const unlikely = 0.01;

/**
 * Whether two columns may be samples of one record: they have this share of all attributes in common, and no frequency of an
 * attribute tells them apart. @param inner the same of what is in attributes; undefined to not look there, and to not compare
 * frequencies, which say nothing if all samples are of the same few records
 */
export function isAlike(a: Column, b: Column, share: number, inner?: number): boolean {
  if (!sameTypes(a, b)) return false;
  if (inner !== undefined && a.items && b.items && !isAlike(a.items, b.items, inner, inner)) return false;
  if (a.objects === 0 || b.objects === 0) return true;
  // The keys of a map say nothing of the record that it is in.
  if (isChanging(a) || isChanging(b)) return true;
  const names = new Set([...a.properties.keys(), ...b.properties.keys()]);
  let common = 0;
  for (const name of names) {
    const [one, other] = [a.properties.get(name), b.properties.get(name)];
    const [rest, count] = [(one?.count ?? 0) + (other?.count ?? 0), a.objects + b.objects];
    const isOdd = (column: Column | undefined, samples: number) =>
      (column === undefined && (1 - rest / count) ** samples < unlikely) ||
      (column?.count === samples && (rest / count) ** samples < unlikely);
    if (inner !== undefined && (isOdd(one, a.objects) || isOdd(other, b.objects))) return false;
    if (!one || !other) continue;
    if (inner === undefined ? !sameTypes(one, other) : !isAlike(one, other, inner, inner)) return false;
    common += 1;
  }
  return common >= names.size * share;
}

export function sameTypes(a: Column, b: Column): boolean {
  const kinds = (column: Column) => [...column.types.keys()].map((type) => (type === "integer" ? "number" : type));
  const own = kinds(a);
  const others = kinds(b);
  return own.length === 0 || others.length === 0 || own.some((kind) => others.includes(kind));
}

function typeOf(value: unknown): TypeName {
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value as "string" | "boolean" | "object";
}
