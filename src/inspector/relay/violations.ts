import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Operation, OperationBody } from "../../contract/operations.ts";
import type { Header } from "../common/messages.ts";
import type { InspectedContract } from "./contract-reader.ts";
import type { Wire } from "./service.ts";

/** Finds how a request and its answer break the contract. */
export class ContractCheck {
  readonly #ajv: Ajv2020;

  constructor(contract: InspectedContract) {
    // The bundle has keywords of its own and of OpenAPI, which say nothing about validity. What a schema says is linted
    // when the contract is built.
    this.#ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(this.#ajv);
    const { components } = contract.document;
    this.#ajv.addSchema({ $id: "contract", components });
  }

  violations({ id, requestBody, responses }: Operation, { request, status, headers, text }: Wire): string[] {
    const ofRequest = requestBody && request.body ? this.#broken("Request body", requestBody, request.body) : [];
    const documented = responses.get(String(status));
    if (!documented) {
      const statuses = [...responses.keys()].join(", ");
      return [...ofRequest, `Status ${status} is not documented for ${id}: ${statuses} are.`];
    }
    return [...ofRequest, ...wrongType(documented, headers), ...this.#broken("Body", documented, text)];
  }

  #broken(what: string, { schema }: OperationBody, text: string): string[] {
    if (!schema) return text === "" ? [] : [`${what}: none is documented.`];
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [text === "" ? `${what}: it is empty.` : `${what}: it is no JSON.`];
    }
    const validate = this.#ajv.getSchema(`contract${schema.$ref}`);
    if (!validate) throw new Error(`The contract has no ${schema.$ref}.`);
    return validate(value) ? [] : (validate.errors ?? []).map((error) => `${what}${inWords(error)}.`);
  }
}

function wrongType({ mediaType: documented }: OperationBody, headers: Header[]): string[] {
  const type = headers
    .find(([name]) => name === "content-type")?.[1]
    .split(";")[0]
    ?.trim()
    .toLowerCase();
  if (!documented || type === documented) return [];
  return [`Content-Type is ${type ? `${type}, not ${documented}` : `missing; ${documented} is documented`}.`];
}

function inWords({ instancePath, keyword, params, message }: ErrorObject): string {
  const values = keyword === "enum" ? ` (${params.allowedValues.slice(0, 12).join(", ")})` : "";
  return `${instancePath && ` ${instancePath}`} ${message}${values}`;
}
