/**
 * How a value stands in an address, a header or a form, by its `style`, `explode` or `content` (OpenAPI 3.1, Parameter Object
 * and Encoding Object). Samples and forms write it here.
 */

export interface Style {
  /** `form`, `deepObject` and the like. Left out: each item of a list for itself, and an object as JSON. */
  readonly style?: string;
  readonly explode?: boolean;
}

/** What of a parameter says how it is written. Not the document's own type: programs that validate need no types of Redocly. */
interface WrittenParameter extends Style {
  readonly in?: string;
  readonly content?: unknown;
}

/** The style of a parameter, and none of one with a `content`, which is JSON. */
export function styleOf({ in: place, style, explode, content }: WrittenParameter): Required<Style> | undefined {
  if (content) return undefined;
  const used = style ?? (place === "query" || place === "cookie" ? "form" : "simple");
  return { style: used, explode: explode ?? used === "form" };
}

const separators: Record<string, string> = { spaceDelimited: " ", pipeDelimited: "|" };
const separatorOf = ({ style = "", explode = false }: Style) =>
  style === "label" && explode ? "." : (separators[style] ?? ",");

/** Whether each part of a value is a pair of its own in the query or in a form. */
const isPairs = ({ style = "form", explode = true }: Style) => /^(form|.*Delimited)$/.test(style) && explode;

export type Pair = [name: string, text: string];

/**
 * A value as pairs of a query or a form; elsewhere the text of the only one is meant. Without a style, it is JSON.
 * @param encoded what encodes the parts of the value, but not the commas between them
 */
export function writtenPairs(
  name: string,
  value: unknown,
  how: Style | undefined,
  encoded: (text: string) => string = String,
): Pair[] {
  const textOf = (one: unknown) => encoded(typeof one === "object" ? JSON.stringify(one) : String(one));
  const deepPairs = (key: string, one: unknown): Pair[] =>
    typeof one === "object" && one !== null
      ? entriesOf(one).flatMap(([inner, part]) => deepPairs(`${key}[${inner}]`, part))
      : [[encoded(key), textOf(one)]];
  if (value === undefined) return [];
  const isList = Array.isArray(value);
  const isWhole = how === undefined || typeof value !== "object" || value === null;
  if (isWhole || (!isList && how.style === undefined)) return [[encoded(name), textOf(value)]];
  if (how.style === "deepObject") return deepPairs(name, value);
  const pairs = entriesOf(value).map(([key, one]): Pair => [encoded(isList ? name : key), textOf(one)]);
  if (isPairs(how)) return pairs;
  const texts = pairs.flatMap(([key, one]) => (isList ? one : how.explode ? `${key}=${one}` : [key, one]));
  return [[encoded(name), texts.join(encoded(separatorOf(how)).replace("%2C", ","))]];
}

const entriesOf = (value: object) => Object.entries(value).filter(([, one]) => one !== undefined);

/** A parameter with its value; undefined if it is not sent. */
export interface SentParameter {
  readonly in: string;
  readonly name: string;
  readonly value: unknown;
  readonly style: Style | undefined;
}

/** What parameters make of a path, and their headers; that of cookies is one. A path without one of its values keeps the braces. */
export function addressOf(
  path: string,
  parameters: readonly SentParameter[],
  encode = percentEncoded,
): { uri: string; headers: Pair[] } {
  const pairsIn = (place: string, encoded?: typeof encode) =>
    parameters
      .filter((one) => one.in === place)
      .flatMap(({ name, value, style }) => writtenPairs(name, value, style, encoded));
  const inPath = new Map(
    parameters.filter((one) => one.in === "path").map((one) => [one.name, textInPath(one, encode)]),
  );
  const filled = path.replace(/\{([^{}]+)\}|[^!-~]+/g, (part, name?: string) =>
    name === undefined ? percentEncoded(part) : inPath.get(name) || part,
  );
  const query = pairsIn("query", encode).map((pair) => pair.join("="));
  const cookies = pairsIn("cookie").map((pair) => pair.join("="));
  const cookie: Pair[] = cookies.length > 0 ? [["Cookie", cookies.join("; ")]] : [];
  return {
    uri: query.length > 0 ? `${filled}?${query.join("&")}` : filled,
    headers: [...pairsIn("header"), ...cookie],
  };
}

function textInPath({ name, value, style: how }: SentParameter, encode: typeof percentEncoded): string {
  const isMatrix = how?.style === "matrix";
  const pairs = writtenPairs(name, value, isMatrix ? { ...how, style: "form" } : how, encode);
  if (isMatrix) return pairs.map((pair) => `;${pair.join("=")}`).join("");
  const [[, text] = ["", ""]] = pairs;
  return how?.style === "label" && text !== "" ? `.${text}` : text;
}

/** As in a form, which is strict, but for the spaces. */
function percentEncoded(text: string): string {
  return String(new URLSearchParams({ "": text }))
    .slice(1)
    .replaceAll("+", "%20");
}

/** Whether a value in a path starts with a character of its style: `;` or `.`. */
export const isPrefixed = (how: Style | undefined) => how?.style === "matrix" || how?.style === "label";
