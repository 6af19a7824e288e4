import type { Page } from "playwright-core";
import type { Mock } from "../../src/mock/index.ts";
import { type OpenedPage, type PageOptions, sharedBrowser } from "../browser/browser.ts";
import { sharedInspector, startInspector } from "./support.ts";

export interface OpenedInspector extends OpenedPage {
  mock: Mock;
}

/**
 * The inspector in a browser, for the tests of a file. They share a mock: for a page of another server, the browser
 * starts a process.
 */
export function inspectorInBrowser() {
  const browser = sharedBrowser();
  const shared = sharedInspector();
  return {
    async open({ operation, ownMock = false, ...options }: InspectorPageOptions = {}) {
      const mock = ownMock ? await startInspector() : shared();
      const path = operation === undefined ? "/inspector" : `/docs/operations/${operation}.html#try-it`;
      const opened = await browser.open(mock.authUrl + path, options);
      await opened.page.locator("#target").waitFor();
      return { ...opened, mock } satisfies OpenedInspector;
    },
    blank: (options?: PageOptions) => browser.open("about:blank", options),
  };
}

export interface InspectorPageOptions extends PageOptions {
  /** Its page, with the form open, instead of the inspector's own page. */
  operation?: string;
  /** A mock that the test may close. */
  ownMock?: boolean;
}

/** Reloads the page. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.locator("#target").waitFor();
}

/** Shows the inputs for what the page says already. */
export async function more(page: Page): Promise<void> {
  await page.getByText("More", { exact: true }).click();
}

/** Clicks Send, and waits for the outcome. @returns the text of the summary */
export async function send(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Send" }).click();
  await page.locator("#outcome").filter({ hasNotText: "Waiting for" }).waitFor();
  return page.locator("#outcome").innerText();
}

/** Reads a list of headers on the page. */
export function headersIn(page: Page, list: string): Promise<Record<string, string>> {
  return page.locator(`${list} > div`).evaluateAll((rows) =>
    Object.fromEntries(
      rows.map((row) => {
        const [name, value] = [...row.children].map(({ textContent }) => textContent);
        return [name, value];
      }),
    ),
  );
}
