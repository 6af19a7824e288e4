import type { Browser } from "playwright-core";

/** Milliseconds since the start of the navigation. */
export interface Load {
  firstContentfulPaint: number;
  /** When the heading of the deep link is at the top of the window, which needs all of the page's script. */
  usable: number;
}

/**
 * Opens a page with an empty cache.
 * @param url with the deep link of an operation
 * @param heading of that operation
 */
export async function measureLoad(browser: Browser, url: string, heading: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(observer(heading));
    // The page reports the times itself, because polling would disturb the measurement.
    const report = page.waitForEvent("console", (message) => message.text().startsWith(reported));
    await page.goto(url);
    return JSON.parse((await report).text().slice(reported.length));
  } finally {
    await context.close();
  }
}

const reported = "measured: ";

const observer = (heading: string): string => `(function look() {
  const found = [...document.querySelectorAll("h1, h2")].some((one) => {
    const { top } = one.getBoundingClientRect();
    return one.textContent.trim() === ${JSON.stringify(heading)} && top >= 0 && top < 200;
  });
  if (!found) return requestAnimationFrame(look);
  const usable = performance.now();
  const firstContentfulPaint = performance.getEntriesByName("first-contentful-paint")[0].startTime;
  console.log(${JSON.stringify(reported)} + JSON.stringify({ firstContentfulPaint, usable }));
})();`;
