import type { VNode } from "preact";
import { Filter } from "../components/controls.tsx";
import type { Page } from "../components/layout.tsx";
import { OperationTable } from "../components/operation-table.tsx";
import { PageLists } from "../components/page-list.tsx";
import { Prose } from "../components/text.tsx";
import { InspectorLink } from "../components/try-it.tsx";
import { constantLists, guideLists, operationLists, type PageList, recordLists } from "../model/lists.ts";
import { idsOf, type Site } from "../model/site.ts";
import { constantsUrl, guidesUrl, operationsUrl, packageUrl, recordsUrl } from "../urls.ts";

/** The lists of all guides, operations, records and constants. */
export function indexPages(site: Site): Page[] {
  const ids = idsOf(site.constants);
  const summaries = {
    Guides: "How to call the service: authentication, limits, errors, accounts and versions.",
    Package: "The manual of this package: client, mock, validators, command line, and example programs.",
    Operations: "Every documented operation, by subject.",
    Records: "Every record of requests and responses, with its fields.",
    Constants: `${site.constants.length} constants with ${ids} ids, and the rules between them.`,
  };
  function indexPage(title: keyof typeof summaries, url: string, lists: PageList[], content?: VNode): Page {
    return {
      ...{ url, title, part: title, summary: summaries[title], nav: { url, lists } },
      content: (
        <>
          <h1>{title}</h1>
          {content ?? <PageLists lists={lists} />}
        </>
      ),
    };
  }
  const constants = constantLists(site);
  return [
    indexPage("Guides", guidesUrl, guideLists(site, "Guides")),
    indexPage("Package", packageUrl, guideLists(site, "Package")),
    indexPage(
      "Operations",
      operationsUrl,
      operationLists(site),
      <>
        <Prose text="The documented operations of the API. Their [records](records.html) have pages of their own." />
        <p>
          <InspectorLink site={site}>The inspector</InspectorLink> of <code>npx svc-monitoring-api start</code> sends
          any request, in any role.
        </p>
        <OperationTable site={site} />
      </>,
    ),
    indexPage("Records", recordsUrl, recordLists(site)),
    indexPage(
      "Constants",
      constantsUrl,
      constants,
      <>
        <Prose
          text={`${site.constants.length} tables with ${ids} ids, in groups of this contract's own. [How to use them](#constants-and-their-rules). Download: [JSON](constants.json).`}
        />
        <Filter label="Filter by name, id or meaning" />
        <PageLists lists={constants} />
      </>,
    ),
  ];
}
