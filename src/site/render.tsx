import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { renderToString } from "preact-render-to-string";
import type { Document } from "../contract/document.ts";
import { ownReference, type Reference } from "../contract/reference.ts";
import { generateProfile } from "../pipeline/profile/profile.ts";
import { siteAssets } from "./assets.ts";
import { Header, Layout, type Page } from "./components/layout.tsx";
import { PageLinksContext } from "./components/text.tsx";
import { constantsCsv, constantsJson } from "./files/constants-export.ts";
import { llmsFullText, llmsText } from "./files/llms.ts";
import { defaultSiteUrl, sitemap, siteUrlOf } from "./files/sitemap.ts";
import { type Site, siteOf } from "./model/site.ts";
import { packageGuides } from "./package-guides.ts";
import { constantPage } from "./pages/constant.tsx";
import { constantIndexPage } from "./pages/constant-index.tsx";
import { controlPages } from "./pages/controls.tsx";
import { coveragePage } from "./pages/coverage.tsx";
import { guidePage } from "./pages/guide.tsx";
import { homePage } from "./pages/home.tsx";
import { indexPages } from "./pages/indexes.tsx";
import { operationPage } from "./pages/operation.tsx";
import { recordPage } from "./pages/record.tsx";
import { rulePage } from "./pages/rule.tsx";
import { searchDocuments } from "./search/documents.ts";
import { markdownOf } from "./twin.ts";
import { clientProfileUrl, contractUrl, rootOf, twinOf } from "./urls.ts";

/**
 * Renders the reference of a contract: its pages, their Markdown twins, and the files for other programs.
 * @param document a bundled contract, ours or an extended one
 * @param options.url where the site will be published, for `sitemap.xml`; where `start` serves it if left out
 * @returns the content of each file by its path, such as `guides/errors.html`
 * @throws Error if the URL is not valid
 */
export async function renderSite(
  document: Document,
  { url = defaultSiteUrl }: { url?: string | undefined } = {},
): Promise<Map<string, string>> {
  const siteUrl = siteUrlOf(url);
  const reference: Reference = JSON.parse(await readFile(ownReference, "utf8"));
  const site = siteOf(document, reference, await packageGuides());
  const kinds = pagesByKind(site);
  const pages = [...kinds.values()].flat();
  const assets = await siteAssets();
  const twins = pages.map((page): [string, string] => [
    twinOf(page.url),
    markdownOf(page.content, { root: rootOf(page.url), linkedNames: site.linkedNames }),
  ]);
  return new Map([
    ...pages.map((page): [string, string] => [page.url, htmlOf(page, site)]),
    ...twins,
    ...[...assets].map(([name, text]): [string, string] => [`assets/${name}`, text]),
    ["assets/search-data.js", `searchData=${JSON.stringify(searchDocuments(site, kinds.get("Overview") ?? []))}`],
    ["constants.json", constantsJson(site)],
    ["constants.csv", constantsCsv(site.constants)],
    [clientProfileUrl, generateProfile(document)],
    [contractUrl, `${JSON.stringify(document, null, 2)}\n`],
    ["llms.txt", llmsText(site, kinds)],
    ["llms-full.txt", llmsFullText(twins.map(([, text]) => text))],
    ["sitemap.xml", sitemap(pages, siteUrl)],
  ]);
}

/**
 * Renders the header of the pages for the inspector, which the same server serves.
 * @param root the address of the site, such as `/docs/`
 */
export function renderInspectorHeader(document: Document, root: string): string {
  return renderToString(
    <PageLinksContext.Provider value={{ root, linkedNames: new Map() }}>
      <Header current="Inspector" document={document} />
    </PageLinksContext.Provider>,
  );
}

/** Every page by kind, in the order of the site. A new kind of page has its line here, and nowhere else. */
export function pagesByKind(site: Site): Map<string, Page[]> {
  return new Map([
    ["Overview", [homePage(site), ...indexPages(site), constantIndexPage(site), coveragePage(site)]],
    ["Guides", site.guides.map((guide) => guidePage(site, guide))],
    ["Operations", site.operations.map((operation) => operationPage(site, operation))],
    ["Controls of the mock", controlPages(site)],
    ["Constants", site.constants.map((constant) => constantPage(site, constant))],
    ["Rules between constants", site.rules.map((rule) => rulePage(site, rule))],
    ["Records", site.records.map((record) => recordPage(site, record))],
  ]);
}

/**
 * The inline script: it runs before the first paint, so that nothing moves afterwards, and marks the page as one with
 * scripts, with the language that the reader chose. A storage that is blocked is ignored.
 */
const early =
  'try{document.documentElement.dataset.language=localStorage.getItem("language")||"curl"}catch{document.documentElement.dataset.language="curl"}';

/** Allows the files of the site and the inline script, and nothing else. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  `script-src 'self' 'sha256-${createHash("sha256").update(early).digest("base64")}'`,
  "img-src 'self'",
  // The Markdown twin, which a button copies.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

function htmlOf(page: Page, site: Site): string {
  return `<!doctype html>\n${renderToString(<Layout page={page} site={site} policy={policy} early={early} />)}\n`;
}
