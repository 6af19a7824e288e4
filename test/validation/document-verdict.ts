import type { Parameter } from "../../src/contract/document.ts";
import type { RequestParts } from "../../src/validation/index.ts";
import { errorsOf, type Operation, operations, requestOf, resolve } from "../support/bundle.ts";

/**
 * What the published document says about a request to one of its operations, read as OpenAPI and judged by a plain Ajv:
 * parameters, `Authorization` and the body.
 * @returns a text for each problem
 */
export function documentProblems(
  { name, operation, isOAuth }: (typeof operations)[number],
  request: RequestParts,
): string[] {
  const { searchParams } = new URL(request.url, "http://localhost");
  const headers = new Headers(
    Object.entries(request.headers).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const problems = (operation.parameters ?? []).flatMap((reference) => {
    const parameter = resolve(reference);
    return parameter.in === "query" ? queryProblems(parameter, searchParams.getAll(parameter.name)) : [];
  });
  if (operation.security.length > 0 && !headers.has("Authorization")) problems.push("header Authorization is missing");
  problems.push(...bodyProblems(operation, headers, Buffer.from(request.body ?? "").toString(), isOAuth));
  return problems.map((problem) => `${name} ${problem}`);
}

function queryProblems({ name, required = false, schema = {} }: Parameter, values: readonly string[]): string[] {
  if (values.length === 0) return required ? [`query ${name} is missing`] : [];
  if (values.length > 1) return [`query ${name} is no list`];
  const errors = errorsOf(schema, values[0]);
  return errors ? [`query ${name} ${errors}`] : [];
}

function bodyProblems(operation: Operation, headers: Headers, body: string, isForm: boolean): string[] {
  const documented = requestOf(operation);
  if (!documented) return [];
  const { required = false } = resolve(operation.requestBody ?? { $ref: "" });
  if (body === "") return required ? ["body is missing"] : [];
  const type = headers.get("Content-Type")?.split(";")[0];
  if (type !== documented.mediaType) return [`body is ${type}`];
  const value = isForm ? Object.fromEntries(new URLSearchParams(body)) : parsed(body);
  const errors = value === undefined ? "is not JSON" : errorsOf(documented.schema, value);
  return errors ? [`body ${errors}`] : [];
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

/** What the published document says about the body of a response. */
export function documentAllows(id: string, status: number, body: unknown): boolean {
  const found = operations.find(({ name }) => name === id)?.operation.responses[status];
  if (!found) return false;
  const [media] = Object.values(resolve(found).content ?? {});
  return media !== undefined && errorsOf(media.schema, body) === "";
}
