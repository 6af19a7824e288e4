import type { VNode } from "preact";
import type { Site } from "../model/site.ts";
import { pageUrl } from "../urls.ts";
import { Deprecated, Method } from "./marks.tsx";
import { Table } from "./table.tsx";
import { Inline, Link } from "./text.tsx";

interface OperationTableProps {
  site: Site;
  label: string;
  /** What the first column lists. */
  head: string;
  /** What stands before each path. */
  prefix?: string;
  kind?: "operations" | "controls";
}

/** The operations by tag, with their scopes if they need tokens. */
export function OperationTable({ site, label, head, prefix = "", kind = "operations" }: OperationTableProps): VNode {
  const { operations, document } = site;
  const scopes = operations.some(({ needsToken }) => needsToken) ? ["Scope"] : [];
  const heads = [head, "Method and path", ...scopes];
  return (
    <Table class="operations" aria-label={label} heads={heads}>
      {[...new Set(operations.map(({ tag }) => tag))].map((tag) => [
        <tr key={tag} class="tag">
          <th scope="rowgroup" colSpan={heads.length}>
            <strong>{tag}</strong> <Inline text={document.tags.find(({ name }) => name === tag)?.description ?? ""} />
          </th>
        </tr>,
        ...operations
          .filter((one) => one.tag === tag)
          .map(({ id, summary, method, path, scope, needsToken, object }) => (
            <tr key={id}>
              <td>
                <Link to={pageUrl(kind, id)}>{summary}</Link>
                <Deprecated {...object} />
              </td>
              <td>
                <Method method={method} /> <code>{prefix + path}</code>
              </td>
              {scopes.length > 0 && <td>{scope ? <code>{scope}</code> : needsToken ? "any" : "none"}</td>}
            </tr>
          )),
      ])}
    </Table>
  );
}
