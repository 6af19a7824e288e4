import { isPrefixed, readStyled, type Texts } from "../../contract/style.ts";
import type { ParameterDescription } from "../description.ts";
import { keysOf } from "../schemas/schema.ts";
import type { Findings } from "../violation.ts";

/** Texts of a place whose names cannot be listed. */
export const textsOf = (getAll: Texts["getAll"]): Texts => ({ getAll, keys: () => [] });

/** Checks a parameter, or a header of a response. */
export function checkParameter(parameter: ParameterDescription, texts: Texts, findings: Findings): void {
  const { in: place, name, isRequired, isList = false, explode, style, schema } = parameter;
  const values = texts.getAll(name).map(texts.decoded ?? String);
  const [value, ...more] = values;
  if (parameter.mayBeEmpty && value === "" && more.length === 0) return;
  const read = readStyled(name, parameter, texts);
  const expected = isPrefixed(parameter) ? `a value in the style ${style}` : "a value";
  if (isRequired && (read === undefined || value === "")) return void findings.add(place, name, expected, value);
  const isRepeated = more.length > 0 && (!isList || (style !== undefined && !explode));
  if (isRepeated) findings.add(place, name, isList ? "one value with all items" : "one value", values);
  if (!schema || read === undefined) return;
  // Of a parameter that may not be repeated, the first.
  const [problem] = schema.problems(
    isRepeated && !isList
      ? readStyled(name, parameter, { ...texts, getAll: () => texts.getAll(name).slice(0, 1) })
      : read,
  );
  if (!problem) return;
  // A separator that is encoded may also be a part of the only item.
  if (texts.mayEncodeSeparators && values.length === 1) {
    const otherwise = readStyled(name, parameter, { ...texts, mayEncodeSeparators: false });
    if (schema.problems(otherwise).length === 0) return;
  }
  const isObject = typeof read === "object" && !Array.isArray(read);
  const part = isObject ? keysOf(problem.at).map((key) => `[${key}]`) : [];
  findings.problem(place, { ...problem, at: [name, ...part].join("") });
}
