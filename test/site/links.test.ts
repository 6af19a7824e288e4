import { createHash } from "node:crypto";
import { posix } from "node:path";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import type { Document } from "../../src/contract/document.ts";
import { slug } from "../../src/shared/words.ts";
import { renderSite } from "../../src/site/index.ts";
import { bundle, operations, reference } from "../support/bundle.ts";
import { files, page, pageNames, seen, text, twinNames } from "./rendered.ts";

const contract = bundle as unknown as Document;

const idsOf = new Map(
  pageNames.map((name) => [
    name,
    page(name)
      .querySelectorAll("[id]")
      .map(({ id }) => id),
  ]),
);

const withoutCode = (markdown: string) => markdown.replaceAll(/```[\s\S]*?```/g, "").replaceAll(/`[^`\n]*`/g, "code");
/** The anchors that programs make of the headings of a Markdown file. */
const anchorsOf = new Map(
  twinNames.map((name) => [
    name,
    [...withoutCode(text(name)).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => slug(heading)),
  ]),
);

/** The inspector, and the links of the package's guides to other projects. */
const isElsewhere = (href: string) => /^https?:/.test(href);

/** What is wrong with a link of a page; undefined if it leads somewhere. */
function problemOf(from: string, href: string): string | undefined {
  const [path = "", fragment] = href.split("#");
  const target = path === "" ? from : posix.join(posix.dirname(from), decodeURI(path));
  if (!files.has(target)) return `${from}: ${href} leads to no file`;
  const ids = idsOf.get(target) ?? anchorsOf.get(target);
  if (fragment && ids && !ids.includes(decodeURIComponent(fragment))) return `${from}: ${href} leads to no element`;
  return undefined;
}

describe("the site", () => {
  it("has a page for each guide, operation, constant and record of the contract", () => {
    const schemas = Object.entries(bundle.components.schemas).flatMap(([name, schema]) =>
      schema["x-rule"] ? [] : `${schema.enum ? "constants" : "records"}/${name}.html`,
    );
    const guides = reference.guides.map(({ name }) => `guides/${slug(name)}.html`);
    expect(pageNames).toEqual(expect.arrayContaining(schemas));
    expect(pageNames).toEqual(expect.arrayContaining(operations.map(({ id }) => `operations/${id}.html`)));
    expect(pageNames).toEqual(expect.arrayContaining(guides));
  });

  const linksOfPage = (name: string) =>
    page(name)
      .querySelectorAll("[href], [src]")
      .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "");
  const linksOfTwin = (name: string) =>
    [...withoutCode(text(name)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = ""]) => href);

  it.each([
    ["pages", pageNames, linksOfPage],
    ["Markdown twins", twinNames, linksOfTwin],
  ] as const)("has %s whose links all lead to a file, and to an element or a heading of it", (_, names, linksOf) => {
    const local = names.flatMap((from) => linksOf(from).flatMap((href) => (isElsewhere(href) ? [] : [[from, href]])));
    expect(local.length).toBeGreaterThan(0);
    expect(local.flatMap(([from = "", href = ""]) => problemOf(from, href) ?? [])).toEqual([]);
  });

  it("checks links that lead nowhere", () => {
    expect(problemOf("guides/errors.html", "../nothing.html")).toContain("no file");
    expect(problemOf("guides/errors.html", "limits.html#nothing")).toContain("no element");
    expect(problemOf("guides/errors.md", "limits.md#nothing")).toContain("no element");
    expect(problemOf("guides/errors.md", "limits.md#how-to-stay-below-the-limits")).toBeUndefined();
  });

  it("has the same header on every page, with the part that the page belongs to", () => {
    const parts = ["Guides", "Operations", "Records", "Constants", "Package"];
    const names = ["Monitoring Service REST API", ...parts];
    for (const name of pageNames) {
      const links = page(name).querySelectorAll("header a");
      expect(links.map(seen), name).toEqual(names);
      expect(
        links.filter((link) => link.getAttribute("aria-current") === "page"),
        `${name}: its \`part\` must be one that the header links to (\`parts\` in src/site/components/layout.tsx)`,
      ).toHaveLength(1);
    }
  });

  it("links to it from each part of the site: no page is reached by search alone", () => {
    const reached = new Set(["index.html"]);
    for (const from of reached) {
      for (const link of page(from).querySelectorAll("a[href]")) {
        const [path = ""] = (link.getAttribute("href") ?? "").split("#");
        const target = posix.join(posix.dirname(from), path);
        if (idsOf.has(target)) reached.add(target);
      }
    }
    const alone = pageNames.filter((name) => !reached.has(name));
    expect(
      alone,
      "No page links to these. Link to them from another page, such as src/site/pages/home.tsx, or from the header (`parts` in src/site/components/layout.tsx).",
    ).toEqual([]);
  });
});

describe("each page", () => {
  it("has one title, one main heading, and no heading that skips a level", () => {
    const titles = pageNames.map((name) => seen(page(name).querySelector("title")));
    expect(titles.filter((title) => !title.endsWith("Monitoring Service REST API"))).toEqual([]);
    for (const name of pageNames) {
      const levels = page(name)
        .querySelectorAll("h1, h2, h3, h4")
        .map(({ tagName }) => Number(tagName.slice(1)));
      expect(
        levels.filter((level) => level === 1),
        name,
      ).toHaveLength(1);
      levels.forEach((level, index) => {
        if (index > 0) expect(level, `${name}, heading ${index}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      });
    }
  });

  it("has ids that are unique", () => {
    for (const [name, ids] of idsOf) {
      const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
      expect(repeated, name).toEqual([]);
    }
  });

  it("has no text that is left over from the program", () => {
    for (const name of pageNames) {
      const main = page(name)
        .querySelectorAll("main :is(p, li, td, th, h1, h2, h3, dt, summary)")
        .map((element) => seen(parse(element.innerHTML.replace(/<code>.*?<\/code>/g, ""))))
        .join("\n");
      expect(main, name).not.toMatch(/\[object |\bundefined\b|\bNaN\b|(?<!\*)\*\*(?!\*)|\]\(/);
    }
  });

  it("loads only files of the site, which its policy allows, and no inline script but one", () => {
    for (const name of pageNames) {
      const html = text(name);
      expect(html, name).not.toMatch(/ style="| on\w+="/);
      const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);
      const hashes = inline.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
      expect(hashes, name).toHaveLength(1);
      expect(page(name).querySelector("meta[http-equiv]")?.getAttribute("content")).toBe(
        `default-src 'none'; style-src 'self'; script-src 'self' ${hashes[0]}; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'`,
      );
      for (const element of page(name).querySelectorAll("script[src], link, img")) {
        expect(element.getAttribute("src") ?? element.getAttribute("href"), name).not.toMatch(/^(https?:)?\/\//);
      }
    }
  });

  it("is the same in every build", async () => {
    const again = new Map(await renderSite(contract));
    expect([...again].filter(([name, content]) => files.get(name) !== content).map(([name]) => name)).toEqual([]);
  });
});
