import { isDeepStrictEqual } from "node:util";
import { errorsOf, operations, responsesOf } from "../support/bundle.ts";
import type { Case } from "./case.ts";
import type { ReceivedResponse } from "./send.ts";

type Documentation = Pick<Case, "operation" | "request">;

/**
 * Lists how a response violates the contract; empty if it matches. The texts contain no values of the body, which may be
 * secret. Validates with Ajv, independently of Prism.
 */
export function contractProblems(documentation: Documentation, response: ReceivedResponse): string[] {
  const { method } = documentation.request;
  if (isEmpty(method) && response.text !== "") return [`the response to ${method} has a body`];
  // The contract does not document OPTIONS.
  if (method === "OPTIONS" && response.status === 204) return [];
  return [...headProblems(documentation, response), ...(isEmpty(method) ? [] : bodyProblems(documentation, response))];
}

/** Lists how a response differs from the expected one, without the mock's own additions. */
export function problemsOf(testCase: Case, response: ReceivedResponse): string[] {
  const { status, body, schema } = testCase.expected;
  const isBody = (value: unknown) => isDeepStrictEqual(parsed(response.text), value);
  return [
    ...contractProblems(testCase, response),
    ...(response.status === status ? [] : [`the status is ${response.status}, not ${status}`]),
    ...(body === undefined || isBody(body) ? [] : [`the body is ${response.text}, not ${JSON.stringify(body)}`]),
    ...(schema === undefined ? [] : schemaProblems({ $ref: schema }, response)),
  ];
}

/** Lists how a response of our mock differs from the expected one. */
export function mockProblems(testCase: Case, response: ReceivedResponse): string[] {
  const { message, headers = {} } = testCase.expected.mock ?? {};
  const actualMessage = String((parsed(response.text) as { message?: unknown } | undefined)?.message);
  return [
    ...problemsOf(testCase, response),
    ...(message === undefined || message.test(actualMessage)
      ? []
      : [`the message is ${JSON.stringify(actualMessage)}, not ${message}`]),
    ...Object.entries(headers).flatMap(([name, value]) => {
      const actual = response.headers.get(name);
      return actual === value ? [] : [`the header ${name} is ${actual}, not ${value}`];
    }),
  ];
}

function isEmpty(method: string): boolean {
  return method === "HEAD" || method === "OPTIONS";
}

/** Problems of the status and the headers. */
function headProblems({ operation }: Documentation, { status, headers }: ReceivedResponse): string[] {
  const type = headers.get("Content-Type");
  return [
    ...(schemaOf(operation, status) ? [] : [`the status ${status} is not documented`]),
    ...(/^application\/json *(;|$)/i.test(type ?? "") ? [] : [`the Content-Type is ${type}`]),
  ];
}

function bodyProblems({ operation }: Documentation, response: ReceivedResponse): string[] {
  const schema = schemaOf(operation, response.status);
  return schema ? schemaProblems(schema, response) : [];
}

function schemaProblems(schema: { $ref?: string }, { text }: ReceivedResponse): string[] {
  const body = parsed(text);
  if (body === undefined) return ["the body is not valid JSON"];
  const errors = errorsOf(schema, body);
  return errors ? [`the body violates its schema: ${errors}`] : [];
}

/** @returns undefined if the status is not documented */
function schemaOf(name: string | undefined, status: number): { $ref?: string } | undefined {
  // The specification documents one error for all paths that do not exist.
  if (name === undefined) return status === 404 ? { $ref: "ErrorEnvelope" } : undefined;
  const target = operations.find(({ name: other }) => other === name);
  if (!target) throw new Error(`The case names an unknown operation ${name}.`);
  return responsesOf(target.operation).find((response) => response.status === String(status))?.schema;
}

/** @returns undefined if the text is not valid JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
