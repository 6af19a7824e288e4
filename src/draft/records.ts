import type { Document, Schema } from "../contract/document.ts";
import { capitalised } from "../shared/words.js";
import { Column, isAlike } from "./column.ts";
import type { Components } from "./components.ts";
import { alwaysOf } from "./findings.ts";

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

  /** The component of a record. */
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
