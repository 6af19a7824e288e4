import { expect } from "vitest";
import { errorsOf, operations, responsesOf } from "../support/bundle.ts";
import type { Case } from "./case.ts";
import type { ReceivedResponse } from "./send.ts";

/** Expects what the contract documents of a response. Validates with Ajv, independently of Prism. */
export function expectDocumented({ operation, request }: Case, { status, headers, text }: ReceivedResponse): void {
  const isEmpty = request.method === "HEAD" || request.method === "OPTIONS";
  if (isEmpty) expect(text).toBe("");
  // The contract does not document OPTIONS.
  if (request.method === "OPTIONS" && status === 204) return;
  const schema = schemaOf(operation, status);
  expect(schema, `the status ${status} is documented`).toBeDefined();
  expect(headers.get("Content-Type")).toMatch(/^application\/json *(;|$)/i);
  if (schema && !isEmpty) expect(errorsOf(schema, JSON.parse(text))).toBe("");
}

/** Expects the response of a case, without the mock's own additions. */
export function expectResponse(testCase: Case, response: ReceivedResponse): void {
  const { status, body, schema } = testCase.expected;
  expect(response.status).toBe(status);
  expectDocumented(testCase, response);
  if (body !== undefined) expect(JSON.parse(response.text)).toEqual(body);
  if (schema !== undefined) expect(errorsOf({ $ref: schema }, JSON.parse(response.text))).toBe("");
}

/** Expects the response of a case from our mock. */
export function expectResponseOfMock(testCase: Case, response: ReceivedResponse): void {
  expectResponse(testCase, response);
  const { message, headers = {} } = testCase.expected.mock ?? {};
  if (message !== undefined) expect(JSON.parse(response.text).message).toMatch(message);
  for (const [name, value] of Object.entries(headers)) expect(response.headers.get(name), name).toBe(value);
}

/** @returns undefined if the status is not documented */
function schemaOf(name: string | undefined, status: number): { $ref?: string } | undefined {
  // The specification documents one error for all paths that do not exist.
  if (name === undefined) return status === 404 ? { $ref: "ErrorEnvelope" } : undefined;
  const target = operations.find(({ name: other }) => other === name);
  if (!target) throw new Error(`The case names an unknown operation ${name}.`);
  return responsesOf(target.operation).find((response) => response.status === String(status))?.schema;
}
