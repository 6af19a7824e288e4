import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { Browser } from "playwright-core";
import { launchChromium } from "../test/support/chromium.ts";
import { project, roundsOf, rowOf, run, type Table } from "./measure.ts";

/** The operation that a deep link opens: our page of it, and its place in the page of `redocly build-docs`. */
const heading = "List the monitors";
const ourPage = "/operations/listMonitors.html";
const stockPage = "/redoc.html#/monitors/listmonitors";

/** In milliseconds. Far beyond what a busy machine needs: the stock page alone takes many seconds with a slow processor. */
const giveUpAfter = 300_000;

/** A page, as a phone with a slow processor loads it. */
interface Load {
  /** Milliseconds from the start of the navigation until the heading of the deep link is at the top of the window. */
  usable: number;
  /** Bytes of the page and of what it loads, without compression. */
  bytes: number;
  elements: number;
}

/** The reference's page of an operation beside stock Redoc of the same document. */
export async function pages(): Promise<Table> {
  const scratch = await mkdtemp(join(tmpdir(), "bench-pages-"));
  await run("npm", ["run", "docs", "--silent"]);
  await run("npx", [
    "redocly",
    "build-docs",
    "generated/openapi.json",
    "--inlineBundle",
    `--output=${scratch}/redoc.html`,
  ]);
  const types: Record<string, string> = { ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml" };
  const server = createServer(async ({ url = "" }, response) => {
    const file = url === "/redoc.html" ? join(scratch, url) : join(project, "generated/docs", url);
    const content = await readFile(file).catch(() => undefined);
    const type = types[extname(url)] ?? "text/html";
    response.writeHead(content ? 200 : 404, { "Content-Type": `${type}; charset=utf-8` }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The stock page loads a logo from a CDN. Its host name fails at once, so that no request leaves this machine.
  const browser = await launchChromium(["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]);
  try {
    const [ours, stock]: [Load[], Load[]] = [[], []];
    await load(browser, site + ourPage); // warms up the browser
    for (let round = 0; round < roundsOf(9); round += 1) {
      stock.push(await load(browser, site + stockPage));
      ours.push(await load(browser, site + ourPage));
    }
    const row = (what: string, unit: string, figure: keyof Load) =>
      rowOf(
        what,
        unit,
        ours.map((one) => one[figure]),
        "stock Redoc",
        stock.map((one) => one[figure]),
      );
    return [
      row("usable deep link, 390 px, CPU 4x slower", "ms", "usable"),
      row("weight of the page", "B", "bytes"),
      row("elements", "", "elements"),
    ];
  } finally {
    await browser.close();
    server.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Opens a deep link with an empty cache. */
async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    context.setDefaultTimeout(giveUpAfter);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    // The page reports the figures itself, because polling would disturb the measurement.
    const report = page.waitForEvent("console", (message) => message.text().startsWith(reported));
    await page.addInitScript(observer);
    await page.goto(url);
    return JSON.parse((await report).text().slice(reported.length));
  } finally {
    await context.close();
  }
}

const reported = "measured: ";

const observer = `
(function look() {
  const found = [...document.querySelectorAll("h1, h2")].some((one) => {
    const { top } = one.getBoundingClientRect();
    return one.textContent.trim() === ${JSON.stringify(heading)} && top >= 0 && top < 200;
  });
  if (!found) return requestAnimationFrame(look);
  const usable = performance.now();
  setTimeout(() => {
    const loaded = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    const bytes = loaded.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0);
    const elements = document.querySelectorAll("*").length;
    console.log(${JSON.stringify(reported)} + JSON.stringify({ usable, bytes, elements }));
  }, 500);
})();`;
