import type { ContractValidators } from "../../validation/contract.ts";
import { formatViolation } from "../../validation/violation.ts";
import type { Wire } from "./service.ts";

/** Loads the validators of every operation. */
export type LoadValidators = () => Promise<ContractValidators>;

/**
 * Lists how a request and its response violate the contract; empty if they match it.
 * @returns undefined if the contract does not document the request
 */
export function violationsOf(
  validators: ContractValidators,
  { request, ...response }: Wire,
  baseUrl: string,
): string[] | undefined {
  const operation = validators.find(request, { baseUrl });
  if (!operation) return undefined;
  const sent = { ...request, headers: new Headers(request.headers) };
  const received = { status: response.status, headers: new Headers(response.headers), body: response.text };
  return [
    ...validators.checkRequest(sent, { baseUrl }).violations,
    ...validators.checkResponse(operation, received, {}, request.method).violations,
  ].map(formatViolation);
}
