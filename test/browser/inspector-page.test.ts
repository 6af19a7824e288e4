import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inspectorInBrowser, send } from "../inspector/in-browser.ts";
import { startInspector } from "../inspector/support.ts";
import { searchFor } from "./built-pages.ts";
import { checkLooks } from "./looks.ts";

const custom = (page: Page, uri: string) => page.getByLabel("Request URI").fill(uri);

/** States of the page: the name of the test, and how to get there. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  "before the first request": async () => {},
  "with an error, and all details open": async (page) => {
    await custom(page, "/monitors");
    await page.getByLabel("Account (zaaid)").fill("a-long-account-that-is-not-there-0123456789");
    await send(page);
  },
  "with a refused body": async (page) => {
    await page.getByLabel("Request type").selectOption("POST");
    await custom(page, "/monitor_groups");
    await page.getByLabel("Body (JSON)").fill("{}");
    await send(page);
  },
  "with a long URI": async (page) => {
    await custom(page, `/monitors/${"0123456789".repeat(20)}`);
    await send(page);
  },
  "with a DELETE that is not confirmed": async (page) => {
    await page.getByLabel("Request type").selectOption("DELETE");
    await custom(page, "/admin/monitors");
    await page.getByRole("button", { name: "Send" }).click();
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

  it("has the search of the reference, under its content security policy", async () => {
    const { page, errors, remote, mock } = await inspector.open();
    await searchFor(page, "status 10");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${mock.authUrl}/docs/constants/MonitorStatus.html#id-10`);
    expect([errors, remote]).toEqual([[], []]);
  });

  it("has the header of the reference", async () => {
    const { page } = await inspector.open();
    const names = () => page.getByRole("banner").getByRole("link").allInnerTexts();
    const ownNames = await names();
    expect(ownNames[0]).toBe("Monitoring Service REST API");
    await page.getByRole("link", { name: "Guides" }).click();
    await page.getByRole("heading", { name: "Guides", level: 1 }).waitFor();
    expect(await names()).toEqual(ownNames);
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

  it("has names for a screen reader, and announces the response", async () => {
    const { page, mock } = await inspector.open();
    await page.getByLabel("Request type").selectOption("DELETE");
    const main = await page.getByRole("main").ariaSnapshot();
    for (const part of [
      'combobox "Simulate role"',
      'combobox "Request type"',
      'textbox "Request URI"',
      'textbox "Version"',
      'textbox "Account (zaaid)"',
      'group "DELETE cannot be undone"',
      'textbox "Name of the entity to delete"',
      'button "Send"',
      'region "Response"',
      "- status",
    ]) {
      expect(main).toContain(part);
    }
    mock.override({ status: 404, times: 1 });
    await page.getByLabel("Request type").selectOption("GET");
    await custom(page, "/monitors");
    await send(page);
    expect(await page.locator("#outcome[role=status]").innerText()).toMatch(
      /^404 Not Found\s+URL not found \(code 404\)/,
    );
  });
});

describe("the pages call only their own server", () => {
  /** Sends a custom request and that of an operation, clicks what the pages offer, and lets an hour pass. @returns unexpected requests and errors */
  async function clickAround(prepare: (page: Page) => Promise<unknown>): Promise<string[]> {
    const mock = await startInspector();
    const { page, errors, remote } = await inspector.blank({ ownClock: true });
    await prepare(page);
    for (const path of ["/inspector/", "/docs/operations/listMonitors.html#try-it"]) {
      await page.goto(mock.authUrl + path);
      await page.locator("#target").waitFor();
      if (path === "/inspector/") await custom(page, "/monitors");
      await send(page);
      await page.evaluate("for (const one of document.querySelectorAll('summary, li button')) one.click()");
      await page.clock.fastForward("01:00:00");
    }
    await expect.poll(() => mock.requests().length).toBe(2);
    return [...remote, ...errors];
  }

  /** Serves the page without its content security policy, so that the browser blocks nothing. */
  async function removePolicy(page: Page): Promise<void> {
    await page.route("**/inspector/", async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": policy, ...headers } = response.headers();
      expect(policy).toContain("default-src 'none'");
      await route.fulfill({ response, headers });
    });
  }

  it("in an hour of use, with its content security policy and without it", { timeout: 60_000 }, async () => {
    expect(await Promise.all([clickAround(async () => {}), clickAround(removePolicy)])).toEqual([[], []]);
  });
});
