import { slug } from "../../shared/words.js";
import { DataCenterPicker } from "../components/address.tsx";
import type { Page } from "../components/layout.tsx";
import { type Heading, ListNav } from "../components/navs.tsx";
import { Link, Prose } from "../components/text.tsx";
import { firstSentence } from "../markdown.ts";
import { guideLists } from "../model/lists.ts";
import type { Guide } from "../model/parts.ts";
import type { Site } from "../model/site.ts";
import { guidesUrl, guideUrl } from "../urls.ts";

export function guidePage(site: Site, guide: Guide): Page {
  const index = site.guides.indexOf(guide);
  const [previous, next] = [site.guides[index - 1], site.guides[index + 1]];
  return {
    url: guideUrl(guide),
    title: guide.name,
    part: "Guides",
    summary: firstSentence(guide.text),
    nav: (
      <ListNav url={guidesUrl} lists={guideLists(site)} current={guideUrl(guide)} headings={headingsOf(guide.text)} />
    ),
    content: (
      <div class="guide">
        <p class="above">
          <Link to={guidesUrl}>Guides</Link> / <Link to={`${guidesUrl}#${slug(guide.group)}`}>{guide.group}</Link>
        </p>
        <h1>{guide.name}</h1>
        <DataCenterPicker dataCenters={site.dataCenters} />
        <Prose text={guide.text} />
        <p class="neighbors">
          {previous && <Link to={guideUrl(previous)}>Previous: {previous.name}</Link>}{" "}
          {next && <Link to={guideUrl(next)}>Next: {next.name}</Link>}
        </p>
      </div>
    ),
  };
}

/** The headings of the second level in a Markdown text. */
function headingsOf(text: string): Heading[] {
  const titles = text.replace(/```[\s\S]*?```/g, "").match(/(?<=^## ).+$/gm) ?? [];
  return titles.map((title) => ({ id: slug(title), title: title.replace(/[*`]/g, "") }));
}
