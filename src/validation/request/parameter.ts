import type { ParameterDescription } from "../description.ts";
import type { Findings } from "../violation.ts";

/** The text of a number, as JSON writes it. */
const number = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Checks a parameter, or a header of a response. @param values as they were sent, decoded; undefined for a missing one */
export function checkParameter(
  { in: place, name, isRequired, isList = false, type, schema }: ParameterDescription,
  values: ReadonlyArray<string | undefined>,
  findings: Findings,
): void {
  const [text, ...others] = values.filter((value) => value !== undefined);
  if (text === undefined || (isRequired && text === "")) {
    if (isRequired) findings.add(place, name, "a value", text);
    return;
  }
  if (others.length > 0 && !isList) findings.add(place, name, "one value", values);
  if (!schema) return;
  const [problem] = schema.problems(isList ? [text, ...others].map((one) => valueIn(one, type)) : valueIn(text, type));
  if (problem) findings.problem(place, { ...problem, at: name });
}

/** Converts a text to a value of a type. If it is no such value, it stays a text. */
function valueIn(text: string, type: ParameterDescription["type"]): unknown {
  if (type === "boolean") return text === "true" ? true : text === "false" ? false : text;
  return type !== undefined && number.test(text) ? Number(text) : text;
}
