import { type CheckOptions, ContractValidators } from "./contract.ts";
import { described, type OperationDescription } from "./description.ts";
import { type AnyResponse, type RequestParts, requestParts, responseParts } from "./message.ts";
import type { ResponseOptions } from "./response/check-response.ts";
import type { ContractSchema } from "./schemas/schema.ts";
import type { Report } from "./violation.ts";

/** The validators of one operation. Each is in a module of its own, so that a program contains only those it imports. */
export interface OperationValidator extends OperationDescription {
  /** Checks that a request is a valid one of this operation. Its body can still be read. */
  validateRequest(request: Request | RequestParts, options?: CheckOptions): Promise<Report>;
  /** Checks a response of this operation. Its body can still be read. */
  validateResponse(response: AnyResponse, options?: ResponseOptions): Promise<Report>;
}

export function operationValidator(
  table: OperationDescription<string>,
  schemas: Readonly<Record<string, ContractSchema<unknown>>>,
): OperationValidator {
  const description = described(table, schemas);
  const contract = new ContractValidators([description]);
  return {
    ...description,
    validateRequest: async (request, options) => contract.checkRequest(await requestParts(request), options),
    validateResponse: async (response, options) =>
      contract.checkResponse(description, await responseParts(response), options),
  };
}
