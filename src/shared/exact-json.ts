import { escapeRegExp } from "./text.ts";

/** A JSON number with its original digits, for numbers that `Number` would write differently: an id of 18 digits, or `1.0`. */
export class ExactNumber {
  constructor(private readonly digits: string) {}

  toString(): string {
    return this.digits;
  }

  toJSON(): string {
    return mark() + this.digits;
  }
}

let made: string | undefined;
/**
 * A mark for numbers that no body contains by chance. It is made at first use, because some hosts forbid random numbers while a
 * module loads.
 */
const mark = () => {
  made ??= `number ${Math.random()} `;
  return made;
};

/** Escapes, quotation marks and numbers. A pattern for a whole string would overflow the stack of the engine if it is long. */
const tokens = /\\.|"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Parses JSON whose numbers keep their digits: Node 20 does not say what a number was in the text.
 * @throws SyntaxError if it is not valid JSON
 */
export function parseExactly(text: string): unknown {
  const parsed: unknown = JSON.parse(text);
  let isText = false;
  const exact = text.replace(tokens, (one) => {
    if (one === '"') isText = !isText;
    const isNumber = !isText && one !== '"' && !one.startsWith("\\");
    return isNumber && String(Number(one)) !== one ? `"${mark()}${one}"` : one;
  });
  if (exact === text) return parsed;
  const start = mark();
  return JSON.parse(exact, (_, value) =>
    typeof value === "string" && value.startsWith(start) ? new ExactNumber(value.slice(start.length)) : value,
  );
}

/** The text of a value of `parseExactly`. */
export function exactText(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, null, indent) ?? "null";
  return made === undefined ? text : text.replaceAll(new RegExp(`"${escapeRegExp(made)}([^"]*)"`, "g"), "$1");
}
