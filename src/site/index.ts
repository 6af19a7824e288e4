/** The reference as static pages. In the package this module and its libraries are one file, and `site-assets/` is beside it. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Document } from "../contract/document.ts";
import { packagedReference, type Reference } from "../contract/reference.ts";
import { siteAssets } from "./assets.ts";
import { constantsJson, llmsText, pageMarkdown, sitemap, siteUrlOf } from "./files-for-programs.ts";
import { pageHtml } from "./layout/layout.tsx";
import type { Page } from "./model/page.ts";
import { type Roles, type Site, siteOf } from "./model/site.ts";
import { packageGuides } from "./package-guides.ts";
import { constantPage } from "./pages/constant.ts";
import { guidePage } from "./pages/guide.ts";
import { homePage } from "./pages/home.ts";
import { indexPages } from "./pages/indexes.ts";
import { inspectorPage, notFoundPage } from "./pages/inspector.ts";
import { operationPage } from "./pages/operation.ts";
import { recordPage } from "./pages/record.ts";
import { searchDocuments } from "./search/documents.ts";
import { clientDocumentUrl, contractUrl, markdownUrl, notFoundUrl, rootOf, siteRoot } from "./urls.ts";

const ownClientDocument = createRequire(import.meta.url).resolve("svc-monitoring-api/openapi.client.json");

interface RenderOptions {
  url?: string | undefined;
  roles?: Roles;
}

/**
 * Renders the reference of a contract: its pages, their Markdown versions, and the files for other programs.
 * @param document the bundled contract
 * @param options.url where the site will be published: with it there is a `sitemap.xml`
 * @param options.roles the methods that each role may send. If it is given, the pages have a form, because the same server has
 * the mock
 * @returns the content of each file, by its path, such as `guides/errors.html`
 * @throws Error if the URL is not valid
 */
export async function renderSite(document: Document, { url, roles }: RenderOptions = {}): Promise<Map<string, string>> {
  const siteUrl = url === undefined ? undefined : siteUrlOf(url);
  const reference: Reference = JSON.parse(await readFile(packagedReference, "utf8"));
  const site = siteOf(document, reference, await packageGuides(), roles);
  const kinds = pagesByKind(site);
  const pages = [...kinds.values()].flat();
  const files = new Map<string, string>();
  for (const page of pages) {
    files.set(page.url, pageHtml({ page, pages, site, root: rootOf(page.url) }));
    files.set(markdownUrl(page.url), pageMarkdown(page));
  }
  if (roles || siteUrl) {
    const root = siteUrl === undefined ? `${siteRoot}/` : new URL(siteUrl).pathname;
    files.set(notFoundUrl, pageHtml({ page: notFoundPage, pages, site, root }));
  }
  for (const [name, text] of await siteAssets()) files.set(`assets/${name}`, text);
  const searched = searchDocuments(site, kinds.get("Overview") ?? []);
  files.set("assets/search-data.js", `searchData=${JSON.stringify(searched)}`);
  files.set("constants.json", constantsJson(site));
  files.set(clientDocumentUrl, await readFile(ownClientDocument, "utf8"));
  files.set(contractUrl, `${JSON.stringify(document, null, 2)}\n`);
  files.set("llms.txt", llmsText(site, kinds));
  if (siteUrl !== undefined) files.set("sitemap.xml", sitemap(pages, siteUrl));
  return files;
}

/** Every page by kind, in the order of the site. A new kind of page has its line here. */
function pagesByKind(site: Site): Map<string, Page[]> {
  const operations = site.tags.flatMap((tag) => tag.operations.map((operation) => operationPage(site, operation)));
  const constants = site.domains.flatMap(({ title, constants }) =>
    constants.map((constant) => constantPage(site, constant, title)),
  );
  const records = site.recordGroups.flatMap(({ title, records }) =>
    records.map((record) => recordPage(site, record, title)),
  );
  const guides = site.guides.map((guide) => guidePage(site, guide));
  const lists = indexPages(site, [...guides, ...constants, ...records]);
  return new Map([
    ["Overview", [homePage(site), ...lists, ...(site.roles ? [inspectorPage(site, site.roles)] : [])]],
    ["Guides", guides],
    ["Operations", operations],
    ["Constants", constants],
    ["Records", records],
  ]);
}
