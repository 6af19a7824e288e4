import type { Page } from "../components/layout.tsx";
import { Link } from "../components/text.tsx";
import { constantsUrl, guidesUrl, homeUrl, operationsUrl } from "../urls.ts";

/** What a server shows for an address without a page. Its links are absolute, as the address may be in any folder. */
export const notFoundPage: Page = {
  url: "404.html",
  title: "Page not found",
  part: "None",
  summary: "This address has no page.",
  content: (
    <div class="narrow">
      <h1>Page not found</h1>
      <p>
        This address has no page. Search with <kbd>/</kbd>, or start from <Link to={homeUrl}>the first page</Link>, the{" "}
        <Link to={operationsUrl}>operations</Link>, the <Link to={constantsUrl}>constants</Link> or the{" "}
        <Link to={guidesUrl}>guides</Link>.
      </p>
    </div>
  ),
};
