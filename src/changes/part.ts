import { type Change, type Impact, major, minor } from "./change.ts";

/** Whether a part describes what is sent or what comes back. A record that no operation uses may be either. */
export type Use = "request" | "response";
export type Uses = readonly Use[];

export const both: Uses = ["request", "response"];

/** The uses as the other side of the connection has them. */
export const opposite = (uses: Uses): Uses => uses.map((use) => (use === "request" ? "response" : "request"));

/** What allows fewer values breaks who sends them. */
export const narrower = (uses: Uses): Impact => (uses.includes("request") ? "major" : "minor");
/** What allows more values breaks who reads them. */
export const wider = (uses: Uses): Impact => (uses.includes("response") ? "major" : "minor");

/** A part of a contract, such as an operation, a parameter, a record or a field. */
export interface Part {
  /** Its name in a text. */
  name: string;
  /** The change if it comes. */
  added: Change;
  /** The change if it goes: most parts are in generated code. */
  gone: Change;
  uses: Uses;
  /** What is compared by its value, by keyword. */
  facts: Record<string, unknown>;
  /** The parts of it, each with a key that stays the same if only the part's name changes. */
  parts: Map<string, Part>;
}

// biome-ignore lint/suspicious/noExplicitAny: parts of a document, whose keywords are compared whatever they are
export type Json = any;
export type Parts = Array<readonly [key: string, part: Part]>;

export function part(
  name: string,
  facts: Record<string, Json>,
  parts: Parts = [],
  uses = both,
  isRequired = facts.required === true,
): Part {
  const added =
    isRequired && uses.includes("request") ? major(`${name} is new, and required.`) : minor(`${name} is new.`);
  return { name, added, gone: major(`${name} is gone.`), uses, facts: { ...facts }, parts: new Map(parts) };
}

/** The parts of an object, by its keys. */
export function each<Value>(
  values: Record<string, Value> | undefined,
  partOf: (key: string, value: Value) => Part,
): Parts {
  return Object.entries(values ?? {}).map(([key, value]) => [key, partOf(key, value)]);
}
