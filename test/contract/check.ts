import { isDeepStrictEqual } from "node:util";
import { errorsOf, operations, responsesOf } from "../support/bundle.ts";
import type { Case } from "./case.ts";
import type { Answer } from "./send.ts";

type Documentation = Pick<Case, "operation" | "request">;

/**
 * How an answer breaks the contract; empty if it keeps to it. It shows no value of the body, which may be a secret.
 * The contract is read by Ajv, which has nothing to do with Prism.
 */
export function contractProblems(documentation: Documentation, answer: Answer): string[] {
  const { method } = documentation.request;
  if (isEmpty(method) && answer.text !== "") return [`an answer to ${method} has a body`];
  // The contract says nothing of OPTIONS.
  if (method === "OPTIONS" && answer.status === 204) return [];
  return [...outerProblems(documentation, answer), ...(isEmpty(method) ? [] : bodyProblems(documentation, answer))];
}

/** How an answer differs from what the case expects, our mock's own additions left aside. */
export function problemsOf(one: Case, answer: Answer): string[] {
  const { status, body, notBody, schema } = one.expected;
  const isBody = (value: unknown) => isDeepStrictEqual(parsed(answer.text), value);
  return [
    ...contractProblems(one, answer),
    ...(answer.status === status ? [] : [`the status is ${answer.status}, not ${status}`]),
    ...(body === undefined || isBody(body) ? [] : [`the body is ${answer.text}, not ${JSON.stringify(body)}`]),
    ...(notBody !== undefined && isBody(notBody) ? [`the body is ${answer.text}`] : []),
    ...(schema === undefined ? [] : schemaProblems({ $ref: schema }, answer)),
  ];
}

/** How an answer of our mock differs from what the case expects. */
export function mockProblems(one: Case, answer: Answer): string[] {
  const { message, headers = {} } = one.expected.mock ?? {};
  const said = String((parsed(answer.text) as { message?: unknown } | undefined)?.message);
  return [
    ...problemsOf(one, answer),
    ...(message === undefined || message.test(said) ? [] : [`the message is ${JSON.stringify(said)}, not ${message}`]),
    ...Object.entries(headers).flatMap(([name, value]) => {
      const actual = answer.headers.get(name);
      return actual === value ? [] : [`the header ${name} is ${actual}, not ${value}`];
    }),
  ];
}

function isEmpty(method: string): boolean {
  return method === "HEAD" || method === "OPTIONS";
}

/** What is wrong around the body. */
function outerProblems({ operation }: Documentation, { status, headers }: Answer): string[] {
  const type = headers.get("Content-Type");
  return [
    ...(schemaOf(operation, status) ? [] : [`the status ${status} is not documented`]),
    ...(/^application\/json *(;|$)/i.test(type ?? "") ? [] : [`the Content-Type is ${type}`]),
  ];
}

function bodyProblems({ operation }: Documentation, answer: Answer): string[] {
  const schema = schemaOf(operation, answer.status);
  return schema ? schemaProblems(schema, answer) : [];
}

function schemaProblems(schema: { $ref?: string }, { text }: Answer): string[] {
  const body = parsed(text);
  if (body === undefined) return ["the body is no JSON"];
  const errors = errorsOf(schema, body);
  return errors ? [`the body breaks its schema: ${errors}`] : [];
}

/** @returns undefined if the status is not documented */
function schemaOf(name: string | undefined, status: number): { $ref?: string } | undefined {
  // The source has one sort of error for every path, and this status for those that are not there.
  if (name === undefined) return status === 404 ? { $ref: "Error" } : undefined;
  const target = operations.find((one) => one.name === name);
  if (!target) throw new Error(`The contract has no operation ${name}.`);
  return responsesOf(target.operation).find((response) => response.status === String(status))?.schema;
}

/** @returns undefined if the text is no JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
