import type { Page } from "playwright-core";
import type { Mock } from "../../src/mock/index.ts";
import { sharedInspector } from "../cli/inspector/support.ts";
import { type OpenedPage, sharedBrowser } from "./browser.ts";

export interface FormPage extends OpenedPage {
  mock: Mock;
  /** Errors of the page, not what the browser itself logs of a response with an error. */
  errorsOfPage(): string[];
}

/** What opens a page with the form, from the mock that the tests of the file share, or from another one. */
export function formPages(): (name: string, mock?: Mock) => Promise<FormPage> {
  const browser = sharedBrowser();
  const shared = sharedInspector();
  return async (name, mock = shared()) => {
    const opened = await browser.open(`${mock.authUrl}/docs/${name}.html#try-it`);
    const errorsOfPage = () => opened.errors.filter((error) => !error.startsWith("Failed to load resource"));
    return { ...opened, mock, errorsOfPage };
  };
}

export const responseOf = (page: Page) => page.getByRole("region", { name: "Response", exact: true });

export const clickSend = (page: Page) => page.getByRole("button", { name: "Send" }).click();

/** Clicks Send, and waits for the outcome. @returns what is announced of it */
export async function send(page: Page): Promise<string> {
  await clickSend(page);
  const headline = responseOf(page).getByRole("status").filter({ hasNotText: "Waiting for" });
  await headline.waitFor();
  return (await headline.innerText()).replace(/\s+/g, " ");
}
