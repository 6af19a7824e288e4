/** The values of parameters. They are in the URI and the headers of a request, so that an edited URI changes them, too. */
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

/** The request with other values of a parameter. */
export function withValues<R extends Addressed>(
  request: R,
  match: MatchedOperation,
  parameter: PageParameter,
  values: readonly string[],
): R {
  const { name, isExploded } = parameter;
  if (parameter.in === "path") {
    const path = pathOf(match.operation, { ...match.parameters, [name]: values[0] ?? "" });
    return { ...request, uri: path + request.uri.slice(pathEnd(request.uri)) };
  }
  const sent = isExploded || values.length === 0 ? values : [values.join(",")];
  if (parameter.in === "header") {
    const others = request.headers.filter(([one]) => !isSame(one, name));
    return { ...request, headers: [...others, ...values.map((value) => [name, value])] };
  }
  const query = queryOf(request.uri);
  query.delete(name);
  for (const value of sent) query.append(name, value);
  const path = request.uri.slice(0, pathEnd(request.uri));
  return { ...request, uri: query.size > 0 ? `${path}?${query}` : path };
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
