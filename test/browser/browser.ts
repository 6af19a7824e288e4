import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, inject, onTestFinished } from "vitest";
import { launchChromium } from "../support/chromium.ts";

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

export interface SharedBrowser {
  open(url: string, options?: PageOptions): Promise<OpenedPage>;
}

/** The browser of the run, in which each test opens pages of its own. */
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
    browser = await start();
  }, 60_000);
  afterAll(() => browser?.close());
  return {
    async open(url, options = {}) {
      if (!browser) throw new Error("The browser has not started.");
      const page = await browser.newPage();
      onTestFinished(() => page.close());
      await change(page, options);
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
  await page.emulateMedia({ media: null, colorScheme: dark ? "dark" : "light" });
  await page.setViewportSize(sizeOf(phone));
}

function isLocal(url: string): boolean {
  return /^((file|data|blob|about):|http:\/\/127\.0\.0\.1:)/.test(url);
}
