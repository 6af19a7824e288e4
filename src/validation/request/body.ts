import type { BodyDescription, OperationDescription } from "../description.ts";
import { mediaTypeOf, type Read, readJson, readText } from "../message.ts";
import { problemWith } from "../schemas/schema.ts";
import type { Findings } from "../violation.ts";

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

const readers: Readonly<Record<string, (body: string | Uint8Array) => Read<unknown>>> = {
  "application/json": readJson,
  [formType]: (body) => {
    const { value, problem } = readText(body);
    return problem ? { problem } : { value: formFields(value) };
  },
};

/** Checks the body of a request and its Content-Type (specification, Endpoints). */
export function checkBody(
  { requestBody }: OperationDescription,
  contentType: string | undefined,
  body: string | Uint8Array | undefined,
  findings: Findings,
): void {
  const isEmpty = body === undefined || body.length === 0;
  if (!requestBody) {
    if (!isEmpty) findings.problem("body", problemWith("", "no body", "a body"));
    return;
  }
  const { mediaType = "", isRequired, schema } = requestBody;
  const isJson = mediaType === "application/json";
  if (isEmpty) {
    if (isRequired) findings.add("body", "", isJson ? "a JSON body" : mediaType, undefined);
    return;
  }
  const { type, charset } = mediaTypeOf(contentType ?? "");
  const isOtherCharset = isJson && charset !== undefined && charset !== "utf-8";
  if (type !== mediaType || isOtherCharset)
    findings.add("header", "Content-Type", isJson ? `${mediaType};charset=UTF-8` : mediaType, contentType);
  const read = type === mediaType || isJson ? readers[mediaType]?.(body) : undefined;
  if (!read) return;
  for (const one of read.problem ? [read.problem] : (schema?.problems(read.value) ?? [])) findings.problem("body", one);
}

/** Checks parameters that may each be in the query or in a form (specification, Credentials and token flow). */
export function checkForm(
  { parameters }: OperationDescription,
  { schema, mediaType = "" }: BodyDescription,
  query: URLSearchParams,
  contentType: string | undefined,
  body: string | Uint8Array | undefined,
  findings: Findings,
): void {
  const isEmpty = body === undefined || body.length === 0;
  // The parameters of a body that cannot be read are unknown.
  if (!isEmpty && mediaTypeOf(contentType ?? "").type !== mediaType) {
    findings.add("header", "Content-Type", mediaType, contentType);
    return;
  }
  const { value: text, problem: unreadable } = readText(body ?? "");
  if (unreadable) {
    findings.problem("body", unreadable);
    return;
  }
  const form = new URLSearchParams(text);
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
