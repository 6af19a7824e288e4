import { key } from "../shared/typescript-text.ts";

/** A call of an operation with this project's client. */
export interface ClientCall {
  method: string;
  /** As the contract has it, `/monitors/{monitor_id}`. */
  path: string;
  /** By their place. */
  parameters: Readonly<Record<"path" | "query" | "header", Readonly<Record<string, unknown>>>>;
  /** TypeScript source. */
  body: string | undefined;
  /** More options of the call, TypeScript source. */
  options: string[];
}

/** The call as an expression: `api.GET("/monitors")`. */
export function clientCall({ method, path, parameters, body, options }: ClientCall, api = "api"): string {
  const params = Object.entries(parameters).filter(([, values]) => Object.keys(values).length > 0);
  return callOf(`${api}.${method}`, path, [
    ...(params.length > 0 ? [`params: ${literal(Object.fromEntries(params))}`] : []),
    ...(body ? [`body: ${body}`] : []),
    ...options,
  ]);
}

/** A call of a function with a path, and with an object of these fields, one a line. */
export function callOf(name: string, path: string, fields: string[]): string {
  const options = fields.map((field) => `  ${field},\n`).join("");
  return `${name}(${literal(path)}${options && `, {\n${options}}`})`;
}

/** A value as TypeScript writes it: the keys of an object without quotes where they need none. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${key(name)}: ${literal(field)}`);
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}
