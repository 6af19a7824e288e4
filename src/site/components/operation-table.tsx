import type { VNode } from "preact";
import { slug } from "../../shared/words.ts";
import type { Site } from "../model/site.ts";
import { pageUrl } from "../urls.ts";
import { Deprecated, Method } from "./marks.tsx";
import { Table } from "./table.tsx";
import { Inline, Link } from "./text.tsx";

/** The operations by tag, with their scopes. */
export function OperationTable({ site: { tags } }: { site: Site }): VNode {
  const heads = ["Operation", "Method and path", "Scope"];
  return (
    <Table class="operations" aria-label="Operations" heads={heads}>
      {tags.map(({ name, description, operations }) => [
        <tr key={name} class="tag">
          <th scope="rowgroup" colSpan={heads.length} id={slug(name)}>
            <strong>{name}</strong> <Inline text={description} />
          </th>
        </tr>,
        ...operations.map(({ id, summary, method, path, scope, needsToken, object }) => (
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
