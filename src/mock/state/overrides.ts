import { successStatus } from "../../contract/operations.ts";
import { assertMadeResponse } from "../../validation/made-response.ts";
import { jsonCopy } from "../json.ts";
import type { AnyOverride } from "../override.ts";
import type { ServedContract } from "../served-contract.ts";

const withoutBody = [204, 205, 304];

/**
 * Checks an override against the contract: the response that it makes must be a valid one, or `breaksContract` set. What a
 * function makes is checked when it is made.
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
  const usual = Number(successStatus(Object.keys(operation.responses)));
  const made = { status: status ?? usual, headers, body: typeof body === "function" ? undefined : body };
  assertMadeResponse(validators, operation, made, "Set breaksContract to true to allow this.");
}

/** A copy of an override, or of a fault. @throws TypeError if its body cannot be JSON */
export function copied<Item extends object>(item: Item): Item {
  const { body, ...rest } = item as Item & { body?: unknown };
  if (body === undefined) return structuredClone(item);
  const isKept = body instanceof Uint8Array || typeof body === "function";
  return { ...structuredClone(rest), body: isKept ? body : jsonCopy(body, "override /body") } as Item;
}
