/** Code blocks, which are not changed; links; and code, which may be the name of a part of the site. */
const candidates = /```[\s\S]*?```|\[([^\]]*)\]\(([^)]*)\)|`[^`\n]+`/g;

/**
 * Turns the links to guides in a Markdown text (`[Errors](#errors)`) into links to their pages, and the names of operations
 * (`` `GET /monitors` ``) and schemas (`` `Period` ``) into links.
 * @param hrefOf the address of a name, or of the target of a link; undefined if it stays as it is
 */
export function linkNames(text: string, hrefOf: (name: string) => string | undefined): string {
  return text.replace(candidates, (name: string, shown?: string, link = "") => {
    // A link to a file may end with a heading of it; one to a guide's anchor is whole.
    const [, target = name, heading = ""] = /^(.+?)(#.*)?$/.exec(link) ?? [];
    const href = hrefOf(target);
    return href === undefined ? name : `[${shown ?? name}](${href}${heading})`;
  });
}

/** Writes each link to a page of the site, `[text](/guides/errors.html#codes)`, in another way. */
export function changeLinks(text: string, change: (shown: string, url: string, heading: string) => string): string {
  return text.replace(candidates, (whole: string, shown?: string, link = "") => {
    const [, url, heading = ""] = /^\/([^#]*)#?(.*)$/.exec(link) ?? [];
    return url === undefined || shown === undefined ? whole : change(shown, url, heading);
  });
}
