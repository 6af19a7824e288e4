import { createHash } from "node:crypto";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { file, markdown, page, pageNames, seen, texts, unlinked } from "./rendered.ts";

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that are not in a longer text, in their order, from the first such one on. */
function missing(words: readonly string[], text: readonly string[]): readonly string[] {
  let place = 0;
  for (const [index, word] of words.entries()) {
    place = text.indexOf(word, place) + 1;
    if (place === 0) return words.slice(index, index + 10);
  }
  return [];
}

describe.each(pageNames)("%s", (name) => {
  it("shows all of its Markdown, which is named in its head, and has no HTML and no marks of containers", () => {
    const written = unlinked(markdown(name)).replace(/^ *(```.*|\d+\. )/gm, "");
    const main = page(name).querySelector("main")?.innerHTML ?? "";
    const shown = parse(main.replaceAll("<wbr>", "").replaceAll("<", " <")).textContent;
    expect(missing(wordsOf(written), wordsOf(shown))).toEqual([]);
    const href = page(name).querySelector('link[type="text/markdown"]')?.getAttribute("href");
    expect(href?.replace("../", "")).toBe(`${name}.md`);
    const text = markdown(name).replace(/```[\s\S]*?```|`[^`\n]*`/g, "");
    expect(text).not.toMatch(/<\/?\w+( \w+=|>)(?<!<[A-Z_]+>)|^:::/m);
    expect(markdown(name)).not.toMatch(/\n{4}/);
  });

  it("has one title, one main heading and unique ids, and no heading skips a level", () => {
    expect(seen(page(name).querySelector("title"))).toMatch(/Monitoring Service REST API$/);
    const levels = page(name)
      .querySelectorAll("h1, h2, h3, h4")
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    const ids = page(name)
      .querySelectorAll("[id]")
      .map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("has the same header, with the part that the page belongs to", () => {
    const links = page(name).querySelectorAll("header a");
    const parts = ["Guides", "Operations", "Records", "Constants", "Package"];
    expect(links.map(seen)).toEqual(["Monitoring Service REST API", ...parts]);
    expect(links.filter((link) => link.getAttribute("aria-current") === "page")).toHaveLength(1);
  });

  it("has no text that is left over from the program, nor marks of Markdown", () => {
    const shown = page(name)
      .querySelectorAll("main :is(p, li, td, th, h1, h2, h3, dt)")
      .map((element) => seen(parse(element.innerHTML.replace(/<(code|pre)\b[\s\S]*?<\/\1>/g, ""))))
      .join("\n");
    expect(shown).not.toMatch(/\[object |\bundefined\b|\bNaN\b|(?<!\*)\*\*(?!\*)|\]\(|^:::/m);
  });

  it("loads only files of the site, and has no inline script but one, as its policy says", () => {
    const html = file(`${name}.html`);
    expect(html).not.toMatch(/ style="| on\w+="/);
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);
    const hashes = inline.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    expect(hashes).toHaveLength(1);
    expect(page(name).querySelector("meta[http-equiv]")?.getAttribute("content")).toBe(
      `default-src 'none'; style-src 'self'; script-src 'self' ${hashes[0]}; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'`,
    );
    for (const element of page(name).querySelectorAll("script[src], link, img"))
      expect(element.getAttribute("src") ?? element.getAttribute("href")).not.toMatch(/^(https?:)?\/\//);
  });
});

it("what is on one page has an address of its own in the list beside the text", () => {
  const sections = ["Samples", "Responses", "Parameters", "Request body", "Response 200 or 201", "Errors"];
  expect(texts("operations/createMonitorGroup", "nav.part ul ul a")).toEqual(sections);
  expect(texts("operations/createMonitorGroup", "nav.part > div > ul > li > a")).toContain("Create a monitor group");
});
