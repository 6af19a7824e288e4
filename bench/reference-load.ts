import type { Browser } from "playwright-core";

/** Milliseconds since the page was asked for. */
export interface Load {
  firstContentfulPaint: number;
  /** Until the heading that the link leads to is where a reader looks first, which takes all of the page's script. */
  usable: number;
}

/**
 * Opens a page as if for the first time.
 * @param url with the deep link of an operation
 * @param heading of that operation
 */
export async function measureLoad(browser: Browser, url: string, heading: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(observer(heading));
    // The page reports by itself: asking would disturb what is measured.
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
