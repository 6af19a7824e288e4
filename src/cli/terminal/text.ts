import truncatedWidth from "fast-string-truncated-width";

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
