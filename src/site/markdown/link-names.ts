/** Code blocks and links, which are not changed, and bold text and code, which may be the name of a part of the site. */
const marked = /```[\s\S]*?```|\[[^\]]*\]\([^)]*\)|\*\*[^*\n]+\*\*|`[^`\n]+`/g;

/**
 * Turns names in a Markdown text into links: names of guides (`**Errors**`), operations (`` `GET /monitors` ``) and
 * schemas (`` `Period` ``). The contract itself has no links, because other tools use other link formats.
 * @param hrefOf the address of a name; undefined if it is not one
 */
export function linkNames(text: string, hrefOf: (name: string) => string | undefined): string {
  return text.replace(marked, (name) => {
    const href = hrefOf(name);
    return href === undefined ? name : `[${name}](${href})`;
  });
}
