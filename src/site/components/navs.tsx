import type { VNode } from "preact";
import type { Operation } from "../../contract/operations.ts";
import { slug } from "../../shared/words.js";
import type { Site } from "../model/site.ts";
import { constantsUrl, guidesUrl, guideUrl, operationsUrl, operationUrl, recordsUrl, schemaUrl } from "../urls.ts";
import { Deprecated } from "./deprecated.tsx";
import { Method } from "./method.tsx";
import { Link } from "./text.tsx";

interface Item {
  url: string;
  title: string;
  method?: string;
  deprecated?: boolean | undefined;
  /** Pages with this title, one for each method of a path. */
  methods?: Item[];
}

/** A heading of the current page. */
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

interface NavProps {
  site: Site;
  /** What the current page is about. */
  current?: string;
  /** The headings of the current page, below its link. */
  headings?: Heading[];
}

/** Links to the groups of guides, and to the guides of one group. */
export function GuidesNav({ site, group, current, headings }: NavProps & { group?: string }): VNode {
  return (
    <>
      {site.guideGroups.map((title) => (
        <div key={title}>
          <p>
            <Link to={`${guidesUrl}#${slug(title)}`}>{title}</Link>
          </p>
          {title === group && (
            <Items
              items={site.guides
                .filter((guide) => guide.group === group)
                .map((guide) => ({ url: guideUrl(guide), title: guide.name }))}
              current={current}
              headings={headings}
            />
          )}
        </div>
      ))}
    </>
  );
}

/** Links to the operations, by tag. @param urlOf the address of an operation's page */
export function OperationsNav({
  site,
  current,
  headings,
  urlOf = operationUrl,
}: NavProps & { urlOf?: (id: string) => string }): VNode {
  const operations = around(site.operations, ({ id }) => id === current);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return (
    <>
      {operations.length < site.operations.length && (
        <Items items={[{ url: operationsUrl, title: `All ${site.operations.length} operations` }]} />
      )}
      {tags.map((tag) => (
        <div key={tag}>
          <p>{tag}</p>
          <Items
            items={pathsOf(
              operations.filter((one) => one.tag === tag),
              urlOf,
            )}
            current={current && urlOf(current)}
            headings={headings}
          />
        </div>
      ))}
      {site.records.length > 0 && (
        <>
          <p>Records</p>
          <Items items={[{ url: recordsUrl, title: "All records" }]} />
        </>
      )}
    </>
  );
}

/** Links to the domains of the constants, and to the constants of one domain. */
export function ConstantsNav({ site, domain, current }: { site: Site; domain?: string; current?: string }): VNode {
  return (
    <>
      {site.domains.map(({ name, title, constants }) => (
        <div key={name}>
          <p>
            <Link to={`${constantsUrl}#domain-${name}`}>{title}</Link>
          </p>
          {name === domain && (
            <Items
              items={around(constants, (one) => one.name === current).map((one) => ({
                url: schemaUrl("constants", one.name),
                title: one.title,
              }))}
              current={current && schemaUrl("constants", current)}
            />
          )}
        </div>
      ))}
      <p>
        <Link to={`${constantsUrl}#rules`}>Rules</Link>
      </p>
      {domain === undefined && (
        <Items
          items={site.rules.map(({ name, title }) => ({ url: schemaUrl("rules", name), title }))}
          current={current && schemaUrl("rules", current)}
        />
      )}
    </>
  );
}

export function RecordsNav({ site, current }: { site: Site; current?: string }): VNode {
  const records = around(site.records, ({ name }) => name === current);
  const items = records.map(({ name, title }) => ({ url: schemaUrl("records", name), title }));
  return <Items items={items} current={current && schemaUrl("records", current)} />;
}

/** An entry for each operation; for the operations of one path, one entry with a link for each method. */
function pathsOf(operations: Operation[], urlOf: (id: string) => string): Item[] {
  const paths = new Set(operations.map(({ path }) => path));
  return [...paths].map((path) => {
    const methods = operations
      .filter((one) => one.path === path)
      .map(({ id, summary, method, object }) => ({
        url: urlOf(id),
        title: summary,
        method,
        deprecated: object.deprecated,
      }));
    const [first] = methods;
    return first && methods.length === 1 ? first : { url: path, title: path, methods };
  });
}

interface ItemsProps {
  items: Item[];
  current?: string | undefined;
  headings?: Heading[] | undefined;
}

function Items({ items, current, headings = [] }: ItemsProps): VNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.url}>
          {item.methods ? <Methods item={item} current={current} /> : <ItemLink item={item} current={current} />}
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
  );
}

function ItemLink({ item, current }: { item: Item; current: string | undefined }): VNode {
  const { url, title, method, deprecated } = item;
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

function Methods({ item, current }: { item: Item; current: string | undefined }): VNode {
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
