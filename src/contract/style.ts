/**
 * How a value stands in an address, a header or a form, by its `style`, `explode` or `content` (OpenAPI 3.1, Parameter Object
 * and Encoding Object). Validators and the mock read it here; samples and forms write it here.
 */
import { isTooDeep } from "../shared/text.ts";

export interface Style {
  /** `form`, `deepObject` and the like. Left out: each item of a list for itself, and an object as JSON. */
  readonly style?: string;
  readonly explode?: boolean;
}

/** How a text is read that is no body of its own. */
export interface TextDescription extends Style {
  /** What it is read as; a string if left out, JSON for an object. */
  readonly type?: "boolean" | "integer" | "number" | "object";
  /** Whether it may occur more than once. */
  readonly isList?: boolean;
  /** Of an object that is not JSON, or of the objects of a list: what its fields are read as. */
  readonly fields?: Readonly<Record<string, TextDescription>>;
  /** What the fields are read as that are not in `fields`; undefined if there are none. */
  readonly others?: TextDescription;
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

/** Where texts are read from: the query, a form, the path, headers or cookies. */
export interface Texts {
  getAll(name: string): readonly string[];
  /** Of the query and of forms. */
  keys(): Iterable<string>;
  /** Whether a name belongs to another parameter. The other names are the keys of a map. */
  isTaken?(name: string): boolean;
  /** Decodes a part of a text, which is split first: an encoded separator is one of the part. */
  decoded?(text: string): string;
  /** Whether programs may encode the separators too, so that only beside plain ones an encoded one is one of the part. */
  mayEncodeSeparators?: boolean;
}

/** The texts of a query or a form, as they are sent. */
export function encodedTexts(form: string): Texts {
  const decoded = (text: string) => (/[%+]/.test(text) ? (new URLSearchParams(`=${text}`).get("") ?? "") : text);
  const pairs = form.split("&").flatMap((text): Pair[] => {
    const [name, value] = pairOf(text);
    return text === "" ? [] : [[decoded(name), value]];
  });
  const getAll = (name: string) => pairs.flatMap(([key, value]) => (key === name ? value : []));
  return { getAll, keys: () => pairs.map(([key]) => key), decoded, mayEncodeSeparators: true };
}

/** The parts of a text between the separators of its style. */
function partsOf(text: string, how: Style, { mayEncodeSeparators = false }: Partial<Texts>): string[] {
  const separator = separatorOf(how);
  if (!mayEncodeSeparators || text.includes(separator)) return text.split(separator);
  return text.split(separator === " " ? /%20|\+/ : new RegExp(encodeURIComponent(separator), "i"));
}

/** Reads a value as its style writes it; undefined if it was not sent. Several texts of what is no list are a list. */
export function readStyled(name: string, how: TextDescription, from: Texts): unknown {
  const { type, isList = false, fields, style } = how;
  if (isPrefixed(how)) return readPrefixed(name, how, from);
  const { decoded = String } = from;
  const deep = style === "deepObject" ? readDeep(name, how, from) : undefined;
  if (deep !== undefined) return deep;
  const texts = from.getAll(name);
  const [text] = texts;
  const isOneText = style !== undefined && style !== "deepObject" && !isPairs(how);
  if (fields && !isList && style !== "deepObject") {
    if (isOneText) return text === undefined ? undefined : objectOf(pairsIn(text, how, from), how);
    const { isTaken = () => true } = from;
    const others = how.others ? [...new Set(from.keys())].filter((key) => !isTaken(key)) : [];
    const names = [...Object.keys(fields), ...others];
    const sent = names.flatMap((key) => from.getAll(key).map((one): Pair => [key, decoded(one)]));
    return sent.length > 0 ? objectOf(sent, how) : undefined;
  }
  if (text === undefined) return undefined;
  const items =
    isList && isOneText && texts.length === 1
      ? partsOf(text, how, from).map((one) => (style === "simple" ? one.trim() : one))
      : texts;
  if (isList && text === "" && texts.length === 1 && isOneText) return [];
  return isList || texts.length > 1 ? items.map((one) => readAs(type, decoded(one))) : readAs(type, decoded(text));
}

/** Whether a value in a path starts with a character of its style: `;` or `.`. */
export const isPrefixed = (how: Style | undefined) => how?.style === "matrix" || how?.style === "label";

/** What follows `;` or `.` in a path, as a style without it; undefined if the text starts in another way. */
function readPrefixed(name: string, how: TextDescription, from: Texts): unknown {
  const [text = ""] = from.getAll(name);
  const isMatrix = how.style === "matrix";
  if (!text.startsWith(isMatrix ? ";" : ".")) return undefined;
  const rest = text.slice(1);
  const { isList, fields, explode = false } = how;
  const pairs = (explode ? rest.split(";") : [rest]).map(pairOf);
  const isSeveral = explode && (isList || fields !== undefined);
  const label = isSeveral ? rest.replaceAll(",", "%2C").replaceAll(separatorOf(how), ",") : rest;
  const getAll = (key: string) => (isMatrix ? pairs.flatMap(([one, value]) => (one === key ? value : [])) : [label]);
  return readStyled(name, { ...how, style: isMatrix && explode ? "form" : "simple" }, { ...from, getAll });
}

function objectOf(pairs: Pair[], how: TextDescription): object {
  const texts = new URLSearchParams(pairs);
  return Object.fromEntries([...new Set(texts.keys())].map((key) => [key, readStyled(key, fieldOf(how, key), texts)]));
}

function fieldOf({ fields = {}, others = {} }: TextDescription, name: string): TextDescription {
  return Object.hasOwn(fields, name) ? (fields[name] ?? {}) : others;
}

/** The fields of an object in one text: `a=1,b=2`, or `a,1,b,2`. */
function pairsIn(text: string, how: TextDescription, from: Texts): Pair[] {
  const { decoded = String } = from;
  const parts = partsOf(text, how, from);
  const pairs = how.explode
    ? parts.map(pairOf)
    : parts.flatMap((part, index) => (index % 2 ? [] : [[part, parts[index + 1] ?? ""] as Pair]));
  return pairs.map(([key, value]): Pair => [decoded(key), decoded(value)]);
}

/** `a=1` as its name and its value. */
function pairOf(text: string): Pair {
  return [text.replace(/=.*$/s, ""), text.replace(/^[^=]*=?/, "")];
}

/** The value of `name[key]`, `name[key][inner]`, `name[]` and `name[0]`; undefined without one. */
function readDeep(name: string, how: TextDescription, from: Texts): unknown {
  const keys = [...new Set(from.keys())].flatMap((key) =>
    key.startsWith(`${name}[`) ? key.slice(name.length + 1) : [],
  );
  const names = [...new Set(keys.map((key) => key.replace(/\].*$/s, "")))];
  if (names.length === 0) return undefined;
  const { isList, ...item } = how;
  const read = (key: string, one: TextDescription) =>
    readStyled(`${name}[${key}]`, { ...one, style: "deepObject", explode: true }, from);
  if (isList) return names.flatMap((key) => read(key, item));
  return Object.fromEntries(names.map((key) => [key, read(key, fieldOf(how, key))]));
}

/** A text as a value of a type; the text itself if it is not a value of that type. */
export function readAs(type: TextDescription["type"], text: string): unknown {
  if (type === "object") return jsonOf(text);
  if (type === "boolean") return text === "true" ? true : text === "false" ? false : text;
  const number = type === undefined || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isNaN(number) ? text : number;
}

function jsonOf(text: string): unknown {
  try {
    return isTooDeep(text) ? text : JSON.parse(text);
  } catch {
    return text;
  }
}
