/** Groupings that exist only on the pages: guides, and groups of operations and constants. */
import type { Constant } from "../../contract/constants.ts";
import type { Document } from "../../contract/document.ts";
import type { Operation } from "../../contract/operations.ts";
import type { Reference } from "../../contract/reference.ts";
import { capitalised, slug } from "../../shared/text.ts";
import { groupedBy } from "./grouped.ts";

/** A guide: its name, the end of its URL, and its Markdown. */
export interface Guide {
  name: string;
  slug: string;
  /** The heading of the group in which the guide is listed. */
  group: string;
  text: string;
  /** The part of the site that it belongs to. */
  part: "Guides" | "Package";
  /** The file by which texts link to it. */
  file: string;
}

/** The guides about the service, in their order. */
export function serviceGuides({ guides }: Reference): Guide[] {
  return guides.map(({ name, file, text }) => ({
    name,
    slug: slug(name),
    group: "The service",
    part: "Guides",
    text,
    file: `openapi/guides/${file}.md`,
  }));
}

/** The tags of some operations, each with what it is about. */
export function tagsOf(document: Document, operations: readonly Operation[]) {
  return [...groupedBy(operations, ({ tag }) => tag)].map(([name, operations]) => {
    const { description = "" } = document.tags.find((tag) => tag.name === name) ?? {};
    return { name, description, operations };
  });
}

/** The domains of some constants, sorted by title. */
export function domainsOf({ domains }: Reference, constants: readonly Constant[]) {
  return [...groupedBy(constants, ({ domain }) => domain)]
    .map(([name, constants]) => ({ name, title: domains[name] ?? capitalised(name), constants }))
    .sort((a, b) => a.title.localeCompare(b.title, "en"));
}
