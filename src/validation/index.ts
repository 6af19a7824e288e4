export type { OperationId } from "./all-operations.ts";
export { type CheckedFetchOptions, checkedFetch } from "./checked-fetch.ts";
export type { Addresses, CheckOptions } from "./contract-validators.ts";
export type { HeadersLike } from "./headers.ts";
export type { AnyResponse, RequestParts, ResponseParts } from "./read-message.ts";
export { type ResponseOf, validateRequest, validateResponse } from "./validate.ts";
export {
  type Addition,
  ContractViolationError,
  formatViolations,
  isContractViolation,
  type OnViolation,
  type Part,
  type Place,
  type Report,
  type Violation,
} from "./violation.ts";
