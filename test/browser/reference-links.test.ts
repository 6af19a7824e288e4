import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectPaths } from "../../scripts/pipeline/paths.ts";
import { constantsOf } from "../../src/contract/constants.ts";
import type { Document } from "../../src/contract/document.ts";
import { constantDomains } from "../../src/contract/domains.ts";
import { operationsOf } from "../../src/contract/operations.ts";
import { constantLink, operationLink, schemaLink, tagLink } from "../../src/site/reference/deep-links.ts";
import { referenceDocument } from "../../src/site/reference/reference-document.ts";
import { sharedBrowser, skipBrowser } from "./browser.ts";
import {
  astray,
  astrayFromIds,
  isAtTop,
  type Landing,
  navigationOf,
  settled,
  sharedReference,
} from "./reference-page.ts";

const domains = await constantDomains(dirname(projectPaths.contract));
const bundle: Document = JSON.parse(await readFile(join(projectPaths.generated, "openapi.json"), "utf8"));
const document = referenceDocument(bundle, domains);

const guidesAndGroups = document.tags.map(
  (tag): Landing => ({ link: tagLink(tag.name), heading: tag["x-displayName"] ?? tag.name }),
);
const operations = operationsOf(document).map(
  ({ id, tag, summary }): Landing => ({ link: operationLink(tag, id), heading: summary }),
);
const members = new Map(
  constantsOf(bundle).map(({ name, members }) => [name, members.map(({ id, meaning = "" }) => [String(id), meaning])]),
);
const schemas = Object.entries(document.components.schemas).map(([name, schema]): Landing => {
  const domain = domains.get(name);
  const heading = schema.title ?? name;
  return domain
    ? { link: constantLink(domain.domain, name), heading, members: members.get(name) ?? [] }
    : { link: schemaLink(name), heading };
});

const isConstant = ({ members }: Landing) => members !== undefined;
const constants = schemas.filter(isConstant);
const records = schemas.filter((schema) => !isConstant(schema));

describe.skipIf(skipBrowser)("the deep links of the reference (needs Chromium)", { timeout: 60_000 }, () => {
  const browser = sharedBrowser();
  const reference = sharedReference();

  it.each([
    ["guides and groups", guidesAndGroups],
    ["operations", operations],
    ["constants", constants],
    ["records and rules", records],
  ])("of all %s lead to their headings, and a constant shows each id and meaning", async (_, landings) => {
    expect(landings.length).toBeGreaterThan(10);
    const { page, errors } = await browser.open(reference.disk);
    await settled(page);
    expect(await astray(page, landings)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it("are found to go astray when they do", async () => {
    const { page } = await browser.open(reference.disk);
    await settled(page);
    const [constant] = constants as [Landing];
    expect(await astray(page, [{ ...constant, members: [["1", "another meaning"]] }])).toEqual([
      expect.stringContaining(`${constant.link} shows `),
    ]);
    expect(await astray(page, [{ ...constant, heading: "Another heading" }], 500)).toEqual([
      `${constant.link} does not lead to Another heading`,
    ]);
    expect(await astrayFromIds(page, ["#/no-such-part"], 500)).toEqual(["#/no-such-part"]);
  });

  it.each([
    ["a guide", guidesAndGroups[3]],
    ["an operation", operations.at(-1)],
    ["a constant", constants.at(-1)],
    ["a record", records.at(-1)],
  ])("land on the heading of %s when the page is opened with them, and when it is loaded again", async (_, landing) => {
    const { link, heading } = landing as Landing;
    const landed = `(${isAtTop})(${JSON.stringify(heading)})`;
    for (const address of [reference.served, reference.disk]) {
      const { page, errors } = await browser.open(address + link);
      await expect.poll(() => page.evaluate(landed), { timeout: 20_000, message: link }).toBe(true);
      await page.evaluate("scrollTo(0, 0)");
      await page.reload();
      await expect.poll(() => page.evaluate(landed), { timeout: 20_000, message: `${link}, loaded again` }).toBe(true);
      expect(errors).toEqual([]);
    }
  });

  it("are all that the navigation has, beside the headings of the guides, which land too", async () => {
    const { page } = await browser.open(reference.served);
    await settled(page);
    const links = await navigationOf(page, guidesAndGroups);
    const known = new Set([...guidesAndGroups, ...operations, ...schemas].map(({ link }) => link));
    expect([...known].filter((link) => !links.includes(link))).toEqual([]);
    const others = links.filter((link) => !known.has(link) && link !== "#/");
    expect(others.length).toBeGreaterThan(10);
    expect(await astrayFromIds(page, others)).toEqual([]);
  });
});
