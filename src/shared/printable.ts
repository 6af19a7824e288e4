/** Characters that move the cursor, change a terminal's state, are not seen, or change the order of others; not joiners. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/**
 * A text of the service, or of anybody else, for one line of a terminal: without control characters and those that change
 * the direction of a text.
 */
export function printable(text: string): string {
  return text.replace(/[\t\r\n]+/g, " ").replace(unprintable, "");
}
