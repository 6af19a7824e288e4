import { isDeepStrictEqual } from "node:util";
import { Fragment, type VNode } from "preact";
import { operationErrors } from "../../contract/operation-errors.ts";
import type { Content, Operation } from "../../contract/operations.ts";
import type { Site } from "../model/site.ts";
import { shownExamples } from "../samples/calls.ts";
import { isJson } from "../samples/of-request.ts";
import { Panel, Tabs } from "./controls.tsx";
import { Code, Prose, ScreenOnly } from "./text.tsx";

/** The statuses of an operation whose errors are those of every operation, which a guide describes. */
export function usualErrors({ object }: Operation): string[] {
  return Object.entries(operationErrors)
    .filter(([status, name]) => isDeepStrictEqual(object.responses[status], { $ref: `#/components/responses/${name}` }))
    .map(([status]) => status);
}

/** An example of each response, one status at a time; without a script, all are shown. The Markdown version has not those of the guide. */
export function ResponseExamples({ site, operation }: { site: Site; operation: Operation }): VNode | null {
  const shown = [...operation.responses];
  const usual = usualErrors(operation);
  return (
    <section class="card" aria-labelledby="response-examples">
      <h2 id="response-examples">Responses</h2>
      <Tabs name="status" legend="Status of the response" labels={shown.map(([status]) => status)} />
      {shown.map(([status, { content }], index) => {
        const Place = usual.includes(status) ? ScreenOnly : Fragment;
        return (
          <Place key={status}>
            <Panel tabs="status" label={status} isFirst={index === 0}>
              {content ? <Examples site={site} content={content} /> : <p>No documented body.</p>}
            </Panel>
          </Place>
        );
      })}
    </section>
  );
}

/** The examples of a body as it is sent, or a sample of its schema if it has none. */
function Examples({ site, content }: { site: Site; content: Content }): VNode {
  const { mediaType, examples } = content;
  if (examples.length === 0 && !isJson(mediaType)) return <p>The content of a file.</p>;
  return (
    <>
      {shownExamples(site.document, content).map(({ name, summary, description, value }) => (
        <div key={name}>
          <p>{summary}:</p>
          {description && <Prose text={description} />}
          <Code
            lang={isJson(mediaType) ? "json" : "text"}
            code={isJson(mediaType) ? JSON.stringify(value, null, 2) : String(value)}
          />
        </div>
      ))}
    </>
  );
}
