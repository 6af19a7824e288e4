import type { operations as operationTypes } from "../../generated/types.ts";
import { operations } from "../../generated/validation/operations.ts";
import { ContractValidators } from "./contract-validators.ts";

/** The identifier of an operation, such as `getMonitor`. */
export type OperationId = keyof operationTypes;

export const validators: ContractValidators = /* @__PURE__ */ new ContractValidators(operations);
