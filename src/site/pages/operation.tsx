import type { Operation } from "../../contract/operations.ts";
import { slug } from "../../shared/words.ts";
import { RequestBody, Responses, successesOf } from "../components/bodies.tsx";
import { Address } from "../components/controls.tsx";
import { ResponseExamples } from "../components/examples.tsx";
import { FieldLists } from "../components/fields.tsx";
import type { Page } from "../components/layout.tsx";
import { Deprecated } from "../components/marks.tsx";
import type { Heading } from "../components/navs.tsx";
import { type Sample, Samples } from "../components/samples.tsx";
import { Link, Prose } from "../components/text.tsx";
import { TryIt } from "../components/try-it.tsx";
import { operationLists } from "../model/lists.ts";
import { parameterFields } from "../model/parameter-fields.ts";
import type { Site } from "../model/site.ts";
import { callsOf } from "../samples/calls.ts";
import { languages } from "../samples/languages.ts";
import { operationsUrl, pageUrl } from "../urls.ts";

export function operationPage(site: Site, operation: Operation): Page {
  const { id, tag, summary, method, path, object, parameters } = operation;
  const samples: Sample[] = callsOf(site.document, operation).map((call) => ({
    title: call.title,
    codes: languages
      .map(({ label, lang, write }) => ({ label, lang, code: write(call) }))
      .filter(({ code }) => code !== ""),
  }));
  const tryIt = !operation.isOAuth && <TryIt site={site} operation={operation} />;
  return {
    ...{ url: pageUrl("operations", id), part: "Operations", title: summary },
    nav: { url: operationsUrl, lists: operationLists(site) },
    headings: headingsOf(operation),
    summary: `${method.toUpperCase()} ${path}: ${summary}.`,
    content: (
      <div class="columns-2">
        <div class="summary">
          <p class="above">
            <Link to={operationsUrl}>Operations</Link> / <Link to={`${operationsUrl}#${slug(tag)}`}>{tag}</Link>
          </p>
          <h1>
            {summary}
            <Deprecated {...object} />
          </h1>
          <Address operation={operation} dataCenters={site.dataCenters} />
          <Prose text={object.description} />
        </div>
        <div class="aside">
          {site.inspector && tryIt}
          <Samples samples={samples} />
          {!site.inspector && tryIt}
          <ResponseExamples site={site} operation={operation} />
        </div>
        <div class="rest">
          {parameters.length > 0 && (
            <>
              <h2 id="parameters">Parameters</h2>
              <FieldLists
                site={site}
                fields={parameterFields(site.document, parameters)}
                variants={[]}
                label="Parameters"
                anchor="parameter-"
              />
            </>
          )}
          {operation.requestBody && <RequestBody site={site} body={operation.requestBody} />}
          <Responses site={site} operation={operation} />
        </div>
      </div>
    ),
  };
}

function headingsOf(operation: Operation): Heading[] {
  const { parameters, requestBody } = operation;
  return [
    { id: "samples", title: "Samples" },
    ...(parameters.length > 0 ? [{ id: "parameters", title: "Parameters" }] : []),
    ...(requestBody ? [{ id: "request-body", title: "Request body" }] : []),
    ...successesOf(operation).map(({ statuses }) => ({
      id: `response-${statuses[0]}`,
      title: `Response ${statuses.join(" or ")}`,
    })),
    { id: "errors", title: "Errors" },
  ];
}
