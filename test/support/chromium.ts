import { existsSync } from "node:fs";
import { type Browser, type BrowserServer, chromium } from "playwright-core";

const path = [
  process.env.CHROMIUM,
  // The browser without a window opens pages in half the time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((one) => one && existsSync(one));

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

/** @throws Error if there is no browser */
function options(args: string[] = []) {
  if (!path) {
    throw new Error(
      "Chromium was not found. Install chromium-headless-shell, or set its path in the variable CHROMIUM.",
    );
  }
  return { args: [...quiet, ...args], executablePath: path };
}
