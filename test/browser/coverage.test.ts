import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { bundle, operations } from "../support/bundle.ts";
import { sharedBrowser, skipBrowser } from "./browser.ts";
import { builtPages, ownPages } from "./built-pages.ts";
import { astray, settled } from "./reference-page.ts";

const browser = sharedBrowser();
const pages = builtPages();

const schemas = Object.entries(bundle.components.schemas);
const guides = bundle.tags.filter((tag) => "x-traitTag" in tag).map(({ name }) => name);

/** The links of a page: where they lead, and their words. */
async function linksOf(page: Page): Promise<Array<[href: string, words: string]>> {
  return await page.evaluate("[...document.querySelectorAll('a')].map((a) => [a.getAttribute('href'), a.textContent])");
}

describe.skipIf(skipBrowser)("the coverage page", () => {
  it("links each operation, guide, constant, rule and record of the contract", async () => {
    const { page } = await browser.open(pages.url("coverage.html"));
    const words = (await linksOf(page)).map(([, text]) => text);
    expect(words).toEqual(expect.arrayContaining(["Overview", ...guides]));
    expect(words).toEqual(
      expect.arrayContaining(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)),
    );
    expect(words).toEqual(expect.arrayContaining(schemas.map(([, schema]) => schema.title)));
  });

  it("says what is not shown, in the guide's words", async () => {
    const { page } = await browser.open(pages.url("coverage.html"));
    const items = await page.locator("[id^='not-shown-'] li").allTextContents();
    const guide = bundle.tags.find(({ name }) => name === "What is not documented")?.description ?? "";
    const plain = guide.replace(/[`*]/g, "");
    expect(items).toHaveLength(10);
    for (const item of items) {
      expect(item).toMatch(/not shown/);
      expect(plain).toContain(`- ${item}`);
    }
  });

  it("has a link to each section", async () => {
    const { page } = await browser.open(`${pages.url("coverage.html")}#limits`);
    expect(await page.locator(":target th").textContent()).toBe("Limits");
  });
});

describe.skipIf(skipBrowser)("each link of our pages leads somewhere:", () => {
  it("on our own pages, to an element", async () => {
    const html = new Map<string, string>();
    for (const file of [...ownPages, "index.html"]) {
      html.set(file, await readFile(join(pages.generated, "docs", file), "utf8"));
    }
    for (const file of ownPages) {
      const { page } = await browser.open(pages.url(file));
      for (const [href] of await linksOf(page)) {
        const [target = "", fragment] = href.split("#");
        const text = html.get(target || file);
        expect(text, `${href} on ${file}`).toBeDefined();
        if (target === "index.html" || !fragment) continue;
        expect(text, `${href} on ${file}`).toContain(` id="${decodeURI(fragment)}"`);
      }
    }
  });

  it("in the reference, to what the link says", { timeout: 60_000 }, async () => {
    const links = new Map<string, string>();
    for (const file of ownPages) {
      const { page } = await browser.open(pages.url(file));
      for (const [href, words] of await linksOf(page)) if (href.startsWith("index.html#")) links.set(href, words);
    }
    expect(links.size).toBeGreaterThan(schemas.length);
    // All links to schemas have one form: some of them stand for all.
    const tried = [...links].filter(([href], index) => !toSchema.test(href) || index % 12 === 0);
    expect(tried.length).toBeGreaterThan(guides.length + operations.length);
    const { page, errors } = await browser.open(pages.url("index.html"));
    await settled(page);
    const landings = tried.map(([href, words]) => ({
      link: href.replace("index.html", ""),
      heading: headingOf(href) ?? words,
    }));
    expect(await astray(page, landings)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

/** Records and rules stand under Schemas, constants under their domains. */
const toSchema = /#\/(schemas|constants-\w+)\//;

/** The heading that a link into the reference leads to, where the link itself has other words. */
function headingOf(href: string): string | undefined {
  if (href.endsWith("#/")) return `Monitoring Service REST API (${bundle.info.version})`;
  const name = href.split("/").at(-1);
  const operation = operations.find((candidate) => candidate.name.toLowerCase() === name)?.operation;
  const schema = schemas.find(([candidate]) => candidate.toLowerCase() === name)?.[1];
  return toSchema.test(href) ? schema?.title : operation?.summary;
}
