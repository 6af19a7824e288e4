import { firstSentence } from "../markdown/parse.ts";
import { blocks, container, link } from "../markdown/write.ts";
import type { Page } from "../model/page.ts";
import type { Guide } from "../model/parts.ts";
import type { Site } from "../model/site.ts";
import { pageUrl } from "../urls.ts";
import { linked } from "./links.ts";

export function guidePage(site: Site, { name, slug, group, part, text }: Guide): Page {
  const url = pageUrl("guides", slug);
  const summary = firstSentence(text);
  return {
    ...{ url, title: name, part, group, summary, entry: blocks(link(url, name), summary) },
    text: blocks(container("data-center"), linked(site, text.trim())),
  };
}
