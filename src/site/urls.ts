/** The addresses of the pages, relative to the folder of the site. */

export const homeUrl = "index.html";
export const guidesUrl = "guides.html";
export const packageUrl = "package.html";
export const operationsUrl = "operations.html";
export const constantsUrl = "constants.html";
export const recordsUrl = "records.html";
export const contractUrl = "openapi.json";
export const clientProfileUrl = "openapi.client.json";

/** The inspector, as `npm start` serves it. */
export const inspectorUrl = "http://127.0.0.1:4010/inspector/";

/** A guide by its slug, an operation, a constant or a record. */
export function pageUrl(kind: "guides" | "operations" | "constants" | "records", name: string): string {
  return `${kind}/${name}.html`;
}

/** A rule, on the page of the constant that it is about. */
export function ruleUrl({ given, name }: { given: string; name: string }): string {
  return `${pageUrl("constants", given)}#${name}`;
}

/** The anchor of a member on the page of its constant: `id-10`, without white space. */
export function memberId(id: number | string): string {
  return `id-${String(id).replace(/\s+/g, "_")}`;
}

/** A member on the page of its constant. */
export function memberUrl(constant: string, id: number | string): string {
  return `${pageUrl("constants", constant)}#${encodeURIComponent(memberId(id))}`;
}

/** The way from a page to the folder of the site: empty, or `../`. */
export function rootOf(url: string): string {
  return "../".repeat(url.split("/").length - 1);
}

/** The Markdown version of a page: `guides/errors.md` of `guides/errors.html`. */
export function markdownUrl(url: string): string {
  return url.replace(/\.html(?=#|$)/, ".md");
}
