import type { VNode } from "preact";
import { slug } from "../../shared/text.ts";
import type { HtmlSection } from "../markdown/html.ts";
import { groupedBy } from "../model/grouped.ts";
import type { Page } from "../model/page.ts";
import { partUrls, rulesTitle, type SitePart } from "../urls.ts";

interface NavProps {
  page: Page;
  /** All pages of the site. */
  pages: readonly Page[];
  root: string;
}

interface PartNavProps extends NavProps {
  part: SitePart;
  sections: readonly HtmlSection[];
}

/**
 * Links to the groups of a part, and to the pages of the current page's group. Below the link of the current page are its
 * sections.
 */
export function PartNav({ part, page, pages, root, sections }: PartNavProps): VNode {
  const url = root + partUrls[part];
  // Sections help on pages that are read from start to end. On pages of constants and records, readers look something up.
  const hasSections = part !== "Constants" && part !== "Records" && sections.length > 0;
  const groups = groupedBy(
    pages.filter((one) => one.part === part && one.group),
    ({ group }) => group ?? "",
  );
  return (
    <nav id="part-nav" class="part" aria-label={part} popover="auto">
      {[...groups].map(([group, members]) => (
        <div key={group}>
          <p>
            <a href={`${url}#${slug(group)}`}>{group}</a>
          </p>
          {group === page.group && (
            <ul>
              {members.map((one) => (
                <li key={one.url}>
                  <a href={root + one.url} aria-current={one.url === page.url ? "page" : undefined}>
                    <span>
                      {one.title}
                      {one.deprecated && <em> deprecated</em>}
                    </span>
                  </a>
                  {one.url === page.url && hasSections && <Sections sections={sections} />}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {part === "Constants" && (
        <div>
          <p>
            <a href={`${url}#${slug(rulesTitle)}`}>{rulesTitle}</a>
          </p>
        </div>
      )}
    </nav>
  );
}

function Sections({ sections }: { sections: readonly HtmlSection[] }): VNode {
  return (
    <ul aria-label="On this page">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** Links to the previous and the next page in the same part, in reading order. */
export function Neighbors({ page, pages, root }: NavProps): VNode {
  const all = pages.filter((one) => one.part === page.part && one.group);
  const index = all.indexOf(page);
  const [previous, next] = [all[index - 1], all[index + 1]];
  return (
    <p class="neighbors">
      {previous && <a href={root + previous.url}>Previous: {previous.title}</a>}{" "}
      {next && <a href={root + next.url}>Next: {next.title}</a>}
    </p>
  );
}
