/** A call of an operation with this project's client. */
export interface ClientCall {
  method: string;
  /** As the contract has it, `/monitors/{monitor_id}`. */
  path: string;
  pathParameters?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  /** Required headers of the operation's own. */
  header?: Readonly<Record<string, unknown>>;
  /** TypeScript source. */
  body?: string | undefined;
  /** More options of the call, TypeScript source. */
  options?: string[];
}

/** The call as an expression: `api.GET("/monitors")`. */
export function clientCall(call: ClientCall, api = "api"): string {
  const { method, path, pathParameters = {}, query = {}, header = {}, body, options = [] } = call;
  const params = Object.entries({ path: pathParameters, query, header }).filter(
    ([, values]) => Object.keys(values).length > 0,
  );
  return callOf(
    `${api}.${method}`,
    [literal(path)],
    [
      ...(params.length > 0 ? [`params: ${literal(Object.fromEntries(params))}`] : []),
      ...(body ? [`body: ${body}`] : []),
      ...options,
    ],
  );
}

/** A call of a function: its arguments, and its last one as an object with these fields, one a line. */
export function callOf(name: string, parameters: string[], fields: string[]): string {
  if (fields.length === 0) return `${name}(${parameters.join(", ")})`;
  return `${name}(${parameters.map((one) => `${one}, `).join("")}{\n${fields.map((field) => `  ${field},\n`).join("")}})`;
}

/** A value as TypeScript writes it: the keys of an object without quotes where they need none. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key)}: ${literal(field)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}
