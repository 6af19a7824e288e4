import type { OperationId } from "./all-operations.ts";
import { type AnyResponse, isResponse } from "./any-response.ts";
import type { RequestParts } from "./message.ts";
import { type CheckOptions, type ResponseOf, validateRequest, validateResponse } from "./validate.ts";
import { formatViolations } from "./violation.ts";

/** The matcher's signature in a test. */
export interface ContractMatchers<Result> {
  /**
   * Checks a request, or a response of an operation: `await expect(response).toMatchContract("getMonitor")`.
   * @param of the operation of a response, or its request; left out for a request
   */
  toMatchContract<Id extends string = OperationId>(of?: ResponseOf<NoInfer<Id>>, options?: CheckOptions<Id>): Result;
}

type Message = Request | RequestParts | AnyResponse;

/** The matcher for Vitest and Jest. */
export async function toMatchContract<Id extends string = OperationId>(
  message: Message,
  of?: ResponseOf<NoInfer<Id>>,
  options: CheckOptions<Id> = {},
) {
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

function reportOf<Id extends string>(message: Message, of: ResponseOf<Id> | undefined, options: CheckOptions<Id>) {
  if (!isResponse(message)) return validateRequest(message, options);
  if (of !== undefined) return validateResponse<Id>(message, of, options);
  throw new TypeError('A response does not say what it responds to: toMatchContract("getMonitor").');
}
