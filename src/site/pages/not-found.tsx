import type { Page } from "../components/layout.tsx";
import { Prose } from "../components/text.tsx";

/** What a server shows for an address without a page. Its links are absolute, as the address may be in any folder. */
export const notFoundPage: Page = {
  url: "404.html",
  title: "Page not found",
  part: "None",
  summary: "This address has no page.",
  content: (
    <div class="narrow">
      <h1>Page not found</h1>
      <Prose text="This address has no page. Press `/` to search, or start from [the first page](index.html), the [operations](operations.html), the [constants](constants.html) or the [guides](guides.html)." />
    </div>
  ),
};
