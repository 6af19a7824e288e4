import { changeLinks } from "../markdown/links.ts";
import type { Page } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { constantPage } from "./constant.ts";
import { guidePage } from "./guide.ts";
import { homePage } from "./home.ts";
import { indexPages } from "./indexes.ts";
import { operationPage } from "./operation.ts";
import { inspectorPage } from "./others.ts";
import { recordPage } from "./record.ts";

/** Every page by kind, in the order of the site. A new kind of page has its line here. */
export function pagesByKind(site: Site): Map<string, Page[]> {
  const operations = site.tags.flatMap((tag) => tag.operations.map((operation) => operationPage(site, operation)));
  const constants = site.domains.flatMap(({ title, constants }) =>
    constants.map((constant) => constantPage(site, constant, title)),
  );
  const records = site.recordGroups.flatMap(({ title, records }) =>
    records.map((record) => recordPage(site, record, title)),
  );
  const guides = site.guides.map((guide) => guidePage(site, guide));
  const lists = indexPages(site, [...guides, ...constants, ...records]);
  const kinds: Array<[kind: string, pages: Page[]]> = [
    ["Overview", [homePage(site), ...lists, ...(site.roles ? [inspectorPage] : [])]],
    ["Guides", guides],
    ["Operations", operations],
    ["Constants", constants],
    ["Records", records],
  ];
  return new Map(kinds.map(([kind, pages]) => [kind, pages.map(withoutOwnLinks)]));
}

/** A page that does not link to itself, which would lead a reader nowhere. */
function withoutOwnLinks(page: Page): Page {
  const text = changeLinks(page.text, (shown, url, heading) => {
    if (url === page.url && heading === "") return shown;
    return `[${shown}](/${url}${heading && `#${heading}`})`;
  });
  return { ...page, text };
}
