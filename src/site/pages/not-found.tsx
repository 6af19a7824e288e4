import { escapeHtml } from "../../shared/text.ts";
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

/**
 * `notFoundPage` where it is not known at which address the site will be: without files of the site, because the address that is
 * missing may be in any folder. A script finds the first page in a folder above.
 */
export function lostPage(site: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Page not found · ${escapeHtml(site)}</title>
    <style>body { max-width: 40rem; margin: 15vh auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }</style>
  </head>
  <body>
    <h1>Page not found</h1>
    <p>This address has no page. Start from <a id="home" href="/">the first page</a>.</p>
    <script>
      (async () => {
        for (let folder = location.pathname; folder.includes("/"); folder = folder.slice(0, folder.lastIndexOf("/"))) {
          const parent = folder.slice(0, folder.lastIndexOf("/") + 1);
          if ((await fetch(parent + "llms.txt")).ok) return (home.href = parent + "index.html");
        }
      })();
    </script>
  </body>
</html>
`;
}
