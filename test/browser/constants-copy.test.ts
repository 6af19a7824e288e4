import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { projectPaths } from "../../scripts/pipeline/paths.ts";
import { bundle } from "../support/bundle.ts";
import { ownBrowser, skipBrowser } from "./browser.ts";
import { builtPages } from "./built-pages.ts";

const browser = ownBrowser();
const pages = builtPages();

async function openForCopying(): Promise<Page> {
  const { page } = await browser.open(pages.url("constants.html"));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  return page;
}

async function copied(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name, exact: true }).click();
  await page
    .getByRole("status")
    .filter({ hasText: name.replace("Copy", "Copied") })
    .waitFor({ state: "attached" });
  return await page.evaluate("navigator.clipboard.readText()");
}

async function download(page: Page, name: string): Promise<{ file: string; text: string }> {
  const [given] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  return { file: given.suggestedFilename(), text: await readFile(await given.path(), "utf8") };
}

/** The records of a CSV text, read apart from the code that writes it. */
function csvRecords(text: string): string[][] {
  return text
    .split("\r\n")
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    );
}

const members = Object.entries(bundle.components.schemas).flatMap(([constant, schema]) =>
  ((schema.enum ?? []) as Array<number | string>).map((id, index) => ({
    constant,
    id,
    name: schema["x-enum-varnames"][index] as string,
    meaning: (schema["x-enum-descriptions"]?.[index] || undefined) as string | undefined,
  })),
);

describe.skipIf(skipBrowser)("what is copied as TypeScript", () => {
  it("is a member as it is written in code", async () => {
    expect(await copied(await openForCopying(), "Copy MonitorStatus.ConfigurationError")).toBe(
      "MonitorStatus.ConfigurationError",
    );
  });

  it("is the import from the package", async () => {
    expect(Object.keys(packageJson.exports)).toContain("./constants");
    expect(await copied(await openForCopying(), "Copy import of MonitorStatus")).toBe(
      `import { MonitorStatus } from "${packageJson.name}/constants";`,
    );
  });

  it("is the object with its type, as it is generated", async () => {
    const text = await copied(await openForCopying(), "Copy object MonitorStatus");
    expect(text).toContain("ConfigurationError: 10,");
    expect(await readFile(join(projectPaths.generated, "constants.ts"), "utf8")).toContain(text);
  });

  it("is copied the old way where the browser keeps the clipboard from the page", async () => {
    const page = await openForCopying();
    await page.evaluate("Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })");
    await page.getByRole("button", { name: "Copy MonitorStatus.Down", exact: true }).click();
    await page.evaluate("delete navigator.clipboard");
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe("MonitorStatus.Down");
  });
});

describe.skipIf(skipBrowser)("the downloads", () => {
  it.each(["http", "disk"] as const)("have every member of the contract, as JSON (%s)", async (way) => {
    const { page, errors } = await browser.open(pages.url("constants.html", way));
    const { file, text } = await download(page, "Download JSON");
    expect(file).toBe("constants.json");
    const data = JSON.parse(text);
    const given = data.constants.flatMap((constant: { name: string; members: object[] }) =>
      constant.members.map((member) => ({ constant: constant.name, ...member })),
    );
    expect(given).toEqual(members.map(({ meaning, ...member }) => ({ ...member, ...(meaning && { meaning }) })));
    expect([data.contract, data.version, data.rules.length]).toEqual([
      "Monitoring Service REST API",
      bundle.info.version,
      7,
    ]);
    expect(errors).toEqual([]);
  });

  it("have every member of the contract, as CSV", async () => {
    const { page } = await browser.open(pages.url("constants.html"));
    const { file, text } = await download(page, "Download CSV");
    expect(file).toBe("constants.csv");
    const [head, ...rows] = csvRecords(text);
    expect(head).toEqual(["constant", "title", "domain", "type", "id", "name", "meaning"]);
    expect(rows.map(([constant, , , , ...member]) => [constant, ...member])).toEqual(
      members.map(({ constant, id, name, meaning }) => [constant, String(id), name, meaning ?? ""]),
    );
    expect(text).toContain('"1024,768"');
  });
});
