import type { Constant } from "../../contract/constants.ts";
import { slug } from "../../shared/words.ts";
import { firstParagraph, firstSentence } from "../markdown.ts";
import { pageUrl, ruleUrl } from "../urls.ts";
import { groupedBy } from "./grouped.ts";
import type { Guide } from "./parts.ts";
import type { Site } from "./site.ts";

/** The pages of a part that belong together. */
export interface PageList {
  anchor: string;
  title: string;
  entries: PageEntry[];
}

export interface PageEntry {
  url: string;
  title: string;
  /** Markdown about it. */
  text: string;
  /** The name in code, by which links lead to the entry. */
  name?: string;
  /** The constant whose ids the entry shows. */
  constant?: Constant;
  deprecated?: boolean | undefined;
}

/** The operations by tag. */
export function operationLists({ tags }: Site): PageList[] {
  return tags.map(({ name, operations }) =>
    listOf(name, operations, ({ id, summary, object: { deprecated } }) => {
      return { url: pageUrl("operations", id), title: summary, text: "", deprecated };
    }),
  );
}

/** The guides about the service, or the manual of the package with its examples, in their groups. */
export function guideLists(site: Site, part: Guide["part"]): PageList[] {
  const guides = site.guides.filter((guide) => guide.part === part);
  return [...groupedBy(guides, ({ group }) => group)].map(([group, members]) =>
    listOf(group, members, ({ slug, name, text }) => {
      return { url: pageUrl("guides", slug), title: name, text: firstSentence(text) };
    }),
  );
}

/** The records by what they are for. */
export function recordLists({ recordGroups }: Site): PageList[] {
  return recordGroups.map(({ title, records }) =>
    listOf(title, records, ({ name, title, schema: { description = "" } }) => {
      return { url: pageUrl("records", name), title, text: firstParagraph(description) };
    }),
  );
}

function listOf<Part>(title: string, parts: readonly Part[], entryOf: (part: Part) => PageEntry): PageList {
  return { anchor: slug(title), title, entries: parts.map(entryOf) };
}

/** The constants by domain, and the rules. */
export function constantLists({ domains, rules }: Site): PageList[] {
  return [
    ...domains.map(({ name, title, constants }) => ({
      anchor: `domain-${name}`,
      title,
      entries: constants.map((constant) => {
        const { name, title, description } = constant;
        return { url: pageUrl("constants", name), title, name, text: firstParagraph(description), constant };
      }),
    })),
    {
      anchor: "rules",
      title: "Rules between constants",
      entries: rules.map((rule) => {
        const { name, title, description } = rule;
        return { url: ruleUrl(rule), title, name, text: firstParagraph(description) };
      }),
    },
  ];
}

/** Such as `integer, 8 ids`. */
export function kindOfConstant({ type, members }: Constant): string {
  const hasMeanings = members.some(({ meaning }) => meaning);
  return `${type}, ${members.length} ${members.length === 1 ? "id" : "ids"}${hasMeanings ? "" : " without documented meanings"}`;
}
