import { encodedTexts, readStyled, type Texts } from "../../contract/style.ts";
import { type BodyDescription, bodyIn, type OperationDescription } from "../description.ts";
import { isJson, mediaTypeOf, type Read, readJson, readText } from "../message.ts";
import { problemWith } from "../schemas/schema.ts";
import type { Findings } from "../violation.ts";

export const formType = "application/x-www-form-urlencoded";

type Fields = NonNullable<BodyDescription["fields"]>;

/** The fields of a form. One that occurs more than once is a list, as is one that `types` says is one. */
export function formFields(text: string, types: Fields = {}): Record<string, unknown> {
  return fieldsOf(encodedTexts(text), types);
}

function fieldsOf(form: Texts, types: Fields): Record<string, unknown> {
  // The field that a name such as `metadata[key]` is a part of.
  const fieldOf = (name: string) => {
    const [start = name] = name.split("[");
    return Object.hasOwn(types, start) && types[start]?.style === "deepObject" ? start : name;
  };
  const names = [...new Set([...form.keys()].map(fieldOf))];
  return Object.fromEntries(
    names.map((name) => [name, readStyled(name, Object.hasOwn(types, name) ? (types[name] ?? {}) : {}, form)]),
  );
}

type Reader = (body: string | Uint8Array, types?: Fields) => Read<unknown>;

const readForm: Reader = (body, types) => {
  const { value, problem } = readText(body);
  return problem ? { problem } : { value: formFields(value, types) };
};

/** How a body is read; undefined for one that is not read, such as a file. */
function readerOf(mediaType: string): Reader | undefined {
  return isJson(mediaType) ? (body) => readJson(body) : mediaType === formType ? readForm : undefined;
}

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
  const { type, charset } = mediaTypeOf(contentType ?? "");
  const { mediaType, schema, fields } = bodyIn(requestBody, type);
  const isUsual = mediaType === "application/json";
  if (isEmpty) {
    if (requestBody.isRequired) findings.add("body", "", isUsual ? "a JSON body" : (mediaType ?? "a body"), undefined);
    return;
  }
  // Of a range such as */*.
  if (mediaType === undefined) return;
  const isOtherCharset = isUsual && charset !== undefined && charset !== "utf-8";
  if (type !== mediaType || isOtherCharset)
    findings.add("header", "Content-Type", isUsual ? `${mediaType};charset=UTF-8` : mediaType, contentType);
  const read = type === mediaType || isUsual ? readerOf(mediaType)?.(body, fields) : undefined;
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
