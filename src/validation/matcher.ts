import { type AnyResponse, isResponse } from "./any-response.ts";
import type { CheckOptions } from "./contract.ts";
import type { RequestParts } from "./message.ts";
import { type ResponseOf, validateRequest, validateResponse } from "./validate.ts";
import { formatViolations } from "./violation.ts";

/** The matcher's signature in a test. */
export interface ContractMatchers<Result> {
  /**
   * Checks a request, or a response of an operation: `await expect(response).toMatchContract("getMonitor")`.
   * @param of the operation of a response, or its request; left out for a request
   */
  toMatchContract(of?: ResponseOf, options?: CheckOptions): Result;
}

type Message = Request | RequestParts | AnyResponse;

/** The matcher for Vitest and Jest. */
export async function toMatchContract(message: Message, of?: ResponseOf, options: CheckOptions = {}) {
  const { operation, violations } = await reportOf(message, of, options);
  const pass = violations.length === 0;
  return {
    pass,
    message: () =>
      pass
        ? `Expected a message that breaks the contract; it is a valid one of ${operation}.`
        : `Expected a message that matches the contract.\n\n${formatViolations(violations)}`,
  };
}

function reportOf(message: Message, of: ResponseOf | undefined, options: CheckOptions) {
  if (!isResponse(message)) return validateRequest(message, options);
  if (of !== undefined) return validateResponse(message, of, options);
  throw new TypeError('A response does not say what it responds to: toMatchContract("getMonitor").');
}
