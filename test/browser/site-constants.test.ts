import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser, skipBrowser } from "./browser.ts";
import { builtPages } from "./built-pages.ts";
import { checkLooks, shifts, tooWide } from "./looks.ts";

const browser = sharedBrowser();
const pages = builtPages();

describe.skipIf(skipBrowser)("a page with large tables", () => {
  it("of one constant is accessible, does not move while it loads, and is not wider than its window", async () => {
    const { page, errors, remote } = await browser.open(pages.url("constants/CountryCode.html"), { phone: true });
    expect(await shifts(page)).toEqual([]);
    await checkLooks(page, "long constant");
    expect([errors, remote]).toEqual([[], []]);
  });

  it("of all constants is accessible, does not move while it loads, and is not wider than its window", async () => {
    const { page, errors, remote } = await browser.open(pages.url("constants.html"), { phone: true });
    expect(await shifts(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    // Its hundred tables differ in their texts alone, and axe takes seconds for all of them, also if they are hidden:
    // once is enough.
    await checkLooks(page, "constants", async (look) => {
      if (look === "light") return;
      await page.getByLabel("Filter the tables").fill("monitor");
      await page.evaluate("for (const one of document.querySelectorAll('main [hidden]')) one.remove()");
    });
    expect([errors, remote]).toEqual([[], []]);
  });
});

describe.skipIf(skipBrowser)("the filter of the constants", () => {
  const shownRows = (page: Page) =>
    page.evaluate(
      "[...document.querySelectorAll('tr[id]')].filter((row) => row.checkVisibility()).map(({ id }) => id)",
    );

  it("shows what it finds, stands in the address, and comes back when the page is loaded again", async () => {
    const { page } = await browser.open(pages.url("constants.html", "disk"));
    const filter = page.getByLabel("Filter the tables");
    await filter.fill("configuration error");
    expect(await shownRows(page)).toEqual(["MonitorStatus=10"]);
    expect(await page.locator("nav.part li:visible").allTextContents()).toEqual(["Monitor status"]);
    expect(await page.locator("#found").textContent()).toBe("1 id in 1 table");
    await page.waitForURL(/\?q=configuration\+error$/);
    await page.reload();
    expect(await shownRows(page)).toEqual(["MonitorStatus=10"]);
    await filter.fill("granularities");
    expect(await page.locator("section.entry:visible h3").allTextContents()).toEqual([
      "Supported granularities per period",
    ]);
    await filter.fill("no such thing");
    expect(await page.locator("#found").textContent()).toBe("Nothing found");
    await filter.press("Escape");
    expect(await page.locator("section.entry:visible").count()).toBe(await page.locator("section.entry").count());
    await page.waitForURL(/constants\.html$/);
  });

  it("ends when a link leads to what it hides", async () => {
    const { page } = await browser.open(`${pages.url("constants.html")}?q=granularities`);
    await page.evaluate("location.hash = '#MonitorStatus=10'");
    await expect.poll(() => page.getByLabel("Filter the tables").inputValue()).toBe("");
    expect(await page.locator("[id='MonitorStatus=10']").isVisible()).toBe(true);
  });
});
