import { type Document, type Id, propertiesOf, refName, type Schema } from "../contract/document.ts";
import { isSecretParameter } from "../shared/secrets.ts";
import { freeName } from "../shared/text.ts";
import { type Column, ensured } from "./column.ts";
import type { Finding } from "./findings.ts";
import { pascal, wordsOf, wordsOfOne } from "./names.ts";

/** The constants of a contract, by the names of the fields that have them. */
export class Constants {
  readonly #ids = new Map<string, Set<Id>>();
  readonly #byName = new Map<string, Set<string>>();
  /** The ids that fields of a constant have and the constant lacks. */
  readonly added = new Map<string, Set<Id>>();

  constructor({ components }: Document) {
    for (const [name, schema] of Object.entries(components.schemas)) {
      const ids = idsOf(schema);
      if (!ids) continue;
      this.#ids.set(name, ids);
      this.#name(name, name);
      // What is in parentheses tells constants of one name apart.
      this.#name((schema.title ?? "").replace(/\(.*\)/, ""), name);
    }
    for (const schema of Object.values(components.schemas)) this.#nameFields(schema);
  }

  /** The constant of a field, if its name says so and most of its values are ids. */
  find(field: string, place: string, column: Column): (Finding & { constant: string }) | undefined {
    const values = new Set(column.values?.keys());
    if (values.size === 0 || field === "" || isSecretParameter(field)) return undefined;
    const fits = (name: string) => [...values].every((value) => this.#ids.get(name)?.has(value));
    const named = [...new Set([field, place].flatMap((name) => [...(this.#byName.get(keyOf(name)) ?? [])]))];
    const fitting = named.filter(fits);
    const [constant, ...others] = fitting.length > 0 ? fitting : named;
    const missing = constant !== undefined && others.length === 0 ? this.#missing(constant, values) : undefined;
    if (constant === undefined || !missing) return undefined;
    this.add(constant, missing);
    return {
      constant,
      grade: missing.length > 0 ? "guess" : values.size > 1 ? "sure" : "likely",
      evidence: `its name, and ${values.size - missing.length} of ${values.size} values`,
    };
  }

  add(constant: string, ids: Iterable<Id>): void {
    for (const id of ids) ensured(this.added, constant, () => new Set()).add(id);
  }

  /** The values that a constant lacks, if most are its ids; otherwise the field is another that only has the name. */
  #missing(constant: string, values: ReadonlySet<Id>): Id[] | undefined {
    const ids = this.#ids.get(constant);
    const missing = [...values].filter((value) => !ids?.has(value));
    const isLikely = missing.every((value) => ids && isIdLike(value, ids)) && missing.length * 2 <= values.size;
    return isLikely ? missing : undefined;
  }

  #name(name: string, constant: string): void {
    ensured(this.#byName, keyOf(name), () => new Set()).add(constant);
  }

  #nameFields(schema: Schema): void {
    for (const [name, field] of Object.entries(propertiesOf(schema))) {
      const items = field.items as Schema | undefined;
      const constant = field["x-constant"] ?? field.$ref ?? items?.$ref;
      if (constant && this.#ids.has(refName(constant))) this.#name(name, refName(constant));
      this.#nameFields(field);
    }
    for (const one of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) this.#nameFields(one);
  }
}

/** The ids of a constant in either form; undefined if the schema is not a constant. */
export function idsOf({ oneOf, enum: listed }: Schema): Set<Id> | undefined {
  const ids = listed ?? oneOf?.flatMap((member) => member.const ?? []);
  return ids && ids.length > 0 && ids.length === (listed ?? oneOf)?.length ? new Set(ids) : undefined;
}

/** Whether a value may be one more id. */
export function isIdLike(value: Id, ids: ReadonlySet<Id>): boolean {
  const [first] = ids;
  return typeof value === typeof first && /^[\p{L}\p{M}\p{N}_+:/'.,&() -]{1,40}$/u.test(String(value));
}

/** The member for an id without a known meaning. */
export function memberOf(id: Id, isTaken = (_name: string) => false): { const: Id; title: string } {
  const words = pascal(wordsOf(String(id).replace(/^-/, "minus ")));
  return { const: id, title: freeName(/^[A-Z]/.test(words) ? words : `Value${words}`, isTaken) };
}

function keyOf(name: string): string {
  return wordsOfOne(name).join("_");
}
