import { isOtherCharset, mediaTypeOf, parseJson, parseText } from "../body.ts";
import type { BodyDescription, OperationDescription } from "../description.ts";
import { problemWith } from "../schemas/schema.ts";
import type { Findings } from "../violation.ts";

/** Checks the body of a request and its Content-Type (specification, Endpoints). */
export function checkBody(
  { requestBody }: OperationDescription,
  contentType: string | undefined,
  body: string | Uint8Array | undefined,
  findings: Findings,
): void {
  const isEmpty = body === undefined || body.length === 0;
  if (!requestBody && !isEmpty) findings.problem("body", problemWith("", "no body", "a body", false));
  if (requestBody?.isRequired && isEmpty) findings.add("body", "", "a JSON body", undefined);
  if (!requestBody || isEmpty) return;
  const { mediaType, schema } = requestBody;
  const { type, charset } = mediaTypeOf(contentType ?? "");
  if (type !== mediaType || isOtherCharset(charset))
    findings.add("header", "Content-Type", `${mediaType};charset=UTF-8`, contentType);
  const { value, problem } = parseJson(body);
  for (const one of problem ? [problem] : (schema?.problems(value) ?? [])) findings.problem("body", one);
}

/** Checks the parameters of a form. Each may be in the query instead (specification, Credentials and token flow). */
export function checkForm(
  { parameters }: OperationDescription,
  { schema, mediaType = "" }: BodyDescription,
  query: URLSearchParams,
  contentType: string | undefined,
  body: string | Uint8Array | undefined,
  findings: Findings,
): void {
  const isEmpty = body === undefined || body.length === 0;
  // The parameters in a body of another type cannot be read, so they are not checked.
  if (!isEmpty && mediaTypeOf(contentType ?? "").type !== mediaType) {
    findings.add("header", "Content-Type", mediaType, contentType);
    return;
  }
  const { value: text, problem: unreadable } = parseText(body ?? "");
  if (unreadable) {
    findings.problem("body", unreadable);
    return;
  }
  const form = new URLSearchParams(text);
  const names = parameters.map(({ name }) => name);
  const usesOnlyQuery = names.some((name) => query.has(name)) && !names.some((name) => form.has(name));
  const isInQuery = (name: string) => usesOnlyQuery || query.has(name);
  const values: Record<string, string> = {};
  for (const name of names) {
    const all = [...query.getAll(name), ...form.getAll(name)];
    // The service treats an empty parameter as a missing one.
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
