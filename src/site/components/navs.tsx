import type { VNode } from "preact";
import type { Operation } from "../../contract/operations.ts";
import type { PageList } from "../model/lists.ts";
import type { Site } from "../model/site.ts";
import { operationsUrl, operationUrl } from "../urls.ts";
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
  items?: readonly Item[];
}

/** A heading of the current page. */
export interface Heading {
  id: string;
  title: string;
}

interface CurrentPage {
  /** The address of the current page. */
  current?: string | undefined;
  /** The headings of the current page, below its link. */
  headings?: Heading[];
}

/** How many links a list has, so that a page does not grow with the contract. The longest list of ours has fewer. */
const most = 60;

/** The part of a list around the current item: all of a short list. */
function around<T>(list: readonly T[], isCurrent: (item: T) => boolean): readonly T[] {
  const start = Math.min(list.findIndex(isCurrent) - most / 2, list.length - most);
  return list.slice(Math.max(start, 0)).slice(0, most);
}

/** Links to the lists of a part, and to the pages of the list that has the current page. @param url where the lists are */
export function ListNav({ url, lists, ...page }: CurrentPage & { url: string; lists: PageList[] }): VNode {
  const isCurrent = (entry: { url: string }) => entry.url === page.current;
  const groups = lists.map(({ anchor, title, entries }) => ({
    title,
    url: `${url}#${anchor}`,
    items: entries.some(isCurrent) ? around(entries, isCurrent) : [],
  }));
  return <Groups groups={groups} {...page} />;
}

/** Links to the operations by tag, or to those around the current one. @param urlOf the address of an operation's page */
export function OperationNav({
  site: { operations },
  urlOf = operationUrl,
  ...page
}: CurrentPage & { site: Site; urlOf?: (id: string) => string }): VNode {
  const shown = around(operations, ({ id }) => urlOf(id) === page.current);
  const groups: Group[] = [...new Set(shown.map(({ tag }) => tag))].map((tag) => ({
    title: tag,
    items: pathsOf(
      shown.filter((one) => one.tag === tag),
      urlOf,
    ),
  }));
  const all = { title: `All ${operations.length} operations`, url: operationsUrl };
  return <Groups groups={shown.length < operations.length ? [all, ...groups] : groups} {...page} />;
}

/** An entry for each operation; for the operations of one path, one entry with a link for each method. */
function pathsOf(operations: Operation[], urlOf: (id: string) => string): Item[] {
  return [...new Set(operations.map(({ path }) => path))].map((path) => {
    const methods = operations
      .filter((one) => one.path === path)
      .map(({ id, summary, method, object: { deprecated } }) => ({
        url: urlOf(id),
        title: summary,
        method,
        deprecated,
      }));
    const [first] = methods;
    return first && methods.length === 1 ? first : { url: path, title: path, methods };
  });
}

function Groups({ groups, current, headings = [] }: CurrentPage & { groups: Group[] }): VNode {
  return (
    <>
      {groups.map(({ title, url, items = [] }) => (
        <div key={title}>
          <p>{url ? <Link to={url}>{title}</Link> : title}</p>
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item.url}>
                  {item.methods ? (
                    <Methods item={item} current={current} />
                  ) : (
                    <ItemLink item={item} current={current} />
                  )}
                  {headings.length > 0 && [item, ...(item.methods ?? [])].some(({ url }) => url === current) && (
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

interface ItemProps {
  item: Item;
  current: string | undefined;
}

function ItemLink({ item: { url, title, method, deprecated }, current }: ItemProps): VNode {
  return (
    <Link to={url} aria-current={url === current ? "page" : undefined}>
      <span>
        {title}
        <Deprecated deprecated={deprecated} />
      </span>{" "}
      {method && <Method method={method} />}
    </Link>
  );
}

function Methods({ item, current }: ItemProps): VNode {
  return (
    <div class="methods">
      <code>{item.title}</code>
      {item.methods?.map(({ url, title, method = "" }) => (
        <Link
          key={url}
          to={url}
          aria-label={`${title}, ${method.toUpperCase()}`}
          aria-current={url === current ? "page" : undefined}
        >
          <Method method={method} />
        </Link>
      ))}
    </div>
  );
}
