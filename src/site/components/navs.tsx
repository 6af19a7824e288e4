import type { VNode } from "preact";
import type { Operation } from "../../contract/operations.ts";
import type { PageList } from "../model/lists.ts";
import { operationsUrl, pageUrl } from "../urls.ts";
import { Deprecated, Method } from "./marks.tsx";
import { Link } from "./text.tsx";

interface Item {
  url: string;
  title: string;
  method?: string;
  deprecated?: boolean | undefined;
  /** Pages with this title, one for each method of a path. */
  methods?: Item[];
}

interface Group {
  title: string;
  url?: string;
  items: readonly Item[];
}

/** The links beside a page, by its address. */
export type Nav = (current: string) => Group[];

/** A heading of a page. */
export interface Heading {
  id: string;
  title: string;
}

/** How many links a list has, so that a page does not grow with the contract. The longest list of ours has fewer. */
const most = 60;

/** The part of a list around the current item: all of a short list. */
function around<T>(list: readonly T[], isCurrent: (item: T) => boolean): readonly T[] {
  const start = Math.min(list.findIndex(isCurrent) - most / 2, list.length - most);
  return list.slice(Math.max(start, 0)).slice(0, most);
}

/** Links to the lists of a part, and to the pages of the list that has the current page. @param url where the lists are */
export function listNav(url: string, lists: PageList[]): Nav {
  return (current) => {
    const isCurrent = (entry: { url: string }) => entry.url === current;
    return lists.map(({ anchor, title, entries }) => ({
      ...{ title, url: `${url}#${anchor}` },
      items: entries.some(isCurrent) ? around(entries, isCurrent) : [],
    }));
  };
}

/** Links to the operations by tag, or to those around the current one. */
export function operationNav(operations: readonly Operation[]): Nav {
  return (current) => {
    const shown = around(operations, ({ id }) => pageUrl("operations", id) === current);
    const groups = [...new Set(shown.map(({ tag }) => tag))].map((title) => {
      const ofTag = shown.filter(({ tag }) => tag === title);
      return { title, items: [...new Set(ofTag.map(({ path }) => path))].map((path) => itemOf(ofTag, path)) };
    });
    const all = { title: `All ${operations.length} operations`, url: operationsUrl, items: [] };
    return shown.length < operations.length ? [all, ...groups] : groups;
  };
}

/** The operation of a path; where it has several, a link for each method. */
function itemOf(operations: readonly Operation[], path: string): Item {
  const methods = operations
    .filter((one) => one.path === path)
    .map(({ id, summary, method, object: { deprecated } }) => ({
      ...{ url: pageUrl("operations", id), title: summary, method, deprecated },
    }));
  const [first] = methods;
  return first && methods.length === 1 ? first : { url: path, title: path, methods };
}

/** The links of a page, with those to its headings below its own. */
export function NavLinks({ nav, url, headings = [] }: { nav: Nav; url: string; headings?: Heading[] }): VNode {
  const isCurrent = ({ url: own, methods = [] }: Item): boolean => own === url || methods.some(isCurrent);
  return (
    <>
      {nav(url).map(({ title, url: lists, items }) => (
        <div key={title}>
          <p>{lists ? <Link to={lists}>{title}</Link> : title}</p>
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item.url}>
                  <ItemLink item={item} current={url} />
                  {headings.length > 0 && isCurrent(item) && (
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

function ItemLink({ item, current }: { item: Item; current: string }): VNode {
  const linkTo = ({ url }: Item) => ({ to: url, "aria-current": url === current ? ("page" as const) : undefined });
  const { title, method, methods, deprecated } = item;
  if (!methods) {
    return (
      <Link {...linkTo(item)}>
        <span>
          {title}
          <Deprecated deprecated={deprecated} />
        </span>{" "}
        {method && <Method method={method} />}
      </Link>
    );
  }
  return (
    <div class="methods">
      <code>{title}</code>
      {methods.map(({ method = "", ...one }) => (
        <Link key={one.url} aria-label={`${one.title}, ${method.toUpperCase()}`} {...linkTo(one)}>
          <Method method={method} />
        </Link>
      ))}
    </div>
  );
}
