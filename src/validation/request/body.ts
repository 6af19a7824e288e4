import type { BodyDescription, OperationDescription } from "../description.ts";
import type { Findings } from "../findings.ts";
import { bodyText, mediaTypeOf } from "../message.ts";

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
  const text = bodyText(body);
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

export const formType = "application/x-www-form-urlencoded";

/** The fields of a form. One that occurs more than once is a list. */
export function formFields(text: string): Record<string, string | string[]> {
  const form = new URLSearchParams(text);
  const fields = [...new Set(form.keys())].map((name): [string, string | string[]] => {
    const [value = "", ...more] = form.getAll(name);
    return [name, more.length > 0 ? [value, ...more] : value];
  });
  return Object.fromEntries(fields);
}

/** Checks the form, or the other body that is not JSON, of a request, and its Content-Type. */
export function checkFormBody(
  { requestBody }: OperationDescription,
  contentType: string | undefined,
  body: string | Uint8Array | undefined,
  findings: Findings,
): void {
  const { mediaType = "", isRequired, schema } = requestBody ?? {};
  if (body === undefined || body.length === 0) {
    if (isRequired) findings.add("body", "", mediaType, undefined);
    return;
  }
  if (mediaTypeOf(contentType ?? "").type !== mediaType) findings.add("header", "Content-Type", mediaType, contentType);
  if (mediaType !== formType) return;
  for (const problem of schema?.problems(formFields(bodyText(body) ?? "")) ?? []) findings.problem("body", problem);
}

/**
 * Checks parameters of which each may be in the query or in a form (specification, Credentials and token flow).
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
  const form = new URLSearchParams(isEmpty || !isForm ? "" : (bodyText(body) ?? ""));
  const names = parameters.map(({ name }) => name);
  const usesQueryAlone = names.some((name) => query.has(name)) && !names.some((name) => form.has(name));
  const isInQuery = (name: string) => usesQueryAlone || query.has(name);
  const values: Record<string, string> = {};
  for (const name of names) {
    const all = [...query.getAll(name), ...form.getAll(name)];
    // An empty parameter is a missing one.
    if (all[0]) values[name] = all[0];
    if (all.length < 2) continue;
    if (isInQuery(name)) findings.add("query", name, "one value", all);
    else findings.add("body", `/${name}`, "one value", all);
  }
  for (const problem of schema?.problems(values) ?? []) {
    const name = problem.at.slice(1);
    if (isInQuery(name)) findings.problem("query", { ...problem, at: name });
    else findings.problem("body", problem);
  }
}
