import { document } from "../../../generated/controls/document.ts";
import type { Document } from "../../contract/document.ts";
import { type Operation, operationsOf } from "../../contract/operations.ts";
import { callsOf, filledPath } from "../../samples/calls.ts";
import { curlCommand } from "../../samples/curl-command.ts";
import type { Page } from "../components/layout.tsx";
import { Method } from "../components/marks.tsx";
import { operationNav } from "../components/navs.tsx";
import { OperationTable } from "../components/operation-table.tsx";
import { Link, Prose } from "../components/text.tsx";
import type { Site } from "../model/site.ts";
import { controlsUrl, pageUrl } from "../urls.ts";
import { pageOfOperation } from "./operation.tsx";

const controls = document as Document;
const operations = operationsOf(controls);

/** The controls of the mock: a list of them, and a page for each. They are no part of the contract. */
export function controlPages(site: Site): Page[] {
  // Their schemas have no pages.
  const ofControls: Site = { ...site, document: controls, operations, records: [] };
  return [indexPage(ofControls), ...operations.map((operation) => controlPage(ofControls, operation))];
}

function indexPage(site: Site): Page {
  const { title, summary = "", description } = controls.info as Document["info"] & { summary?: string };
  return {
    url: controlsUrl,
    title,
    part: "Guides",
    summary,
    nav: operationNav(operations, "controls"),
    content: (
      <>
        <h1>{title}</h1>
        <Prose
          text={`${summary} They are below \`/_mock\` of a running mock, and \`GET /_mock\` returns them as an OpenAPI document. ${description}`}
        />
        <OperationTable site={site} label={title} head="Control" kind="controls" prefix="/_mock" />
      </>
    ),
  };
}

function controlPage(site: Site, operation: Operation): Page {
  return pageOfOperation(site, operation, {
    url: pageUrl("controls", operation.id),
    part: "Guides",
    nav: operationNav(operations, "controls"),
    above: (
      <>
        <Link to={controlsUrl}>{controls.info.title}</Link> / {operation.tag}
      </>
    ),
    address: (
      <p class="endpoint">
        <Method method={operation.method} /> <code>{`${controls.servers[0]?.url}${operation.path}`}</code>
      </p>
    ),
    samples: callsOf(controls, operation).map((call) => {
      const body = call.json === undefined ? undefined : JSON.stringify(call.json, null, 2);
      const code = curlCommand({ ...call, url: { text: call.server + filledPath(call) }, body });
      return { title: call.title, codes: [{ label: "curl", lang: "bash", code }] };
    }),
  });
}
