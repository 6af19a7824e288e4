import { isDeepStrictEqual } from "node:util";
import { Fragment, type VNode } from "preact";
import { operationErrors } from "../../contract/operation-errors.ts";
import type { Content, Operation } from "../../contract/operations.ts";
import { sampleOf } from "../../contract/sample.ts";
import { formType, isJson, writtenBody } from "../../samples/of-request.ts";
import type { Site } from "../model/site.ts";
import { Panel, Tabs } from "./controls.tsx";
import { Code, Prose, ScreenOnly } from "./text.tsx";

/** The statuses of an operation whose errors are those of every operation, which a guide describes. */
export function usualErrors({ object }: Operation): string[] {
  return Object.entries(operationErrors)
    .filter(([status, name]) => isDeepStrictEqual(object.responses[status], { $ref: `#/components/responses/${name}` }))
    .map(([status]) => status);
}

/** An example of each response, one status at a time; without a script, all are shown. The twin has not those of the guide. */
export function ResponseExamples({ site, operation }: { site: Site; operation: Operation }): VNode | null {
  const shown = [...operation.responses];
  const usual = usualErrors(operation);
  if (shown.length === 0) return null;
  return (
    <section class="card" aria-labelledby="response-examples">
      <h2 id="response-examples">Responses</h2>
      <Tabs name="status" legend="Status of the response" labels={shown.map(([status]) => status)} />
      {shown.map(([status, { contents }], index) => {
        const Place = usual.includes(status) ? ScreenOnly : Fragment;
        return (
          <Place key={status}>
            <Panel tabs="status" label={status} isFirst={index === 0}>
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
          </Place>
        );
      })}
    </section>
  );
}

/** The examples of a body as it is sent, or a sample of its schema if it has none. */
export function Examples({
  site,
  content,
  isRequest = false,
}: {
  site: Site;
  content: Content;
  isRequest?: boolean;
}): VNode {
  const { schema, examples } = content;
  const sample = sampleOf(site.document, schema, { isRequest });
  const made = {
    ...{ name: "", summary: "Made from the schema, which has no example" },
    ...{ description: undefined, value: sample },
  };
  const isKnown = Object.keys(schema).length > 0 && sample !== undefined;
  const shown = examples.length > 0 || !isKnown ? examples : [made];
  return (
    <>
      {shown.length === 0 && <p>A body of any kind.</p>}
      {shown.map(({ name, summary, description, value }) => {
        const { body, fields, mediaType } = writtenBody(site.document, content, value);
        const [first] = fields;
        if (first?.name === "") return <p key={name}>The content of a file.</p>;
        const pairs = fields.map((field): [string, string] => [field.name, `${field.isFile ? "@" : ""}${field.text}`]);
        const form = mediaType === formType ? `${new URLSearchParams(pairs)}`.replaceAll("&", "\n&") : undefined;
        const code = body || (form ?? pairs.map((pair) => pair.join("=")).join("\n"));
        return (
          <div key={name}>
            <p>{summary}:</p>
            {description && <Prose text={description} />}
            <Code lang={isJson(mediaType) ? "json" : "text"} code={code} />
          </div>
        );
      })}
    </>
  );
}
