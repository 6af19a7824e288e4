import type { Operation } from "../../contract/operations.ts";
import type { Override } from "../state/overrides.ts";
import type { ContractCheck } from "./contract-check.ts";

const withoutBody = [204, 205, 304];

/**
 * Checks an override against the contract.
 * @throws TypeError that says what is wrong
 */
export function assertOverride(override: Override, operations: readonly Operation[], check: ContractCheck): void {
  const { operation: id, status, headers, body, breaksContract } = override;
  if (status === undefined && headers === undefined && body === undefined)
    throw new TypeError("An override needs at least one of status, headers and body.");
  if (status !== undefined && withoutBody.includes(status) && body !== undefined)
    throw new TypeError(`An override with status ${status} cannot have a body.`);
  if (breaksContract) return;
  const hint = "Set breaksContract to true to allow this.";
  if (status !== undefined && status >= 400) {
    if (body === undefined) return;
    const isOAuth = operations.find((one) => one.id === id)?.isOAuth ?? false;
    const problems = isOAuth ? [] : check.problems("#/components/schemas/ErrorEnvelope", body);
    if (problems.length > 0) throw new TypeError(`The body of the override is not an error: ${problems[0]} ${hint}`);
    return;
  }
  if (status === undefined && body === undefined) return;
  const operation = operations.find((one) => one.id === id);
  if (!operation)
    throw new TypeError(
      "An override of a success needs an operation, whose contract its status and body are checked against.",
    );
  const [documented] = [...operation.responses.keys()].filter((one) => one.startsWith("2"));
  if (status !== undefined && !operation.responses.has(String(status)))
    throw new TypeError(`${id} has no documented status ${status}; its success is ${documented}. ${hint}`);
  const { schema } = operation.responses.get(String(status ?? documented)) ?? {};
  const problems = body === undefined || !schema ? [] : check.problems(schema.$ref, body);
  if (problems.length > 0)
    throw new TypeError(`The body of the override breaks the contract of ${id}: ${problems[0]} ${hint}`);
}
