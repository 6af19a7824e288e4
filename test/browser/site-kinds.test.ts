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

/** What axe finds with all of its rules. */
async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate<axe.AxeResults>(`axe.run(document, { resultTypes: ["violations"] })`);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target }) => `${id}: ${target.join(" ")}`),
  );
}

/** How far the page can be scrolled sideways. */
const overflow = (page: Page) => page.evaluate("document.documentElement.scrollWidth - innerWidth");

/** What moved while the page loaded, and by how much. */
const shifts = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const moved = [];
    const add = (entries) => {
      for (const { value, sources } of entries) moved.push([value, ...sources.map(({ node }) => node?.textContent)].join(" "));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    add(observer.takeRecords());
    return moved;
  })()`);

beforeAll(() => mkdir(screenshots, { recursive: true }));

/** Large tables have more elements than other pages. */
const largeTables = ["constants", "long constant"];

describe.skipIf(skipBrowser).each(kinds)("the page of the kind %s", (kind, file) => {
  it("is accessible, does not move while it loads, and is not wider than its window", async () => {
    const { page, errors, remote } = await browser.open(pages.url(file), { phone: true });
    expect(await shifts(page)).toEqual([]);
    await page.evaluate(axe.source);
    const size = await page.evaluate("document.querySelectorAll('*').length");
    if (!largeTables.includes(kind)) expect(size).toBeLessThanOrEqual(1500);
    for (const [name, options] of appearances) {
      await change(page, options);
      expect(await overflow(page), name).toBe(0);
      await page.screenshot({ path: `${screenshots}/${kind.replaceAll(" ", "-")}-${name}.png` });
      // Its hundred tables differ in their texts alone, and axe takes seconds for all of them: once is enough.
      if (kind === "constants") await page.getByLabel("Filter the tables").fill(name === "light" ? "" : "monitor");
      expect(await violations(page), name).toEqual([]);
    }
    expect([errors, remote]).toEqual([[], []]);
  });
});

describe.skipIf(skipBrowser)("a page that arrives slowly", () => {
  // Its table is as wide as its longest rows, its header as wide as its data centers, and its script rewrites addresses.
  it.each(["rules/PeriodGranularity.html", "operations/getMonitor.html"])(
    "does not move, nor does what the reader chose earlier: %s",
    async (file) => {
      const { page } = await browser.open(pages.url("index.html"), { own: true });
      await page.getByLabel("Data center").selectOption("Japan");
      const session = await page.context().newCDPSession(page);
      const network = { offline: false, latency: 50, downloadThroughput: 40_000, uploadThroughput: 40_000 };
      await session.send("Network.emulateNetworkConditions", network);
      for (const [name, options] of appearances) {
        await change(page, options);
        await page.goto(pages.url(file));
        expect(await shifts(page), name).toEqual([]);
      }
      expect(await page.getByLabel("Data center").inputValue()).toBe("JP");
    },
  );
});
