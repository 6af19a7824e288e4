/** Links to the reference, `index.html`, from the pages in the same folder. A test opens each of them. */
import { overview } from "../contract/guides.ts";
import { constantLink, operationLink, schemaLink, slug, tagLink } from "./reference/deep-links.ts";

const page = "index.html";

export const referenceHome = page;

/** A guide, or a heading in it. */
export function guideHref(guide: string, heading?: string): string {
  if (guide === overview) return `${page}#/`;
  return page + tagLink(guide) + (heading ? `/${slug(heading)}` : "");
}

export function operationHref(tag: string, operationId: string): string {
  return page + operationLink(tag, operationId);
}

/** @param domain of a constant; omitted for other schemas */
export function schemaHref(name: string, domain?: string): string {
  return page + (domain === undefined ? schemaLink(name) : constantLink(domain, name));
}
