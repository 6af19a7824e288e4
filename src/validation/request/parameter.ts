import type { ParameterDescription } from "../description.ts";
import type { Findings } from "../violation.ts";

/** A number as JSON writes it. */
const number = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Checks a parameter, or a header of a response. @param texts its values as they were sent, decoded */
export function checkParameter(parameter: ParameterDescription, texts: readonly string[], findings: Findings): void {
  const { in: place, name, isRequired, isList = false, type, schema } = parameter;
  const [text] = texts;
  if (text === undefined || (isRequired && text === "")) {
    if (isRequired) findings.add(place, name, "a value", text);
    return;
  }
  if (texts.length > 1 && !isList) findings.add(place, name, "one value", texts);
  if (!schema) return;
  const [problem] = schema.problems(isList ? texts.map((one) => valueIn(one, type)) : valueIn(text, type));
  if (problem) findings.problem(place, { ...problem, at: name });
}

/** A text as a value of a type; the text itself if it is not a value of that type. */
function valueIn(text: string, type: ParameterDescription["type"]): unknown {
  if (type === "boolean") return text === "true" ? true : text === "false" ? false : text;
  return type !== undefined && number.test(text) ? Number(text) : text;
}
