/** Writes the parts of a Markdown text. */

/** Paragraphs, lists and code, with an empty line between them. What is empty or undefined is left out. */
export function paragraphs(...parts: ReadonlyArray<string | false | undefined>): string {
  return parts.filter((part) => part).join("\n\n");
}

/** A link to a page of the site. @param url relative to the folder of the site */
export const link = (url: string, text: string) => `[${text}](/${url})`;

/** A list. The further lines of an item, such as a list in it, are indented. */
export function list(items: readonly string[]): string {
  // Items of several blocks have an empty line between them, so that every item has the same form.
  const separator = items.some((item) => item.includes("\n\n")) ? "\n\n" : "\n";
  return items.map((item) => `- ${item.replace(/\n(?=.)/g, "\n  ")}`).join(separator);
}

/** A table. Line breaks in a cell become spaces. */
export function table(heads: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => oneLine(cell).replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(heads), `|${" --- |".repeat(heads.length)}`, ...rows.map(line)].join("\n");
}

/** A block of code, with a fence that is longer than those in it. */
export function code(language: string, text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

export const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
