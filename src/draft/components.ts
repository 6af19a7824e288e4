import type { Document, Schema } from "../contract/document.ts";
import { freeName } from "../shared/text.ts";
import { capitalised } from "../shared/words.js";
import { Column, isAlike } from "./column.ts";
import { alwaysOf } from "./findings.ts";

/** Names that have a meaning in TypeScript. */
const reserved = new Set(["Record", "Exclude", "Omit"]);

/** The schemas that a draft adds, and the names that are taken. */
export class Components {
  readonly schemas = new Map<string, object>();
  readonly #names: Set<string>;

  constructor({ components }: Document) {
    this.#names = new Set([...Object.keys(components.schemas), ...reserved]);
  }

  name(wanted: string): string {
    const name = freeName(wanted, (one) => this.#names.has(one));
    this.#names.add(name);
    return name;
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

/** A record in the data of an operation. */
interface Use {
  name: string;
  /** For a record that has the name and nothing else of another. */
  operationId: string;
  column: Column;
}

/** A component for a record, with the samples of all operations that show it. */
export interface RecordDraft {
  name: string;
  column: Column;
  /** Whether the contract has it. */
  isKnown: boolean;
}

/** Finds which operations show the same record: those of one resource, and those with the same attributes. */
export class Records {
  readonly all: RecordDraft[] = [];

  constructor(
    private readonly document: Document,
    private readonly components: Components,
  ) {}

  add({ name, operationId, column }: Use): RecordDraft {
    // A record of another name needs enough attributes to be the same by them alone.
    const isTelling = column.properties.size > 2;
    const same = this.all.find((one) =>
      one.name === name ? isAlike(one.column, column, 0.6, 0.3) : isTelling && isAlike(one.column, column, 1, 0.3),
    );
    const record = same ?? { ...this.#named(name, operationId, column), column: new Column() };
    // A copy, because the operation counts with its own samples.
    record.column.merge(column);
    if (!same) this.all.push(record);
    return record;
  }

  #named(name: string, operationId: string, column: Column): { name: string; isKnown: boolean } {
    const known = this.document.components.schemas[name];
    const isUsed = this.all.some((one) => one.name === name);
    if (known && !isUsed && isSubset(known, column)) return { name, isKnown: true };
    const wanted = known || isUsed ? `${capitalised(operationId)}Data` : name;
    return { name: this.components.name(wanted), isKnown: false };
  }
}

/** Whether samples are of a record of the contract: they have what it requires, and something of it. */
function isSubset({ type, properties = {}, required = [] }: Schema, column: Column): boolean {
  const always = alwaysOf(column);
  return (
    type === "object" &&
    required.every((name) => always.includes(name)) &&
    Object.keys(properties).some((name) => column.properties.has(name))
  );
}
