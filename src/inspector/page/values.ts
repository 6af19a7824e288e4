/** The values of an operation's parameters, and the request that they make. */
import type { PageInput, PageOperation } from "../page-types.ts";
import type { FormRequest } from "./request.ts";

/** By the name of a parameter; none of one that is not sent. */
export type Values = Readonly<Record<string, readonly string[]>>;

export function firstValues({ parameters }: PageOperation): Values {
  return Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
}

/** The request of an operation with the contract's examples, or samples of its schemas. */
export function firstRequest(operation: PageOperation): FormRequest {
  const { method, version, body } = operation;
  return { method, version, zaaid: "", body, uri: uriOf(operation, firstValues(operation)) };
}

/** The path and the query with the values of the parameters. A parameter of the path without a value keeps its braces. */
export function uriOf({ path, parameters }: PageOperation, values: Values): string {
  const filled = path.replace(/\{([^{}]+)\}/g, (braces, name: string) => {
    const [text = ""] = values[name] ?? [];
    return text === "" ? braces : encodeURIComponent(text);
  });
  const inQuery = parameters.filter((one) => one.in === "query");
  const pairs = inQuery.flatMap(({ name }) => (values[name] ?? []).map((text) => [name, text]));
  const query = new URLSearchParams(pairs).toString().replaceAll("+", "%20");
  return query === "" ? filled : `${filled}?${query}`;
}

/** The value of an input. A text that is not of the type stays a text. */
export function typedValue({ kind, type }: Pick<PageInput, "kind" | "type">, texts: readonly string[]): unknown {
  const values = texts.map((text) => {
    if (type === "boolean") return text === "true";
    return type === "number" && text.trim() !== "" && !Number.isNaN(Number(text)) ? Number(text) : text;
  });
  return kind === "list" ? values : values[0];
}
