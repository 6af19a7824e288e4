import { isDeepStrictEqual } from "node:util";
import type { VNode } from "preact";
import { refName } from "../../contract/document.ts";
import type { Operation, OperationBody } from "../../contract/operations.ts";
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
      <Prose text={body.description} />
      <BodyFields site={site} body={body} label="Fields of the request body" />
    </>
  );
}

/** The responses of an operation: the fields of each success, and a table of the errors. */
export function Responses({ site, operation }: { site: Site; operation: Operation }): VNode {
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
          <HeaderFields site={site} body={body} status={first} heading="h3" />
          <BodyFields site={site} body={body} label={`Fields of the response ${[first, ...others].join(" or ")}`} />
        </div>
      ))}
      <Errors site={site} operation={operation} />
    </>
  );
}

/** The operations that take values of a response. */
function BodyLinks({ site, body: { links } }: { site: Site; body: OperationBody }): VNode | null {
  if (links.length === 0) return null;
  return (
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
  );
}

/** The errors of an operation: in one line those of every operation, and its own with their fields. */
function Errors({ site, operation }: { site: Site; operation: Operation }): VNode {
  const usual = usualErrors(operation);
  const others = alike([...operation.responses].filter(([status]) => status >= "400" && !usual.includes(status)));
  return (
    <>
      <h2 id="errors">Errors</h2>
      {others.map(({ statuses, body }) => (
        <section class="error" key={statuses[0]}>
          <h3>
            <Statuses statuses={statuses} />
          </h3>
          <Prose text={body.description} />
          <HeaderFields site={site} body={body} status={statuses[0]} heading="h4" />
          <BodyFields site={site} body={body} label={`Fields of the response ${statuses.join(" or ")}`} />
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

interface HeaderFieldsProps {
  site: Site;
  body: OperationBody;
  status: string | undefined;
  /** The element of the heading: one below that of the response. */
  heading: "h3" | "h4";
}

function HeaderFields({ site, body, status, heading: Heading }: HeaderFieldsProps): VNode | null {
  if (body.headers.length === 0) return null;
  return (
    <>
      <Heading>Headers</Heading>
      <FieldLists
        site={site}
        fields={parameterFields(site.document, body.headers)}
        variants={[]}
        label={`Headers of the response ${status}`}
      />
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
  const found: Alike[] = [];
  for (const [status, body] of responses) {
    const same = found.find((one) => isDeepStrictEqual(one.body, body));
    if (same) same.statuses.push(status);
    else found.push({ statuses: [status], body });
  }
  return found;
}

/** The fields of a body. */
function BodyFields({ site, body, label }: { site: Site; body: OperationBody; label: string }): VNode {
  const { mediaType, schema = {} } = body;
  return (
    <>
      {mediaType && (
        <p>
          <code>{mediaType}</code>
          {schema.$ref && [", ", <SchemaLink key="" site={site} name={refName(schema.$ref)} />]}.
        </p>
      )}
      {Object.keys(schema).length > 0 && <SchemaFields site={site} schema={schema} label={label} heading="h3" />}
      <BodyLinks site={site} body={body} />
    </>
  );
}
