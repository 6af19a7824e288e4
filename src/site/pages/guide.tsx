import { slug } from "../../shared/words.ts";
import { DataCenterPicker } from "../components/controls.tsx";
import type { Page } from "../components/layout.tsx";
import { Link, Prose } from "../components/text.tsx";
import { firstSentence, sectionsOf } from "../markdown.ts";
import { guideLists } from "../model/lists.ts";
import type { Guide } from "../model/parts.ts";
import type { Site } from "../model/site.ts";
import { guidesUrl, packageUrl, pageUrl } from "../urls.ts";

export function guidePage(site: Site, guide: Guide): Page {
  const { name, group, text, part } = guide;
  const lists = part === "Guides" ? guidesUrl : packageUrl;
  const guides = site.guides.filter((one) => one.part === part);
  const index = guides.indexOf(guide);
  const [, ...sections] = sectionsOf(text);
  const [previous, next] = [guides[index - 1], guides[index + 1]];
  return {
    ...{ url: pageUrl("guides", guide.slug), title: name, part, summary: firstSentence(text) },
    nav: { url: lists, lists: guideLists(site, part) },
    headings: sections.map(({ id, title }) => ({ id, title: title.replace(/[*`]/g, "") })),
    content: (
      <div class="guide">
        <p class="above">
          <Link to={lists}>{part}</Link> / <Link to={`${lists}#${slug(group)}`}>{group}</Link>
        </p>
        <h1>{name}</h1>
        <DataCenterPicker dataCenters={site.dataCenters} />
        <Prose text={text} />
        <p class="neighbors">
          {previous && <Link to={pageUrl("guides", previous.slug)}>Previous: {previous.name}</Link>}{" "}
          {next && <Link to={pageUrl("guides", next.slug)}>Next: {next.name}</Link>}
        </p>
      </div>
    ),
  };
}
