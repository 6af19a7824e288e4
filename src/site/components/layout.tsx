import type { ComponentChildren, VNode } from "preact";
import type { Site } from "../model/site.ts";
import { constantsUrl, guidesUrl, homeUrl, markdownUrl, operationsUrl, packageUrl, recordsUrl } from "../urls.ts";
import { type Heading, type Nav, NavLinks } from "./navs.tsx";
import { Link, PageLinksContext } from "./text.tsx";

/** What the header links to, besides home. */
const parts = [
  ["Guides", guidesUrl],
  ["Operations", operationsUrl],
  ["Records", recordsUrl],
  ["Constants", constantsUrl],
  ["Package", packageUrl],
] as const;

/** A part of the site that the header names. */
export type Part = (typeof parts)[number][0] | "Home" | "None";

/** What lists of pages say about a page. */
export interface PageHead {
  url: string;
  title: string;
  part: Part;
  /** One line, for search engines and `llms.txt`. */
  summary: string;
}

export interface Page extends PageHead {
  /** The main content. */
  content: ComponentChildren;
  /** Links to the pages of the same part. */
  nav?: Nav;
  headings?: Heading[];
}

/** Nothing moves while a page arrives: it is shown when all of it is there, and after its scripts have run. */
const beforeShown = { blocking: "render" };

interface LayoutProps {
  page: Page;
  site: Site;
  /** The way to the folder of the site. */
  root: string;
  policy: string;
  early: string;
}

/** A page with the site's header. Its content security policy allows the files of the site, and nothing else. */
export function Layout({ page, site, root, policy, early }: LayoutProps): VNode {
  return (
    <PageLinksContext.Provider value={{ root, linkedNames: site.linkedNames }}>
      <html lang="en" data-root={root}>
        <head>
          <meta charset="utf-8" />
          <meta http-equiv="Content-Security-Policy" content={policy} />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>{page.part === "Home" ? page.title : `${page.title} · ${site.name}`}</title>
          <meta name="description" content={page.summary} />
          <link rel="icon" href={`${root}assets/icon.svg`} />
          <link rel="stylesheet" href={`${root}assets/site.css`} />
          <link rel="expect" href="#page" {...beforeShown} />
          {page.part !== "None" && <link rel="alternate" type="text/markdown" href={root + markdownUrl(page.url)} />}
          <script dangerouslySetInnerHTML={{ __html: early }} />
          <script src={`${root}assets/site.js`} defer {...beforeShown} />
        </head>
        <body>
          <a class="skip" href="#content">
            Skip to the content
          </a>
          <Header current={page.part} title={site.name} />
          <div id="page" class={page.nav ? "page with-nav" : "page"}>
            {page.nav && (
              <>
                <button type="button" class="part-menu" popovertarget="part-nav">
                  {page.part}: all pages
                </button>
                <nav id="part-nav" class="part" aria-label={page.part} popover="auto">
                  <NavLinks {...page} nav={page.nav} />
                </nav>
              </>
            )}
            <main id="content" tabIndex={-1}>
              {page.content}
              {page.part !== "None" && (
                <p class="twin">
                  <Link to={markdownUrl(page.url)}>This page as Markdown</Link> <span data-copy-page="" />
                </p>
              )}
            </main>
          </div>
        </body>
      </html>
    </PageLinksContext.Provider>
  );
}

/** The header of every page, that of the inspector included. @param title of the site */
export function Header({ current, title }: { current: Part; title: string }): VNode {
  return (
    <header class="site">
      <Link class="product" to={homeUrl} aria-current={current === "Home" ? "page" : undefined}>
        {title}
      </Link>
      <button type="button" class="menu" popovertarget="site-nav">
        Menu
      </button>
      <nav id="site-nav" aria-label="Site" popover="auto">
        {parts.map(([name, url]) => (
          <Link key={name} to={url} aria-current={name === current ? "page" : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <div class="tools">
        <button type="button" id="switch-theme" aria-label="Switch between light and dark" title="Light or dark">
          ◐
        </button>
        <button type="button" id="open-search" aria-haspopup="dialog">
          <span>Search</span> <kbd>/</kbd>
        </button>
      </div>
    </header>
  );
}
