import type { VNode } from "preact";
import type { Site } from "../model/site.ts";
import { constantsUrl, guideUrl, operationUrl, recordsUrl, schemaUrl } from "../urls.ts";
import { Link } from "./text.tsx";

interface Item {
  url: string;
  title: string;
}

/** Links to the guides. */
export function GuidesNav({ site, current }: { site: Site; current?: string }): VNode {
  const items = site.guides.map((guide) => ({ url: guideUrl(guide), title: guide.name }));
  return <Items items={items} current={current} />;
}

/** Links to the operations, by tag. */
export function OperationsNav({ site, current }: { site: Site; current?: string }): VNode {
  const tags = [...new Set(site.operations.map(({ tag }) => tag))];
  return (
    <>
      {tags.map((tag) => (
        <div key={tag}>
          <p>{tag}</p>
          <Items
            items={site.operations
              .filter((one) => one.tag === tag)
              .map(({ id, summary }) => ({ url: operationUrl(id), title: summary }))}
            current={current && operationUrl(current)}
          />
        </div>
      ))}
      <p>Records</p>
      <Items items={[{ url: recordsUrl, title: "All records" }]} />
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
              items={constants.map((one) => ({ url: schemaUrl("constants", one.name), title: one.title }))}
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
  const items = site.records.map(({ name, title }) => ({ url: schemaUrl("records", name), title }));
  return <Items items={items} current={current && schemaUrl("records", current)} />;
}

function Items({ items, current }: { items: Item[]; current?: string | undefined }): VNode {
  return (
    <ul>
      {items.map(({ url, title }) => (
        <li key={url}>
          <Link to={url} aria-current={url === current ? "page" : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
