import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { renderToString } from "preact-render-to-string";
import type { Document } from "../contract/document.ts";
import { ownReference, type Reference } from "../contract/reference.ts";
import { siteAssets } from "./assets.ts";
import { Header, Layout, type Page } from "./components/layout.tsx";
import { PageLinksContext } from "./components/text.tsx";
import { constantsJson, llmsText, sitemap, siteUrlOf } from "./files.ts";
import { markdownOf } from "./markdown-page.ts";
import { type Site, siteOf } from "./model/site.ts";
import { packageGuides } from "./package-guides.ts";
import { guidePage } from "./pages/guide.tsx";
import { homePage } from "./pages/home.tsx";
import { indexPages } from "./pages/indexes.tsx";
import { notFoundPage } from "./pages/not-found.tsx";
import { operationPage } from "./pages/operation.tsx";
import { constantPage, recordPage } from "./pages/schemas.tsx";
import { searchDocuments } from "./search/documents.ts";
import { clientProfileUrl, contractUrl, markdownUrl, rootOf } from "./urls.ts";

const ownClientDocument = createRequire(import.meta.url).resolve("svc-monitoring-api/openapi.client.json");

/** Where `start` serves the site. */
const servedAt = "/docs/";

interface RenderOptions {
  url?: string | undefined;
  inspector?: string;
}

/**
 * Renders the reference of a contract: its pages, their Markdown versions, and the files for other programs.
 * @param document the bundled contract
 * @param options.url where the site will be published: with it there is a `sitemap.xml`
 * @param options.inspector the address of the inspector, if the same server has it: the pages of operations have its form
 * @returns the content of each file, by its path, such as `guides/errors.html`
 * @throws Error if the URL is not valid
 */
export async function renderSite(
  document: Document,
  { url, inspector }: RenderOptions = {},
): Promise<Map<string, string>> {
  const siteUrl = url === undefined ? undefined : siteUrlOf(url);
  const reference: Reference = JSON.parse(await readFile(ownReference, "utf8"));
  const site = siteOf(document, reference, await packageGuides(), inspector);
  const kinds = pagesByKind(site);
  const pages = [...kinds.values()].flat();
  const base = siteUrl === undefined ? servedAt : new URL(siteUrl).pathname;
  const files = new Map<string, string>();
  for (const page of pages) {
    files.set(page.url, htmlOf(page, site));
    files.set(
      markdownUrl(page.url),
      markdownOf(page.content, { root: rootOf(page.url), linkedNames: site.linkedNames }),
    );
  }
  if (inspector || siteUrl) files.set("404.html", htmlOf(notFoundPage, site, base));
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

/**
 * Renders the header of the pages for the inspector, which the same server serves.
 * @param root the address of the site, such as `/docs/`
 */
export function renderInspectorHeader(document: Document, root: string): string {
  return renderToString(
    <PageLinksContext.Provider value={{ root, linkedNames: new Map() }}>
      <Header current="None" title={document.info.title} />
    </PageLinksContext.Provider>,
  );
}

/** Every page by kind, in the order of the site. A new kind of page has its line here, and nowhere else. */
function pagesByKind(site: Site): Map<string, Page[]> {
  return new Map([
    ["Overview", [homePage(site), ...indexPages(site)]],
    ["Guides", site.guides.map((guide) => guidePage(site, guide))],
    ["Operations", site.operations.map((operation) => operationPage(site, operation))],
    ["Constants", site.constants.map((constant) => constantPage(site, constant))],
    ["Records", site.records.map((record) => recordPage(site, record))],
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
  // The Markdown version, which a button copies.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

function htmlOf(page: Page, site: Site, root = rootOf(page.url)): string {
  const layout = <Layout page={page} site={site} root={root} policy={policy} early={early} />;
  return `<!doctype html>\n${renderToString(layout)}\n`;
}
