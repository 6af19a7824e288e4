import type { Document } from "./document.ts";

/** The guide that says what the specification leaves open. */
export const notDocumentedGuide = "What is not documented";

/** What the specification says is not shown, by the words over each list of the guide: `Records`, `Errors`. */
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
