import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { change, type PageOptions, sharedBrowser, skipBrowser } from "./browser.ts";
import { builtPages, ownPages, ways } from "./built-pages.ts";

const browser = sharedBrowser();
const pages = builtPages();
const screenshots = fileURLToPath(new URL("./screenshots", import.meta.url));

const appearances: Array<[name: string, options: PageOptions]> = [
  ["light", {}],
  ["dark", { dark: true }],
  ["phone", { phone: true }],
];

/** @param ofEachTable how many rows, which are all made alike, are looked at */
async function violations(page: Page, ofEachTable = Number.POSITIVE_INFINITY): Promise<string[]> {
  await page.evaluate(axe.source);
  const exclude = Number.isFinite(ofEachTable) ? [[`tbody tr:nth-child(n + ${ofEachTable + 1})`]] : [];
  const found = await page.evaluate(`axe.run(${JSON.stringify({ exclude })}, { resultTypes: ["violations"] })`);
  return (found as axe.AxeResults).violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target }) => `${id}: ${target.join(" ")}`),
  );
}

/** How far the page can be scrolled sideways. */
const overflow = (page: Page) => page.evaluate("document.documentElement.scrollWidth - innerWidth");

describe.skipIf(skipBrowser).each(ownPages)("%s", (file) => {
  it.each(ways)("asks nothing of any other machine and has no error (%s)", async (way) => {
    const { page, errors, remote } = await browser.open(pages.url(file, way));
    if (file === "constants.html") {
      await page.getByRole("searchbox").fill("10");
      await page.getByRole("button", { name: "Download CSV" }).click();
    }
    await page.mouse.wheel(0, 5000);
    await page.waitForLoadState("networkidle");
    expect([remote, errors]).toEqual([[], []]);
  });

  it("runs no script but its own, and loads nothing", async () => {
    const { page, errors } = await browser.open(pages.url(file));
    await page.evaluate(`(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'intruder'";
      const image = document.createElement("img");
      image.src = "/docs/nothing.svg";
      const style = document.createElement("style");
      style.textContent = "body { display: none }";
      document.body.append(script, image, style);
    })()`);
    await expect.poll(() => errors.length).toBe(3);
    for (const error of errors) expect(error).toContain("Content Security Policy");
    expect(await page.title()).not.toBe("intruder");
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  it.each(appearances)(
    "is accessible, and no wider than its window: %s",
    { timeout: 120_000 },
    async (name, options) => {
      const { page } = await browser.open(pages.url(file), options);
      expect(await overflow(page)).toBe(0);
      expect(await violations(page, name === "light" ? undefined : 3)).toEqual([]);
      await mkdir(screenshots, { recursive: true });
      await page.screenshot({ path: `${screenshots}/${file.replace(".html", "")}-${name}.png` });
    },
  );
});

describe.skipIf(skipBrowser)("what a user comes to in the index", () => {
  const places: Array<[name: string, address: string]> = [
    ["search", "?q=10"],
    ["search-nothing", "?q=no+such+thing"],
    ["member", "#MonitorStatus=10"],
    ["matrix", "#PeriodGranularity"],
    ["check-intervals", "#MonitorCheckInterval"],
    ["dns", "#DnsLookupRecord"],
    ["columns", "#CountryCode"],
  ];

  it.each(places)("has no overflow on a phone, and a picture of its own: %s", async (place, address) => {
    await mkdir(screenshots, { recursive: true });
    const { page } = await browser.open(`${pages.url("constants.html")}${address}`);
    for (const [name, options] of appearances) {
      await change(page, options);
      expect(await overflow(page), name).toBe(0);
      await page.screenshot({ path: `${screenshots}/constants-${place}-${name}.png` });
    }
  });

  it("stays accessible in a search", { timeout: 120_000 }, async () => {
    const { page } = await browser.open(`${pages.url("constants.html")}?q=10`);
    expect(await violations(page)).toEqual([]);
  });
});
