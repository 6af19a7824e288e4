/** Characters that move the cursor, change a terminal's state, are not seen, or change the order of others; not joiners. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/**
 * A text of the service, or of anybody else, for one line of a terminal: without control characters and those that change
 * the direction of a text.
 */
export function printable(text: string): string {
  return text.replace(/[\t\r\n]+/g, " ").replace(unprintable, "");
}

/** A text on one line in which those characters are escapes: a terminal shows it, and nothing is lost. */
export function escaped(text: string): string {
  const unit = (one: string) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return text.replace(unprintable, (one) => one.split("").map(unit).join(""));
}

/** JSON in which those characters are escapes: the same value, and a terminal shows it. */
export function printableJson(json: string): string {
  return json.split("\n").map(escaped).join("\n");
}
