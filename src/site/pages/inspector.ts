import { anyRequestForm } from "../blocks/controls.tsx";
import type { Page } from "../model/page.ts";
import type { Roles, Site } from "../model/site.ts";
import { inspectorUrl, notFoundUrl } from "../urls.ts";

/** The API inspector, which the specification describes, as a page that sends requests to the mock. */
export function inspectorPage({ document }: Site, roles: Roles): Page {
  return {
    url: inspectorUrl,
    title: "API inspector",
    summary: "Sends any request to the mock, in any role.",
    blocks: [
      "Sends any request to the mock, in any role. The form on the page of an [operation](/operations.html) is filled in. Where the specification is silent, [the manual](/guides/reference.html#try-a-request-in-the-browser) says how the inspector behaves.",
      anyRequestForm(document, roles),
    ],
  };
}

/** What a server shows for an address without a page. Its links are absolute, because the address may be in any folder. */
export const notFoundPage: Page = {
  url: notFoundUrl,
  title: "Page not found",
  summary: "This address has no page.",
  blocks: [
    "This address has no page. Press `/` to search, or start from [the first page](/index.html), the [operations](/operations.html), the [constants](/constants.html) or the [guides](/guides.html).",
  ],
};
