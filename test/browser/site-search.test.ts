import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { builtPages, searchFor, ways } from "./built-pages.ts";

const browser = sharedBrowser();
const pages = builtPages();

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => page.getByRole("combobox", { name: "Search the site" });
const status = (page: Page) => dialog(page).getByRole("status");
const results = (page: Page) => page.getByRole("listbox", { name: "Results" }).getByRole("option");

/** Opens the home page when the route is in place: a page that is open already may load past a new one for a moment. */
async function openRouted(address: string, handler: (route: Route) => unknown): Promise<Page> {
  const { page } = await browser.open("about:blank");
  await page.route(address, handler);
  await page.goto(pages.url("index.html"));
  return page;
}

describe("the search", () => {
  it.each(ways)("is used with the keyboard alone: /, a word, arrows, Enter (%s)", async (way) => {
    const { page } = await browser.open(pages.url("guides/errors.html", way));
    await page.keyboard.press("/");
    await field(page).waitFor();
    await page.keyboard.type("authenticate");
    await expect.poll(() => results(page).count()).toBeGreaterThan(1);
    expect(await results(page).first().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowDown");
    expect(await results(page).nth(1).getAttribute("aria-selected")).toBe("true");
    expect(await field(page).getAttribute("aria-activedescendant")).toBe("search-result-1");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL(/guides\/authentication\.html$/);
  });

  it("says how many results there are, and gives the focus back when it is closed", async () => {
    const { page } = await browser.open(pages.url("index.html"));
    await page.getByRole("button", { name: "Search /" }).click();
    await status(page).getByText("Type to search.").waitFor();
    await field(page).fill("configuration error");
    const found = await results(page).count();
    expect(found).toBeGreaterThan(1);
    expect(await status(page).textContent()).toBe(`${found} results`);
    await field(page).fill("EC2INSTANCE");
    expect(await status(page).textContent()).toBe("1 result");
    await page.keyboard.press("Escape");
    expect(await dialog(page).isVisible()).toBe(false);
    expect(await page.evaluate("document.activeElement.id")).toBe("open-search");
  });

  it("shows the sentence that has the words, with the words marked", async () => {
    const { page } = await browser.open(pages.url("index.html"));
    await searchFor(page, "how many refresh tokens per user");
    const limits = results(page).first();
    expect(await limits.textContent()).toContain("Limits");
    expect(await limits.locator(".sentence mark").allTextContents()).toEqual(["Refresh", "tokens", "per", "user"]);
  });

  it("leads on where it finds nothing: to the lists of what there is, with the keyboard too", async () => {
    const { page } = await browser.open(pages.url("guides/errors.html"));
    await searchFor(page, "xylophonequartet");
    await status(page).getByText("No results for “xylophonequartet”").waitFor();
    const names = await results(page).locator("strong").allTextContents();
    expect(names).toEqual(["Guides", "Operations", "Records", "Constants", "Package"]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/operations\.html$/);
  });

  it("says that it could not be loaded, and is loaded when it is opened again", async () => {
    const page = await openRouted("**/assets/search-data.js", (route) => route.abort());
    await page.getByRole("button", { name: "Search for an operation" }).click();
    await status(page).getByText("The search could not be loaded.").waitFor();
    await page.unroute("**/assets/search-data.js");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Search /" }).click();
    await field(page).fill("errors");
    await expect.poll(() => results(page).count()).toBeGreaterThan(1);
  });

  it("keeps what is typed before it has loaded, and opens the first result then if Enter was pressed", async () => {
    const waiting: Route[] = [];
    const page = await openRouted("**/assets/search*.js", (route) => void waiting.push(route));
    await page.keyboard.press("/");
    await page.keyboard.type("status 10");
    expect(await status(page).textContent()).toBe("Loading the search.");
    await page.keyboard.press("Enter");
    await expect.poll(() => waiting.length).toBe(2);
    for (const route of waiting) await route.continue();
    await page.waitForURL(/MonitorStatus\.html#id-10$/);
  });

  it("is opened with Ctrl+K too, with / right after Escape, and not with / from a field", async () => {
    const { page } = await browser.open(pages.url("constants.html"));
    await page.keyboard.press("Control+k");
    await field(page).waitFor();
    await page.keyboard.type("/monitors");
    expect(await field(page).inputValue()).toBe("/monitors");
    // While its field still has the focus.
    const isOpen = await page.evaluate(`(() => {
      const field = document.querySelector("dialog input");
      for (const key of ["Escape", "/"]) field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      return document.querySelector("dialog").open;
    })()`);
    expect(isOpen).toBe(true);
  });

  it("leaves the keys of a conversion to the input method, and those without a name to the browser", async () => {
    const { page } = await browser.open(pages.url("index.html"));
    await searchFor(page, "monitor");
    const before = page.url();
    const errors: string[] = [];
    page.on("pageerror", (error) => void errors.push(error.message));
    // Safari reports the end of a conversion with the code 229 only; autofill sends an event without a key.
    await page.evaluate(`(() => {
      const field = document.querySelector("dialog input");
      for (const key of ["ArrowDown", "Enter", "Escape"])
        for (const how of [{ isComposing: true }, { keyCode: 229 }])
          field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...how }));
      field.dispatchEvent(new Event("keydown", { bubbles: true }));
    })()`);
    expect([await field(page).getAttribute("aria-activedescendant"), page.url()]).toEqual(["search-result-0", before]);
    expect([await dialog(page).isVisible(), errors]).toEqual([true, []]);
  });

  it("shows a long title beside its label, not below it", async () => {
    const { page } = await browser.open(pages.url("index.html"), { phone: true });
    await searchFor(page, "Data center of the infrastructure-as-code provider");
    const label = await results(page).first().locator(".kind").boundingBox();
    const title = await results(page).first().locator("strong").boundingBox();
    expect(Math.abs((label?.y ?? 0) - (title?.y ?? 99))).toBeLessThan(8);
    expect(title?.x).toBeGreaterThan((label?.x ?? 0) + (label?.width ?? 0));
  });
});
