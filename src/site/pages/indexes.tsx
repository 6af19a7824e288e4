import { slug } from "../../shared/words.js";
import { Deprecated } from "../components/deprecated.tsx";
import type { Page } from "../components/layout.tsx";
import { Method } from "../components/method.tsx";
import { GuidesNav, OperationsNav, RecordsNav } from "../components/navs.tsx";
import { SchemaLink } from "../components/schema-link.tsx";
import { Table } from "../components/table.tsx";
import { Inline, Link } from "../components/text.tsx";
import type { Site } from "../model/site.ts";
import { guidesUrl, guideUrl, operationsUrl, operationUrl, recordsUrl } from "../urls.ts";
import { firstSentence } from "./guide.tsx";

/** The lists of all guides, operations and records. */
export function indexPages(site: Site): Page[] {
  return [guidesPage(site), operationsPage(site), recordsPage(site)];
}

function guidesPage(site: Site): Page {
  return {
    url: guidesUrl,
    title: "Guides",
    part: "Guides",
    summary: "How to call the service, what this package has for it, and example programs.",
    nav: <GuidesNav site={site} />,
    content: (
      <>
        <h1>Guides</h1>
        {site.guideGroups.map((title) => (
          <section key={title}>
            <h2 id={slug(title)}>{title}</h2>
            <dl class="list">
              {site.guides
                .filter(({ group }) => group === title)
                .map((guide) => (
                  <div key={guide.slug}>
                    <dt>
                      <Link to={guideUrl(guide)}>{guide.name}</Link>
                    </dt>
                    <dd>{firstSentence(guide.text)}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </>
    ),
  };
}

function operationsPage(site: Site): Page {
  const tags = [...new Set(site.operations.map(({ tag }) => tag))].map((name) => ({
    description: "",
    ...site.document.tags.find((tag) => tag.name === name),
    name,
  }));
  return {
    url: operationsUrl,
    title: "Operations",
    part: "Operations",
    summary: "Every documented operation, by subject.",
    nav: <OperationsNav site={site} />,
    content: (
      <>
        <h1>Operations</h1>
        <p>
          The documented operations of the API. Their <Link to={recordsUrl}>records</Link> have pages of their own.
        </p>
        <Table class="operations" aria-label="Operations" heads={["Operation", "Method and path", "Scope"]}>
          {tags.map(({ name, description }) => [
            <tr key={name} class="tag">
              <th scope="rowgroup" colSpan={3}>
                <strong>{name}</strong> <Inline text={description} />
              </th>
            </tr>,
            ...site.operations
              .filter(({ tag }) => tag === name)
              .map(({ id, summary, method, path, scope, needsToken, object }) => (
                <tr key={id}>
                  <td>
                    <Link to={operationUrl(id)}>{summary}</Link>
                    <Deprecated {...object} />
                  </td>
                  <td>
                    <Method method={method} /> <code>{path}</code>
                  </td>
                  <td>{scope ? <code>{scope}</code> : needsToken ? "any" : "none"}</td>
                </tr>
              )),
          ])}
        </Table>
      </>
    ),
  };
}

function recordsPage(site: Site): Page {
  return {
    url: recordsUrl,
    title: "Records",
    part: "Records",
    summary: "Every record of requests and responses, with its fields.",
    nav: <RecordsNav site={site} />,
    content: (
      <>
        <h1>Records</h1>
        <dl class="list">
          {site.records.map(({ name, schema }) => (
            <div key={name}>
              <dt>
                <SchemaLink site={site} name={name} />
              </dt>
              <dd>
                <Inline text={schema.description ?? ""} />
              </dd>
            </div>
          ))}
        </dl>
      </>
    ),
  };
}
