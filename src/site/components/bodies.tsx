import { isDeepStrictEqual } from "node:util";
import type { VNode } from "preact";
import { refName } from "../../contract/document.ts";
import type { Operation, OperationBody } from "../../contract/operations.ts";
import type { Site } from "../model/site.ts";
import { FieldTable } from "./fields.tsx";
import { SchemaLink } from "./schema-link.tsx";
import { Table } from "./table.tsx";
import { Tabs } from "./tabs.tsx";
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

/** The responses of an operation: the fields of each success, and a table of the errors. */
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
        </div>
      ))}
      <h2 id="errors">Errors</h2>
      <Table class="errors" aria-labelledby="errors" heads={["Status", "When"]}>
        {errors.map(([status, { description }]) => (
          <tr key={status} id={`response-${status}`}>
            <th scope="row">{status}</th>
            <td>
              <Inline text={description} />
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

/** An example of each response, one status at a time; without a script, all are shown. */
export function ResponseExamples({ operation }: { operation: Operation }): VNode | null {
  const shown = [...operation.responses].filter(([, { examples }]) => examples.length > 0);
  if (shown.length === 0) return null;
  return (
    <section class="card" aria-labelledby="response-examples">
      <h2 id="response-examples">Responses</h2>
      <Tabs name="status" legend="Status of the response" labels={shown.map(([status]) => status)} />
      {shown.map(([status, body], index) => (
        <div class={index === 0 ? "response shown" : "response"} key={status} data-status={status}>
          <p class="choice">{status}</p>
          <Examples body={body} />
        </div>
      ))}
    </section>
  );
}

/** The successes of an operation, each once: two statuses may have the same response. */
export function successesOf({ responses }: Operation): Array<{ statuses: string[]; body: OperationBody }> {
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
          <ExampleCode mediaType={body.mediaType} value={value} />
        </div>
      ))}
    </>
  );
}

/** An example as it is sent: a form, JSON, or text. */
function ExampleCode({ mediaType, value }: { mediaType: string | undefined; value: unknown }): VNode {
  if (mediaType === "application/x-www-form-urlencoded") {
    const fields = new URLSearchParams(value as Record<string, string>);
    return <Code lang="text" code={`${fields}`.replaceAll("&", "\n&")} />;
  }
  return <Code lang="json" code={typeof value === "string" ? value : JSON.stringify(value, null, 2)} />;
}
