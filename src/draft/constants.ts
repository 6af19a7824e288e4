import { type Document, type Id, refName, type Schema } from "../contract/document.ts";
import { isSecretParameter } from "../shared/secrets.ts";
import { freeName } from "../shared/text.ts";
import { type Column, ensured } from "./column.ts";
import { type Decisions, reasonOf } from "./decisions.ts";
import { pascal, wordsOf, wordsOfOne } from "./names.ts";

/** More are no help. */
const maxCandidates = 3;

/** The constants of a contract, by the names of the fields that have them. */
export class Constants {
  readonly #ids = new Map<string, Set<Id>>();
  readonly #byName = new Map<string, Set<string>>();
  /** The ids that fields of a constant have and the constant lacks. */
  readonly added = new Map<string, Set<Id>>();
  constructor(
    { components }: Document,
    private readonly decisions: Decisions,
  ) {
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

  /** The constant of a field, if its name says so and its values are ids; otherwise what its values fit. */
  find(field: string, place: string, column: Column): { constant?: string; comment: string } | undefined {
    const values = new Set(column.values?.keys());
    if (values.size === 0 || field === "" || isSecretParameter(field)) return undefined;
    const fits = (name: string) => [...values].every((value) => this.#ids.get(name)?.has(value));
    const named = [field, place].flatMap((name) => [...(this.#byName.get(keyOf(name)) ?? [])]);
    const fitting = named.filter(fits);
    const [constant, ...others] = fitting.length > 0 ? fitting : named;
    const missing = constant !== undefined && others.length === 0 ? this.#missing(constant, values) : undefined;
    if (constant !== undefined && missing) {
      const finding = {
        grade: missing.length > 0 ? "guess" : values.size > 1 ? "sure" : "likely",
        evidence: `its name, and ${values.size - missing.length} of ${values.size} values`,
      } as const;
      this.decisions.guess(`constant ${place}`, { text: `${place} is the constant ${constant}`, ...finding });
      this.add(constant, missing);
      return { constant, comment: reasonOf(finding) };
    }
    const candidates = fitting.length > 0 ? fitting : this.#candidates(values, place, fits);
    if (candidates.length === 0) return undefined;
    const comment = `its values fit ${candidates.join(", ")}`;
    this.decisions.notes.set(place, comment);
    return { comment };
  }

  #candidates(values: ReadonlySet<Id>, place: string, fits: (name: string) => boolean): string[] {
    if (values.size < 2) return [];
    // Small numbers fit some constant by accident, and so does the name of the record.
    const isSmall = [...values].every((value) => typeof value === "number" && Math.abs(value) < 100);
    const words = new Set(wordsOf(isSmall ? (place.split(".").at(-1) ?? "") : place));
    const shared = (name: string) => wordsOf(name).filter((word) => words.has(word)).length;
    const all = [...this.#ids.keys()].filter(fits).sort((a, b) => shared(b) - shared(a));
    // Names in common tell which of many are meant.
    return (isSmall || all.length > maxCandidates ? all.filter((name) => shared(name) > 0) : all).slice(
      0,
      maxCandidates,
    );
  }

  add(constant: string, ids: Iterable<Id>): void {
    for (const id of ids) ensured(this.added, constant, () => new Set()).add(id);
  }

  /** The values that a constant lacks, if most are its ids; otherwise the field is another that only has the name. */
  #missing(constant: string, values: ReadonlySet<Id>): Id[] | undefined {
    const ids = this.#ids.get(constant);
    const [first] = ids ?? [];
    const missing = [...values].filter((value) => !ids?.has(value));
    const isOfType = missing.every((value) => typeof value === typeof first && /^[\w .-]{1,32}$/.test(String(value)));
    return isOfType && missing.length * 2 <= values.size ? missing : undefined;
  }

  #name(name: string, constant: string): void {
    ensured(this.#byName, keyOf(name), () => new Set()).add(constant);
  }

  #nameFields(schema: Schema): void {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
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

/** The member for an id without a known meaning. */
export function memberOf(id: Id, isTaken = (_name: string) => false): { const: Id; title: string } {
  const words = pascal(wordsOf(String(id).replace(/^-/, "minus ")));
  return { const: id, title: freeName(/^[A-Z]/.test(words) ? words : `Value${words}`, isTaken) };
}

function keyOf(name: string): string {
  return wordsOfOne(name).join("_");
}
