import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { slug } from "../../shared/text.ts";
import { type HtmlSection, sectionWriter } from "../markdown/html.ts";
import type { Page } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { inspectorUrl, markdownUrl, notFoundUrl, partUrls } from "../urls.ts";
import { Head } from "./head.tsx";
import { Header } from "./header.tsx";
import { Neighbors, PartNav } from "./nav.tsx";
import { TryIt } from "./try-it.tsx";

interface PageProps {
  page: Page;
  /** All pages of the site. */
  pages: readonly Page[];
  site: Site;
  /** The way from the page to the folder of the site. */
  root: string;
}

interface LayoutProps extends PageProps {
  /** The HTML of the blocks of the page, as `Page` has them. */
  sections: Readonly<Record<"blocks" | "aside" | "rest", readonly HtmlSection[]>>;
}

/** A page as HTML: its text with the site's header, the links to other pages, and code beside it. */
export function pageHtml(props: PageProps): string {
  const { url, blocks, aside = [], rest = [] } = props.page;
  const write = sectionWriter(url, props.root);
  const sections = { blocks: write(blocks), aside: write(aside), rest: write(rest) };
  return `<!doctype html>\n${renderToString(<Layout {...props} sections={sections} />)}\n`;
}

function Layout(props: LayoutProps): VNode {
  const { page, pages, site, root, sections } = props;
  const titled = Object.values(sections)
    .flat()
    .filter(({ title }) => title !== "");
  const hasForm = site.roles !== undefined && (page.call !== undefined || page.url === inspectorUrl);
  return (
    <html lang="en" data-root={root}>
      <Head page={page} site={site.name} root={root} hasForm={hasForm} />
      <body>
        <a class="unseen" href="#content">
          Skip to the content
        </a>
        <Header title={site.name} page={page} root={root} />
        <div id="page" class={page.part ? "page with-nav" : "page"}>
          {page.part && (
            <>
              <button type="button" popovertarget="part-nav">
                {page.part}: all pages
              </button>
              <PartNav part={page.part} page={page} pages={pages} root={root} sections={titled} />
            </>
          )}
          <main id="content" class={page.part ? undefined : "narrow"} tabIndex={-1}>
            <Content {...props} />
            {page.url !== notFoundUrl && (
              <p class="markdown-version">
                <a href={root + markdownUrl(page.url)}>This page as Markdown</a> <span data-copy-page="" />
              </p>
            )}
          </main>
        </div>
      </body>
    </html>
  );
}

/** The text of a page. The code of an operation stands beside it where there is room. */
function Content({ page, pages, site, root, sections }: LayoutProps): VNode {
  const { blocks, aside, rest } = sections;
  if (page.aside) {
    const [samples, ...others] = aside
      .filter(({ html }) => html !== "")
      .map((one) => <Card key={one.id} section={one} />);
    return (
      <div class="columns-2">
        <div class="summary">
          <Title page={page} root={root} />
          <Prose sections={blocks} />
        </div>
        <div class="aside">
          {samples}
          {page.call && <TryIt roles={site.roles} call={page.call} />}
          {others}
        </div>
        <div class="rest">
          <Prose sections={rest} />
        </div>
      </div>
    );
  }
  const isGuide = (page.part === "Guides" || page.part === "Package") && page.group !== undefined;
  return (
    <div class={isGuide ? "guide" : undefined}>
      <Title page={page} root={root} />
      <Prose sections={blocks} />
      {isGuide && <Neighbors page={page} pages={pages} root={root} />}
    </div>
  );
}

function Title({ page: { title, part, group, deprecated }, root }: { page: Page; root: string }): VNode {
  return (
    <>
      {part && group && (
        <p class="above">
          <a href={root + partUrls[part]}>{part}</a> / <a href={`${root}${partUrls[part]}#${slug(group)}`}>{group}</a>
        </p>
      )}
      <h1>
        {title}
        {deprecated && <em> deprecated</em>}
      </h1>
    </>
  );
}

function Prose({ sections }: { sections: readonly HtmlSection[] }): VNode {
  // Safe: the renderer of Markdown escapes HTML.
  return <div class="prose" dangerouslySetInnerHTML={{ __html: sections.map(({ html }) => html).join("") }} />;
}

function Card({ section: { id, html } }: { section: HtmlSection }): VNode {
  // Safe: the renderer of Markdown escapes HTML.
  return <section class="card" aria-labelledby={id} dangerouslySetInnerHTML={{ __html: html }} />;
}
