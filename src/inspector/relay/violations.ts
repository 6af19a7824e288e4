import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Operation, OperationBody } from "../../contract/operations.ts";
import type { Header } from "../common/messages.ts";
import type { InspectedContract } from "./contract-reader.ts";
import type { Wire } from "./service.ts";

/** Checks requests and responses against the contract. */
export class ContractCheck {
  readonly #ajv: Ajv2020;

  constructor(contract: InspectedContract) {
    // Not strict, because the schemas contain keywords of OpenAPI and of this project. The build lints them.
    this.#ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(this.#ajv);
    const { components } = contract.document;
    this.#ajv.addSchema({ $id: "contract", components });
  }

  /** Lists how a request and its response violate the contract; empty if they match it. */
  violations({ id, requestBody, responses }: Operation, { request, status, headers, text }: Wire): string[] {
    const ofRequest = requestBody && request.body ? this.#invalid("Request body", requestBody, request.body) : [];
    const documented = responses.get(String(status));
    if (!documented) {
      const statuses = [...responses.keys()].join(", ");
      return [...ofRequest, `Status ${status} is not documented for ${id}. The documented statuses are ${statuses}.`];
    }
    return [...ofRequest, ...wrongType(documented, headers), ...this.#invalid("Response body", documented, text)];
  }

  #invalid(what: string, { schema }: OperationBody, text: string): string[] {
    if (!schema) return text === "" ? [] : [`${what} must be empty.`];
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [text === "" ? `${what} is empty.` : `${what} is not valid JSON.`];
    }
    const validate = this.#ajv.getSchema(`contract${schema.$ref}`);
    if (!validate) throw new Error(`The contract has no ${schema.$ref}.`);
    return validate(value) ? [] : (validate.errors ?? []).map((error) => `${what}${messageOf(error)}.`);
  }
}

function wrongType({ mediaType: documented }: OperationBody, headers: Header[]): string[] {
  const type = headers
    .find(([name]) => name === "content-type")?.[1]
    .split(";")[0]
    ?.trim()
    .toLowerCase();
  if (!documented || type === documented) return [];
  return [`Content-Type must be ${documented}; ${type ? `got ${type}` : "it is missing"}.`];
}

function messageOf({ instancePath, keyword, params, message }: ErrorObject): string {
  const values = keyword === "enum" ? ` (${params.allowedValues.slice(0, 12).join(", ")})` : "";
  return `${instancePath && ` ${instancePath}`} ${message}${values}`;
}
