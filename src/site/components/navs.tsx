import type { VNode } from "preact";
import type { PageList } from "../model/lists.ts";
import { Deprecated } from "./marks.tsx";
import { Link } from "./text.tsx";

/** The links beside a page: the lists of its part, and where these are. */
export interface Nav {
  url: string;
  lists: PageList[];
}

/** A heading of a page. */
export interface Heading {
  id: string;
  title: string;
}

/** Links to the lists of a part, and to the pages of the list that has the page, with its headings below its own. */
export function NavLinks({ nav, url, headings = [] }: { nav: Nav; url: string; headings?: Heading[] }): VNode {
  return (
    <>
      {nav.lists.map(({ anchor, title, entries }) => (
        <div key={title}>
          <p>
            <Link to={`${nav.url}#${anchor}`}>{title}</Link>
          </p>
          {entries.some((entry) => entry.url === url) && (
            <ul>
              {entries.map((item) => (
                <li key={item.url}>
                  <Link to={item.url} aria-current={item.url === url ? "page" : undefined}>
                    <span>
                      {item.title}
                      <Deprecated {...item} />
                    </span>
                  </Link>
                  {headings.length > 0 && item.url === url && (
                    <ul aria-label="On this page">
                      {headings.map(({ id, title }) => (
                        <li key={id}>
                          <a href={`#${id}`}>{title}</a>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </>
  );
}
