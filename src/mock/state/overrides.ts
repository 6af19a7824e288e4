import { successStatus } from "../../contract/operations.ts";
import { assertMadeResponse } from "../../validation/made-response.ts";
import type { AnyOverride } from "../override.ts";
import type { ServedContract } from "../served-contract.ts";

const withoutBody = [204, 205, 304];

/**
 * Checks an override against the contract: the response that it makes must be a valid one, or `breaksContract` set.
 * @throws TypeError that says what is wrong
 */
export function assertOverride(override: AnyOverride, { operations, validators }: ServedContract): void {
  const { operation: id, status, headers, body, breaksContract } = override;
  if (status === undefined && headers === undefined && body === undefined)
    throw new TypeError("An override needs at least one of status, headers and body.");
  if (status !== undefined && withoutBody.includes(status) && body !== undefined)
    throw new TypeError(`An override with status ${status} cannot have a body.`);
  if (breaksContract) return;
  const isSuccess = (status ?? 200) < 400;
  if (id === undefined && isSuccess && (status ?? body) !== undefined)
    throw new TypeError(
      "An override of a success needs an operation, whose contract its status and body are checked against.",
    );
  // All operations that are not of OAuth have the same errors.
  const operation = validators.operation(id ?? operations.find(({ isOAuth }) => !isOAuth)?.id ?? "");
  const made = { status: status ?? Number(successStatus(Object.keys(operation.responses))), headers, body };
  assertMadeResponse(validators, operation, made, "Set breaksContract to true to allow this.");
}
