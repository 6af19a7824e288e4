// Written by `svc-monitoring-api build bench-extend-OzdIJ1/large.json`. Do not edit.

import * as own from "svc-monitoring-api/validation";
import { ContractValidators } from "svc-monitoring-api/validation/runtime";
import type { operations as operationTypes } from "../types.js";
import { operations } from "./operations.js";

export * from "svc-monitoring-api/validation";

/** The identifier of an operation. */
export type OperationId = keyof operationTypes & string;

/** The validators of the whole contract, for the option `contract`. */
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

/** Wraps a `fetch` so that it checks every request before it is sent, and every response before it is returned. */
export const checkedFetch = <Fetch extends Parameters<typeof own.checkedFetch>[0]>(
  fetch: Fetch,
  options?: own.CheckedFetchOptions<OperationId>,
): Fetch => own.checkedFetch<Fetch, OperationId>(fetch, { contract, ...options });
