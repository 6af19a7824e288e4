import { describe, expect, it } from "vitest";
import { inspectorInBrowser, send } from "../inspector/in-browser.ts";
import { checkLooks } from "./looks.ts";

const inspector = inspectorInBrowser();

const openOperation = (operation: string) => inspector.open({ operation });

describe("the form on the page of an operation", () => {
  it("sends the request of the page at the first click, and shows its response", async () => {
    const { page, mock, errors, remote } = await openOperation("createMonitorGroup");
    expect(await send(page)).toMatch(/^201 Created/);
    expect(mock.requests()).toMatchObject([{ method: "POST", path: "/api/monitor_groups", status: 201 }]);
    expect([errors, remote]).toEqual([[], []]);
  });

  it("can be used with the keyboard alone", async () => {
    const { page, mock } = await openOperation("getMonitor");
    await page.locator("summary").filter({ hasText: "Try it" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.id")).toBe("value-monitor_id");
    await page.keyboard.type("7");
    await page.keyboard.press("Control+Enter");
    await page.getByText("404 Not Found").waitFor();
    expect(mock.requests()).toMatchObject([{ path: "/api/monitors/7" }]);
  });

  it("has the fields of a JSON body, which are in its text too", async () => {
    const { page, mock } = await openOperation("createMonitorGroup");
    await page.getByLabel("display_name").fill("Night shift");
    expect(JSON.parse(await page.getByLabel("Body (JSON)").inputValue())).toMatchObject({
      display_name: "Night shift",
    });
    await send(page);
    expect(JSON.parse(mock.requests()[0]?.body ?? "")).toMatchObject({ display_name: "Night shift" });
  });

  it("uses the role that was chosen in the inspector", async () => {
    const { page, mock } = await inspector.open();
    await page.getByLabel("Role").selectOption("Read Only");
    await page.goto(`${mock.authUrl}/docs/operations/createMonitorGroup.html`);
    await page.getByText("The role Read Only may not issue POST.").waitFor();
    expect(await page.getByRole("button", { name: "Send" }).count()).toBe(0);
  });

  it("is accessible, and not wider than the window", async () => {
    const { page } = await openOperation("createMonitorGroup");
    await send(page);
    await page.getByText("Response headers").click();
    await page.getByText("More", { exact: true }).click();
    await checkLooks(page, "try it");
  });
});
