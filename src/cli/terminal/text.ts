import truncatedWidth from "fast-string-truncated-width";

/** Characters that move the cursor, change a terminal's state, are not seen, or change the order of others; not joiners. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/**
 * A text of the service, or of anybody else, on one line of a terminal: without control characters and those that change
 * the direction of a text.
 */
export function printable(text: string): string {
  return text.replace(/[\t\r\n]+/g, " ").replace(unprintable, "");
}

/** How many columns a text takes: two for a wide character, such as most of East Asia. */
export function widthOf(text: string): number {
  return truncatedWidth(text).width;
}

/** A text in exactly so many columns: padded, or with its end replaced by `…`. */
export function fitted(text: string, columns: number): string {
  const { index, ellipsed, width } = truncatedWidth(text, { limit: columns, ellipsis: "…" });
  const shown = ellipsed ? `${text.slice(0, index)}…` : text;
  return shown + " ".repeat(Math.max(0, columns - width));
}

/** The columns of the terminal. One of no size, as in some containers, is taken for one of 80. */
export function terminalColumns(): number {
  return process.stdout.columns || 80;
}
