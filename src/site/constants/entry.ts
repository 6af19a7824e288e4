import type { DomainConstant } from "../../contract/constants.ts";
import { escapeHtml, inlineHtml, link } from "../html.ts";
import { schemaHref } from "../reference-links.ts";

/** What the entries of the page know of each other. */
export interface Lookup {
  constant(name: string): DomainConstant;
  /** Where a name leads on this page, if it stands there. */
  href(name: string): string | undefined;
}

interface Entry {
  name: string;
  /** Of a constant. */
  domain?: string;
  title: string;
  description: string;
  /** Such as `integer, 8 ids`. */
  kind: string;
}

/**
 * A constant or a rule on the page, which its component's name leads to.
 * @param more HTML that goes with the name
 */
export function entry(
  { name, domain, title, description, kind }: Entry,
  table: string,
  lookup: Lookup,
  more = "",
): string {
  return `<section class="entry" id="${name}">
<h3 id="${name}-title"><a href="#${name}">${escapeHtml(title)}</a></h3>
<p class="about"><code>${name}</code> <span>${kind}</span> ${link(schemaHref(name, domain), "Reference")}${more}</p>
<p>${inlineHtml(description, lookup.href)}</p>
${table}
</section>`;
}
