import { expect, it } from "vitest";
import type { Constant } from "../../src/contract/constants.ts";
import { blocksOf, itemList, styled } from "../../src/site/blocks/block.ts";
import { filterField } from "../../src/site/blocks/controls.tsx";
import { languageTabs, statusTabs } from "../../src/site/blocks/tabs.ts";
import { pageMarkdown } from "../../src/site/files-for-programs.ts";
import { sectionWriter } from "../../src/site/markdown/html.ts";
import { firstSentence } from "../../src/site/markdown/parse.ts";
import { code, list } from "../../src/site/markdown/write.ts";
import type { Block, Page } from "../../src/site/model/page.ts";
import { siteOf } from "../../src/site/model/site.ts";
import { constantPage } from "../../src/site/pages/constant.ts";
import { contract, reference } from "../support/bundle.ts";

const pageOf = (...blocks: Block[]): Page => ({
  url: "guides/own.html",
  title: "Own",
  summary: "",
  blocks,
});
const htmlOf = (page: Page) =>
  sectionWriter(
    page.url,
    "../",
  )(page.blocks)
    .map((section) => section.html)
    .join("");
const html = (...blocks: Block[]) => htmlOf(pageOf(...blocks));
const programs = (...blocks: Block[]) => pageMarkdown(pageOf(...blocks));

it.each([
  ["letters of every script", ["概要", "詳細", "Übersicht", "हिन्दी"], ["概要", "詳細", "übersicht", "हिन्दी"]],
  ["a number for an equal heading", ["Errors", "Errors", "C++", "C#"], ["errors", "errors-1", "c-", "c--1"]],
  ["no marks of Markdown", ["`Period`", "[Errors](/a.html)"], ["period", "errors"]],
])("the anchors of headings have %s, in one text or in several blocks", (_what, titles, ids) => {
  const texts = titles.map((title) => `## ${title}\n\n${code("md", "## No heading")}\n`);
  for (const blocks of [texts, [texts.join("\n")], texts.map((text) => styled("card", text))]) {
    expect([...html(...blocks).matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
  }
  for (const blocks of [texts, [texts.join("\n")]])
    expect(sectionWriter("own.html", "")(blocks).map(({ id }) => id)).toEqual(["", ...ids]);
});

it("HTML in a text is shown as text", () => {
  for (const text of ["a <img src=x onerror=alert(1)> b", "<script>alert(1)</script>", "`<b>`", "## <b>"])
    for (const block of [text, styled("card", text), itemList("entries", [{ text, id: text, words: text }])])
      expect(html(block)).not.toMatch(/<(img|script|b)\b/);
});

it("an id that is empty has a link with a text, and a bar in a meaning ends no cell", () => {
  const members = [{ id: "", name: "None", meaning: "a | b", note: undefined }];
  const own: Constant = { name: "Own", title: "Own", description: "", type: "string", domain: "other", members };
  const page = constantPage(siteOf(contract, reference, []), own, "Own");
  expect(htmlOf(page)).toContain('<a href="#id-"><em>empty</em></a>');
  expect(htmlOf(page)).toContain("<td>a | b</td>");
  expect(pageMarkdown(page)).toContain("| *empty* | `None` | a \\| b |");
});

it("of tabs, programs read each status, and each call in the first language that it has", () => {
  const samples = [
    { language: "curl", code: code("md", "```\n:::") },
    { language: "Python", code: "b" },
  ];
  const calls = languageTabs([
    { title: "One", samples },
    { title: "Two", samples: samples.slice(1) },
  ]);
  expect(html(calls, "after")).toMatch(/^<fieldset class="tabs">.*<h3 id="one">.*<h3 id="two">.*after<\/p>\n$/s);
  expect(programs(calls, "after")).toBe("# Own\n\n### One\n\n````md\n```\n:::\n````\n\n### Two\n\nafter\n");
  expect(programs(statusTabs([{ status: "200", text: list(["a"]) }]))).toBe("# Own\n\n**200**\n\n- a\n");
});

it("programs read nothing of a block that only a screen has, and the content of one that the style lays out", () => {
  expect(programs(...blocksOf("a", filterField, undefined, styled("card", "b", list(["c"])), ""))).toBe(
    "# Own\n\na\n\nb\n\n- c\n",
  );
});

it("a link of a page leads to another page, and in the Markdown to its Markdown, or is text where that has no anchor", () => {
  const text = "[Errors](/guides/errors.html#codes), [`1`](/constants/Day.html#id-1), `[x](/y.html)`";
  expect(html(text)).toContain('href="../guides/errors.html#codes"');
  expect(programs(text)).toContain("[Errors](../guides/errors.md#codes), `1`, `[x](/y.html)`");
});

it("a link of a page to itself is its text, unless it leads to a part of the page", () => {
  const text = "[Own](/guides/own.html) and [part](/guides/own.html#part)";
  expect(html(styled("card", text))).toContain('<p>Own and <a href="#part">part</a></p>');
  expect(programs(styled("card", text))).toContain("\nOwn and [part](#part)\n");
});

it.each([
  ["## Read the reference\n\n```ts\na();\n```\n\nThe [client](a.md) calls it. More.", "The client calls it."],
  ["Version 2.0 is\nthe default. More.", "Version 2.0 is the default."],
  ["```ts\na();\n```", ""],
])("the first sentence of a text is that of its first paragraph: %j", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
