/** How values are written in an address, a header or a form. */

export type Pair = [name: string, text: string];

/** A value as pairs of a query, a form or a header: one for each item of a list, and none of what is not sent. */
export function writtenPairs(name: string, value: unknown): Pair[] {
  const values = value === undefined ? [] : [value].flat();
  return values.map((one) => [name, typeof one === "object" ? JSON.stringify(one) : String(one)]);
}

/** A parameter with its value; undefined if it is not sent. */
export interface SentParameter {
  readonly in: string;
  readonly name: string;
  readonly value: unknown;
}

/** A path with the values of its parameters, and with the query. Without one of its values, it keeps the braces. */
export function addressOf(path: string, parameters: readonly SentParameter[]): string {
  const pairsIn = (place: string) =>
    parameters.filter((one) => one.in === place).flatMap(({ name, value }) => writtenPairs(name, value));
  const inPath = new Map(pairsIn("path"));
  const filled = path.replace(/\{([^{}]+)\}|[^!-~]+/g, (part, name?: string) =>
    name === undefined ? percentEncoded(part) : percentEncoded(inPath.get(name) ?? "") || part,
  );
  const query = pairsIn("query").map((pair) => pair.map(percentEncoded).join("="));
  return query.length > 0 ? `${filled}?${query.join("&")}` : filled;
}

/** As in a form, which is strict, but for the spaces. */
function percentEncoded(text: string): string {
  return String(new URLSearchParams({ "": text }))
    .slice(1)
    .replaceAll("+", "%20");
}
