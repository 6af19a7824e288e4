/** What the generated modules of a contract that users have extended are made of: `svc-monitoring-api build`. */
export { ContractValidators } from "./contract.ts";
export { described, type OperationDescription } from "./description.ts";
export { ConstantSchema } from "./schemas/constant.ts";
export { RecordSchema } from "./schemas/record.ts";
