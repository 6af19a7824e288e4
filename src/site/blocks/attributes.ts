import { escapeHtml } from "../../shared/text.ts";

/** The attributes of an HTML element. What is undefined is left out. */
export type Attributes = Readonly<Record<string, string | undefined>>;

export function openingTag(name: string, attributes: Attributes = {}): string {
  const written = Object.entries(attributes).map(([attribute, value]) =>
    value === undefined ? "" : ` ${attribute}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join("")}>`;
}
