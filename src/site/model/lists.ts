import type { Constant } from "../../contract/constants.ts";
import { slug } from "../../shared/words.ts";
import { firstParagraph, firstSentence } from "../markdown.ts";
import { pageUrl, ruleUrl } from "../urls.ts";
import type { Guide } from "./parts.ts";
import type { Site } from "./site.ts";
import { recordGroups } from "./usage.ts";

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
export function operationLists({ operations }: Pick<Site, "operations">): PageList[] {
  const parts = operations.map((operation) => ({ ...operation, group: operation.tag }));
  return listsBy([...new Set(parts.map(({ group }) => group))], parts, ({ id, summary, object }) => ({
    ...{ url: pageUrl("operations", id), title: summary, text: "", deprecated: object.deprecated },
  }));
}

/** The guides about the service, or the manual of the package with its examples, in their groups. */
export function guideLists({ guides }: Site, part: Guide["part"]): PageList[] {
  const own = guides.filter((guide) => guide.part === part);
  return listsBy([...new Set(own.map(({ group }) => group))], own, ({ slug, name, text }) => ({
    ...{ url: pageUrl("guides", slug), title: name, text: firstSentence(text) },
  }));
}

/** The records by what they are for. */
export function recordLists({ records }: Site): PageList[] {
  return listsBy(recordGroups, records, ({ name, title, schema: { description: text = "" } }) => ({
    ...{ url: pageUrl("records", name), title, text: firstParagraph(text) },
  }));
}

function listsBy<Part extends { group: string }>(
  groups: readonly string[],
  parts: readonly Part[],
  entryOf: (part: Part) => PageEntry,
): PageList[] {
  return groups.flatMap((title) => {
    const entries = parts.filter(({ group }) => group === title).map(entryOf);
    return entries.length > 0 ? { anchor: slug(title), title, entries } : [];
  });
}

/** The constants by domain, and the rules. */
export function constantLists(site: Site): PageList[] {
  return [
    ...site.domains.map(({ name, title, constants }) => ({
      anchor: `domain-${name}`,
      title,
      entries: constants.map(({ name, title, description, ...constant }) => ({
        ...{ url: pageUrl("constants", name), title, name },
        text: firstParagraph(description),
        constant: { name, title, description, ...constant },
      })),
    })),
    {
      anchor: "rules",
      title: "Rules between constants",
      entries: site.rules.map((rule) => ({
        ...{ url: ruleUrl(rule), title: rule.title, name: rule.name },
        text: firstParagraph(rule.description),
      })),
    },
  ];
}

/** Such as `integer, 8 ids`. */
export function kindOfConstant({ type, members }: Constant): string {
  const hasMeanings = members.some(({ meaning }) => meaning);
  return `${type}, ${members.length} ${members.length === 1 ? "id" : "ids"}${hasMeanings ? "" : " without documented meanings"}`;
}
