import { isDeepStrictEqual } from "node:util";
import type { VNode } from "preact";
import { refName } from "../../contract/document.ts";
import type { Content, Operation, OperationBody } from "../../contract/operations.ts";
import { sampleOf } from "../../contract/sample.ts";
import { formType, isJson, writtenBody } from "../../samples/of-request.ts";
import { parameterFields } from "../model/parameter-fields.ts";
import type { Site } from "../model/site.ts";
import { Panel, Tabs } from "./controls.tsx";
import { FieldTable, SchemaFields } from "./fields.tsx";
import { SchemaLink } from "./links.tsx";
import { Table } from "./table.tsx";
import { Code, Inline, Prose } from "./text.tsx";

/** The request body of an operation: its fields and examples. */
export function RequestBody({ site, body }: { site: Site; body: OperationBody }): VNode {
  return (
    <>
      <h2 id="request-body">Request body</h2>
      <Prose text={body.description} />
      <BodyFields site={site} body={body} label="Fields of the request body" name="request-media-type" />
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
          {body.headers.length > 0 && (
            <>
              <h3>Headers</h3>
              <FieldTable
                site={site}
                fields={parameterFields(site.document, body.headers)}
                label={`Headers of the response ${first}`}
              />
            </>
          )}
          <BodyFields
            site={site}
            body={body}
            label={`Fields of the response ${[first, ...others].join(" or ")}`}
            name={`media-type-${first}`}
          />
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
export function ResponseExamples({ site, operation }: { site: Site; operation: Operation }): VNode | null {
  const shown = [...operation.responses];
  if (shown.length === 0) return null;
  return (
    <section class="card" aria-labelledby="response-examples">
      <h2 id="response-examples">Responses</h2>
      <Tabs name="status" legend="Status of the response" labels={shown.map(([status]) => status)} />
      {shown.map(([status, { contents }], index) => (
        <Panel tabs="status" label={status} isFirst={index === 0} key={status}>
          {contents.length === 0 && <p>No documented body.</p>}
          {contents.map((content) => (
            <div key={content.mediaType}>
              {contents.length > 1 && (
                <p>
                  <code>{content.mediaType}</code>
                </p>
              )}
              <Examples site={site} content={content} />
            </div>
          ))}
        </Panel>
      ))}
    </section>
  );
}

interface Success {
  statuses: string[];
  body: OperationBody;
}

/** The successes of an operation, each once: two statuses may have the same response. */
export function successesOf({ responses }: Operation): Success[] {
  const found: Success[] = [];
  for (const [status, body] of responses) {
    if (status >= "400") continue;
    const same = found.find((one) => isDeepStrictEqual(one.body, body));
    if (same) same.statuses.push(status);
    else found.push({ statuses: [status], body });
  }
  return found;
}

interface BodyFieldsProps {
  site: Site;
  body: OperationBody;
  label: string;
  /** The name of the tabs, if there are several media types. */
  name: string;
}

/** The fields of a body, and the examples of a request, in each of its media types. */
function BodyFields({ site, body: { contents }, label, name }: BodyFieldsProps): VNode {
  return (
    <>
      {contents.length > 1 && (
        <Tabs name={name} legend="Media type" labels={contents.map(({ mediaType }) => mediaType)} />
      )}
      {contents.map((content, index) => (
        <Panel tabs={name} label={content.mediaType} isFirst={index === 0} key={content.mediaType}>
          {content.schema.$ref && (
            <p>
              <code>{content.mediaType}</code>, <SchemaLink site={site} name={refName(content.schema.$ref)} />.
            </p>
          )}
          <SchemaFields site={site} schema={content.schema} label={label} heading="h3" />
          {name === "request-media-type" && <Examples site={site} content={content} isRequest />}
        </Panel>
      ))}
    </>
  );
}

/** The examples of a body as it is sent, or a sample of its schema if it has none. */
function Examples({ site, content, isRequest = false }: { site: Site; content: Content; isRequest?: boolean }): VNode {
  const { schema, examples } = content;
  const sample = sampleOf(site.document, schema, { isRequest });
  const made = { name: "", summary: "Made from the schema, which has no example", value: sample };
  const isKnown = Object.keys(schema).length > 0 && sample !== undefined;
  const shown = examples.length > 0 || !isKnown ? examples : [made];
  return (
    <>
      {shown.length === 0 && <p>A body of any kind.</p>}
      {shown.map(({ name, summary, value }) => {
        const { body, fields, mediaType } = writtenBody(site.document, content, value);
        const [first] = fields;
        if (first?.name === "") return <p key={name}>The content of a file.</p>;
        const pairs = fields.map((field): [string, string] => [field.name, `${field.isFile ? "@" : ""}${field.text}`]);
        const form = mediaType === formType ? `${new URLSearchParams(pairs)}`.replaceAll("&", "\n&") : undefined;
        const code = body || (form ?? pairs.map((pair) => pair.join("=")).join("\n"));
        return (
          <div key={name}>
            <p>{summary}:</p>
            <Code lang={isJson(mediaType) ? "json" : "text"} code={code} />
          </div>
        );
      })}
    </>
  );
}
