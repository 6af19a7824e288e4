import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sharedBrowser, skipBrowser } from "./browser.ts";
import { goTo, settled, sharedReference } from "./reference-page.ts";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** One part of each kind. */
const parts = {
  overview: "#/",
  guide: "#/authentication",
  tables: "#/requests-and-responses",
  operation: "#/monitor-groups/createmonitorgroup",
  oauth: "#/oauth-tokens/createtoken",
  domain: "#/constants-reports",
  constant: "#/constants-reports/period",
  rule: "#/schemas/periodgranularity",
};

/** Clicks on what can be clicked, but for links to other pages; then an hour passes for the page. */
async function use(page: Page, clicks: number): Promise<void> {
  await page.evaluate(`(async () => {
    for (let count = 0; count < ${clicks}; count += 5) {
      const all = [...document.querySelectorAll("button, a[href^='#/']")].filter((one) => one.checkVisibility());
      for (let index = 0; index < 5; index += 1) all[(count + index * 7) % all.length].click();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  })()`);
  await settled(page);
  await page.clock.fastForward("01:00:00");
  await settled(page);
}

describe.skipIf(skipBrowser)("the reference in a browser (needs Chromium)", { timeout: 180_000 }, () => {
  const browser = sharedBrowser();
  const reference = sharedReference();

  it.each([
    ["served", {}],
    ["disk", { dark: true }],
    ["unprotected", {}],
  ] as const)(
    "asks nothing of the outside in 200 clicks and an hour, and logs no error (%s, %o)",
    async (how, options) => {
      const { page, errors, remote } = await browser.open(reference[how], { ...options, ownClock: true });
      await settled(page);
      await use(page, 200);
      expect({ remote, errors }).toEqual({ remote: [], errors: [] });
    },
  );

  it("would be found to ask the outside, also if it waited", async () => {
    const { page, remote } = await browser.open(reference.unprotected, { ownClock: true });
    await settled(page);
    await page.route("http://elsewhere.test/**", (route) => route.abort());
    await page.evaluate("setTimeout(() => fetch('http://elsewhere.test/').catch(() => {}), 50 * 60_000)");
    await use(page, 5);
    expect(remote).toEqual(["http://elsewhere.test/"]);
  });

  it("finds what it is asked for, under its policy", async () => {
    const { page, errors } = await browser.open(reference.served);
    await settled(page);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("granularities");
    await page.getByText("The granularities (units of time) that a period supports").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.url()).toMatch(/#\/schemas\/periodgranularity/);
    expect(errors).toEqual([]);
  });

  it("shows an operation in each language", async () => {
    const { page } = await browser.open(`${reference.served}#/monitors/getmonitor`);
    const panel = page.locator(".panel-request-samples", { hasText: "/monitors/{monitor_id}" });
    let shown = "curl";
    for (const [language, code] of [
      ["TypeScript", "createClient"],
      ["Python", "urllib.request"],
      ["Go", "package main"],
      ["Java", "public class GetMonitor"],
      ["curl", "curl"],
    ] as const) {
      await panel.getByText(shown, { exact: true }).first().click();
      await page.getByText(language, { exact: true }).last().click();
      await expect.poll(() => panel.textContent()).toContain(code);
      shown = language;
    }
  });

  it.each([
    ["served", /^http:\/\/127\.0\.0\.1:(?!4010\/)\d+\/inspector\/#operation=getMonitor$/],
    ["disk", /^http:\/\/127\.0\.0\.1:4010\/inspector\/#operation=getMonitor$/],
  ] as const)("opens an operation in the inspector (%s)", async (how, address) => {
    const { page } = await browser.open(`${reference[how]}#/monitors/getmonitor`);
    const link = page.locator('a[href$="#operation=getMonitor"]');
    await link.waitFor();
    await page.evaluate("addEventListener('click', (event) => event.preventDefault())");
    await link.click();
    expect(await page.evaluate(`document.querySelector('a[href$="#operation=getMonitor"]').href`)).toMatch(address);
  });

  it.each([
    ["light", {}],
    ["dark", { dark: true }],
    ["phone", { phone: true }],
  ] as const)(
    "fits its window, has nothing that axe objects to but Redoc's colours, and its pictures are kept (%s)",
    async (look, options) => {
      const { page } = await browser.open(reference.served, options);
      await page.evaluate(axe);
      for (const [name, link] of Object.entries(parts)) {
        await goTo(page, link);
        expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth"), name).toBeLessThanOrEqual(0);
        await page.screenshot({ path: `test/browser/screenshots/reference-${look}-${name}.png` });
        const violations = await page.evaluate<Array<{ id: string; html: string }>>(
          `axe
            .run({ resultTypes: ["violations"], rules: { "color-contrast": { enabled: false } } })
            .then(({ violations }) => violations.map(({ id, nodes: [{ html }] }) => ({ id, html })))`,
        );
        expect(violations, name).toEqual([]);
      }
      const colour = await page.evaluate<string>("getComputedStyle(document.querySelector('h1')).color");
      expect(Number(colour.match(/\d+/)) > 128).toBe(look === "dark");
    },
  );
});
