import type { VNode } from "preact";
import type { PageEntry, PageList } from "../model/lists.ts";
import { Deprecated } from "./marks.tsx";
import { Link } from "./text.tsx";

interface Group {
  title: string;
  url: string;
  items: readonly PageEntry[];
}

/** The links beside a page, by its address. */
export type Nav = (current: string) => Group[];

/** A heading of a page. */
export interface Heading {
  id: string;
  title: string;
}

/** Links to the lists of a part, and to the pages of the list that has the current page. @param url where the lists are */
export function listNav(url: string, lists: PageList[]): Nav {
  return (current) =>
    lists.map(({ anchor, title, entries }) => ({
      ...{ title, url: `${url}#${anchor}` },
      items: entries.some((entry) => entry.url === current) ? entries : [],
    }));
}

/** The links of a page, with those to its headings below its own. */
export function NavLinks({ nav, url, headings = [] }: { nav: Nav; url: string; headings?: Heading[] }): VNode {
  return (
    <>
      {nav(url).map(({ title, url: lists, items }) => (
        <div key={title}>
          <p>
            <Link to={lists}>{title}</Link>
          </p>
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
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
