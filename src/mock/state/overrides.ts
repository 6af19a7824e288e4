import { successStatus } from "../../contract/operations.ts";
import type { OperationDescription } from "../../validation/description.ts";
import { gatewayStatuses } from "../../validation/response/check-response.ts";
import type { AnyOverride } from "../override.ts";
import type { ServedContract } from "../served-contract.ts";

const withoutBody = [204, 205, 304];
const hint = "Set breaksContract to true to allow this.";

/**
 * Checks an override against the contract.
 * @throws TypeError that says what is wrong
 */
export function assertOverride(override: AnyOverride, { operations, validators }: ServedContract): void {
  const { operation: id, status, headers, body, breaksContract } = override;
  if (status === undefined && headers === undefined && body === undefined)
    throw new TypeError("An override needs at least one of status, headers and body.");
  if (status !== undefined && withoutBody.includes(status) && body !== undefined)
    throw new TypeError(`An override with status ${status} cannot have a body.`);
  if (breaksContract || (status === undefined && body === undefined)) return;
  if (status !== undefined && gatewayStatuses.includes(status)) return;
  if (status !== undefined && status >= 400) {
    const anyId = id ?? operations.find(({ isOAuth }) => !isOAuth)?.id;
    if (anyId !== undefined) assertBody(validators.operation(anyId), status, body, "is not an error");
    return;
  }
  if (id === undefined)
    throw new TypeError(
      "An override of a success needs an operation, whose contract its status and body are checked against.",
    );
  const operation = validators.operation(id);
  const documented = successStatus(Object.keys(operation.responses));
  if (status !== undefined && !operation.responses[status])
    throw new TypeError(`${id} has no documented status ${status}; its success is ${documented}. ${hint}`);
  assertBody(operation, status ?? Number(documented), body, `breaks the contract of ${id}`);
}

/** @param status one that the operation does not document has the schema of its errors */
function assertBody({ responses }: OperationDescription, status: number, body: unknown, what: string): void {
  const response = responses[status] ?? Object.entries(responses).find(([one]) => Number(one) >= 400)?.[1];
  const [problem] = (body !== undefined && response?.schema?.problems(body)) || [];
  if (problem)
    throw new TypeError(`The body of the override ${what}: ${`${problem.at} ${problem.text}`.trim()}. ${hint}`);
}
