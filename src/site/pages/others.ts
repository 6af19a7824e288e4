import { blocks, container } from "../markdown/write.ts";
import type { Page } from "../model/page.ts";
import { inspectorUrl, notFoundUrl } from "../urls.ts";

/** The inspector of the service, for the mock. */
export const inspectorPage: Page = {
  ...{ url: inspectorUrl, title: "API inspector", part: "None" },
  summary: "Sends any request to the mock, in any role.",
  text: blocks(
    "Sends any request to the mock, in any role. The form on the page of an [operation](/operations.html) is filled in. Where the specification is silent, [the manual](/guides/reference.html#try-a-request-in-the-browser) says how the inspector behaves.",
    container("inspector"),
  ),
};

/** What a server shows for an address without a page. Its links are absolute, because the address may be in any folder. */
export const notFoundPage: Page = {
  ...{ url: notFoundUrl, title: "Page not found", part: "None", summary: "This address has no page." },
  text: "This address has no page. Press `/` to search, or start from [the first page](/index.html), the [operations](/operations.html), the [constants](/constants.html) or the [guides](/guides.html).",
};
