import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { bundle } from "../support/bundle.ts";
import { ownBrowser, sharedBrowser } from "./browser.ts";
import { builtPages, searchFor, ways } from "./built-pages.ts";

const browser = sharedBrowser();
const pages = builtPages();

it.each(ways)("the choice of a language holds for all pages (%s)", async (way) => {
  const { page } = await browser.open(pages.url("operations/getMonitor.html", way));
  const shown = () => page.locator(".sample").filter({ visible: true });
  expect(await shown().evaluateAll((all) => all.map((one) => one.getAttribute("data-language")))).toEqual(["curl"]);
  await page.getByRole("radio", { name: "Python" }).check();
  expect(await shown().locator("code").textContent()).toContain("import urllib.request");
  await page.goto(pages.url("operations/listMonitors.html", way));
  expect(await page.getByRole("radio", { name: "Python" }).isChecked()).toBe(true);
  expect(await shown().locator("code").textContent()).toContain("import urllib.request");
});

it("on a phone, a link to a section closes the list of pages that it is in", async () => {
  const { page } = await browser.open(pages.url("operations/getMonitor.html"), { phone: true });
  await page.getByRole("button", { name: "all pages" }).click();
  const link = page.locator("#part-nav").getByRole("link", { name: "Parameters" });
  await link.click();
  await link.waitFor({ state: "hidden" });
});

it("the data center and the reader's service stand in each address and sample, and are remembered", async () => {
  const { page } = await browser.open(pages.url("operations/getMonitor.html"));
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

  /** Clicks a button that copies, and waits until the page says that it has. @returns what is in the clipboard */
  async function copied(page: Page, name: string): Promise<string> {
    await page.getByRole("button", { name, exact: true }).filter({ visible: true }).click();
    const said = page.getByRole("status").filter({ hasText: /^Copied/ });
    await said.waitFor({ state: "attached" });
    return clipboard(page);
  }

  it("is a member as it is written in code, also over plain http, where the focus stays at the button", async () => {
    const page = await openForCopying("constants/MonitorStatus.html");
    expect(await copied(page, "Copy MonitorStatus.ConfigurationError")).toBe("MonitorStatus.ConfigurationError");
    // There, the browser keeps the clipboard from the page.
    await page.evaluate("Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })");
    await page.getByRole("button", { name: "Copy MonitorStatus.Down", exact: true }).focus();
    await page.keyboard.press("Enter");
    expect(await page.evaluate("document.activeElement.ariaLabel")).toBe("Copy MonitorStatus.Down");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.textContent")).toBe("1");
    await page.evaluate("delete navigator.clipboard");
    expect(await clipboard(page)).toBe("MonitorStatus.Down");
  });

  it("is a whole page as Markdown", async () => {
    const page = await openForCopying("guides/errors.html");
    expect(await copied(page, "Copy as Markdown")).toMatch(/^# Errors\n(.|\n)*\| 404 +\| URL not found/);
  });

  it("is the sample of the language that is shown", async () => {
    const page = await openForCopying("operations/getMonitor.html");
    await page.getByRole("radio", { name: "Python" }).check();
    const sample = page.locator(".sample").filter({ visible: true });
    await sample.getByRole("button", { name: "Copy this code" }).click();
    await page.getByRole("status").filter({ hasText: "Copied this code" }).waitFor({ state: "attached" });
    expect(await clipboard(page)).toMatch(/^(import \w+(\.\w+)?\n)+\nBASE_URL = /);
  });
});

it.each([
  ["constants.html", "threshold severity", "ThresholdSeverity"],
  ["constants/MonitorType.html", "web page speed", "id-HOMEPAGE"],
  ["constants/MonitorType.html", "ＨＯＭＥＰＡＧＥ", "id-HOMEPAGE"],
])("the filter of %s leaves what has all words, and says how many are left", async (file, words, id) => {
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

it("the choice of light or dark holds on the next page", async () => {
  const { page } = await browser.open(pages.url("guides/errors.html"));
  const scheme = () => page.evaluate("getComputedStyle(document.documentElement).colorScheme");
  const button = page.getByRole("button", { name: "Switch between light and dark" });
  await button.click();
  expect(await scheme()).toBe("dark");
  await page.goto(pages.url("guides/limits.html"));
  expect(await scheme()).toBe("dark");
  await button.click();
  expect(await scheme()).toBe("light");
});

it("with forced colors the current page, the chosen tab and the selected result differ from the others", async () => {
  const { page } = await browser.open(pages.url("operations/getMonitor.html"));
  await page.emulateMedia({ forcedColors: "active" });
  const style = (selector: string, property: string) =>
    page.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(selector)}))[${JSON.stringify(property)}]`);
  const line = (selector: string) => style(selector, "borderBottomColor");
  expect(await line("header [aria-current]")).not.toBe(await line("header nav a:not([aria-current])"));
  expect(await line(".tabs label:has(:checked)")).not.toBe(await line(".tabs label:not(:has(:checked))"));
  await searchFor(page, "status");
  expect(await style("[aria-selected=true]", "outlineStyle")).toBe("solid");
  expect(await style("[role=option]:not([aria-selected=true])", "outlineStyle")).toBe("none");
});

it("the responses of an operation are shown one status at a time", async () => {
  const { page } = await browser.open(pages.url("operations/getMonitor.html"));
  const shown = () => page.locator(".card .panel").filter({ visible: true });
  expect(await shown().evaluateAll((all) => all.map((one) => one.getAttribute("data-label")))).toEqual(["200"]);
  await page.getByRole("radio", { name: "404" }).check();
  expect(await shown().textContent()).toContain("1002");
});
