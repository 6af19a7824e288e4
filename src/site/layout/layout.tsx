import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { slug } from "../../shared/words.ts";
import { type HtmlSection, htmlSectionsOf } from "../markdown/html.ts";
import type { Page } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { inspectorUrl, markdownUrl, notFoundUrl } from "../urls.ts";
import { Head } from "./head.tsx";
import { Header, partUrls } from "./header.tsx";
import { Neighbors, PartNav } from "./nav.tsx";
import { TryIt } from "./try-it.tsx";

interface LayoutProps {
  page: Page;
  /** All pages of the site. */
  pages: readonly Page[];
  site: Site;
  /** The way from the page to the folder of the site. */
  root: string;
}

/** With the start of the page and its sections. */
type WrittenProps = LayoutProps & { written: ReturnType<typeof htmlSectionsOf> };

/** A page as HTML: its text with the site's header, the links to other pages, and code beside it. */
export function pageHtml(props: LayoutProps): string {
  const written = htmlSectionsOf(props.page, props.root);
  return `<!doctype html>\n${renderToString(<Layout {...props} written={written} />)}\n`;
}

function Layout(props: WrittenProps): VNode {
  const { page, pages, site, root, written } = props;
  const [, ...sections] = written;
  const hasNav = partUrls[page.part] !== undefined;
  const hasForm = site.roles !== undefined && (page.call !== undefined || page.url === inspectorUrl);
  return (
    <html lang="en" data-root={root}>
      <Head page={page} site={site.name} root={root} hasForm={hasForm} />
      <body>
        <a class="skip" href="#content">
          Skip to the content
        </a>
        <Header title={site.name} current={page.part} root={root} />
        <div id="page" class={hasNav ? "page with-nav" : "page"}>
          {hasNav && (
            <>
              <button type="button" class="part-menu" popovertarget="part-nav">
                {page.part}: all pages
              </button>
              <PartNav page={page} pages={pages} root={root} sections={sections} />
            </>
          )}
          <main id="content" class={hasNav ? undefined : "narrow"} tabIndex={-1}>
            <Content {...props} />
            {page.url !== notFoundUrl && (
              <p class="twin">
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
function Content({ page, pages, site, root, written }: WrittenProps): VNode {
  const [start, ...sections] = written;
  const [samples, responses, ...rest] = sections;
  if (page.part === "Operations" && page.group && samples && responses) {
    const tryIt = page.call && <TryIt roles={site.roles} call={page.call} />;
    return (
      <div class="columns-2">
        <div class="summary">
          <Title page={page} root={root} />
          <Prose sections={[start]} />
        </div>
        <div class="aside">
          {site.roles && tryIt}
          <Card section={samples} />
          {!site.roles && tryIt}
          <Card section={responses} />
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
      <Prose sections={written} />
      {isGuide && <Neighbors page={page} pages={pages} root={root} />}
    </div>
  );
}

function Title({ page: { title, part, group, deprecated }, root }: { page: Page; root: string }): VNode {
  const url = root + (partUrls[part] ?? "");
  return (
    <>
      {group && (
        <p class="above">
          <a href={url}>{part}</a> / <a href={`${url}#${slug(group)}`}>{group}</a>
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
