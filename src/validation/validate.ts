import { assertNames } from "../shared/nearest.ts";
import { contract, type OperationId } from "./all-operations.ts";
import type { CheckOptions } from "./contract.ts";
import { type AnyResponse, isResponse, type RequestParts, requestParts, responseParts } from "./message.ts";
import { formatViolations, type Report } from "./violation.ts";

/** What a response is the response to: an operation, or a request. */
export type ResponseOf = OperationId | Pick<RequestParts, "method" | "url">;

const optionNames = ["baseUrl", "authUrl", "strict", "needsAuthorization", "allowsGatewayStatuses"] satisfies Array<
  keyof CheckOptions
>;

/** Checks a request: path, method, parameters, headers, cookies and body. Its body can still be read. */
export async function validateRequest(request: Request | RequestParts, options: CheckOptions = {}): Promise<Report> {
  assertNames("validateRequest", options, optionNames);
  return contract.checkRequest(await requestParts(request), options);
}

/**
 * Checks a response: status, content type, envelope and data. Its body can still be read. New attributes and
 * ids are no violations; `strict: true` lists them in `additions`.
 * @returns every violation, in `violations`
 * @throws TypeError if the operation is unknown
 */
export async function validateResponse(
  response: AnyResponse,
  of: ResponseOf,
  options: CheckOptions = {},
): Promise<Report> {
  assertNames("validateResponse", options, optionNames);
  const operation = typeof of === "string" ? contract.operation(of) : contract.find(of, options);
  if (!operation) {
    const { method, url } = of as Pick<RequestParts, "method" | "url">;
    throw new TypeError(`No operation is ${method} ${url.split("?")[0]}. Check the request first.`);
  }
  const method = typeof of === "string" ? operation.method : of.method;
  return contract.checkResponse(operation, await responseParts(response), options, method);
}

/** The matcher's signature in a test. */
export interface ContractMatchers<Result> {
  /**
   * Checks a request, or a response of an operation: `await expect(response).toMatchContract("getMonitor")`.
   * @param of the operation of a response, or its request; left out for a request
   */
  toMatchContract(of?: ResponseOf, options?: CheckOptions): Result;
}

type Message = Request | RequestParts | AnyResponse;

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
