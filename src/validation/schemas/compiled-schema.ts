import { type AjvError, problemsOf, tooDeep } from "./ajv-errors.ts";
import { additionsOf, type ConstantSchemas, type DocumentedPart } from "./documented-part.ts";
import type { AddedPart, ContractSchema, Problem } from "./schema.ts";

/** A function that Ajv has compiled. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly AjvError[] | null;
}

/** What a message needs to know of a schema besides the function that Ajv compiles from it. */
export interface SchemaTable {
  readonly name: string;
  readonly documented: DocumentedPart;
}

/** A schema of the contract, which checks values with the function that Ajv has compiled from it. */
export class CompiledSchema<T> implements ContractSchema<T> {
  #validate: Validate | undefined;

  /** @param load returns the function, on first use: a program imports every record and uses few */
  constructor(
    private readonly table: SchemaTable,
    private readonly load: () => Validate,
    private readonly constants: ConstantSchemas,
  ) {}

  get name(): string {
    return this.table.name;
  }

  is(value: unknown): value is T {
    return this.#errorsOf(value) === undefined;
  }

  problems(value: unknown): Problem[] {
    const errors = this.#errorsOf(value);
    return errors ? problemsOf(errors, value, this.table.documented, this.constants) : [];
  }

  additions(value: unknown): AddedPart[] {
    return additionsOf(this.table.documented, this.constants, value);
  }

  /** @returns undefined if the value is valid */
  #errorsOf(value: unknown): readonly AjvError[] | undefined {
    this.#validate ??= this.load();
    try {
      return this.#validate(value) ? undefined : (this.#validate.errors ?? []);
    } catch (error) {
      // The value contains itself or is nested too deeply for a recursive function.
      if (error instanceof RangeError) return [tooDeep];
      throw error;
    }
  }
}
