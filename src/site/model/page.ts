import type { SampleCall } from "../samples/calls.ts";
import type { SitePart } from "../urls.ts";

/** A page of the site: its blocks, and what lists of pages say about it. */
export interface Page {
  /** Relative to the folder of the site, such as `guides/errors.html`. */
  url: string;
  title: string;
  /** Undefined for a page that belongs to no part, such as the home page. */
  part?: SitePart;
  /** In the list page of the part, this page stands under this heading. Undefined for the list page. */
  group?: string;
  /** One line of Markdown, for search engines and `llms.txt`. */
  summary: string;
  /** What stands below the title. A Markdown heading of the second level starts a section. */
  blocks: readonly Block[];
  /** The sections that follow. They stand beside the page's other blocks where the window has room. */
  aside?: readonly Block[];
  rest?: readonly Block[];
  deprecated?: boolean | undefined;
  /** Its entry in the list of its part. */
  entry?: Item;
  /** The request of an operation, with which its form is filled in. */
  call?: SampleCall;
}

/**
 * Markdown, or a part of a page for which Markdown has no form. A link to another page starts with a slash:
 * `/guides/errors.html`.
 */
export type Block = string | SpecialBlock;

/** A part of a page that people see in another form than programs. */
export interface SpecialBlock {
  /** What programs read; empty if only a screen has this block. */
  markdown: string;
  /** Writes what people see. */
  html(write: HtmlWriter): string;
}

/** Writes the Markdown of one page as HTML. */
export interface HtmlWriter {
  block(block: Block): string;
  /** A line of Markdown, without a paragraph around it. */
  inline(line: string): string;
}

/** An item of a list that links lead to, or that a filter finds. */
export interface Item {
  /** Markdown. */
  text: string;
  /** Its anchor. */
  id?: string | undefined;
  /** What the filter of the page finds besides the text; undefined on a page without a filter. */
  words?: string | undefined;
}
