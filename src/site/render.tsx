import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { renderToString } from "preact-render-to-string";
import type { Document } from "../contract/document.ts";
import { ownReference, type Reference } from "../contract/reference.ts";
import { siteAssets } from "./assets.ts";
import { Header, Layout, type Page, type PageHead } from "./components/layout.tsx";
import { PageLinksContext } from "./components/text.tsx";
import { constantsJson, llmsText, sitemap, siteUrlOf } from "./files.ts";
import { type Site, siteOf } from "./model/site.ts";
import { packageGuides } from "./package-guides.ts";
import { guidePage } from "./pages/guide.tsx";
import { homePage } from "./pages/home.tsx";
import { indexPages } from "./pages/indexes.tsx";
import { brokenPage, lostPage, notFoundPage } from "./pages/not-found.tsx";
import { operationPage } from "./pages/operation.tsx";
import { constantPage, recordPage } from "./pages/schemas.tsx";
import { searchDocuments } from "./search/documents.ts";
import { type SearchDocument, searchOf } from "./search/engine.ts";
import { markdownOf } from "./twin.ts";
import { clientProfileUrl, contractUrl, pageUrl, rootOf, twinOf } from "./urls.ts";

const ownClientDocument = createRequire(import.meta.url).resolve("svc-monitoring-api/openapi.client.json");

/** Where `start` serves the site: a page for addresses that do not exist has absolute links. */
const servedAt = "/docs/";

interface RenderOptions {
  url?: string | undefined;
  inspector?: string;
  failed?: Failed;
}

type Failed = (url: string, reason: string) => void;

/**
 * Renders the reference of a contract: its pages, their Markdown twins, and the files for other programs.
 * @param document a bundled contract, ours or an extended one
 * @param options.url where the site will be published: with it there is a `sitemap.xml`
 * @param options.inspector the address of the inspector, if the same server has it: the pages of operations have its form
 * @param options.failed gets each page that cannot be created, and why: its file only says so
 * @returns the path of each file, such as `guides/errors.html`, and its content, one after the other: those of a large contract
 * need much memory together
 * @throws Error if the URL is not valid
 */
export async function renderSite(
  document: Document,
  { url, inspector, failed = () => {} }: RenderOptions = {},
): Promise<Iterable<[path: string, content: string]>> {
  const siteUrl = url === undefined ? undefined : siteUrlOf(url);
  const clientDocument = await readFile(ownClientDocument, "utf8");
  return rendered(await readSite(document, inspector), await siteAssets(), clientDocument, siteUrl, failed);
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
  /** The title of a part of a page, such as `constants/Period.html#PeriodGranularity`; undefined if the search has no such part. */
  title(url: string): string | undefined;
}

export async function referenceTexts(document: Document): Promise<ReferenceTexts> {
  const site = await readSite(document);
  const planned = pagesByKind(site);
  const overview = (planned.get("Overview") ?? []).map(({ pageOf }) => pageOf());
  const documents = searchDocuments(site, overview);
  return {
    search: searchOf(documents),
    title: (url) => documents.find((one) => one.url === url)?.title,
    twin(url) {
      const found = [...planned.values()].flat().find((page) => page.url === url);
      return found && twinTextOf(found.pageOf(), site);
    },
  };
}

function twinTextOf({ url, content }: Page, { linkedNames }: Site): string {
  return markdownOf(content, { root: rootOf(url), linkedNames });
}

/** A page, as HTML and as Markdown. One that cannot be created says so, and the others are not lost. */
function written(
  site: Site,
  url: string,
  pageOf: () => Page,
  failed: Failed,
): [page: Page, html: string, twin: string] {
  try {
    const page = pageOf();
    return [page, htmlOf(page, site), twinTextOf(page, site)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    failed(url, reason);
    const page = brokenPage(url, reason);
    return [page, htmlOf(page, site), twinTextOf(page, site)];
  }
}

function* rendered(
  site: Site,
  assets: ReadonlyMap<string, string>,
  clientDocument: string,
  siteUrl: string | undefined,
  failed: Failed,
): Generator<[path: string, content: string]> {
  const { document } = site;
  const kinds = new Map<string, PageHead[]>();
  const broken = new Set<string>();
  const noteFailure: Failed = (url, reason) => {
    broken.add(url);
    failed(url, reason);
  };
  for (const [kind, pages] of pagesByKind(site)) {
    const heads: PageHead[] = [];
    kinds.set(kind, heads);
    for (const { url, pageOf } of pages) {
      const [page, html, twin] = written(site, url, pageOf, noteFailure);
      yield [url, html];
      yield [twinOf(url), twin];
      const { content, nav, headings, ...head } = page;
      heads.push(head);
    }
  }
  const base = siteUrl === undefined ? site.inspector && servedAt : new URL(siteUrl).pathname;
  yield ["404.html", base === undefined ? lostPage(site.name) : htmlOf(notFoundPage, site, base)];
  for (const [name, text] of assets) yield [`assets/${name}`, text];
  const shown = {
    ...site,
    operations: site.operations.filter(({ id }) => !broken.has(pageUrl("operations", id))),
    records: site.records.filter(({ name }) => !broken.has(pageUrl("records", name))),
  };
  const searched = searchDocuments(shown, kinds.get("Overview") ?? []);
  yield ["assets/search-data.js", `searchData=${JSON.stringify(searched)}`];
  yield ["constants.json", constantsJson(site)];
  yield [clientProfileUrl, clientDocument];
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

interface Planned {
  url: string;
  /** Creates it, when it is written: not all at once. */
  pageOf: () => Page;
}

/** Every page by kind, in the order of the site. A new kind of page has its line here, and nowhere else. */
function pagesByKind(site: Site): Map<string, Planned[]> {
  const { guides, operations, constants, records } = site;
  const overview = [homePage(site), ...indexPages(site)];
  return new Map<string, Planned[]>([
    ["Overview", overview.map((page) => ({ url: page.url, pageOf: () => page }))],
    ["Guides", guides.map((one) => ({ url: pageUrl("guides", one.slug), pageOf: () => guidePage(site, one) }))],
    [
      "Operations",
      operations.map((one) => ({ url: pageUrl("operations", one.id), pageOf: () => operationPage(site, one) })),
    ],
    [
      "Constants",
      constants.map((one) => ({ url: pageUrl("constants", one.name), pageOf: () => constantPage(site, one) })),
    ],
    ["Records", records.map((one) => ({ url: pageUrl("records", one.name), pageOf: () => recordPage(site, one) }))],
  ]);
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
