const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as HTML, for content and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/**
 * A line of markdown as HTML: the contract's descriptions and list items have code and bold, no more.
 * @param href where a piece of code leads, such as the name of a constant
 */
export function inlineHtml(markdown: string, href: (code: string) => string | undefined = () => undefined): string {
  return escapeHtml(markdown)
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/`([^`]+)`/g, (_, code: string) => {
      const target = href(code);
      return target ? `<a href="${target}"><code>${code}</code></a>` : `<code>${code}</code>`;
    });
}

export function link(href: string, text: string): string {
  return `<a href="${escapeHtml(encodeURI(href))}">${escapeHtml(text)}</a>`;
}

/** A link of an id, such as that of a constant's member. */
export function codeLink(href: string, id: number | string): string {
  return `<a href="${escapeHtml(encodeURI(href))}"><code>${escapeHtml(String(id))}</code></a>`;
}
