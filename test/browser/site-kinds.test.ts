import { expect, it } from "vitest";
import { change, sharedBrowser } from "./browser.ts";
import { builtPages, searchFor } from "./built-pages.ts";
import { checkLooks, looks, shifts } from "./looks.ts";

const browser = sharedBrowser();
const pages = builtPages();

/** One page of each kind, and how many elements it may have: 1,500 if left out. */
const kinds: Array<[kind: string, page: string, most?: number]> = [
  ["home", "index.html"],
  ["guides", "guides.html"],
  ["guide", "guides/authentication.html"],
  ["operations", "operations.html"],
  ["operation", "operations/createMonitorGroup.html"],
  ["operation with two calls", "operations/createToken.html"],
  ["constant", "constants/MonitorStatus.html#id-10"],
  ["long constant", "constants/CountryCode.html", 2500],
  ["constant in columns", "constants/ProviderResourceKind.html"],
  // Six ids of each.
  ["constants", "constants.html", 3000],
  ["constant with rules", "constants/Period.html"],
  ["constant with a rule of records", "constants/DnsLookupType.html"],
  ["package", "package.html"],
  ["records", "records.html"],
  ["record", "records/DnsRecord.html"],
];

it.each(kinds)(
  "a page of the kind %s is accessible and small, does not move while it loads, and is not wider than its window",
  async (kind, file, most = 1500) => {
    const { page, errors, remote } = await browser.open(pages.url(file), { phone: true });
    expect(await shifts(page)).toEqual([]);
    expect(await page.evaluate("document.querySelectorAll('*').length")).toBeLessThanOrEqual(most);
    await checkLooks(page, kind);
    expect([errors, remote]).toEqual([[], []]);
  },
);

it("the search dialog is accessible, and not wider than its window", async () => {
  const { page } = await browser.open(pages.url("index.html"));
  await searchFor(page, "monitor status");
  await checkLooks(page, "search");
});

it("a page that arrives slowly does not move, nor does what the reader chose earlier", async () => {
  const { page } = await browser.open(pages.url("operations/createToken.html"));
  await page.getByLabel("Data center").selectOption("Japan");
  const session = await page.context().newCDPSession(page);
  // In many pieces, as a long page on a slow network.
  await page.setExtraHTTPHeaders({ "Accept-Encoding": "identity" });
  const network = { offline: false, latency: 0, downloadThroughput: 30_000, uploadThroughput: 30_000 };
  await session.send("Network.emulateNetworkConditions", network);
  for (const [look, options] of Object.entries(looks)) {
    await change(page, options);
    await page.goto(pages.url("operations/getMonitor.html"));
    expect(await shifts(page), look).toEqual([]);
  }
  expect(await page.getByLabel("Data center").inputValue()).toBe("JP");
});
