import { blocksOf } from "../blocks/block.ts";
import { dataCenterPicker } from "../blocks/controls.tsx";
import { firstSentence } from "../markdown/parse.ts";
import { link, paragraphs } from "../markdown/write.ts";
import type { Page } from "../model/page.ts";
import type { Guide } from "../model/parts.ts";
import type { Site } from "../model/site.ts";
import { pageUrl } from "../urls.ts";
import { linked } from "./links.ts";

export function guidePage(site: Site, { name, slug, group, part, text }: Guide): Page {
  const url = pageUrl("guides", slug);
  const summary = firstSentence(text);
  return {
    url,
    title: name,
    part,
    group,
    summary,
    entry: { text: paragraphs(link(url, name), summary) },
    blocks: blocksOf(dataCenterPicker(site.dataCenters), linked(site, text.trim())),
  };
}
