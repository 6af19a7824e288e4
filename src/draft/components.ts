import type { Document } from "../contract/document.ts";
import { sampleOf } from "../contract/sample.ts";
import { freeName } from "../shared/text.ts";

/** Names that have a meaning in TypeScript. */
const reserved = new Set(["Record", "Exclude", "Omit"]);

/** The schemas that a draft adds, and the names that are taken. */
export class Components {
  readonly schemas = new Map<string, object>();
  readonly #names: Set<string>;

  constructor(private readonly document: Document) {
    this.#names = new Set([...Object.keys(document.components.schemas), ...reserved]);
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  name(wanted: string): string {
    const name = freeName(wanted, (one) => this.#names.has(one));
    this.#names.add(name);
    return name;
  }

  /** An example of a schema that exists: samples that contradict it would be none. */
  sampleOf(name: string): unknown {
    return sampleOf(this.document, reference(name));
  }

  /** A reference to a schema, which uses of the same schema share. */
  add(wanted: string, schema: object): { $ref: string } {
    const text = JSON.stringify(schema);
    const same = [...this.schemas].find(([name, one]) => name.startsWith(wanted) && JSON.stringify(one) === text);
    const name = same?.[0] ?? this.name(wanted);
    this.schemas.set(name, schema);
    return reference(name);
  }
}

export function reference(component: string): { $ref: string } {
  return { $ref: `#/components/schemas/${component}` };
}
