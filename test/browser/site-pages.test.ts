import { describe, expect, it } from "vitest";
import { sharedBrowser } from "./browser.ts";
import { builtPages, searchFor, ways } from "./built-pages.ts";

const browser = sharedBrowser();
const pages = builtPages();

describe("each page", () => {
  it.each(ways)("loads nothing from elsewhere, and has no error (%s)", async (way) => {
    const { page, errors, remote } = await browser.open(pages.url("operations/getMonitor.html", way));
    await searchFor(page, "status 10");
    await page.keyboard.press("Enter");
    await page.waitForURL(/MonitorStatus\.html#id-10$/);
    await page.waitForLoadState("networkidle");
    expect([remote, errors]).toEqual([[], []]);
  });

  it("can be read without a script: every sample, every table, and nothing that needs one", async () => {
    const { page } = await browser.open("about:blank");
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setScriptExecutionDisabled", { value: true });
    const seen = (selector: string) => page.locator(selector).filter({ visible: true }).count();
    await page.goto(pages.url("operations/getMonitor.html"));
    expect([await seen(".sample"), await seen("button, input, select")]).toEqual([3, 0]);
    await page.goto(pages.url("constants/MonitorType.html"));
    expect([await seen("[id='id-EC2INSTANCE']"), await seen("button, input, select")]).toEqual([1, 0]);
  });

  it("prints the whole document, with the samples of one language, without what only a screen can use", async () => {
    const { page } = await browser.open(pages.url("operations/createToken.html"));
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".sample").filter({ visible: true }).count()).toBe(2);
    expect(await page.locator("header, nav, button, input, select").filter({ visible: true }).count()).toBe(0);
    // Nothing is cut off at the side of a small sheet.
    await page.setViewportSize({ width: 400, height: 600 });
    const cut = await page.evaluate(
      "[...document.querySelectorAll('pre')].filter((one) => one.scrollWidth > one.clientWidth + 1).length",
    );
    expect(cut).toBe(0);
  });
});

it.each([320, 375])("no page is wider than a phone of %i px", async (width) => {
  const { page } = await browser.open("about:blank");
  await page.setViewportSize({ width, height: 800 });
  const wide: string[] = [];
  for (const name of await pages.names()) {
    await page.goto(pages.url(name, "disk"));
    const more = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
    if (more > 0) wide.push(`${name}: ${more} px`);
  }
  expect(wide).toEqual([]);
});

it.each([
  ["constants/MonitorStatus.html#id-10", "id-10"],
  ["constants/MonitorType.html#id-EC2INSTANCE", "id-EC2INSTANCE"],
  ["constants/ProviderResourceKind.html#id-port_(custom_protocol)_monitor", "id-port_(custom_protocol)_monitor"],
  ["constants.html#ThresholdSeverity", "ThresholdSeverity"],
  ["guides/authentication.html#5-get-a-new-access-token", "5-get-a-new-access-token"],
])("a link leads to a part of a page, in view and below what stays over it, also from disk: %s", async (file, id) => {
  const targetInView = `(() => {
    const target = document.querySelector(":target");
    const over = document.querySelectorAll("header, .filter, main > .constant thead th");
    const covered = Math.max(...[...over].map((one) => one.getBoundingClientRect().bottom));
    const { top } = target.getBoundingClientRect();
    return top >= Math.floor(covered) && top < innerHeight && target.id;
  })()`;
  for (const way of ways) {
    const { page } = await browser.open(pages.url(file, way));
    await expect.poll(() => page.evaluate(targetInView), { message: way }).toBe(id);
  }
});

it("a line of code is as high as the line: its button stands beside it", async () => {
  const { page } = await browser.open(pages.url("constants/MonitorStatus.html"));
  const block = page.locator(".code").filter({ hasText: "import { MonitorStatus }" });
  const [outer, inner] = [await block.boundingBox(), await block.locator("pre").boundingBox()];
  expect((outer?.height ?? 0) - (inner?.height ?? 0)).toBeLessThan(8);
});
