import { existsSync } from "node:fs";
import { type Browser, type BrowserServer, chromium } from "playwright-core";

/** The path of the browser: from the variable `CHROMIUM`, or a usual path; undefined if it was not found. */
export const chromiumPath = [
  process.env.CHROMIUM,
  // The browser without a window opens pages in half the time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => path && existsSync(path));

/** Prevents the browser's own requests. */
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the browser in headless mode. */
export function launchChromium(args: string[] = []): Promise<Browser> {
  return chromium.launch(options(args));
}

/** Starts a browser that several processes can connect to. */
export function launchChromiumServer(): Promise<BrowserServer> {
  return chromium.launchServer(options());
}

function options(args: string[] = []) {
  return { args: [...quiet, ...args], ...(chromiumPath && { executablePath: chromiumPath }) };
}
