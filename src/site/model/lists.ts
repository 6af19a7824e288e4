import type { Constant } from "../../contract/constants.ts";
import { slug } from "../../shared/words.js";
import { firstSentence } from "../markdown.ts";
import { guideUrl, type SchemaKind, schemaUrl } from "../urls.ts";
import { constantNamed, type Site } from "./site.ts";
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
  /** The name in code, by which links lead to the entry, and what it is. */
  name?: string;
  kind?: string;
}

export function guideLists({ guides, guideGroups }: Site): PageList[] {
  return guideGroups.map((title) => ({
    anchor: slug(title),
    title,
    entries: guides
      .filter(({ group }) => group === title)
      .map((guide) => ({ url: guideUrl(guide), title: guide.name, text: firstSentence(guide.text) })),
  }));
}

/** The records by what they are for. */
export function recordLists({ records }: Site): PageList[] {
  const lists = recordGroups.map((title) => ({
    anchor: slug(title),
    title,
    entries: records
      .filter(({ group }) => group === title)
      .map(({ name, title, schema: { description = "" } }) => ({
        url: schemaUrl("records", name),
        title,
        text: description,
      })),
  }));
  return lists.filter(({ entries }) => entries.length > 0);
}

/** The constants by domain, the rules, and the records whose values are ids and others. */
export function constantLists(site: Site): PageList[] {
  return [
    ...site.domains.map(({ name, title, constants }) => ({
      anchor: `domain-${name}`,
      title,
      entries: constants.map((constant) => entry("constants", kindOfConstant(constant), constant)),
    })),
    {
      anchor: "rules",
      title: "Rules between constants",
      entries: site.rules.map((rule) => entry("rules", "rule", rule)),
    },
    {
      anchor: "other-values",
      title: "Values outside the tables",
      entries: site.otherValues.map((values) => {
        const kind = [`the ids of ${constantNamed(site, values.constant).title}`, ...values.others].join("; ");
        return entry("records", kind, values);
      }),
    },
  ];
}

function entry(
  pages: SchemaKind,
  kind: string,
  { name, title, description }: { name: string; title: string; description: string },
): PageEntry {
  return { url: schemaUrl(pages, name), title, text: description, name, kind };
}

/** Such as `integer, 8 ids`. */
export function kindOfConstant({ type, members }: Constant): string {
  const hasMeanings = members.some(({ meaning }) => meaning);
  return `${type}, ${members.length} ${members.length === 1 ? "id" : "ids"}${hasMeanings ? "" : " without documented meanings"}`;
}
