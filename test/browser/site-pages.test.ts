import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import axe from "axe-core";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { change, type PageOptions, sharedBrowser, skipBrowser } from "./browser.ts";
import { builtPages, ways } from "./built-pages.ts";

const browser = sharedBrowser();
const pages = builtPages();
const screenshots = fileURLToPath(new URL("./screenshots", import.meta.url));

/** One page of each kind. */
const kinds: Array<[kind: string, page: string]> = [
  ["home", "index.html"],
  ["guides", "guides.html"],
  ["guide", "guides/authentication.html"],
  ["operations", "operations.html"],
  ["operation", "operations/createMonitorGroup.html"],
  ["operation with two calls", "operations/createToken.html"],
  ["constant", "constants/MonitorStatus.html#id-10"],
  ["long constant", "constants/CountryCode.html"],
  ["rule", "rules/PeriodGranularity.html#id-50"],
  ["rule with records", "rules/DnsLookupRecord.html"],
  ["records", "records.html"],
  ["record", "records/DnsRecord.html"],
  ["coverage", "coverage.html"],
  ["constants", "constants.html"],
];

const appearances: Array<[name: string, options: PageOptions]> = [
  ["phone", { phone: true }],
  ["light", {}],
  ["dark", { dark: true }],
];

/**
 * The rules of axe that depend on how a page looks. The page is checked with all rules once, in light; in dark and on a
 * phone it is the same HTML in other colors and places.
 */
const looks = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"];

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(axe.source);
  const runOnly = rules ? `, runOnly: ${JSON.stringify(rules)}` : "";
  const found = await page.evaluate<axe.AxeResults>(`axe.run(document, { resultTypes: ["violations"]${runOnly} })`);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target }) => `${id}: ${target.join(" ")}`),
  );
}

/** How far the page can be scrolled sideways. */
const overflow = (page: Page) => page.evaluate("document.documentElement.scrollWidth - innerWidth");

/** Sums up how far the content of a page moves while it loads. */
const observeShifts = `window.shifted = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });`;

beforeAll(() => mkdir(screenshots, { recursive: true }));

/** Large tables have more elements than other pages. */
const largeTables = ["constants", "long constant"];

describe.skipIf(skipBrowser).each(kinds)("the page of the kind %s", (kind, file) => {
  it("is accessible, does not move while it loads, and is not wider than its window", {
    timeout: 120_000,
  }, async () => {
    const { page, errors, remote } = await browser.open("about:blank", { phone: true });
    await page.addInitScript(observeShifts);
    await page.goto(pages.url(file));
    await page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
    // Nothing that a reader sees: a busy machine showed 0.0003 once.
    expect(await page.evaluate("window.shifted")).toBeLessThan(0.001);
    const size = await page.evaluate("document.querySelectorAll('*').length");
    if (!largeTables.includes(kind)) expect(size).toBeLessThanOrEqual(1500);
    for (const [name, options] of appearances) {
      await change(page, options);
      expect(await overflow(page), name).toBe(0);
      expect(await violations(page, name === "light" ? undefined : looks), name).toEqual([]);
      await page.screenshot({ path: `${screenshots}/${kind.replaceAll(" ", "-")}-${name}.png` });
    }
    expect([errors, remote]).toEqual([[], []]);
  });
});

describe.skipIf(skipBrowser)("each page", () => {
  it.each(ways)("loads nothing from elsewhere, and has no error (%s)", async (way) => {
    const { page, errors, remote } = await browser.open(pages.url("operations/getMonitor.html", way));
    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Search the site" }).fill("status 10");
    await page.keyboard.press("Enter");
    await page.waitForURL(/MonitorStatus\.html#id-10$/);
    await page.waitForLoadState("networkidle");
    expect([remote, errors]).toEqual([[], []]);
  });

  it("runs no script but its own, and loads nothing", async () => {
    const { page, errors } = await browser.open(pages.url("constants/Period.html"));
    await page.evaluate(`(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'intruder'";
      const image = document.createElement("img");
      image.src = "https://elsewhere.test/nothing.svg";
      const style = document.createElement("style");
      style.textContent = "body { display: none }";
      document.body.append(script, image, style);
    })()`);
    await expect.poll(() => errors.length).toBe(3);
    for (const error of errors) expect(error).toContain("Content Security Policy");
    expect(await page.title()).not.toBe("intruder");
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  it("can be read without a script: every sample, every table, and nothing that needs one", async () => {
    const { page } = await browser.open("about:blank");
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setScriptExecutionDisabled", { value: true });
    await page.goto(pages.url("operations/getMonitor.html"));
    expect(await page.locator(".sample").filter({ visible: true }).count()).toBe(5);
    expect(await page.locator("button, input, select").filter({ visible: true }).count()).toBe(0);
    await page.goto(pages.url("constants.html"));
    expect(await page.locator("[id='MonitorStatus=10']").isVisible()).toBe(true);
    expect(await page.locator("button, input, select").filter({ visible: true }).count()).toBe(0);
  });

  it("prints the whole document, without what only a screen can use", async () => {
    const { page } = await browser.open(pages.url("operations/createToken.html"));
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".sample").filter({ visible: true }).count()).toBe(10);
    expect(await page.locator("header, nav, button, input, select").filter({ visible: true }).count()).toBe(0);
    // Nothing is cut off at the side of the sheet.
    const cut = await page.evaluate(
      "[...document.querySelectorAll('pre')].filter((one) => one.scrollWidth > one.clientWidth + 1).length",
    );
    expect(cut).toBe(0);
  });
});

describe.skipIf(skipBrowser)("a link to a part of a page", () => {
  it.each([
    ["constants/MonitorStatus.html#id-10", "id-10"],
    ["constants/ProviderResourceKind.html#id-port_(custom_protocol)_monitor", "id-port_(custom_protocol)_monitor"],
    ["rules/PeriodGranularity.html#id-50", "id-50"],
    ["constants.html#MonitorStatus=10", "MonitorStatus=10"],
    [
      "constants.html#ProviderResourceKind=port_(custom_protocol)_monitor",
      "ProviderResourceKind=port_(custom_protocol)_monitor",
    ],
    ["guides/authentication.html#5-get-a-new-access-token", "5-get-a-new-access-token"],
  ])("leads to it, in view and not below the header, also from disk: %s", async (file, id) => {
    for (const way of ways) {
      const { page } = await browser.open(pages.url(file, way));
      await expect.poll(() => page.evaluate(targetInView), { message: way }).toBe(id);
    }
  });

  it("leads to its place in the site from an address of the former reference, also from disk", async () => {
    for (const way of ways) {
      const { page } = await browser.open(pages.url("index.html#/monitors/listmonitors", way));
      await page.waitForURL(/operations\/listMonitors\.html$/);
      await page.goto(pages.url("index.html#/authentication/6-revoke-refresh-token", way));
      await page.waitForURL(/guides\/authentication\.html#6-revoke-refresh-token$/);
      await page.goto(pages.url("index.html#operation/getMonitor", way));
      await page.waitForURL(/operations\/getMonitor\.html$/);
    }
  });
});

/** Runs in the page: what the address names, if it is in view, below the header. */
const targetInView = `(() => {
  const target = document.querySelector(":target");
  const header = document.querySelector("header").getBoundingClientRect().bottom;
  const { top } = target.getBoundingClientRect();
  return top >= header && top < innerHeight && target.id;
})()`;

describe.skipIf(skipBrowser)("redoc.html", () => {
  it("shows the operations, from disk, and loads nothing: its policy blocks Redoc's logo", async () => {
    const { page, errors } = await browser.open("about:blank");
    const loaded: string[] = [];
    page.on("response", (response) => void (/^https?:/.test(response.url()) && loaded.push(response.url())));
    await page.goto(pages.url("redoc.html#/monitors/listmonitors", "disk"));
    await page.getByRole("heading", { name: "List the monitors" }).waitFor();
    expect(loaded).toEqual([]);
    expect(errors.filter((error) => !error.includes("Content Security Policy"))).toEqual([]);
  });
});
