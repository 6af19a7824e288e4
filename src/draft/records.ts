import type { Document, Schema } from "../contract/document.ts";
import { freeName } from "../shared/text.ts";
import { capitalised } from "../shared/words.js";
import type { SampledShape } from "./sampled-shape.ts";

/** A record in the data of an operation. */
interface Use {
  name: string;
  /** For a record that has the name and nothing else of another. */
  operationId: string;
  shape: SampledShape;
}

/** A component for a record, with the samples of all operations that show it. */
export interface RecordDraft {
  name: string;
  shape: SampledShape;
  /** Whether the contract has it. */
  isKnown: boolean;
}

/** Finds which operations show the same record: those of one resource, and those with the same attributes. */
export class Records {
  readonly #records: RecordDraft[] = [];
  readonly #names = new Set<string>();

  constructor(private readonly document: Document) {}

  /** The component of a record. */
  add({ name, operationId, shape }: Use): RecordDraft {
    const same = this.#records.find((record) =>
      record.name === name ? overlaps(record.shape, shape) : isSame(record.shape, shape),
    );
    if (same) {
      same.shape.merge(shape);
      return same;
    }
    const known = this.document.components.schemas[name];
    const isKnown = known !== undefined && !this.#names.has(name) && isSubset(known, shape);
    const isTaken = (one: string) => this.#names.has(one) || (one in this.document.components.schemas && !isKnown);
    const own = isTaken(name) ? freeName(`${capitalised(operationId)}Data`, isTaken) : name;
    const record = { name: own, shape, isKnown };
    this.#names.add(own);
    this.#records.push(record);
    return record;
  }

  get all(): readonly RecordDraft[] {
    return this.#records;
  }

  /** A name for another component. */
  free(name: string): string {
    const free = freeName(name, (one) => this.#names.has(one) || one in this.document.components.schemas);
    this.#names.add(free);
    return free;
  }
}

/** At least half of the attributes of the smaller. */
function overlaps(a: SampledShape, b: SampledShape): boolean {
  const common = [...a.properties.keys()].filter((name) => b.properties.has(name)).length;
  return common * 2 >= Math.min(a.properties.size, b.properties.size);
}

function isSame(a: SampledShape, b: SampledShape): boolean {
  const { size } = a.properties;
  if (size < 3 || size !== b.properties.size) return false;
  return [...a.properties].every(([name, one]) => {
    const other = b.properties.get(name);
    return other && [...one.types.keys()].join() === [...other.types.keys()].join();
  });
}

/** Whether samples are of a record of the contract: they have what it requires, and something of it. */
function isSubset({ type, properties = {}, required = [] }: Schema, shape: SampledShape): boolean {
  const isRequired = (name: string) => shape.properties.get(name)?.count === shape.objects;
  return (
    type === "object" &&
    required.every(isRequired) &&
    Object.keys(properties).some((name) => shape.properties.has(name))
  );
}
