import { document } from "../../../generated/controls/document.ts";
import type { Document } from "../../contract/document.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";
import { callsOf } from "../../samples/calls.ts";
import { asCurl } from "../../samples/curl.ts";
import type { Page } from "../components/layout.tsx";
import { Method } from "../components/marks.tsx";
import { listNav } from "../components/navs.tsx";
import { SchemaFields } from "../components/schema-fields.tsx";
import { Table } from "../components/table.tsx";
import { Code, Inline, Link, Prose } from "../components/text.tsx";
import { guideLists } from "../model/lists.ts";
import type { Site } from "../model/site.ts";
import { controlsUrl, packageUrl } from "../urls.ts";

const controls = document as Document;
const operations = operationsOf(controls);

/** The controls of the mock, which are no part of the contract: a table of them, and the fields and examples of their bodies. */
export function controlsPage(site: Site): Page {
  const { title, summary = "", description } = controls.info as Document["info"] & { summary?: string };
  // Their schemas have no pages.
  const ofControls: Site = { ...site, document: controls, operations, records: [] };
  return {
    ...{ url: controlsUrl, title, part: "Package", summary },
    nav: listNav(packageUrl, guideLists(site, "Package")),
    content: (
      <>
        <p class="above">
          <Link to={packageUrl}>Package</Link>
        </p>
        <h1>{title}</h1>
        <Prose
          text={`${summary} They are below \`/_mock\` of a running mock, and \`GET /_mock\` returns them as an OpenAPI document. ${description}`}
        />
        <Table class="operations" aria-label={title} heads={["Control", "Method and path", "What it does"]}>
          {controls.tags.map(({ name, description }) => [
            <tr key={name} class="tag">
              <th scope="rowgroup" colSpan={3}>
                <strong>{name}</strong> <Inline text={description ?? ""} />
              </th>
            </tr>,
            ...operations.filter(({ tag }) => tag === name).map(controlRow),
          ])}
        </Table>
        {operations.map((operation) => controlBody(ofControls, operation))}
      </>
    ),
  };
}

function controlRow({ id, summary, method, path, requestBody, object }: Operation) {
  return (
    <tr key={id}>
      <td>{requestBody ? <a href={`#${id}`}>{summary}</a> : summary}</td>
      <td>
        <Method method={method} /> <code>/_mock{path}</code>
      </td>
      <td>
        <Inline text={object.description} />
      </td>
    </tr>
  );
}

/** The fields and the examples of what a control gets. */
function controlBody(site: Site, operation: Operation) {
  const { id, summary, requestBody } = operation;
  if (!requestBody?.schema) return null;
  return (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{summary}</h2>
      <SchemaFields site={site} schema={requestBody.schema} label={`Fields of ${id}`} heading="h3" />
      {callsOf(site.document, operation).map((call) => (
        <div key={call.title}>
          <p>{call.title}:</p>
          <Code lang="bash" code={asCurl(call, call.server)} />
        </div>
      ))}
    </section>
  );
}
