import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { resolve } from "../../mock/contract/document.ts";
import type { ServiceOperation } from "../../mock/contract/operations.ts";
import type { Header } from "../common/messages.ts";
import type { InspectedContract } from "./contract.ts";
import type { Wire } from "./service.ts";

type Content = Record<string, { schema: { $ref: string } }>;

/** Finds how a request and its answer break the contract. */
export class ContractCheck {
  readonly #contract: InspectedContract;
  readonly #ajv: Ajv2020;

  constructor(contract: InspectedContract) {
    this.#contract = contract;
    // The bundle has keywords of its own and of OpenAPI, which say nothing about validity. What a schema says is linted
    // when the contract is built.
    this.#ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(this.#ajv);
    const { components } = contract.document;
    this.#ajv.addSchema({ $id: "contract", components });
  }

  violations({ path, method }: ServiceOperation, { request, status, headers, text }: Wire): string[] {
    const { document } = this.#contract;
    const operation = document.paths[path]?.[method];
    if (!operation) return [];
    const body = operation.requestBody && resolve(document, operation.requestBody);
    const ofRequest = body && request.body ? this.#broken("Request body", body.content as Content, request.body) : [];
    const documented = operation.responses[status];
    if (!documented) {
      const statuses = Object.keys(operation.responses).join(", ");
      return [...ofRequest, `Status ${status} is not documented for ${operation.operationId}: ${statuses} are.`];
    }
    const content = (resolve(document, documented).content ?? {}) as Content;
    return [...ofRequest, ...wrongType(content, headers), ...this.#broken("Body", content, text)];
  }

  #broken(what: string, content: Content, text: string): string[] {
    const [media] = Object.values(content);
    if (!media) return text === "" ? [] : [`${what}: none is documented.`];
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [text === "" ? `${what}: it is empty.` : `${what}: it is no JSON.`];
    }
    const validate = this.#ajv.getSchema(`contract${media.schema.$ref}`);
    if (!validate) throw new Error(`The contract has no ${media.schema.$ref}.`);
    return validate(value) ? [] : (validate.errors ?? []).map((error) => `${what}${inWords(error)}.`);
  }
}

function wrongType(content: Content, headers: Header[]): string[] {
  const [documented] = Object.keys(content);
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
