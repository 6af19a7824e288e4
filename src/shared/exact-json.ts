/** A number of JSON with its digits, where `Number` would write others: an id of 18 digits, or `1.0`. */
export class ExactNumber {
  constructor(private readonly digits: string) {}

  toString(): string {
    return this.digits;
  }

  toJSON(): string {
    return mark + this.digits;
  }
}

/** A character that Unicode leaves to private use. */
const mark = "\ue000";
/** Each is short, because a repetition over a long text overflows the stack of the engine. */
const tokens = /\\.|"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Changes the value of a JSON text, and keeps the digits of its numbers: Node 20 does not say what a number was in the text. A text
 * that has the mark itself loses them.
 * @returns the text as it is, if its value is the same afterwards
 * @throws SyntaxError if it is not valid JSON
 */
export function changedJson(text: string, change: (value: unknown) => unknown): string {
  const parsed: unknown = JSON.parse(text);
  const hasMark = /\ue000|\\ue000/i.test(text);
  const value = hasMark ? parsed : parseExactly(text);
  const before = JSON.stringify(value);
  const after = JSON.stringify(change(value));
  if (after === before) return text;
  return hasMark ? after : after.replace(/"\ue000([^"]*)"/g, "$1");
}

/** @param text valid JSON without the mark */
function parseExactly(text: string): unknown {
  let isText = false;
  const exact = text.replace(tokens, (one) => {
    if (one === '"') isText = !isText;
    const isNumber = !isText && one !== '"' && !one.startsWith("\\");
    return isNumber && String(Number(one)) !== one ? `"${mark}${one}"` : one;
  });
  return JSON.parse(exact, (_, value) =>
    typeof value === "string" && value.startsWith(mark) ? new ExactNumber(value.slice(mark.length)) : value,
  );
}
