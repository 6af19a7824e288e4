import type { BodyDescription, OperationDescription } from "../description.ts";
import type { Findings } from "../findings.ts";
import { mediaTypeOf, textOf } from "../message.ts";

/** Checks the JSON body of a request and its Content-Type (specification, Endpoints). */
export function checkJsonBody(
  { requestBody }: OperationDescription,
  contentType: string | undefined,
  body: string | Uint8Array | undefined,
  findings: Findings,
): void {
  const isEmpty = body === undefined || body.length === 0;
  if (!requestBody?.schema) {
    if (!isEmpty) findings.add("body", "", "no body", "a body");
    return;
  }
  if (isEmpty) {
    if (requestBody.isRequired) findings.add("body", "", "a JSON body", undefined);
    return;
  }
  const { type, charset } = mediaTypeOf(contentType ?? "");
  if (type !== requestBody.mediaType || (charset !== undefined && charset !== "utf-8")) {
    findings.add("header", "Content-Type", `${requestBody.mediaType};charset=UTF-8`, contentType);
  }
  const value = parsed(body, findings);
  if (value === undefined) return;
  for (const problem of requestBody.schema.problems(value)) findings.problem("body", problem);
}

function parsed(body: string | Uint8Array, findings: Findings): unknown {
  const text = textOf(body);
  if (text === undefined) findings.add("body", "", "text in UTF-8", "other bytes");
  else {
    try {
      return JSON.parse(text);
    } catch {
      findings.add("body", "", "valid JSON", text);
    }
  }
  return undefined;
}

/**
 * Checks parameters that are all in the query or all in a form (specification, Credentials and token flow).
 * @param body of the request
 */
export function checkForm(
  { parameters }: OperationDescription,
  { schema, mediaType = "" }: BodyDescription,
  query: URLSearchParams,
  contentType: string | undefined,
  body: string | Uint8Array | undefined,
  findings: Findings,
): void {
  const isEmpty = body === undefined || body.length === 0;
  const isForm = mediaTypeOf(contentType ?? "").type === mediaType;
  if (!isEmpty && !isForm) findings.add("header", "Content-Type", mediaType, contentType);
  const form = new URLSearchParams(isEmpty || !isForm ? "" : (textOf(body) ?? ""));
  const names = parameters.map(({ name }) => name);
  const inQuery = names.some((name) => query.has(name));
  const inForm = names.some((name) => form.has(name));
  if (inQuery && inForm) {
    findings.add("query", "", "the parameters all in the query or all in the form", undefined);
    return;
  }
  const [place, source] = inQuery ? (["query", query] as const) : (["body", form] as const);
  const values: Record<string, string> = {};
  for (const name of names) {
    const [value, ...more] = source.getAll(name);
    // An empty parameter is a missing one.
    if (value) values[name] = value;
    if (more.length > 0) findings.add(place, inQuery ? name : `/${name}`, "one value", more);
  }
  for (const problem of schema?.problems(values) ?? []) {
    findings.problem(place, inQuery ? { ...problem, at: problem.at.slice(1) } : problem);
  }
}
