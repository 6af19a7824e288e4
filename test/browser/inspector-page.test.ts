import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { clickSend, inspectorInBrowser, send } from "../inspector/in-browser.ts";
import { searchFor } from "./built-pages.ts";
import { checkLooks } from "./looks.ts";

const custom = (page: Page, uri: string) => page.getByLabel("Request URI").fill(uri);

/** States of the page: the name of the test, and how to get there. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  "before the first request": async () => {},
  "with an error": async (page) => {
    await custom(page, "/monitors");
    await page.getByLabel("Account (zaaid)").fill("a-long-account-that-is-not-there-0123456789");
    await send(page);
  },
  "with a long URI": async (page) => {
    await custom(page, `/monitors/${"0123456789".repeat(20)}`);
    await send(page);
  },
  "with a DELETE that is not confirmed": async (page) => {
    await page.getByLabel("Request type").selectOption("DELETE");
    await custom(page, "/admin/monitors");
    await clickSend(page);
  },
  "with the search open": (page) => searchFor(page, "configuration error"),
  "without access": (page) => page.getByLabel("Role").selectOption("No Access"),
};

const inspector = inspectorInBrowser();

/** Not what the browser itself logs of a response with an error. */
const isOfPage = (error: string) => !error.startsWith("Failed to load resource");

describe("the inspector's page", () => {
  it.each(Object.keys(states))("%s: accessible, not wider than the screen, without errors", async (state) => {
    const { page, errors, remote } = await inspector.open();
    await states[state]?.(page);
    await checkLooks(page, `inspector ${state}`);
    expect([errors.filter(isOfPage), remote]).toEqual([[], []]);
  });

  it("has the header and the search of the reference, under its content security policy", async () => {
    const { page, errors, remote, mock } = await inspector.open();
    const names = await page.getByRole("banner").getByRole("link").allInnerTexts();
    await searchFor(page, "status 10");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${mock.authUrl}/docs/constants/MonitorStatus.html#id-10`);
    expect(await page.getByRole("banner").getByRole("link").allInnerTexts()).toEqual(names);
    expect(names[0]).toBe("Monitoring Service REST API");
    expect([errors, remote]).toEqual([[], []]);
  });

  it("can be used with the keyboard alone, with a visible focus", async () => {
    const { page, mock } = await inspector.open();
    await custom(page, "/monitors");
    await page.locator("#role").focus();
    const reached: string[] = [];
    for (let count = 0; count < 20 && reached.at(-1) !== "send"; count += 1) {
      await page.keyboard.press("Tab");
      const [id, outline] = await page.evaluate<[string, string]>(
        "[document.activeElement.id, getComputedStyle(document.activeElement).outlineStyle]",
      );
      reached.push(id);
      expect([id, outline]).toEqual([id, "solid"]);
    }
    // The links to operations come first.
    expect(reached.filter(Boolean)).toEqual(["method", "uri", "version", "zaaid", "send"]);
    await page.keyboard.press("Enter");
    await page.getByText("200 OK").waitFor();
    // What does not overflow is no tab stop.
    for (const name of ["Download", "Copy Response body", "Response headers"]) {
      await page.keyboard.press("Tab");
      const reached = await page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent");
      expect(reached).toBe(name);
    }
    await page.getByLabel("Request URI").press("Control+Enter");
    await expect.poll(() => mock.requests().length).toBe(2);
  });

  it("calls only its own server in an hour of use, also without its content security policy", async () => {
    const { page, errors, remote, mock } = await inspector.open();
    await page.clock.install();
    // So that the browser blocks nothing.
    await page.route("**/inspector/", async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": policy, ...headers } = response.headers();
      expect(policy).toContain("default-src 'none'");
      await route.fulfill({ response, headers });
    });
    await page.goto(`${mock.authUrl}/inspector/`);
    await custom(page, "/monitors");
    await send(page);
    await page.evaluate("for (const one of document.querySelectorAll('summary, li button')) one.click()");
    await page.clock.fastForward("01:00:00");
    await expect.poll(() => mock.requests().length).toBe(1);
    expect([...remote, ...errors]).toEqual([]);
  });
});
