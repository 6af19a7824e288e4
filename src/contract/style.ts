/**
 * How values stand in an address, a header or a form: as text, and in the query and in a form a list is one pair for each item.
 * Validators and the mock read them here; samples and forms write them here.
 */

export interface Style {
  readonly style?: string;
  readonly explode?: boolean;
}

/** How a text is read that is no body of its own. */
export interface TextDescription extends Style {
  /** What it is read as; a string if left out. */
  readonly type?: "boolean" | "integer" | "number";
  /** Whether it may occur more than once. */
  readonly isList?: boolean;
  /** Nothing sets these, nor a style: see the end of this file. */
  readonly fields?: Readonly<Record<string, TextDescription>>;
  readonly others?: TextDescription;
}

export type Pair = [name: string, text: string];

/** A value as pairs of a query, a form or a header: one for each item of a list, and none of what is not sent. */
export function writtenPairs(name: string, value: unknown, _style?: Style): Pair[] {
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

/** Where texts are read from: the query, a form, the path, headers or cookies. */
export interface Texts {
  getAll(name: string): readonly string[];
  /** Of the query and of forms. */
  keys(): Iterable<string>;
  /** Decodes a text. */
  decoded?(text: string): string;
  /** Nothing reads these: see the end of this file. */
  isTaken?(name: string): boolean;
  mayEncodeSeparators?: boolean;
}

/** The texts of a query or a form. */
export function encodedTexts(form: string): Texts {
  const pairs = new URLSearchParams(form);
  return { getAll: (name) => pairs.getAll(name), keys: () => pairs.keys() };
}

/** Reads a value; undefined if it was not sent. Several texts of what is no list are a list. */
export function readStyled(name: string, { type, isList = false }: TextDescription, from: Texts): unknown {
  const { decoded = String } = from;
  const values = from.getAll(name).map((text) => readAs(type, decoded(text)));
  return isList || values.length > 1 ? (values.length > 0 ? values : undefined) : values[0];
}

/** A text as a value of a type; the text itself if it is not a value of that type. */
export function readAs(type: TextDescription["type"], text: string): unknown {
  if (type === "boolean") return text === "true" ? true : text === "false" ? false : text;
  const number = type === undefined || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isNaN(number) ? text : number;
}

// What the mock and the validators ask about styles, of which a contract has only the default ones. It goes when they no longer ask.

export const styleOf = (_parameter: unknown): Style => ({});

export const isPrefixed = (_how: Style): boolean => false;
