import type { VNode } from "preact";
import { slug } from "../../shared/words.ts";
import type { Site } from "../model/site.ts";
import { pageUrl } from "../urls.ts";
import { Deprecated, Method } from "./marks.tsx";
import { Table } from "./table.tsx";
import { Inline, Link } from "./text.tsx";

/** The operations by tag, with their scopes. */
export function OperationTable({ site: { operations, document } }: { site: Site }): VNode {
  const heads = ["Operation", "Method and path", "Scope"];
  return (
    <Table class="operations" aria-label="Operations" heads={heads}>
      {[...new Set(operations.map(({ tag }) => tag))].map((tag) => [
        <tr key={tag} class="tag">
          <th scope="rowgroup" colSpan={heads.length} id={slug(tag)}>
            <strong>{tag}</strong> <Inline text={document.tags.find(({ name }) => name === tag)?.description ?? ""} />
          </th>
        </tr>,
        ...operations
          .filter((one) => one.tag === tag)
          .map(({ id, summary, method, path, scope, needsToken, object }) => (
            <tr key={id}>
              <td>
                <Link to={pageUrl("operations", id)}>{summary}</Link>
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
  );
}
