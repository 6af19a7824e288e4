/** Parts of a contract that only the pages show as such: guides and domains of constants. */
import type { Constant } from "../../contract/constants.ts";
import type { Reference } from "../../contract/reference.ts";
import { capitalised, slug } from "../../shared/words.ts";

/** A guide: its name, the end of its URL, and its Markdown. */
export interface Guide {
  name: string;
  slug: string;
  /** The title of the guides that it is listed with. */
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

/** The domains of some constants, sorted by title. */
export function domainsOf({ domains }: Reference, constants: readonly Constant[]) {
  const names = [...new Set(constants.map(({ domain }) => domain))];
  return names
    .map((name) => ({
      name,
      title: domains[name] ?? capitalised(name),
      constants: constants.filter(({ domain }) => domain === name),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, "en"));
}
