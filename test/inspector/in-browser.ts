import type { Page } from "playwright-core";
import { type PageOptions, sharedBrowser } from "../browser/browser.ts";
import { sharedInspector, startInspector } from "./support.ts";

/**
 * The inspector in a browser, for the tests of a file. They share a mock: for a page of another server, the browser
 * starts a process.
 */
export function inspectorInBrowser() {
  const browser = sharedBrowser();
  const shared = sharedInspector();
  return {
    async open({ operation, ownMock = false, ...options }: InspectorOptions = {}) {
      const mock = ownMock ? await startInspector() : shared();
      const path = operation === undefined ? "/inspector" : `/docs/operations/${operation}.html#try-it`;
      const opened = await browser.open(mock.authUrl + path, options);
      await opened.page.locator("#target").waitFor();
      return { ...opened, mock };
    },
  };
}

interface InspectorOptions extends PageOptions {
  /** Its page, with the form open, instead of the inspector's own page. */
  operation?: string;
  /** A mock that the test may close. */
  ownMock?: boolean;
}

/** The place of the response. */
export const responseOf = (page: Page) => page.getByRole("region", { name: "Response", exact: true });

/** What a screen reader announces of the response. */
export const summaryOf = (page: Page) => responseOf(page).getByRole("status").first();

export async function clickSend(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send" }).click();
}

/** Clicks Send, and waits for the outcome. @returns the text of the summary */
export async function send(page: Page): Promise<string> {
  await clickSend(page);
  const summary = summaryOf(page).filter({ hasNotText: "Waiting for" });
  await summary.waitFor();
  return summary.innerText();
}
