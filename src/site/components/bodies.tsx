import type { VNode } from "preact";
import { refName } from "../../contract/document.ts";
import type { Operation, OperationBody } from "../../contract/operations.ts";
import { groupedBy } from "../model/grouped.ts";
import { parameterFields } from "../model/parameter-fields.ts";
import type { Site } from "../model/site.ts";
import { usualErrors } from "./examples.tsx";
import { FieldLists } from "./fields.tsx";
import { OperationLink, SchemaLink } from "./links.tsx";
import { SchemaFields } from "./schema-fields.tsx";
import { Inline, Prose } from "./text.tsx";

/** The request body of an operation: its fields. */
export function RequestBody({ site, body }: { site: Site; body: OperationBody }): VNode {
  return (
    <>
      <h2 id="request-body">Request body</h2>
      {!body.isRequired && <p>Optional.</p>}
      <Body site={site} body={body} name="request body" />
    </>
  );
}

/** The responses of an operation: each success, its own errors, and in one line the errors of every operation. */
export function Responses({ site, operation }: { site: Site; operation: Operation }): VNode {
  const usual = usualErrors(operation);
  const errors = alike([...operation.responses].filter(([status]) => status >= "400" && !usual.includes(status)));
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
          <Body site={site} body={body} name={`response ${[first, ...others].join(" or ")}`} />
        </div>
      ))}
      <h2 id="errors">Errors</h2>
      {errors.map(({ statuses, body }) => (
        <section class="error" key={statuses[0]}>
          <h3>
            <Statuses statuses={statuses} />
          </h3>
          <Body site={site} body={body} name={`response ${statuses.join(" or ")}`} />
        </section>
      ))}
      {usual.length > 0 && (
        <p>
          <Statuses statuses={usual} /> as <Inline text="[Errors](#errors)" /> describes.
        </p>
      )}
    </>
  );
}

function Statuses({ statuses }: { statuses: readonly string[] }): VNode {
  return (
    <>
      {statuses.map((status) => [
        <code key={status} id={`response-${status}`}>
          {status}
        </code>,
        " ",
      ])}
    </>
  );
}

/** What a body is, its headers, its fields, and the operations that take values of it. */
function Body({ site, body, name }: { site: Site; body: OperationBody; name: string }): VNode {
  const { description, headers, mediaType, schema = {}, links } = body;
  return (
    <>
      <Prose text={description} />
      {headers.length > 0 && (
        <>
          <p>Headers:</p>
          <FieldLists
            site={site}
            fields={parameterFields(site.document, headers)}
            variants={[]}
            label={`Headers of the ${name}`}
          />
        </>
      )}
      {mediaType && (
        <p>
          <code>{mediaType}</code>
          {schema.$ref && [", ", <SchemaLink key="" site={site} name={refName(schema.$ref)} />]}.
        </p>
      )}
      {Object.keys(schema).length > 0 && <SchemaFields site={site} schema={schema} label={`Fields of the ${name}`} />}
      {links.length > 0 && (
        <>
          <p>Links:</p>
          <ul>
            {links.map(({ name, operationId, description }) => (
              <li key={name}>
                <code>{name}</code>: <OperationLink site={site} id={operationId} />{" "}
                {description && <Inline text={description} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The successes of an operation, each once. */
export function successesOf({ responses }: Operation): Alike[] {
  return alike([...responses].filter(([status]) => status < "400"));
}

interface Alike {
  statuses: string[];
  body: OperationBody;
}

/** Two statuses may have the same response. */
function alike(responses: ReadonlyArray<[status: string, body: OperationBody]>): Alike[] {
  const groups = groupedBy(responses, ([, body]) => JSON.stringify(body)).values();
  return [...groups].map((same) => ({ statuses: same.map(([status]) => status), body: same[0][1] }));
}
