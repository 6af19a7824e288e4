import type { Document } from "../../contract/document.ts";
import { newAjv, sentence } from "./ajv.ts";

/**
 * Checks seeded records and overrides against the contract's schemas. New attributes and new ids pass, as the specification
 * promises that the service may add them (specification, Versioning).
 */
export class ContractCheck {
  readonly #document: Document;
  #ajv: ReturnType<typeof newAjv> | undefined;

  constructor(document: Document) {
    this.#document = document;
  }

  /**
   * Lists how a value violates a schema; empty if it does not.
   * @param ref such as `#/components/schemas/Monitor`
   */
  problems(ref: string, value: unknown): string[] {
    if (!this.#ajv) {
      // Not strict, because the schemas contain keywords of OpenAPI and of this project. The build lints them.
      this.#ajv = newAjv({ strict: false, verbose: true, validateFormats: false });
      this.#ajv.addSchema({ $id: "contract", components: this.#document.components });
    }
    const validate = this.#ajv.getSchema(`contract${ref}`);
    if (!validate) throw new Error(`The contract has no ${ref}.`);
    return validate(value) ? [] : (validate.errors ?? []).map((error) => sentence(error, "the value"));
  }
}
