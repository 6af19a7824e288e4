import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, inject, onTestFinished } from "vitest";
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
  /** The page has a clock that the test can put forward: `page.clock`. */
  ownClock?: boolean;
}

export interface SharedBrowser {
  open(url: string, options?: PageOptions): Promise<OpenedPage>;
}

/** The browser of the run; each test opens a page of its own in it, which is closed when the test ends. */
export function sharedBrowser(): SharedBrowser {
  return browserFrom(() => chromium.connect(inject("sharedByRun")?.browser ?? ""));
}

/** A browser for the tests of a file alone: a browser has one clipboard for all pages. */
export function ownBrowser(): SharedBrowser {
  return browserFrom(() => launchChromium());
}

function browserFrom(start: () => Promise<Browser>): SharedBrowser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (!skipBrowser) browser = await start();
  }, 60_000);
  afterAll(() => browser?.close());
  return {
    async open(url, { dark = false, phone = false, ownClock = false } = {}) {
      if (!browser) throw new Error("The browser has not started.");
      const context = await browser.newContext({ colorScheme: dark ? "dark" : "light", viewport: sizeOf(phone) });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      if (ownClock) await page.clock.install();
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

const sizeOf = (phone: boolean) => (phone ? { width: 390, height: 844 } : { width: 1280, height: 900 });

/** Changes how a page that is open is looked at. */
export async function change(page: Page, { dark = false, phone = false }: PageOptions): Promise<void> {
  await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
  await page.setViewportSize(sizeOf(phone));
}

function isLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return (
    ["file:", "data:", "blob:", "about:"].includes(protocol) || hostname === "127.0.0.1" || hostname === "localhost"
  );
}
