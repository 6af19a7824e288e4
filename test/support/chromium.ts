import { existsSync } from "node:fs";
import { type Browser, type BrowserServer, chromium } from "playwright-core";

/** Where Debian, others or the variable `CHROMIUM` have the browser; undefined if there is none. */
export const chromiumPath = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => path && existsSync(path));

/** Nothing of the browser's own may call out. */
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the browser, without a window. */
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
