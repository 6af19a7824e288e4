import { createHash } from "node:crypto";
import { renderToString } from "preact-render-to-string";
import type { Document } from "../contract/document.ts";
import { buildAssets } from "../server/assets.ts";
import { siteSources } from "./assets.ts";
import { early } from "./browser/early.ts";
import { Layout, type Page } from "./components/layout.tsx";
import { constantsCsv, constantsJson } from "./files/constants.ts";
import { llmsText } from "./files/llms.ts";
import { defaultSiteUrl, sitemap, siteUrlOf } from "./files/sitemap.ts";
import { markdownOf } from "./markdown/from-page.ts";
import { loadSite, type Site } from "./model/site.ts";
import { oldLinks } from "./old-links.ts";
import { constantPage } from "./pages/constant.tsx";
import { constantsPage } from "./pages/constants.tsx";
import { coveragePage } from "./pages/coverage.tsx";
import { guidePage } from "./pages/guide.tsx";
import { homePage } from "./pages/home.tsx";
import { indexPages } from "./pages/indexes.tsx";
import { operationPage } from "./pages/operation.tsx";
import { recordPage } from "./pages/record.tsx";
import { rulePage } from "./pages/rule.tsx";
import { searchDocuments } from "./search/documents.ts";
import { rootOf, twinOf } from "./urls.ts";

/** The files of a site by their path. */
export type SiteFiles = Map<string, string>;

/**
 * Renders the site: the pages, their Markdown twins, and the files for other programs.
 * @param folder of the hand-written contract, with `coverage.yaml` and `domains.yaml`
 * @param url where the site will be published
 * @throws Error that names what is missing from the coverage page, or if the URL is not valid
 */
export async function renderSite(document: Document, folder: string, url = defaultSiteUrl): Promise<SiteFiles> {
  const [site, assets] = await Promise.all([loadSite(document, folder), buildAssets(siteSources)]);
  const pages = pagesOf(site);
  return new Map([
    ...pages.flatMap(
      (page): Array<[string, string]> => [
        [page.url, htmlOf(page, site)],
        [twinOf(page.url), markdownOf(page.content, { root: rootOf(page.url), linkedNames: site.linkedNames })],
      ],
    ),
    ...[...assets].map(([name, text]): [string, string] => [`assets/${name}`, text]),
    ["assets/search-data.js", `searchData=${JSON.stringify(searchDocuments(site))}`],
    ["assets/old-links.js", `oldLinks=${JSON.stringify(oldLinks(site))};${assets.get("old-links.js")}`],
    ["constants.json", constantsJson(site)],
    ["constants.csv", constantsCsv(site.constants)],
    ["openapi.json", `${JSON.stringify(document, null, 2)}\n`],
    ["llms.txt", llmsText(site, pages)],
    ["sitemap.xml", sitemap(pages, siteUrlOf(url))],
  ]);
}

/** Every page, in the order of the site. */
export function pagesOf(site: Site): Page[] {
  return [
    homePage(site),
    ...indexPages(site),
    constantsPage(site),
    coveragePage(site),
    ...site.guides.map((guide) => guidePage(site, guide)),
    ...site.operations.map((operation) => operationPage(site, operation)),
    ...site.constants.map((constant) => constantPage(site, constant)),
    ...site.rules.map((rule) => rulePage(site, rule)),
    ...site.records.map((record) => recordPage(site, record)),
  ];
}

/** Allows the files of the site, and nothing else. One script is inline: it runs before the first paint. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  `script-src 'self' 'sha256-${createHash("sha256").update(early).digest("base64")}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

function htmlOf(page: Page, site: Site): string {
  return `<!doctype html>\n${renderToString(<Layout page={page} site={site} policy={policy} early={early} />)}\n`;
}
