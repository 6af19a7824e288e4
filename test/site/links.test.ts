import { createHash } from "node:crypto";
import { posix } from "node:path";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { slug } from "../../src/shared/words.ts";
import { bundle, operations, reference } from "../support/bundle.ts";
import { files, page, pageNames, seen, text, twinNames } from "./rendered.ts";

const withoutCode = (markdown: string) => markdown.replaceAll(/```[\s\S]*?```/g, "").replaceAll(/`[^`\n]*`/g, "code");

/** What a link to a part of a page can name: its ids, or the anchors that programs make of the headings of a Markdown file. */
const idsOf = new Map([
  ...pageNames.map((name): [string, string[]] => [
    name,
    page(name)
      .querySelectorAll("[id]")
      .map(({ id }) => id),
  ]),
  ...twinNames.map((name): [string, string[]] => [
    name,
    [...withoutCode(text(name)).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => slug(heading)),
  ]),
]);

/** What is wrong with a link of a page; undefined if it leads somewhere. */
function problemOf(from: string, href: string): string | undefined {
  const [path = "", fragment] = href.split("#");
  const target = path === "" ? from : posix.join(posix.dirname(from), decodeURI(path));
  if (!files.has(target)) return `${from}: ${href} leads to no file`;
  const ids = idsOf.get(target);
  if (fragment && ids && !ids.includes(decodeURIComponent(fragment))) return `${from}: ${href} leads to no element`;
  return undefined;
}

const linksOfPage = (name: string) =>
  page(name)
    .querySelectorAll("[href], [src]")
    .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "");
const linksOfTwin = (name: string) =>
  [...withoutCode(text(name)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = ""]) => href);

describe("the site", () => {
  it("has a page for each guide, operation, constant and record of the contract", () => {
    const schemas = Object.entries(bundle.components.schemas).flatMap(([name, schema]) =>
      schema["x-rule"] ? [] : `${schema.enum ? "constants" : "records"}/${name}.html`,
    );
    const guides = reference.guides.map(({ name }) => `guides/${slug(name)}.html`);
    const ofOperations = operations.map(({ id }) => `operations/${id}.html`);
    expect(pageNames).toEqual(expect.arrayContaining([...schemas, ...guides, ...ofOperations]));
  });

  it.each([
    ["pages", pageNames, linksOfPage],
    ["Markdown versions", twinNames, linksOfTwin],
  ] as const)("has %s whose links all lead to a file, and to an element or a heading of it", (_, names, linksOf) => {
    // Not the inspector, and what the package's guides say of other projects.
    const isLocal = (href: string) => !/^https?:/.test(href);
    const local = names.flatMap((from) => linksOf(from).flatMap((href) => (isLocal(href) ? [[from, href]] : [])));
    expect(local.length).toBeGreaterThan(0);
    expect(local.flatMap(([from = "", href = ""]) => problemOf(from, href) ?? [])).toEqual([]);
  });

  it("links to it from each part of the site: no page is reached by search alone", () => {
    const reached = new Set(["index.html"]);
    for (const from of reached) {
      const targets = linksOfPage(from).map((href) => posix.join(posix.dirname(from), href.replace(/#.*/, "")));
      for (const target of targets) if (pageNames.includes(target)) reached.add(target);
    }
    const alone = pageNames.filter((name) => !reached.has(name));
    expect(
      alone,
      "No page links to these. Link to them from another page, such as src/site/pages/home.tsx, or from the header (`parts` in src/site/components/layout.tsx).",
    ).toEqual([]);
  });
});

describe("each page", () => {
  it.each(pageNames)("has one title, one main heading and unique ids, and no heading skips a level: %s", (name) => {
    expect(seen(page(name).querySelector("title"))).toMatch(/Monitoring Service REST API$/);
    const headings = page(name).querySelectorAll("h1, h2, h3, h4");
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    const ids = idsOf.get(name) ?? [];
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(pageNames)("has the same header, with the part that the page belongs to: %s", (name) => {
    const links = page(name).querySelectorAll("header a");
    const parts = ["Guides", "Operations", "Records", "Constants", "Package"];
    expect(links.map(seen)).toEqual(["Monitoring Service REST API", ...parts]);
    expect(
      links.filter((link) => link.getAttribute("aria-current") === "page"),
      "Its `part` must be one that the header links to (`parts` in src/site/components/layout.tsx).",
    ).toHaveLength(1);
  });

  it.each(pageNames)("has no text that is left over from the program: %s", (name) => {
    const main = page(name)
      .querySelectorAll("main :is(p, li, td, th, h1, h2, h3, dt, summary)")
      .map((element) => seen(parse(element.innerHTML.replace(/<code>.*?<\/code>/g, ""))))
      .join("\n");
    expect(main).not.toMatch(/\[object |\bundefined\b|\bNaN\b|(?<!\*)\*\*(?!\*)|\]\(/);
  });

  it.each(pageNames)(
    "loads only files of the site, and has no inline script but one, as its policy says: %s",
    (name) => {
      expect(text(name)).not.toMatch(/ style="| on\w+="/);
      const inline = [...text(name).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);
      const hashes = inline.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
      expect(hashes).toHaveLength(1);
      expect(page(name).querySelector("meta[http-equiv]")?.getAttribute("content")).toBe(
        `default-src 'none'; style-src 'self'; script-src 'self' ${hashes[0]}; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'`,
      );
      for (const element of page(name).querySelectorAll("script[src], link, img"))
        expect(element.getAttribute("src") ?? element.getAttribute("href")).not.toMatch(/^(https?:)?\/\//);
    },
  );
});
