/** How a value differs from a schema. */
export interface Problem {
  /** JSON pointer to the part that is wrong; empty for the whole value. */
  readonly at: string;
  /** What is expected there, such as `a string`. */
  readonly expected: string;
  /** What is there, as JSON; passwords are `***`. */
  readonly got: string;
  /** A sentence without the place: `expected a string; got 12`. */
  readonly text: string;
}

/** @param got what is there, in words or as JSON */
export function problemWith(at: string, expected: string, got: string): Problem {
  return { at, expected, got, text: `expected ${expected}; got ${got}` };
}

/** An attribute or an id that the contract does not know yet. */
export interface AddedPart {
  /** JSON pointer. */
  readonly at: string;
  readonly text: string;
}

/** The documented part of a schema: its attributes, and the names of its constants. Null where anything may be. */
export type Shape =
  | { readonly constant: string }
  | { readonly items: Shape }
  | {
      readonly properties: Readonly<Record<string, Shape>>;
      readonly isComplete?: boolean;
      /** Of a map: what stands under any other name. */
      readonly values?: Shape;
    }
  | null;

/** A record or a constant of the contract. */
export interface ContractSchema<T> {
  readonly name: string;
  /** Whether a value is valid, as a type guard. */
  is(value: unknown): value is T;
  /** Lists everything that is wrong with a value; empty if it is valid. */
  problems(value: unknown): Problem[];
  /** Lists the attributes and ids of a value that the contract does not document, which are no problems. */
  additions(value: unknown): AddedPart[];
}

/** The keys of a JSON pointer, from the outermost (RFC 6901). */
export function keysOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The pointer to an attribute of what a pointer points to. */
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
