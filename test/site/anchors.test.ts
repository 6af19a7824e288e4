import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, it } from "vitest";
import { ConstantTable } from "../../src/site/components/constant-table.tsx";
import { htmlOf, sectionsOf } from "../../src/site/markdown.ts";
import { markdownOf } from "../../src/site/markdown-page.ts";

it.each([
  ["letters of every script", ["概要", "詳細", "Übersicht", "हिन्दी"], ["概要", "詳細", "übersicht", "हिन्दी"]],
  ["a number for an equal heading", ["Errors", "Errors", "C++", "C#"], ["errors", "errors-1", "c-", "c--1"]],
])("the anchors of headings have %s", (_what, titles, ids) => {
  const text = titles.map((title) => `## ${title}\n\n\`\`\`md\n## No heading\n\`\`\`\n`).join("\n");
  expect([...htmlOf(text).matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
  expect(sectionsOf(text).map(({ id }) => id)).toEqual(["", ...ids]);
});

it("an id that is empty has a link with a text, and a bar in a meaning ends no cell of the Markdown", () => {
  const members = [{ id: "", name: "None", meaning: "a | b", note: undefined }];
  const constant = { name: "Own", title: "Own", description: "", type: "string" as const, domain: "own", members };
  expect(renderToString(h(ConstantTable, { constant }))).toContain('<a href="#id-"><em>empty</em></a>');
  const twin = markdownOf(h(ConstantTable, { constant }), { root: "", linkedNames: new Map() });
  expect(twin).toContain("| empty | `None` | a \\| b |");
});
