import { ContractViolationError, formatViolations, type Violation } from "./violation.ts";

/**
 * What happens with violations: "throw" a ContractViolationError, "warn" with `console.warn`, or call a function with
 * the error.
 */
export type OnViolation = "throw" | "warn" | ((error: ContractViolationError) => void);

/** @throws ContractViolationError if there are violations, and they are to be thrown */
export function react(violations: readonly Violation[], onViolation: OnViolation): void {
  if (violations.length === 0) return;
  if (onViolation === "warn") {
    console.warn(formatViolations(violations));
    return;
  }
  const error = new ContractViolationError(violations);
  if (onViolation === "throw") throw error;
  onViolation(error);
}
