import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { change, type PageOptions } from "./browser.ts";

/** What a page runs: without comments, because the browser reads it for each page. */
const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const screenshots = fileURLToPath(new URL("./screenshots", import.meta.url));

export const looks: Record<string, PageOptions> = { light: {}, dark: { dark: true }, phone: { phone: true } };

/** `SCREENSHOTS=1 npm run test:browser` keeps a picture of each look. A look that fails always leaves one. */
const keepsAll = Boolean(process.env.SCREENSHOTS);

/**
 * Looks at a page in light, in dark and on a phone: axe finds nothing with any of its rules, and nothing is wider than
 * the window.
 * @param name of the pictures
 * @param prepare is called in each look, before axe
 */
export async function checkLooks(
  page: Page,
  name: string,
  prepare: (look: string) => Promise<unknown> = async () => {},
): Promise<void> {
  await page.evaluate(axe);
  for (const [look, options] of Object.entries(looks)) {
    await change(page, options);
    // The page makes what overflows a tab stop when it is resized, which is before the next frame.
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
    const found = await tooWide(page);
    await prepare(look);
    const { violations } = await page.evaluate<AxeResults>(`axe.run({ resultTypes: ["violations"] })`);
    found.push(...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`));
    const picture = `${screenshots}/${name.replaceAll(/\W+/g, "-")}-${look}.png`;
    if (keepsAll || found.length > 0) await page.screenshot({ path: picture });
    expect(found, `${look}, see ${picture}`).toEqual([]);
  }
}

/** By how much a page is wider than its window, as a list of what is wrong with it. */
async function tooWide(page: Page): Promise<string[]> {
  const width = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  return width > 0 ? [`${width} px wider than the window`] : [];
}

/** What moved while the page loaded, and by how much. */
export const shifts = (page: Page) =>
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
