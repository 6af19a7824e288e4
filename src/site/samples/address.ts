/** How values are written in an address or a form. */

/** A value as pairs of a query or a form: one pair for each item of a list, and no pair for a value that is not sent. */
export function writtenPairs(name: string, value: unknown): Array<[name: string, text: string]> {
  const values = value === undefined ? [] : [value].flat();
  return values.map((one) => [name, typeof one === "object" ? JSON.stringify(one) : String(one)]);
}

/** A parameter with its value; undefined if it is not sent. */
interface SentParameter {
  in: string;
  name: string;
  value: unknown;
}

/** A path with the values of its parameters, and with the query. */
export function uriOf(path: string, parameters: readonly SentParameter[]): string {
  const pairsIn = (place: string) =>
    parameters.filter((one) => one.in === place).flatMap(({ name, value }) => writtenPairs(name, value));
  const inPath = new Map(pairsIn("path"));
  const filled = path.replace(/\{([^{}]+)\}|[^!-~]+/g, (part, name?: string) =>
    encodeURIComponent(name === undefined ? part : (inPath.get(name) ?? "")),
  );
  const query = pairsIn("query").map((pair) => pair.map(encodeURIComponent).join("="));
  return query.length > 0 ? `${filled}?${query.join("&")}` : filled;
}
