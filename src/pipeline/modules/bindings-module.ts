import { header } from "../../shared/typescript-text.ts";

/** `validation/index.ts` of a user's project: what `svc-monitoring-api/validation` exports, bound to the user's contract. */
export const bindings = `${header}
import * as own from "svc-monitoring-api/validation";
import { ContractValidators } from "svc-monitoring-api/validation/runtime";
import type { operations as operationTypes } from "../types.ts";
import { operations } from "./operations.ts";

export * from "svc-monitoring-api/validation";

/** The identifier of an operation. */
export type OperationId = keyof operationTypes & string;

/** The validators of the whole contract, for the option \`contract\`. */
export const contract: own.ContractValidators<OperationId> = /* @__PURE__ */ new ContractValidators(operations);

/** Checks a request: path, method, parameters, headers, cookies and body. Its body can still be read. */
export const validateRequest = (
  request: Parameters<typeof own.validateRequest>[0],
  options?: own.CheckOptions<OperationId>,
): Promise<own.Report> => own.validateRequest<OperationId>(request, { contract, ...options });

/** Checks a response: status, content type, envelope, data and timestamps. Its body can still be read. */
export const validateResponse = (
  response: Parameters<typeof own.validateResponse>[0],
  of: own.ResponseOf<OperationId>,
  options?: own.CheckOptions<OperationId>,
): Promise<own.Report> => own.validateResponse<OperationId>(response, of, { contract, ...options });

/** Wraps a \`fetch\` so that it checks every request before it is sent, and every response before it is returned. */
export const checkedFetch = <Fetch extends Parameters<typeof own.checkedFetch>[0]>(
  fetch: Fetch,
  options?: own.CheckedFetchOptions<OperationId>,
): Fetch => own.checkedFetch<Fetch, OperationId>(fetch, { contract, ...options });

/** A middleware for openapi-fetch that checks requests and responses. */
export const contractMiddleware = (
  options?: own.MiddlewareOptions<OperationId>,
): ReturnType<typeof own.contractMiddleware> => own.contractMiddleware<OperationId>({ contract, ...options });
`;
