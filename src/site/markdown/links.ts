/** Code blocks, which are not changed; links; and code, which may be the name of a part of the site. */
const candidates = /```[\s\S]*?```|\[([^\]]*)\]\(([^)]*)\)|`[^`\n]+`/g;

/**
 * Turns the links to guides in a Markdown text (`[Errors](#errors)`) into links to their pages, and the names of operations
 * (`` `GET /monitors` ``) and schemas (`` `Period` ``) into links.
 * @param hrefOf the address of a name, or of the target of a link; undefined if it stays as it is
 */
export function linkNames(text: string, hrefOf: (name: string) => string | undefined): string {
  return text.replace(candidates, (name: string, shown?: string, link = "") => {
    // A link to a file may end with the anchor of a heading, which is not a part of the file's name.
    const [, target = name, heading = ""] = /^(.+?)(#.*)?$/.exec(link) ?? [];
    const href = hrefOf(target);
    return href === undefined ? name : `[${shown ?? name}](${href}${heading})`;
  });
}

/**
 * Writes the links of a page to pages of the site, such as `[text](/guides/errors.html#codes)`, in another way. A link to the
 * page itself becomes its text, because it would lead a reader nowhere.
 * @param page the address of the page
 * @param hrefOf the new address; undefined if only the text remains
 */
export function changeLinks(
  text: string,
  page: string,
  hrefOf: (url: string, heading: string) => string | undefined,
): string {
  return text.replace(candidates, (whole: string, shown?: string, link = "") => {
    const [, url, heading = ""] = /^\/([^#]*)(#.*)?$/.exec(link) ?? [];
    if (url === undefined || shown === undefined) return whole;
    const href = url === page && heading === "" ? undefined : hrefOf(url, heading);
    return href === undefined ? shown : `[${shown}](${href})`;
  });
}
