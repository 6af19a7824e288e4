import type { Browser } from "playwright-core";

/** A page, as a phone with a slow processor loads it. */
export interface Load {
  /** Milliseconds from the start of the navigation until the heading of the deep link is at the top of the window. */
  usable: number;
  firstContentfulPaint: number;
  /** Number of elements. */
  elements: number;
  /** Sum of the layout shifts. */
  shift: number;
}

/** How often slower than this machine's the processor is. */
const slowdown = 4;

/**
 * Opens a page with an empty cache, in a window of 390 px.
 * @param url the deep link of an operation
 * @param heading of that operation
 */
export async function measureLoad(browser: Browser, url: string, heading: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
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

const observer = (heading: string): string => `
let shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
(function look() {
  const found = [...document.querySelectorAll("h1, h2")].some((one) => {
    const { top } = one.getBoundingClientRect();
    return one.textContent.trim() === ${JSON.stringify(heading)} && top >= 0 && top < 200;
  });
  if (!found) return requestAnimationFrame(look);
  const usable = performance.now();
  // What moves afterwards counts too.
  setTimeout(() => {
    const firstContentfulPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? usable;
    const elements = document.querySelectorAll("*").length;
    console.log(${JSON.stringify(reported)} + JSON.stringify({ usable, firstContentfulPaint, elements, shift }));
  }, 500);
})();`;
