import type { Document, Schema } from "../contract/document.ts";
import { capitalised } from "../shared/words.js";
import { Column, isAlike, type RecordDraft } from "./column.ts";
import type { Components } from "./components.ts";
import { alwaysOf, mapOf } from "./findings.ts";
import { recordName, wordsOf, wordsOfOne } from "./names.ts";
import { isIdentifying } from "./siblings.ts";

/** Objects below the data of an operation that are no record of their own have at most this many attributes. */
const fewest = 3;

/** Finds which places show the same record: those of one name, and those with the same attributes. */
export class Records {
  readonly all: RecordDraft[] = [];

  constructor(
    private readonly document: Document,
    private readonly components: Components,
  ) {}

  /** Adds the record of an operation, which always has a component. @param called what the path calls it */
  add(called: string, operationId: string, column: Column): RecordDraft {
    // A record that is called otherwise needs enough attributes to be the same by them alone.
    const isTelling = column.properties.size > 2;
    const record =
      this.#alike(called, column) ??
      this.all.find((one) => isTelling && isAlike(one.column, column, 1, 0.3)) ??
      this.#create(called, column, () => true);
    if (record.name === undefined) {
      const isTaken = this.components.has(called);
      record.name = this.components.name(isTaken ? `${capitalised(operationId)}Data` : called);
    }
    return this.#use(record, column);
  }

  /** Adds the records in a payload at every depth: objects with enough attributes, each called by its key. */
  addNested(column: Column, field = ""): void {
    if (column.items) this.addNested(column.items, field);
    if (column.objects === 0 || mapOf(column, field)) return;
    if (field !== "" && !column.record && column.properties.size > fewest) {
      const called = recordName(wordsOf(field));
      const create = () => this.#create(called, column, ({ required = [] }) => required.length > 0);
      this.#use(this.#alike(called, column) ?? create(), column);
    }
    for (const [name, property] of column.properties) this.addNested(property, name);
  }

  /** Names the records that several places show, and counts their samples again, which now say what they show themselves. */
  finish(): void {
    for (const record of this.all) {
      if (record.uses.length > 1) record.name ??= this.components.name(record.called);
      record.column = Column.of(...record.uses.map(objectsOf));
      record.column.record = undefined;
    }
  }

  #alike(called: string, column: Column): RecordDraft | undefined {
    return this.all.find((one) => one.called === called && isAlike(one.column, column, 0.6, 0.3));
  }

  #create(called: string, column: Column, isFit: (known: Schema) => boolean): RecordDraft {
    const known = this.document.components.schemas[called];
    const isUsed = this.all.some((one) => one.called === called);
    const isKnown = known !== undefined && !isUsed && isFit(known) && isSubset(known, column);
    const name = isKnown ? called : undefined;
    const record: RecordDraft = { called, name, column: new Column(), uses: [], isKnown, isDrafted: false };
    this.all.push(record);
    return record;
  }

  #use(record: RecordDraft, column: Column): RecordDraft {
    record.column.merge(objectsOf(column));
    record.uses.push(column);
    column.record = record;
    return record;
  }
}

/** What an object holds, if it only holds the record that its path names, as `{ "incident": { … } }` of `/incidents/{id}`. */
export function heldIn({ properties }: Column, called: string): Column | undefined {
  if ([...properties.keys()].some((name) => isIdentifying(name, ""))) return undefined;
  const words = wordsOf(called);
  const holds = ([name, one]: [string, Column]) =>
    (one.objects > 0 || (one.items?.objects ?? 0) > 0) && wordsOfOne(name).every((word) => words.includes(word));
  return [...properties].find(holds)?.[1];
}

/** The samples that are objects. */
function objectsOf(column: Column): Column {
  const objects = Column.of(column);
  objects.count = objects.objects;
  objects.nulls = 0;
  for (const type of [...objects.types.keys()]) if (type !== "object") objects.types.delete(type);
  return objects;
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
