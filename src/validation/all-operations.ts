import type { operations as operationTypes } from "../../generated/types.ts";
import { operations } from "../../generated/validation/operations.ts";
import { ContractValidators } from "./contract.ts";

/** The identifier of an operation, such as `getMonitor`. */
export type OperationId = keyof operationTypes;

export const contract: ContractValidators<OperationId> = /* @__PURE__ */ new ContractValidators(operations);

export interface ContractOption<Id extends string = OperationId> {
  /** A contract that overlays extend: `contract` of its generated `validation/index.ts`. */
  contract?: ContractValidators<Id> | undefined;
}

/** The contract that is meant: this package's own if left out. */
export function contractOf(options: { contract?: ContractValidators | undefined }): ContractValidators {
  return options.contract ?? contract;
}
