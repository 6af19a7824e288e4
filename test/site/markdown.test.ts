import { expect, it } from "vitest";
import { forPrograms } from "../../src/site/markdown/for-programs.ts";
import { htmlSectionsOf } from "../../src/site/markdown/html.ts";
import { firstSentence } from "../../src/site/markdown/parse.ts";
import { code, container, list, table } from "../../src/site/markdown/write.ts";

const html = (text: string) =>
  htmlSectionsOf(text, { root: "../" })
    .map((section) => section.html)
    .join("");
const programs = (text: string) =>
  forPrograms({ url: "guides/own.html", title: "Own", part: "Guides", summary: "", text });

it.each([
  ["letters of every script", ["概要", "詳細", "Übersicht", "हिन्दी"], ["概要", "詳細", "übersicht", "हिन्दी"]],
  ["a number for an equal heading", ["Errors", "Errors", "C++", "C#"], ["errors", "errors-1", "c-", "c--1"]],
  ["no marks of Markdown", ["`Period`", "[Errors](/a.html)"], ["period", "errors"]],
])("the anchors of headings have %s", (_what, titles, ids) => {
  const text = titles.map((title) => `## ${title}\n\n${code("md", "## No heading")}\n`).join("\n");
  expect([...html(text).matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
  expect(htmlSectionsOf(text, { root: "" }).map(({ id }) => id)).toEqual(["", ...ids]);
});

it("HTML in a text is shown as text", () => {
  for (const text of ["a <img src=x onerror=alert(1)> b", "<script>alert(1)</script>", "`<b>`", "## <b>"])
    expect(html(text)).not.toMatch(/<(img|script|b)\b/);
});

it("an id that is empty has a link with a text, and a bar in a meaning ends no cell", () => {
  const rows = table(["Id", "Name", "Meaning"], [["*empty*", "`None`", "a | b"]]);
  expect(html(container("constant Own string", rows))).toContain('<a href="#id-"><em>empty</em></a>');
  expect(html(container("constant Own string", rows))).toContain("<td>a | b</td>");
  expect(programs(rows)).toContain("| *empty* | `None` | a \\| b |");
});

it("a container ends at its own end, not in its code or in a container within it", () => {
  const inner = container("tab curl", code("md", "::: tabs language\n```\n:::"), list(["a\n\n```\n:::\n```"]));
  const text = `${container("tabs language", "### One", inner, container("tab Python", "b"))}\n\nafter`;
  expect(html(text)).toMatch(/^<fieldset class="tabs">.*<h3 id="one">.*after<\/p>\n$/s);
  expect(programs(text)).toMatch(/^# Own\n\n### One\n\n````md\n::: tabs language\n```\n:::\n````\n\n- a\n.*after\n$/s);
  expect(programs(text)).not.toContain("\nb\n");
});

it("a container that does not end, or that nobody knows, is an error that names it", () => {
  expect(() => html("::: terms\n- a")).toThrow('A container does not end with ":::": - a');
  expect(() => html("::: unknown\n:::")).toThrow('There is no container "unknown".');
});

it("a link of a page leads to another page, and in the Markdown to its Markdown, or is text where that has no anchor", () => {
  const text = "[Errors](/guides/errors.html#codes), [`1`](/constants/Day.html#id-1), `[x](/y.html)`";
  expect(html(text)).toContain('href="../guides/errors.html#codes"');
  expect(programs(text)).toContain("[Errors](../guides/errors.md#codes), `1`, `[x](/y.html)`");
});

it.each([
  ["## Read the reference\n\n```ts\na();\n```\n\nThe [client](a.md) calls it. More.", "The client calls it."],
  ["Version 2.0 is\nthe default. More.", "Version 2.0 is the default."],
  ["```ts\na();\n```", ""],
])("the first sentence of a text is that of its first paragraph: %j", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
