/** The addresses of the pages, relative to the folder of the site. */
import { slug } from "../shared/text.ts";

export const homeUrl = "index.html";
/** The parts of the site, in the order of the header, each with the page that lists its pages. */
export const partUrls = {
  Guides: "guides.html",
  Operations: "operations.html",
  Records: "records.html",
  Constants: "constants.html",
  Package: "package.html",
};
export type SitePart = keyof typeof partUrls;

/** The heading of the rules in the list of constants. */
export const rulesTitle = "Rules between constants";

export const contractUrl = "openapi.json";
export const clientDocumentUrl = "openapi.client.json";

export const inspectorUrl = "inspector.html";
export const notFoundUrl = "404.html";

/** Where `start` serves the site. */
export const siteRoot = "/docs";
/** A short address of the inspector on the same server, and where its form gets a token. */
export const inspectorPath = "/inspector";
export const tokenPath = `${inspectorPath}/token`;

/** A link to the inspector, in Markdown: on the same server, or where `start` serves it by default. */
export function inspectorLink({ roles }: { roles?: object | undefined }, text: string): string {
  return `[${text}](${roles ? "/" : `http://127.0.0.1:4010${siteRoot}/`}${inspectorUrl})`;
}

/** The address of a page. @param name the slug of a guide, the id of an operation, or the name of a constant or a record */
export function pageUrl(kind: "guides" | "operations" | "constants" | "records", name: string): string {
  return `${kind}/${name}.html`;
}

/** The address of a rule, which is a section on the page of the constant that it is about. */
export function ruleUrl({ given, title }: { given: string; title: string }): string {
  return `${pageUrl("constants", given)}#${slug(title)}`;
}

/** How the anchors of members, fields and parameters begin. They have no heading to make an anchor from. */
export const anchorStarts = { member: "id-", field: "field-", parameter: "parameter-" };

/** The anchor of a member on the page of its constant: `id-10`, without white space. */
export function memberId(id: number | string): string {
  return `${anchorStarts.member}${String(id).replace(/\s+/g, "_")}`;
}

/** A member on the page of its constant. */
export function memberUrl(constant: string, id: number | string): string {
  // A parenthesis would end a link in Markdown.
  const anchor = encodeURIComponent(memberId(id)).replaceAll("(", "%28").replaceAll(")", "%29");
  return `${pageUrl("constants", constant)}#${anchor}`;
}

/** The way from a page to the folder of the site: empty, or `../`. */
export function rootOf(url: string): string {
  return "../".repeat(url.split("/").length - 1);
}

/** The Markdown version of a page: `guides/errors.md` of `guides/errors.html`. */
export function markdownUrl(url: string): string {
  return url.replace(/\.html(?=#|$)/, ".md");
}
