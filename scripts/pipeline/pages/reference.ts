/** Deep links into the reference, `index.html`, as Redoc routes them. A test opens each of them there. */

const page = "index.html";

export const referenceHome = page;

/** What stands before the guides: the contract's own description. */
export const overview = "Overview";

/** A guide, or a heading in it. */
export function guideHref(guide: string, heading?: string): string {
  if (guide === overview) return `${page}#/`;
  return [`${page}#`, slug(guide), ...(heading ? [slug(heading)] : [])].join("/");
}

export function operationHref(tag: string, operationId: string): string {
  return `${page}#/${slug(tag)}/${operationId.toLowerCase()}`;
}

export function schemaHref(name: string): string {
  return `${page}#/schemas/${name.toLowerCase()}`;
}

function slug(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
