import type { VNode } from "preact";
import type { Page } from "../model/page.ts";
import { homeUrl, partUrls } from "../urls.ts";

interface HeaderProps {
  /** The title of the site. */
  title: string;
  page: Page;
  /** The way to the folder of the site. */
  root: string;
}

/** The header of every page: its parts, light or dark, and the search. */
export function Header({ title, page, root }: HeaderProps): VNode {
  return (
    <header>
      <a class="product" href={root + homeUrl} aria-current={page.url === homeUrl ? "page" : undefined}>
        {title}
      </a>
      <button type="button" popovertarget="site-nav">
        Menu
      </button>
      <nav id="site-nav" aria-label="Site" popover="auto">
        {Object.entries(partUrls).map(([part, url]) => (
          <a key={part} href={root + url} aria-current={part === page.part ? "page" : undefined}>
            {part}
          </a>
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
