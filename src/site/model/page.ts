import type { SampleCall } from "../samples/calls.ts";

/** A part of the site, which the header names; `None` for a page that belongs to none of them. */
export type Part = "Home" | "Guides" | "Operations" | "Records" | "Constants" | "Package" | "None";

/** A page of the site: its Markdown, and what lists of pages say about it. */
export interface Page {
  /** Relative to the folder of the site, such as `guides/errors.html`. */
  url: string;
  title: string;
  part: Part;
  /** The heading of the part's list that has the page. */
  group?: string;
  /** One line of Markdown, for search engines and `llms.txt`. */
  summary: string;
  /** What stands below the title. A link to another page of the site starts with a slash: `/guides/errors.html`. */
  text: string;
  deprecated?: boolean | undefined;
  /** Its entry in the list of its part. */
  entry?: string;
  /** Words of the page that the filter of the list finds, besides those of the entry. */
  entryWords?: string;
  /** Of a list: these words of each page, by its address. */
  filterWords?: ReadonlyMap<string, string>;
  /** The request of an operation, with which its form is filled in. */
  call?: SampleCall;
}
