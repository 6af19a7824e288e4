import type { VNode } from "preact";
import { refName } from "../../contract/document.ts";
import type { Operation, OperationBody } from "../../contract/operations.ts";
import { callsOf } from "../../samples/calls.ts";
import { languages } from "../../samples/samples.ts";
import { Address } from "../components/address.tsx";
import { Facts } from "../components/facts.tsx";
import { FieldTable, Members } from "../components/fields.tsx";
import type { Page } from "../components/layout.tsx";
import { OperationsNav } from "../components/navs.tsx";
import { Samples } from "../components/samples.tsx";
import { SchemaLink } from "../components/schema-link.tsx";
import { Table } from "../components/table.tsx";
import { Code, Inline, Link, Prose } from "../components/text.tsx";
import type { Site } from "../model/site.ts";
import { inspectorUrl, operationsUrl, operationUrl } from "../urls.ts";

export function operationPage(site: Site, operation: Operation): Page {
  const { id, summary, object } = operation;
  return {
    url: operationUrl(id),
    title: summary,
    part: "Operations",
    summary: `${operation.method.toUpperCase()} ${operation.path}: ${summary}.`,
    nav: <OperationsNav site={site} current={id} />,
    content: (
      <div class="columns-2">
        <div>
          <p class="above">
            <Link to={operationsUrl}>Operations</Link> / {operation.tag}
          </p>
          <h1>{summary}</h1>
          <Address operation={operation} dataCenters={site.dataCenters} />
          <Prose text={object.description} />
          <Facts operation={operation} />
          <Parameters site={site} operation={operation} />
          {operation.requestBody && <RequestBody site={site} body={operation.requestBody} />}
          <Responses site={site} operation={operation} />
          <Readings readings={[object["x-reading"] ?? []].flat()} />
        </div>
        <div class="aside">
          <Samples
            name="Samples"
            samples={callsOf(site.document, operation).map((call) => ({
              title: call.title,
              codes: languages.map(({ label, lang, write }) => ({ label, lang, code: write(call) })),
            }))}
          />
          {!operation.isOAuth && (
            <p>
              <a href={`${inspectorUrl}#operation=${id}`} data-inspector="">
                Open in the inspector
              </a>
              , which <code>npm start</code> serves.
            </p>
          )}
        </div>
      </div>
    ),
  };
}

function Parameters({ site, operation }: { site: Site; operation: Operation }): VNode | null {
  const { parameters } = operation;
  if (parameters.length === 0) return null;
  return (
    <>
      <h2 id="parameters">Parameters</h2>
      <Table class="fields" aria-labelledby="parameters" heads={["Parameter", "In", "Meaning"]}>
        {parameters.map(({ name, in: place, required, description = "", schema, example }) => {
          const component = schema && "$ref" in schema && schema.$ref ? refName(schema.$ref) : undefined;
          return (
            <tr key={name + place} id={`parameter-${name}`}>
              <th scope="row">
                <code>{name}</code>
                {required && <small> required</small>}
              </th>
              <td>{place}</td>
              <td>
                <Inline text={description} />
                {example && (
                  <>
                    {" "}
                    Example: <code>{example}</code>
                  </>
                )}
                {component && site.document.components.schemas[component]?.enum && (
                  <Members site={site} name={component} />
                )}
              </td>
            </tr>
          );
        })}
      </Table>
    </>
  );
}

function RequestBody({ site, body }: { site: Site; body: OperationBody }): VNode {
  return (
    <>
      <h2 id="request-body">Request body</h2>
      <Prose text={body.description} />
      <BodyFields site={site} body={body} label="Fields of the request body" />
      <Examples body={body} />
    </>
  );
}

function Responses({ site, operation }: { site: Site; operation: Operation }): VNode {
  const responses = [...operation.responses];
  const errors = responses.filter(([status]) => status >= "400");
  return (
    <>
      {responses
        .filter(([status]) => status < "400")
        .map(([status, body]) => (
          <div key={status}>
            <h2 id={`response-${status}`}>Response {status}</h2>
            <Prose text={body.description} />
            <BodyFields site={site} body={body} label={`Fields of the response ${status}`} />
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

/** How the contract interprets what the specification leaves open. */
function Readings({ readings }: { readings: string[] }): VNode | null {
  if (readings.length === 0) return null;
  return (
    <aside class="readings" aria-labelledby="readings">
      <h2 id="readings">How this contract reads the specification</h2>
      <ul>
        {readings.map((reading) => (
          <li key={reading}>
            <Inline text={reading} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
