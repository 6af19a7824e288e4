import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { chromiumPath, launchChromium } from "../support/chromium.ts";

/** Elsewhere than in CI the tests are skipped, aloud, where there is no Chromium. */
export const skipBrowser = !chromiumPath && !process.env.CI;

export interface OpenedPage {
  page: Page;
  /** Errors of the console and of scripts, so far. */
  errors: string[];
  /** Requests to anywhere but this machine, so far. */
  remote: string[];
}

export interface PageOptions {
  dark?: boolean;
  /** A phone of 390 px. */
  phone?: boolean;
}

/** A browser for the tests of a file; each test opens a page of its own, which is closed when the test ends. */
export function sharedBrowser(): { open(url: string, options?: PageOptions): Promise<OpenedPage> } {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchChromium();
  }, 60_000);
  afterAll(() => browser?.close());
  return {
    async open(url, { dark = false, phone = false } = {}) {
      if (!browser) throw new Error("The browser has not started.");
      const context = await browser.newContext({
        colorScheme: dark ? "dark" : "light",
        viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
      });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      const errors: string[] = [];
      const remote: string[] = [];
      page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
      page.on("pageerror", (error) => void errors.push(error.message));
      page.on("request", (request) => void (isLocal(request.url()) || remote.push(request.url())));
      await page.goto(url);
      return { page, errors, remote };
    },
  };
}

function isLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return (
    ["file:", "data:", "blob:", "about:"].includes(protocol) || hostname === "127.0.0.1" || hostname === "localhost"
  );
}
