export { type CheckedFetchOptions, checkedFetch } from "./checked-fetch.ts";
export type { Addresses, CheckOptions } from "./contract.ts";
export type { HeadersLike, RequestParts, ResponseParts } from "./message.ts";
export { contractMiddleware, type MiddlewareOptions } from "./middleware.ts";
export type { OperationId } from "./operation-id.ts";
export type { OnViolation } from "./reaction.ts";
export { type ResponseOf, validateRequest, validateResponse } from "./validate.ts";
export {
  ContractViolationError,
  formatViolations,
  isContractViolation,
  type Part,
  type Place,
  type Report,
  type Violation,
} from "./violation.ts";
