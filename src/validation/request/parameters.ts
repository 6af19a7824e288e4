import type { OperationDescription, ParameterDescription } from "../description.ts";
import type { Findings } from "../findings.ts";

/** Checks the parameters in the query. */
export function checkQuery(operation: OperationDescription, query: URLSearchParams, findings: Findings): void {
  for (const parameter of operation.parameters) {
    if (parameter.in === "query") checkParameter(parameter, query.getAll(parameter.name), findings);
  }
}

/** Checks the parameters in the path, which it always has. */
export function checkPath(
  operation: OperationDescription,
  values: Readonly<Record<string, string>>,
  findings: Findings,
): void {
  for (const parameter of operation.parameters) {
    if (parameter.in === "path") checkParameter(parameter, [values[parameter.name] ?? ""], findings);
  }
}

/** Checks the parameters in the header Cookie. */
export function checkCookies(operation: OperationDescription, cookies: string | undefined, findings: Findings): void {
  if (cookies === undefined) return;
  for (const parameter of operation.parameters) {
    if (parameter.in !== "cookie") continue;
    checkParameter(parameter, cookieValues(cookies, parameter.name), findings);
  }
}

/** Checks the parameters in headers. Those of every request are not parameters (OpenAPI 3.1, Parameter Object). */
export function checkHeaders(
  operation: OperationDescription,
  header: (name: string) => string | undefined,
  findings: Findings,
): void {
  for (const parameter of operation.parameters) {
    if (parameter.in === "header" && !/^(accept|authorization|content-type)$/i.test(parameter.name))
      checkParameter(parameter, [header(parameter.name) ?? []].flat(), findings);
  }
}

/** The values of a cookie in the header Cookie, which may be in double quotes (RFC 6265, section 4.1.1). */
export function cookieValues(cookies: string, name: string): string[] {
  const pairs = cookies.split(";").map((pair) => pair.trim());
  return pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) =>
      pair
        .slice(name.length + 1)
        .trim()
        .replace(/^"(.*)"$/, "$1"),
    );
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

/** Lists the parameters that the contract does not document. */
export function addUnknownParameters(
  { parameters }: OperationDescription,
  query: URLSearchParams,
  findings: Findings,
): void {
  const known = new Set(parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name));
  for (const name of new Set(query.keys())) {
    if (!known.has(name))
      findings.additions.push({ in: "query", at: name, text: `the parameter ${name} is not documented` });
  }
}
