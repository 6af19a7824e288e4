/** The reference as static pages. In the package this module and its libraries are one file, and `site-assets/` is beside it. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Document } from "../contract/document.ts";
import { ownReference, type Reference } from "../contract/reference.ts";
import { siteAssets } from "./assets.ts";
import { constantsJson, llmsText, sitemap, siteUrlOf } from "./files.ts";
import { controlsOf } from "./layout/controls.tsx";
import { pageHtml } from "./layout/layout.tsx";
import { forPrograms } from "./markdown/for-programs.ts";
import { type Roles, siteOf } from "./model/site.ts";
import { packageGuides } from "./package-guides.ts";
import { pagesByKind } from "./pages/index.ts";
import { notFoundPage } from "./pages/others.ts";
import { searchDocuments } from "./search/documents.ts";
import { clientProfileUrl, contractUrl, markdownUrl, notFoundUrl, rootOf } from "./urls.ts";

const ownClientDocument = createRequire(import.meta.url).resolve("svc-monitoring-api/openapi.client.json");

/** Where `start` serves the site. */
const servedAt = "/docs/";

interface RenderOptions {
  url?: string | undefined;
  roles?: Roles;
}

/**
 * Renders the reference of a contract: its pages, their Markdown versions, and the files for other programs.
 * @param document the bundled contract
 * @param options.url where the site will be published: with it there is a `sitemap.xml`
 * @param options.roles the methods that each role may send, if the same server has the mock: the pages have its form
 * @returns the content of each file, by its path, such as `guides/errors.html`
 * @throws Error if the URL is not valid
 */
export async function renderSite(document: Document, { url, roles }: RenderOptions = {}): Promise<Map<string, string>> {
  const siteUrl = url === undefined ? undefined : siteUrlOf(url);
  const reference: Reference = JSON.parse(await readFile(ownReference, "utf8"));
  const site = siteOf(document, reference, await packageGuides(), roles);
  const kinds = pagesByKind(site);
  const pages = [...kinds.values()].flat();
  const controls = controlsOf(site);
  const files = new Map<string, string>();
  for (const page of pages) {
    files.set(page.url, pageHtml({ page, pages, site, controls, root: rootOf(page.url) }));
    files.set(markdownUrl(page.url), forPrograms(page));
  }
  if (roles || siteUrl) {
    const root = siteUrl === undefined ? servedAt : new URL(siteUrl).pathname;
    files.set(notFoundUrl, pageHtml({ page: notFoundPage, pages, site, controls, root }));
  }
  for (const [name, text] of await siteAssets()) files.set(`assets/${name}`, text);
  const searched = searchDocuments(site, kinds.get("Overview") ?? []);
  files.set("assets/search-data.js", `searchData=${JSON.stringify(searched)}`);
  files.set("constants.json", constantsJson(site));
  files.set(clientProfileUrl, await readFile(ownClientDocument, "utf8"));
  files.set(contractUrl, `${JSON.stringify(document, null, 2)}\n`);
  files.set("llms.txt", llmsText(site, kinds));
  if (siteUrl !== undefined) files.set("sitemap.xml", sitemap(pages, siteUrl));
  return files;
}
