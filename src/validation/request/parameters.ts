import type { OperationDescription, ParameterDescription } from "../description.ts";
import type { Findings } from "../findings.ts";

/** Returns the texts of a parameter; undefined if it is not checked. */
type Values = (name: string) => readonly string[] | undefined;

export function checkParameters(
  { parameters }: OperationDescription,
  places: Readonly<Partial<Record<ParameterDescription["in"], Values>>>,
  findings: Findings,
): void {
  for (const [place, valuesOf] of Object.entries(places)) {
    for (const parameter of parameters) {
      const values = parameter.in === place ? valuesOf(parameter.name) : undefined;
      if (values) checkParameter(parameter, values, findings);
    }
  }
}

/** The values of a cookie in the header Cookie, which may be in double quotes (RFC 6265, section 4.1.1). */
export function cookieValues(cookies: string, name: string): string[] {
  const pairs = cookies.split(";").map((pair) => pair.trim());
  const values = pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1).trim());
  return values.map((value) => value.replace(/^"(.*)"$/, "$1"));
}

function checkParameter(parameter: ParameterDescription, values: readonly string[], findings: Findings): void {
  const { in: place, name, isRequired, isList = false, type, schema } = parameter;
  const [value, ...more] = values;
  if (isRequired && (value === undefined || value === "")) findings.add(place, name, "a value", value);
  if (more.length > 0 && !isList) findings.add(place, name, "one value", values);
  if (!schema || value === undefined) return;
  const [problem] = schema.problems(isList ? values.map((one) => readAs(type, one)) : readAs(type, value));
  if (problem) findings.problem(place, { ...problem, at: name });
}

/** A text as a value of a type; the text itself if it is not a value of that type. */
function readAs(type: ParameterDescription["type"], text: string): unknown {
  if (type === "boolean") return text === "true" ? true : text === "false" ? false : text;
  const number = type === undefined || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isNaN(number) ? text : number;
}

export function addUnknownParameters(
  { parameters }: OperationDescription,
  query: URLSearchParams,
  findings: Findings,
): void {
  const known = new Set(parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name));
  for (const name of new Set(query.keys()))
    if (!known.has(name)) findings.addition("query", name, `the parameter ${name} is not documented`);
}
