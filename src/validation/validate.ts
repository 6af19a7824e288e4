import { address, assertOptions, type Check, flag, wrongArgument } from "../shared/options.ts";
import { type OperationId, validators } from "./all-operations.ts";
import type { CheckOptions } from "./contract-validators.ts";
import type { OperationDescription } from "./description.ts";
import {
  type AnyRequest,
  type AnyResponse,
  isResponse,
  type RequestParts,
  readRequest,
  readResponse,
} from "./read-message.ts";
import { checkResponse } from "./response/check-response.ts";
import { formatViolations, type Report } from "./violation.ts";

/** The origin of a response: the identifier of its operation, or its request. */
export type ResponseOf = OperationId | Pick<RequestParts, "method" | "url">;

const ofMatcher: Record<keyof MatchOptions, Check> = {
  baseUrl: address,
  authUrl: address,
  needsAuthorization: flag,
  allowsGatewayStatuses: flag,
};
const optionChecks: Record<keyof CheckOptions, Check> = { ...ofMatcher, strict: flag };

/**
 * Checks a request: path, method, parameters, headers, cookies and body. Its body can still be read.
 * @throws TypeError if an argument is not valid
 */
export async function validateRequest(request: AnyRequest, options: CheckOptions = {}): Promise<Report> {
  assertOptions("validateRequest", options, optionChecks);
  return validators.checkRequest(await readRequest(request), options);
}

/**
 * Checks a response: status, content type, envelope and data. Its body can still be read. New attributes and ids are allowed;
 * `strict: true` lists them in `additions`.
 * @throws TypeError if the operation is unknown, or an argument is not valid
 */
export async function validateResponse(
  response: AnyResponse,
  of: ResponseOf,
  options: CheckOptions = {},
): Promise<Report> {
  assertOptions("validateResponse", options, optionChecks);
  const received = await readResponse(response);
  const method = typeof of === "string" ? undefined : of?.method;
  return checkResponse(operationOf(of, options), received, options, method);
}

/** @throws TypeError if the operation is unknown */
function operationOf(of: ResponseOf, options: CheckOptions): OperationDescription {
  if (typeof of === "string") return validators.operation(of);
  if (typeof of?.method !== "string" || typeof of.url !== "string")
    throw wrongArgument("validateResponse, second argument", 'an operation, such as "getMonitor", or a request', of);
  const operation = validators.locate(of, options).route?.operation;
  if (!operation) throw new TypeError(`No operation is ${of.method} ${of.url.split("?")[0]}. Check the request first.`);
  return operation;
}

/** The options of the matcher, which does not look for additions. */
export type MatchOptions = Omit<CheckOptions, "strict">;

/** The matcher's signature in a test. */
export interface ContractMatchers<Result> {
  /**
   * Checks a request, or a response of an operation: `await expect(response).toMatchContract("getMonitor")`.
   * @param of for a response, its operation or the request that it answers; left out for a request
   */
  toMatchContract(of?: ResponseOf, options?: MatchOptions): Result;
}

type Message = AnyRequest | AnyResponse;

export async function toMatchContract(message: Message, of?: ResponseOf, options: MatchOptions = {}) {
  assertOptions("toMatchContract", options, ofMatcher);
  const { operation = "no operation", violations } = await reportOf(message, of, options);
  const expected = of === undefined ? operation : operationOf(of, options).id;
  const isOther = operation !== expected;
  const pass = violations.length === 0 && !isOther;
  const problem = isOther
    ? `Expected a message of ${expected}; it is one of ${operation}.`
    : "Expected a message that matches the contract.";
  const text = pass
    ? `Expected a message that breaks the contract; it is a valid one of ${operation}.`
    : `${problem}\n\n${formatViolations(violations)}`.trimEnd();
  return { pass, message: () => text };
}

function reportOf(message: Message, of: ResponseOf | undefined, options: CheckOptions) {
  if (!isResponse(message)) return validateRequest(message, options);
  if (of !== undefined) return validateResponse(message, of, options);
  throw new TypeError('Name the operation of the response: toMatchContract("getMonitor").');
}
