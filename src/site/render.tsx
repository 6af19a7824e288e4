import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { renderToString } from "preact-render-to-string";
import type { Document } from "../contract/document.ts";
import { ownReference, type Reference } from "../contract/reference.ts";
import { generateProfile } from "../pipeline/profile/profile.ts";
import { siteAssets } from "./assets.ts";
import { Header, Layout, type Page, type PageHead } from "./components/layout.tsx";
import { PageLinksContext } from "./components/text.tsx";
import { constantsJson, llmsText, sitemap, siteUrlOf } from "./files.ts";
import { type Site, siteOf } from "./model/site.ts";
import { packageGuides } from "./package-guides.ts";
import { controlsPage } from "./pages/controls.tsx";
import { guidePage } from "./pages/guide.tsx";
import { homePage } from "./pages/home.tsx";
import { indexPages } from "./pages/indexes.tsx";
import { lostPage, notFoundPage } from "./pages/not-found.tsx";
import { operationPage } from "./pages/operation.tsx";
import { constantPage, recordPage } from "./pages/schemas.tsx";
import { searchDocuments } from "./search/documents.ts";
import { type SearchDocument, searchOf } from "./search/engine.ts";
import { markdownOf } from "./twin.ts";
import { clientProfileUrl, contractUrl, rootOf, twinOf } from "./urls.ts";

/** Where `start` serves the site: a page for addresses that do not exist has absolute links. */
const servedAt = "/docs/";

/**
 * Renders the reference of a contract: its pages, their Markdown twins, and the files for other programs.
 * @param document a bundled contract, ours or an extended one
 * @param options.url where the site will be published: with it there is a `sitemap.xml`
 * @param options.inspector the address of the inspector, if the same server has it: the pages of operations have its form
 * @returns the path of each file, such as `guides/errors.html`, and its content, one after the other: those of a large contract
 * need much memory together
 * @throws Error if the URL is not valid
 */
export async function renderSite(
  document: Document,
  { url, inspector }: { url?: string | undefined; inspector?: string } = {},
): Promise<Iterable<[path: string, content: string]>> {
  const siteUrl = url === undefined ? undefined : siteUrlOf(url);
  return rendered(await readSite(document, inspector), await siteAssets(), siteUrl);
}

async function readSite(document: Document, inspector?: string): Promise<Site> {
  const reference: Reference = JSON.parse(await readFile(ownReference, "utf8"));
  return siteOf(document, reference, await packageGuides(), inspector);
}

/** The reference for programs. */
export interface ReferenceTexts {
  /** The search of the pages, best results first. */
  search(query: string): SearchDocument[];
  /** The Markdown twin of a page, such as `guides/errors.html`, rendered when it is read; undefined without such a page. */
  twin(url: string): string | undefined;
}

export async function referenceTexts(document: Document): Promise<ReferenceTexts> {
  const site = await readSite(document);
  const kinds = pagesByKind(site);
  const search = searchOf(searchDocuments(site, [...(kinds.get("Overview") ?? [])]));
  return {
    search,
    twin(url) {
      for (const pages of pagesByKind(site).values())
        for (const page of pages) if (page.url === url) return twinTextOf(page, site);
      return undefined;
    },
  };
}

function twinTextOf({ url, content }: Page, { linkedNames }: Site): string {
  return markdownOf(content, { root: rootOf(url), linkedNames });
}

function* rendered(
  site: Site,
  assets: ReadonlyMap<string, string>,
  siteUrl: string | undefined,
): Generator<[path: string, content: string]> {
  const { document } = site;
  const kinds = new Map<string, PageHead[]>();
  for (const [kind, pages] of pagesByKind(site)) {
    const heads: PageHead[] = [];
    kinds.set(kind, heads);
    for (const page of pages) {
      const { content, nav, headings, ...head } = page;
      yield [page.url, htmlOf(page, site)];
      yield [twinOf(page.url), twinTextOf(page, site)];
      heads.push(head);
    }
  }
  const base = siteUrl === undefined ? site.inspector && servedAt : new URL(siteUrl).pathname;
  yield ["404.html", base === undefined ? lostPage(site.name) : htmlOf(notFoundPage, site, base)];
  for (const [name, text] of assets) yield [`assets/${name}`, text];
  const searched = searchDocuments(site, kinds.get("Overview") ?? []);
  yield ["assets/search-data.js", `searchData=${JSON.stringify(searched)}`];
  yield ["constants.json", constantsJson(site)];
  yield [clientProfileUrl, generateProfile(document)];
  yield [contractUrl, `${JSON.stringify(document, null, 2)}\n`];
  yield ["llms.txt", llmsText(site, kinds)];
  if (siteUrl !== undefined) yield ["sitemap.xml", sitemap([...kinds.values()].flat(), siteUrl)];
}

/**
 * Renders the header of the pages for the inspector, which the same server serves.
 * @param root the address of the site, such as `/docs/`
 */
export function renderInspectorHeader(document: Document, root: string): string {
  return renderToString(
    <PageLinksContext.Provider value={{ root, linkedNames: new Map() }}>
      <Header current="None" document={document} />
    </PageLinksContext.Provider>,
  );
}

/** Every page by kind, in the order of the site. A new kind of page has its line here, and nowhere else. */
function pagesByKind(site: Site): Map<string, Iterable<Page>> {
  return new Map<string, Iterable<Page>>([
    ["Overview", [homePage(site), ...indexPages(site), controlsPage(site)]],
    ["Guides", each(site, site.guides, guidePage)],
    ["Operations", each(site, site.operations, operationPage)],
    ["Constants", each(site, site.constants, constantPage)],
    ["Records", each(site, site.records, recordPage)],
  ]);
}

/** A page of each part, created when it is written: not all at once. */
function* each<Part>(site: Site, parts: readonly Part[], pageOf: (site: Site, part: Part) => Page): Generator<Page> {
  for (const part of parts) yield pageOf(site, part);
}

/**
 * The inline script: it runs before the first paint, so that nothing moves afterwards, and marks the page as one with
 * scripts, with the language and the theme that the reader chose. A storage that is blocked is ignored.
 */
const early =
  '{const{dataset:d}=document.documentElement;d.language="curl";try{d.language=localStorage.getItem("language")||"curl";const t=localStorage.getItem("theme");if(t)d.theme=t}catch{}}';

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

function htmlOf(page: Page, site: Site, root = rootOf(page.url)): string {
  const layout = <Layout page={page} site={site} root={root} policy={policy} early={early} />;
  return `<!doctype html>\n${renderToString(layout)}\n`;
}
