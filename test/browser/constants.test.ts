import { describe, expect, it } from "vitest";
import * as constants from "../../src/constants/index.ts";
import { valuesOf } from "../../src/constants/index.ts";
import { dnsRecordFields, supportedCheckIntervals, supportedGranularities } from "../../src/constants/rules.ts";
import { memberAnchor } from "../../src/site/anchor.ts";
import { bundle } from "../support/bundle.ts";
import { sharedBrowser, skipBrowser } from "./browser.ts";
import { builtPages } from "./built-pages.ts";

const browser = sharedBrowser();
const pages = builtPages();

const enums = Object.entries(bundle.components.schemas).filter(([, schema]) => schema.enum);
const names = Object.keys(bundle.components.schemas).filter((name) => {
  const schema = bundle.components.schemas[name];
  return schema.enum || schema["x-rule"];
});
const anchors = [
  ...names,
  ...enums.flatMap(([name, schema]) => schema.enum.map((id: number | string) => memberAnchor(name, id))),
];

describe.skipIf(skipBrowser)("the index of the constants", () => {
  it("shows each id, name and meaning of the contract", async () => {
    const { page } = await browser.open(pages.url("constants.html"));
    const shown = await page.evaluate<Record<string, { title: string; cells: string[] }>>(
      `Object.fromEntries([...document.querySelectorAll(".entry")].map((entry) => [entry.id, {
        title: entry.querySelector("h3").textContent,
        cells: [...entry.querySelectorAll("tbody td")].map((cell) => cell.textContent),
      }]))`,
    );
    for (const [name, schema] of enums) {
      const meanings: string[] | undefined = schema["x-enum-descriptions"];
      const expected = schema.enum.flatMap((id: number | string, index: number) => [
        String(id),
        schema["x-enum-varnames"][index],
        ...(meanings ? [meanings[index]] : []),
      ]);
      expect(shown[name], name).toEqual({ title: schema.title, cells: expected });
    }
    expect(Object.keys(shown)).toHaveLength(enums.length + 9);
  });

  it("shows the periods and their granularities as a matrix", async () => {
    const { page } = await browser.open(pages.url("constants.html"));
    const table = page.locator("#PeriodGranularity");
    const units = valuesOf(constants.Granularity);
    expect(await table.locator("thead code").allTextContents()).toEqual(units.map(String));
    const periods = valuesOf(constants.Period);
    expect(await table.locator("tbody th code").allTextContents()).toEqual(periods.map(String));
    const expected = periods.flatMap((period) => {
      const supported = supportedGranularities(period);
      if (supported === "derived") return "derived from the start date and the end date";
      return units.map((unit) => (supported.includes(unit) ? "✓ yes" : "· no"));
    });
    expect(await table.locator("tbody td").allTextContents()).toEqual(expected);
  });

  it("shows the check intervals of the monitor types that lack some, and of the others in one row", async () => {
    const { page } = await browser.open(pages.url("constants.html"));
    const rows = page.locator("#MonitorCheckInterval tbody tr");
    const types = ["HOMEPAGE", "URL-SEQ", "REALBROWSER", "SMTP", "FTP"] as const;
    expect(await rows.locator("th a code").allTextContents()).toEqual(types);
    for (const [index, type] of types.entries()) {
      const expected = valuesOf(constants.CheckInterval).map((interval) =>
        supportedCheckIntervals(type).includes(interval) ? "✓ yes" : "· no",
      );
      expect(await rows.nth(index).locator("td").allTextContents(), type).toEqual(expected);
    }
    const others = rows.nth(types.length);
    const count = valuesOf(constants.CreatableMonitorType).length - types.length;
    expect(await others.locator("summary").textContent()).toBe(
      `${count} others, and ids that this contract does not know`,
    );
    expect(await others.locator("details > code").count()).toBe(count);
    expect(new Set(await others.locator("td").allTextContents())).toEqual(new Set(["✓ yes"]));
  });

  it("shows the record fields of each DNS lookup type", async () => {
    const { page } = await browser.open(pages.url("constants.html"));
    const rows = page.locator("#DnsLookupRecord tbody tr");
    const types = valuesOf(constants.DnsLookupType);
    expect(await rows.locator("th code").allTextContents()).toEqual(types.map(String));
    for (const [index, type] of types.entries()) {
      const fields = await rows.nth(index).locator("li code").allTextContents();
      expect(fields, String(type)).toEqual(Object.keys(dnsRecordFields(type)));
    }
  });

  it("can be read without its script", async () => {
    const { page } = await browser.open(pages.url("constants.html"));
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setScriptExecutionDisabled", { value: true });
    await page.reload();
    expect(await page.locator("#MonitorStatus tbody td").first().isVisible()).toBe(true);
    expect(await page.locator("button, input").filter({ visible: true }).count()).toBe(0);
  });
});

describe.skipIf(skipBrowser)("a link into the index", () => {
  it("leads to each constant, rule and member, which is then in view and marked", { timeout: 120_000 }, async () => {
    const { page } = await browser.open(pages.url("constants.html"));
    const astray = await page.evaluate(`(${JSON.stringify(anchors)}).filter((anchor) => {
      location.hash = "#" + encodeURI(anchor);
      return ${targetInView} !== anchor;
    })`);
    expect(anchors.length).toBeGreaterThan(1200);
    expect(astray).toEqual([]);
  });

  it.each(["MonitorStatus=10", "ProviderResourceKind=port_(custom_protocol)_monitor", "TransactionGraph"])(
    "works when the page is opened and reloaded with it, also from disk: %s",
    async (anchor) => {
      for (const way of ["http", "disk"] as const) {
        const { page } = await browser.open(`${pages.url("constants.html", way)}#${anchor}`);
        await expect.poll(() => page.evaluate(targetInView), { message: way }).toBe(anchor);
        await page.reload();
        await expect.poll(() => page.evaluate(targetInView), { message: `${way}, reloaded` }).toBe(anchor);
      }
    },
  );

  it("is what the id of a member has", async () => {
    const { page } = await browser.open(pages.url("constants.html"));
    await page.locator("#MonitorType").getByRole("link", { name: "EC2INSTANCE", exact: true }).click();
    expect(new URL(page.url()).hash).toBe("#MonitorType=EC2INSTANCE");
  });
});

/** Runs in the page: what the address names, if it is in view, below the search, and marked. */
const targetInView = `(() => {
  const target = document.querySelector(":target");
  const { top } = target.getBoundingClientRect();
  const isMarked = getComputedStyle(target).boxShadow !== "none";
  return isMarked && top >= document.getElementById("search").getBoundingClientRect().bottom && top < innerHeight && target.id;
})()`;
