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
  /** A page that no other test uses, before or after: for a test that changes more than a site can. */
  own?: boolean;
  /** The page is the test's own, with a clock that it can put forward: `page.clock`. */
  ownClock?: boolean;
}

export interface SharedBrowser {
  open(url: string, options?: PageOptions): Promise<OpenedPage>;
}

/** The browser of the run; each test opens pages in it that start as new ones. */
export function sharedBrowser(): SharedBrowser {
  return browserFrom(() => chromium.connect(inject("sharedByRun")?.browser ?? ""));
}

/** A browser for the tests of a file alone: a browser has one clipboard for all pages. */
export function ownBrowser(): SharedBrowser {
  return browserFrom(() => launchChromium());
}

function browserFrom(start: () => Promise<Browser>): SharedBrowser {
  let browser: Browser | undefined;
  // To start a page takes longer than what most tests do with it, so pages are used again.
  const unused: Page[] = [];
  beforeAll(async () => {
    browser = await start();
  }, 60_000);
  afterAll(() => browser?.close());
  return {
    async open(url, { ownClock = false, own = ownClock, ...appearance } = {}) {
      if (!browser) throw new Error("The browser has not started.");
      const page = (own ? undefined : reused(unused, url)) ?? (await (await browser.newContext()).newPage());
      onTestFinished(async () => {
        if (own) await page.context().close();
        else unused.push(await asNew(page));
      });
      await change(page, appearance);
      if (ownClock) await page.clock.install();
      const errors: string[] = [];
      const remote: string[] = [];
      page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
      page.on("pageerror", (error) => void errors.push(error.message));
      page.on("request", (request) => void (isLocal(request.url()) || remote.push(request.url())));
      // Where only the fragment differs, the browser would not load the page.
      if (withoutFragment(page.url()) === withoutFragment(url)) await page.goto("about:blank");
      await page.goto(url);
      return { page, errors, remote };
    },
  };
}

/** Takes a page of the same server if there is one: to show another server, the browser starts a process. */
function reused(unused: Page[], url: string): Page | undefined {
  const isSame = (page: Page) => new URL(page.url()).host === new URL(url).host;
  const page = unused.find(isSame) ?? unused[0];
  if (page) unused.splice(unused.indexOf(page), 1);
  return page;
}

const withoutFragment = (url: string) => url.replace(/#.*/, "");

/** Forgets what the site and the test left behind. The page stays where it is until the next test opens another. */
async function asNew(page: Page): Promise<Page> {
  page.removeAllListeners();
  // Playwright's `setStorageState` opens another page for this, which takes longer than what most tests do.
  await page.evaluate("try { localStorage.clear(); sessionStorage.clear() } catch {}");
  await page.context().clearPermissions();
  await page.context().clearCookies();
  return page;
}

const sizeOf = (phone: boolean) => (phone ? { width: 390, height: 844 } : { width: 1280, height: 900 });

/** Changes how a page that is open is looked at. */
export async function change(page: Page, { dark = false, phone = false }: PageOptions): Promise<void> {
  await page.emulateMedia({ media: null, colorScheme: dark ? "dark" : "light" });
  await page.setViewportSize(sizeOf(phone));
}

function isLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return (
    ["file:", "data:", "blob:", "about:"].includes(protocol) || hostname === "127.0.0.1" || hostname === "localhost"
  );
}
