import { isDeepStrictEqual } from "node:util";
import type { VNode } from "preact";
import { refName } from "../../contract/document.ts";
import type { Operation, OperationBody } from "../../contract/operations.ts";
import type { Site } from "../model/site.ts";
import { FieldTable } from "./fields.tsx";
import { SchemaLink } from "./schema-link.tsx";
import { Table } from "./table.tsx";
import { Code, Inline, Prose } from "./text.tsx";

/** The request body of an operation: its fields and examples. */
export function RequestBody({ site, body }: { site: Site; body: OperationBody }): VNode {
  return (
    <>
      <h2 id="request-body">Request body</h2>
      <Prose text={body.description} />
      <BodyFields site={site} body={body} label="Fields of the request body" />
      <Examples body={body} />
    </>
  );
}

/** The responses of an operation: the fields and examples of each success, and a table of the errors. */
export function Responses({ site, operation }: { site: Site; operation: Operation }): VNode {
  const errors = [...operation.responses].filter(([status]) => status >= "400");
  return (
    <>
      {successesOf(operation).map(({ statuses: [first, ...others], body }) => (
        <div key={first}>
          <h2 id={`response-${first}`}>
            Response {first}
            {others.map((status) => (
              <span key={status} id={`response-${status}`}>
                {` or ${status}`}
              </span>
            ))}
          </h2>
          <Prose text={body.description} />
          <BodyFields site={site} body={body} label={`Fields of the response ${[first, ...others].join(" or ")}`} />
          <Examples body={body} />
        </div>
      ))}
      <h2 id="errors">Errors</h2>
      <Table class="fields errors" aria-labelledby="errors" heads={["Status", "When", "Example"]}>
        {errors.map(([status, { description, examples }]) => (
          <tr key={status} id={`response-${status}`}>
            <th scope="row">{status}</th>
            <td>
              <Inline text={description} />
            </td>
            <td>
              <ul>
                {examples.map(({ name, value }) => (
                  <li key={name}>
                    <code>{JSON.stringify(value)}</code>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

/** The successes of an operation, each once: two statuses may have the same response. */
function successesOf({ responses }: Operation): Array<{ statuses: string[]; body: OperationBody }> {
  const found: Array<{ statuses: string[]; body: OperationBody }> = [];
  for (const [status, body] of responses) {
    if (status >= "400") continue;
    const same = found.find((one) => isDeepStrictEqual(one.body, body));
    if (same) same.statuses.push(status);
    else found.push({ statuses: [status], body });
  }
  return found;
}

/** The fields of a body; of a body of several shapes, those of each shape. */
function BodyFields({ site, body, label }: { site: Site; body: OperationBody; label: string }): VNode | null {
  if (!body.schema) return null;
  const name = refName(body.schema.$ref);
  const schema = site.document.components.schemas[name] ?? {};
  const shapes = (schema.oneOf ?? schema.anyOf ?? []).flatMap(({ $ref }) => ($ref ? [refName($ref)] : []));
  const shown = shapes.length > 0 ? shapes : [name];
  return (
    <>
      <p>
        <code>{body.mediaType}</code>, <SchemaLink site={site} name={name} />
        {shapes.length > 0 && `, one of ${shapes.length} shapes`}.
      </p>
      {shown.map((shape) => (
        <div key={shape}>
          {shapes.length > 0 && (
            <h3>
              <SchemaLink site={site} name={shape} />
            </h3>
          )}
          <FieldTable
            site={site}
            schema={site.document.components.schemas[shape] ?? {}}
            label={shapes.length > 0 ? `${label}: ${shape}` : label}
          />
        </div>
      ))}
    </>
  );
}

function Examples({ body }: { body: OperationBody }): VNode {
  return (
    <>
      {body.examples.map(({ name, summary, value }) => (
        <div key={name}>
          <p>{summary}:</p>
          <Code lang="json" code={typeof value === "string" ? value : JSON.stringify(value, null, 2)} />
        </div>
      ))}
    </>
  );
}
