import type { ComponentChildren, VNode } from "preact";
import { Filter } from "../components/controls.tsx";
import type { Page } from "../components/layout.tsx";
import { listNav } from "../components/navs.tsx";
import { OperationTable } from "../components/operation-table.tsx";
import { PageLists } from "../components/page-list.tsx";
import { Prose } from "../components/text.tsx";
import { InspectorLink } from "../components/try-it.tsx";
import { constantLists, guideLists, operationLists, recordLists } from "../model/lists.ts";
import { idsOf, type Site } from "../model/site.ts";
import { constantsUrl, guidesUrl, operationsUrl, packageUrl, recordsUrl } from "../urls.ts";

/** The lists of all guides, operations, records and constants. */
export function indexPages(site: Site): Page[] {
  const [guides, manual, records] = [guideLists(site, "Guides"), guideLists(site, "Package"), recordLists(site)];
  return [
    indexPage("Guides", guidesUrl, {
      summary: "How to call the service: authentication, limits, errors, accounts and versions.",
      nav: listNav(guidesUrl, guides),
      list: <PageLists lists={guides} />,
    }),
    indexPage("Package", packageUrl, {
      summary: "The manual of this package: client, mock, validators, command line, and example programs.",
      nav: listNav(packageUrl, manual),
      list: <PageLists lists={manual} />,
    }),
    indexPage("Operations", operationsUrl, {
      summary: "Every documented operation, by subject.",
      nav: listNav(operationsUrl, operationLists(site)),
      list: (
        <>
          <Prose text="The documented operations of the API. Their [records](records.html) have pages of their own." />
          <p>
            <InspectorLink site={site}>The inspector</InspectorLink> of <code>npx svc-monitoring-api start</code> sends
            any request, in any role.
          </p>
          <OperationTable site={site} />
        </>
      ),
    }),
    indexPage("Records", recordsUrl, {
      summary: "Every record of requests and responses, with its fields.",
      nav: listNav(recordsUrl, records),
      list: <PageLists lists={records} />,
    }),
    constantsPage(site),
  ];
}

function constantsPage(site: Site): Page {
  const { length } = site.constants;
  const ids = idsOf(site.constants);
  const lists = constantLists(site);
  return indexPage("Constants", constantsUrl, {
    summary: `${length} constants with ${ids} ids, and the rules between them.`,
    nav: listNav(constantsUrl, lists),
    list: (
      <>
        <Prose
          text={`${length} tables with ${ids} ids, in groups of this contract's own. [How to use them](#constants-and-their-rules). Download: [JSON](constants.json).`}
        />
        <Filter label="Filter by name, id or meaning" />
        <PageLists lists={lists} />
      </>
    ),
  });
}

interface IndexParts extends Pick<Page, "summary" | "nav"> {
  list: ComponentChildren;
}

function indexPage(
  title: "Guides" | "Package" | "Operations" | "Records" | "Constants",
  url: string,
  parts: IndexParts,
): Page {
  const { list, ...page } = parts;
  const content: VNode = (
    <>
      <h1>{title}</h1>
      {list}
    </>
  );
  return { ...page, url, title, part: title, content };
}
