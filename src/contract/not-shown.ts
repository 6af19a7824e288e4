import type { Document } from "./document.ts";

/** The name of the guide about what the specification leaves open. */
export const notDocumentedGuide = "What is not documented";

/** The lists under "Not shown" in this guide, by their headings, such as `Records` and `Errors`. */
export function notShownOf({ tags }: Document): Map<string, string[]> {
  const guide = tags.find(({ name }) => name === notDocumentedGuide)?.description ?? "";
  const part = guide.split(/^## /m).find((text) => text.startsWith("Not shown\n")) ?? "";
  const lists = new Map<string, string[]>();
  let items: string[] = [];
  for (const line of part.split("\n")) {
    const [, heading] = /^(\S.*):$/.exec(line) ?? [];
    const [, item] = /^- (.+)$/.exec(line) ?? [];
    if (heading) {
      items = [];
      lists.set(heading, items);
    }
    if (item) items.push(item);
  }
  return lists;
}
