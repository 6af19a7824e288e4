import type { DomainConstant } from "../../contract/constants.ts";
import { escapeHtml, inlineHtml, link } from "../html.ts";
import { schemaHref } from "../reference-links.ts";

/** Finds other entries of the page. */
export interface Lookup {
  /** @throws Error if the constant does not exist */
  constant(name: string): DomainConstant;
  /** The link to a name on this page; undefined if it is not on the page. */
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
 * Renders a constant or a rule. The name of the component is its anchor.
 * @param more HTML after the name
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
