import { type AjvError, problemsOf, tooDeep } from "./ajv-errors.ts";
import { ContractSchema, type Problem } from "./schema.ts";
import { type AddedPart, additionsOf, type Shape } from "./shape.ts";

/** A function that Ajv has compiled. */
interface Validate {
  (value: unknown): boolean;
  errors?: readonly AjvError[] | null;
}

/** A record, with the function that Ajv has compiled from its schema. */
export class RecordSchema<T> extends ContractSchema<T> {
  /** @param exclusions what the schemas under `not` exclude, in words, by their path in the schema */
  constructor(
    name: string,
    private readonly validate: Validate,
    private readonly shape: Shape,
    private readonly exclusions: Readonly<Record<string, string>>,
  ) {
    super(name);
  }

  override is(value: unknown): value is T {
    return this.#isValid(value);
  }

  override problems(value: unknown): Problem[] {
    return this.#isValid(value) ? [] : problemsOf(this.validate.errors ?? [], value, this.shape, this.exclusions);
  }

  #isValid(value: unknown): boolean {
    try {
      return this.validate(value);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      // The schema refers to itself, and the value is nested thousands of times, or in itself.
      this.validate.errors = [tooDeep];
      return false;
    }
  }

  /** Lists the attributes and ids of a value that the contract does not document, which are no problems. */
  additions(value: unknown): AddedPart[] {
    return additionsOf(this.shape, value);
  }
}
