import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { bundle } from "../support/bundle.ts";
import { ownBrowser, sharedBrowser } from "./browser.ts";
import { builtPages, searchFor, ways } from "./built-pages.ts";

const browser = sharedBrowser();
const pages = builtPages();

const searchField = (page: Page) => page.getByRole("combobox", { name: "Search the site" });
/** The search has loaded when its field is empty and it says how to use it. */
const searchLoaded = (page: Page) => page.getByRole("dialog").getByText("Type to search.").waitFor();
const results = (page: Page) => page.getByRole("listbox").getByRole("option");

describe("the search", () => {
  it.each(ways)("is used with the keyboard alone: /, a word, arrows, Enter (%s)", async (way) => {
    const { page } = await browser.open(pages.url("guides/errors.html", way));
    await page.keyboard.press("/");
    await searchField(page).waitFor();
    await page.keyboard.type("authenticate");
    await expect.poll(() => results(page).count()).toBeGreaterThan(1);
    expect(await results(page).first().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowDown");
    expect(await results(page).nth(1).getAttribute("aria-selected")).toBe("true");
    expect(await searchField(page).getAttribute("aria-activedescendant")).toBe("search-result-1");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL(/guides\/authentication\.html$/);
  });

  it("is a dialog that a screen reader announces, with the number of results", async () => {
    const { page } = await browser.open(pages.url("index.html"));
    await page.getByRole("button", { name: "Search /" }).click();
    const dialog = page.getByRole("dialog", { name: "Search" });
    await searchLoaded(page);
    await searchField(page).fill("configuration error");
    const found = await results(page).count();
    expect(found).toBeGreaterThan(1);
    expect(await dialog.getByRole("status").textContent()).toBe(`${found} results`);
    await searchField(page).fill("EC2INSTANCE");
    expect(await results(page).count()).toBe(1);
    expect(await dialog.getByRole("status").textContent()).toBe("1 result");
    const snapshot = await dialog.ariaSnapshot();
    expect(snapshot).toContain('combobox "Search the site"');
    expect(snapshot).toContain('listbox "Results"');
    await page.keyboard.press("Escape");
    expect(await dialog.isVisible()).toBe(false);
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
    await page.keyboard.press("/");
    await searchLoaded(page);
    await searchField(page).fill("xylophonequartet");
    expect(await page.getByRole("dialog").getByRole("status").textContent()).toMatch(
      /^No results for “xylophonequartet”/,
    );
    const offered = await results(page).allTextContents();
    for (const name of ["Guides", "Operations", "Records", "Constants"]) expect(offered.join("\n")).toContain(name);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/operations\.html$/);
  });

  it("says that it could not be loaded, and is loaded when it is opened again", async () => {
    const { page } = await browser.open(pages.url("index.html"), { own: true });
    const data = "**/assets/search-data.js";
    await page.route(data, (route) => route.abort());
    await page.getByRole("button", { name: "Search for an operation" }).click();
    const dialog = page.getByRole("dialog", { name: "Search" });
    await dialog.getByText("The search could not be loaded.").waitFor();
    await page.unroute(data);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Search /" }).click();
    await searchField(page).fill("errors");
    await expect.poll(() => results(page).count()).toBeGreaterThan(1);
  });

  describe("that has not loaded yet", () => {
    /** Types in a search whose scripts come when they are released. */
    async function typing(keys: string): Promise<{ page: Page; release: () => void }> {
      const { page } = await browser.open(pages.url("index.html"), { own: true });
      let release = () => {};
      const typed = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/assets/search*.js", async (route) => {
        await typed;
        await route.continue();
      });
      await page.keyboard.press("/");
      await page.keyboard.type(keys);
      expect(await page.getByRole("dialog").getByRole("status").textContent()).toBe("Loading the search.");
      return { page, release };
    }

    it("keeps the letters that are typed", async () => {
      const { page, release } = await typing("granularity");
      release();
      await expect.poll(() => results(page).count()).toBeGreaterThan(1);
      expect(await searchField(page).inputValue()).toBe("granularity");
      expect(await results(page).first().textContent()).toContain("Granularity");
    });

    it("opens the first result once it has loaded if Enter was pressed", async () => {
      const { page, release } = await typing("status 10");
      await page.keyboard.press("Enter");
      release();
      await page.waitForURL(/MonitorStatus\.html#id-10$/);
    });
  });

  it("is opened with Ctrl+K too, and with / not from a field", async () => {
    const { page } = await browser.open(pages.url("constants.html"));
    await page.keyboard.press("Control+k");
    await searchField(page).waitFor();
    await page.keyboard.type("/monitors");
    expect(await searchField(page).inputValue()).toBe("/monitors");
  });

  it("is opened with / right after Escape, while its field still has the focus", async () => {
    const { page } = await browser.open(pages.url("index.html"));
    const isOpen = await page.evaluate(`(() => {
      const press = (target, key) => target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      const field = document.querySelector("dialog input");
      press(document.body, "/");
      press(field, "Escape");
      press(field, "/");
      return document.querySelector("dialog").open;
    })()`);
    expect(isOpen).toBe(true);
  });
});

describe("the choice of a language", () => {
  it.each(ways)("holds for all pages (%s)", async (way) => {
    const { page } = await browser.open(pages.url("operations/getMonitor.html", way));
    const shown = () => page.locator(".sample").filter({ visible: true });
    expect(await shown().evaluateAll((all) => all.map((one) => one.getAttribute("data-language")))).toEqual(["curl"]);
    await page.getByRole("radio", { name: "Python" }).check();
    expect(await shown().locator("code").textContent()).toContain("import urllib.request");
    await page.goto(pages.url("operations/listMonitors.html", way));
    expect(await page.getByRole("radio", { name: "Python" }).isChecked()).toBe(true);
    expect(await shown().locator("code").textContent()).toContain("import urllib.request");
  });
});

it("the data center and the reader's service stand in each address and sample, and are remembered", async () => {
  const { page } = await browser.open(pages.url("operations/getMonitor.html"), { own: true });
  const picker = page.getByLabel("Data center");
  const samples = async () => (await page.locator(".sample code").allTextContents()).join("\n");
  const servers = bundle.servers.map(({ description }) => description);
  expect(await picker.locator("option").allTextContents()).toEqual(servers);
  await picker.selectOption("Japan");
  await page.getByLabel("Your service").fill('ac"$(me)');
  expect(await page.locator(".endpoint code").textContent()).toBe("https://app.acme.jp/api/monitors/{monitor_id}");
  for (const line of [
    "BASE_URL='https://app.acme.jp/api'",
    'createClient({ dataCenter: "JP", service: "acme" })',
    'BASE_URL = "https://app.acme.jp/api"',
  ])
    expect(await samples()).toContain(line);
  await page.goto(pages.url("operations/createToken.html"));
  expect(await samples()).toContain('const authUrl = "https://acme.jp";');
  await page.goto(pages.url("guides/where-to-start.html"));
  const code = page.locator("pre").filter({ hasText: "BASE_URL=" });
  await page.getByLabel("Your service").fill("");
  expect(await code.textContent()).toBe("BASE_URL='https://app.{service}.jp/api'\nAUTH_URL='https://{auth_host}.jp'");
  await picker.selectOption("United States");
  expect(await code.textContent()).toBe("BASE_URL='https://www.{service}.com/api'\nAUTH_URL='https://{auth_host}.com'");
});

describe("what is copied", () => {
  // A browser has one clipboard for all pages.
  const own = ownBrowser();

  async function openForCopying(file: string): Promise<Page> {
    const { page } = await own.open(pages.url(file));
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    return page;
  }

  const clipboard = (page: Page) => page.evaluate<string>("navigator.clipboard.readText()");

  it("is a member as it is written in code, also the old way where the browser keeps the clipboard from the page", async () => {
    const page = await openForCopying("constants/MonitorStatus.html");
    await page.getByRole("button", { name: "Copy MonitorStatus.ConfigurationError", exact: true }).click();
    await page
      .getByRole("status")
      .filter({ hasText: "Copied MonitorStatus.ConfigurationError" })
      .waitFor({ state: "attached" });
    expect(await clipboard(page)).toBe("MonitorStatus.ConfigurationError");
    await page.evaluate("Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })");
    await page.getByRole("button", { name: "Copy MonitorStatus.Down", exact: true }).click();
    await page.evaluate("delete navigator.clipboard");
    expect(await clipboard(page)).toBe("MonitorStatus.Down");
  });

  it("is a whole page as Markdown", async () => {
    const page = await openForCopying("guides/errors.html");
    await page.getByRole("button", { name: "Copy as Markdown" }).click();
    await page.getByRole("status").filter({ hasText: "Copied" }).waitFor({ state: "attached" });
    expect(await clipboard(page)).toMatch(
      /^\[Guides\]\(\.\.\/guides\.md\)(.|\n)*# Errors(.|\n)*\| 404 +\| URL not found/,
    );
  });

  it("is the sample of the language that is shown", async () => {
    const page = await openForCopying("operations/getMonitor.html");
    await page.getByRole("radio", { name: "Python" }).check();
    const sample = page.locator(".sample").filter({ visible: true });
    await sample.getByRole("button", { name: "Copy this code" }).click();
    await page.getByRole("status").filter({ hasText: "Copied this code" }).waitFor({ state: "attached" });
    expect(await clipboard(page)).toBe(await sample.locator("code").textContent());
    expect(await clipboard(page)).toContain("import urllib.request");
  });
});

describe("a filter", () => {
  it.each([
    ["constants.html", "threshold severity", "ThresholdSeverity"],
    ["constants/MonitorType.html", "web page speed", "id-HOMEPAGE"],
  ])("of %s leaves what has all words, and says how many are left", async (file, words, id) => {
    const { page } = await browser.open(pages.url(file));
    const filter = page.getByRole("searchbox", { name: "Filter by" });
    await filter.fill(words);
    const all = page.locator("[data-entry]");
    const left = all.filter({ visible: true });
    expect(await left.evaluateAll((entries) => entries.map((one) => one.id))).toContain(id);
    expect(await page.locator("output").textContent()).toBe(`${await left.count()} of ${await all.count()}`);
    await filter.fill("nothing has this");
    expect(await page.locator("[data-entry], .group").filter({ visible: true }).count()).toBe(0);
  });
});

describe("the choice of light or dark", () => {
  it("holds on the next page", async () => {
    const { page } = await browser.open(pages.url("guides/errors.html"), { own: true });
    const scheme = () => page.evaluate("getComputedStyle(document.documentElement).colorScheme");
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    expect(await scheme()).toBe("dark");
    await page.goto(pages.url("guides/limits.html"));
    expect(await scheme()).toBe("dark");
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    expect(await scheme()).toBe("light");
  });
});

describe("with forced colors", () => {
  it("the current page, the chosen tab and the selected result differ from the others", async () => {
    const { page } = await browser.open(pages.url("operations/getMonitor.html"), { own: true });
    await page.emulateMedia({ forcedColors: "active" });
    const style = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
    const line = (selector: string) => style(selector, "border-bottom-color");
    expect(await line("header [aria-current]")).not.toBe(await line("header nav a:not([aria-current])"));
    expect(await line(".tabs label:has(:checked)")).not.toBe(await line(".tabs label:not(:has(:checked))"));
    await searchFor(page, "status");
    expect(await style("[aria-selected=true]", "outline-style")).toBe("solid");
    expect(await style("[role=option]:not([aria-selected=true])", "outline-style")).toBe("none");
  });
});

describe("the responses of an operation", () => {
  it("are shown one status at a time", async () => {
    const { page } = await browser.open(pages.url("operations/getMonitor.html"));
    const shown = () => page.locator(".card .panel").filter({ visible: true });
    expect(await shown().evaluateAll((all) => all.map((one) => one.getAttribute("data-label")))).toEqual(["200"]);
    await page.getByRole("radio", { name: "404" }).check();
    expect(await shown().textContent()).toContain("1002");
    expect(await shown().count()).toBe(1);
  });
});
