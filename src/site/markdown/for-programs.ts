import type { Token } from "marked";
import type { Page } from "../model/page.ts";
import { markdownUrl, rootOf } from "../urls.ts";
import { changeLinks } from "./links.ts";
import { type Container, isContainer, tokensOf } from "./parse.ts";

/**
 * Writes a page as a Markdown file: its text without containers. Of code in several languages it has the first. Links lead to
 * the Markdown versions of other pages; a link to an id or a field is its text, because Markdown has anchors of headings only.
 */
export function forPrograms({ url, title, text, deprecated }: Page): string {
  const linked = changeLinks(written(tokensOf(text)), (shown, target, heading) => {
    if (/^(id|field|parameter)-/.test(heading)) return shown;
    const file = target === url ? "" : rootOf(url) + markdownUrl(target);
    return `[${shown}](${file}${heading && `#${heading}`})`;
  });
  return `# ${title}${deprecated ? " *deprecated*" : ""}\n\n${linked}\n`;
}

/** @param tabs the container that the tokens are in, if its parts are chosen with tabs */
function written(tokens: readonly Token[], tabs?: Container): string {
  let text = "";
  let isLeftOut = false;
  for (const token of tokens) {
    // No empty lines remain of what is left out.
    if (token.type === "space" && isLeftOut) continue;
    const part = isContainer(token) ? contentOf(token, tabs) : token.raw;
    isLeftOut = part === "";
    text += part;
  }
  return text.trim();
}

function contentOf(container: Container, tabs: Container | undefined): string {
  const content = written(container.tokens, container);
  if (container.name !== "tab") return content;
  if (tabs?.argument !== "language") return `**${container.argument}**\n\n${content}`;
  const first = tabs.tokens.find(isContainer);
  return container.argument === first?.argument ? content : "";
}
