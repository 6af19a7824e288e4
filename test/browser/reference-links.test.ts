import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { projectPaths } from "../../scripts/pipeline/paths.ts";
import { constantsOf } from "../../src/contract/constants.ts";
import type { Document } from "../../src/contract/document.ts";
import { constantDomains } from "../../src/contract/domains.ts";
import { operationsOf } from "../../src/contract/operations.ts";
import { constantLink, operationLink, schemaLink, tagLink } from "../../src/site/reference/deep-links.ts";
import { referenceDocument } from "../../src/site/reference/reference-document.ts";
import { sharedBrowser, skipBrowser } from "./browser.ts";
import { goTo, settled, sharedReference } from "./reference-page.ts";

const domains = await constantDomains(dirname(projectPaths.contract));
const bundle: Document = JSON.parse(await readFile(join(projectPaths.generated, "openapi.json"), "utf8"));
const document = referenceDocument(bundle, domains);

interface Part {
  link: string;
  heading: string;
  /** Of a constant: each id with its meaning. */
  members?: string[][];
}

const guidesAndGroups = document.tags.map(
  (tag): Part => ({ link: tagLink(tag.name), heading: tag["x-displayName"] ?? tag.name }),
);
const operations = operationsOf(document).map(
  ({ id, tag, summary }): Part => ({ link: operationLink(tag, id), heading: summary }),
);
const members = new Map(
  constantsOf(bundle).map(({ name, members }) => [name, members.map(({ id, meaning = "" }) => [String(id), meaning])]),
);
const schemas = Object.entries(document.components.schemas).map(([name, schema]): Part => {
  const domain = domains.get(name);
  const heading = schema.title ?? name;
  return domain
    ? { link: constantLink(domain.domain, name), heading, members: members.get(name) ?? [] }
    : { link: schemaLink(name), heading };
});

/** Every link is opened in CI. Elsewhere every eighth schema stands for the others, whose links are made alike. */
const openedSchemas = process.env.CI ? schemas : schemas.filter((_, index) => index % 8 === 0);

/** Waits until the heading is where a reader looks first. */
async function expectHeading(page: Page, { link, heading }: Part): Promise<void> {
  const atTop = `[...document.querySelectorAll("h1, h2")].some((one) => {
    const { top } = one.getBoundingClientRect();
    return one.textContent.trim() === ${JSON.stringify(heading)} && top >= 0 && top < 200;
  })`;
  const message = `${link} leads to the heading "${heading}"`;
  await expect.poll(() => page.evaluate(atTop), { interval: 100, timeout: 20_000, message }).toBe(true);
}

/** Redoc has a table of the members if they have meanings, sorted by id where that is an integer, and else a list. */
function shownMembers(page: Page, link: string): Promise<string[][]> {
  return page.evaluate(`(() => {
    const constant = document.getElementById(${JSON.stringify(link.slice("#/".length))});
    const rows = [...constant.querySelectorAll("tbody tr")];
    if (rows.length > 0) return rows.map((row) => [...row.cells].map((cell) => cell.textContent.trim()));
    const [, ...ids] = constant.querySelectorAll("[data-testid=schema-enum-values] > span");
    return ids.map((id) => [String(JSON.parse(id.textContent)), ""]);
  })()`);
}

describe.skipIf(skipBrowser)("the deep links of the reference (needs Chromium)", { timeout: 900_000 }, () => {
  const browser = sharedBrowser();
  const reference = sharedReference();

  it.each([
    ["guides and groups", guidesAndGroups],
    ["operations", operations],
    ["schemas", openedSchemas],
  ])("of %s land on their headings, also after a reload; a constant shows each id and meaning", async (_, parts) => {
    expect(parts.length).toBeGreaterThan(10);
    const { page, errors } = await browser.open(reference.disk);
    for (const part of parts) {
      await page.evaluate(`location.hash = ${JSON.stringify(part.link)}`);
      await page.reload();
      await expectHeading(page, part);
      if (part.members)
        expect((await shownMembers(page, part.link)).sort(), part.heading).toEqual(part.members.toSorted());
    }
    expect(errors).toEqual([]);
  });

  it("are all that the navigation has, beside the headings of the guides, which land too", async () => {
    const { page } = await browser.open(reference.served);
    await settled(page);
    const links = new Set<string>();
    for (const { link } of guidesAndGroups) {
      await goTo(page, link);
      const shown = await page.evaluate<string[]>(
        `[...document.querySelectorAll(".menu-content a[href^='#/']")].map((one) => one.getAttribute("href"))`,
      );
      for (const one of shown) links.add(one);
    }
    const known = new Set([...guidesAndGroups, ...operations, ...schemas].map(({ link }) => link));
    expect([...known].filter((link) => !links.has(link))).toEqual([]);
    for (const link of links) {
      if (known.has(link) || link === "#/") continue;
      await goTo(page, link);
      const id = decodeURIComponent(link.slice(2));
      const top = await page.evaluate<number>(
        `Math.min(...[...document.querySelectorAll("[id], [data-section-id]")]
          .filter((one) => [one.id, one.dataset.sectionId?.slice(1)].includes(${JSON.stringify(id)}))
          .map((one) => Math.abs(one.getBoundingClientRect().top)))`,
      );
      expect(top, link).toBeLessThan(200);
    }
  });
});
