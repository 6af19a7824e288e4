/** The values of parameters. They are in the URI and the headers of a request, so that an edited URI changes them, too. */
import type { Header } from "../../samples/of-request.ts";
import type { FormRequest, PageOperation, PageParameter } from "../common/messages.ts";
import type { MatchedOperation } from "./contract-index.ts";

type Addressed = Pick<FormRequest, "uri" | "headers">;

/** The values of a parameter; none if it is not sent. */
export function valuesOf({ uri, headers }: Addressed, match: MatchedOperation, parameter: PageParameter): string[] {
  const { name, isExploded, kind } = parameter;
  if (parameter.in === "path") {
    const value = match.parameters[name] ?? "";
    return value === `{${name}}` ? [] : [value];
  }
  if (parameter.in === "header") return headers.filter(([one]) => isSame(one, name)).map(([, value]) => value);
  const values = queryOf(uri).getAll(name);
  return kind === "list" && !isExploded ? values.flatMap((value) => value.split(",")) : values;
}

/** The part of a request that changes with the values of a parameter. */
export function withValues(
  { uri, headers }: Addressed,
  { operation, parameters }: MatchedOperation,
  { name, isExploded, in: place }: PageParameter,
  values: readonly string[],
): Partial<Addressed> {
  if (place === "path")
    return { uri: pathOf(operation, { ...parameters, [name]: values[0] ?? "" }) + uri.slice(pathEnd(uri)) };
  if (place === "header") {
    const others = headers.filter(([one]) => !isSame(one, name));
    return { headers: [...others, ...values.map((value): Header => [name, value])] };
  }
  const query = queryOf(uri);
  query.delete(name);
  const sent = isExploded || values.length === 0 ? values : [values.join(",")];
  for (const value of sent) query.append(name, value);
  const path = uri.slice(0, pathEnd(uri));
  return { uri: query.size > 0 ? `${path}?${query}` : path };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function pathEnd(uri: string): number {
  const mark = uri.indexOf("?");
  return mark < 0 ? uri.length : mark;
}

function queryOf(uri: string): URLSearchParams {
  return new URLSearchParams(uri.slice(pathEnd(uri)));
}

/** A parameter without a value stays in braces, so that the operation can still be recognized. */
function pathOf({ path }: PageOperation, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name] ?? "";
    return value === "" || value === braces ? braces : encodeURIComponent(value);
  });
}
