const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML content and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/**
 * Converts a line of Markdown to HTML. It supports what descriptions and list items of the contract use: code and bold.
 * @param href returns the link of a piece of code, such as the name of a constant
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

/** A link with an id as its text. */
export function codeLink(href: string, id: number | string): string {
  return `<a href="${escapeHtml(encodeURI(href))}"><code>${escapeHtml(String(id))}</code></a>`;
}
