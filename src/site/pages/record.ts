import { shapeOf } from "../../contract/shape.ts";
import { blocksOf, styled } from "../blocks/block.ts";
import { firstParagraph } from "../markdown/parse.ts";
import { code, link, paragraphs } from "../markdown/write.ts";
import type { Page } from "../model/page.ts";
import type { Site } from "../model/site.ts";
import { anchorStarts, pageUrl } from "../urls.ts";
import { schemaBlocks } from "./fields.ts";
import { linked } from "./links.ts";
import { usedBy } from "./used-by.ts";

export function recordPage(site: Site, { name, title, schema }: Site["records"][number], group: string): Page {
  const { description = "", examples = [], oneOf, anyOf, deprecated } = schema;
  const url = pageUrl("records", name);
  // The variants are listed below.
  const type = oneOf || anyOf ? "" : shapeOf(site.document, schema).type;
  return {
    url,
    title,
    part: "Records",
    group,
    deprecated,
    summary: `${name}: ${firstParagraph(description) || title}`,
    entry: { text: paragraphs(link(url, title), linked(site, firstParagraph(description))) },
    blocks: blocksOf(
      styled("about", `\`${name}\` ${type}${deprecated ? " *deprecated*" : ""}`.trim()),
      linked(site, description),
      schemaBlocks(site, schema, anchorStarts.field),
      examples.length > 0 && code("json", examples.map((one) => JSON.stringify(one)).join("\n")),
      usedBy(site, name),
    ),
  };
}
