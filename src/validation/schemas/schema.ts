import { shortJson } from "../../shared/options.ts";

/** How a value differs from a schema. */
export interface Problem {
  /** The JSON pointer to the wrong part; empty for the whole value. */
  readonly at: string;
  /** What is expected there, such as `a string`. */
  readonly expected: string;
  /** What is there: a value as JSON, or words such as `nothing`. A violation has `***` for a password. */
  readonly got: string;
  /** A sentence without the place: `expected a string; got 12`. */
  readonly text: string;
  /** Whether `got` is a value, which may have a secret, and not words about it. */
  readonly showsValue: boolean;
}

/** @param got what is there: a value as JSON or, if `showsValue` is false, words */
export function problemWith(at: string, expected: string, got: string, showsValue = true): Problem {
  return { at, expected, got, text: `expected ${expected}; got ${got}`, showsValue };
}

/** The problem of a value that is not the expected one. A missing or empty value has no secret. */
export function problemOf(at: string, expected: string, value: unknown): Problem {
  return problemWith(at, expected, shortJson(value), value !== undefined && value !== "");
}

/** What is expected where these values are allowed: `GET`, or `one of GET, POST`. */
export function oneOf(values: readonly string[]): string {
  return values.length === 1 ? String(values[0]) : `one of ${values.join(", ")}`;
}

/** An attribute or an id that the contract does not document, and allows. */
export interface AddedPart {
  /** The JSON pointer to it. */
  readonly at: string;
  readonly text: string;
}

/** A record or a constant of the contract. */
export interface ContractSchema<T> {
  readonly name: string;
  /** Whether a value is valid, as a type guard. */
  is(value: unknown): value is T;
  /** Lists all problems of a value; empty if it is valid. */
  problems(value: unknown): Problem[];
  /** Lists the attributes and ids of a value that the contract does not document, and allows. */
  additions(value: unknown): AddedPart[];
}

/** The keys of a JSON pointer, from the outermost (RFC 6901). */
export function keysOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Appends a key to a pointer. */
export function below(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The value that a pointer points to; undefined if it does not exist. */
export function valueAt(value: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>(
    (node, key) => (typeof node === "object" && node !== null ? (node as Record<string, unknown>)[key] : undefined),
    value,
  );
}
