import { describe, expect, it } from "vitest";
import { clickSend, inspectorInBrowser, send } from "../inspector/in-browser.ts";
import { checkLooks } from "./looks.ts";

const inspector = inspectorInBrowser();

describe("the form on the page of an operation", () => {
  it("sends the request of the page at the first click, and is accessible, and not wider than the window", async () => {
    const { page, mock, errors, remote } = await inspector.open({ operation: "createMonitorGroup" });
    expect(await send(page)).toMatch(/^201 Created/);
    expect(mock.requests()).toMatchObject([{ method: "POST", path: "/api/monitor_groups", status: 201 }]);
    await page.getByText("Response headers").click();
    await page.getByText("More", { exact: true }).click();
    await checkLooks(page, "try it");
    expect([errors, remote]).toEqual([[], []]);
  });

  it("can be used with the keyboard alone", async () => {
    const { page, mock } = await inspector.open({ operation: "getMonitor" });
    await page.locator("summary").filter({ hasText: "Try it" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.id")).toBe("value-monitor_id");
    await page.keyboard.type("a b");
    await page.keyboard.press("Control+Enter");
    await page.getByText("404 Not Found").waitFor();
    expect(mock.requests()).toMatchObject([{ path: "/api/monitors/a%20b" }]);
  });

  it("has the fields of a JSON body, which are in its text too", async () => {
    const { page, mock } = await inspector.open({ operation: "createMonitorGroup" });
    const body = page.getByLabel("Body (JSON)");
    expect(JSON.parse(await body.inputValue())).toHaveProperty("display_name", "Web production");
    await page.getByLabel("display_name").fill("Night shift");
    expect(JSON.parse(await body.inputValue())).toHaveProperty("display_name", "Night shift");
    await send(page);
    expect(JSON.parse(mock.requests()[0]?.body ?? "")).toHaveProperty("display_name", "Night shift");
  });

  it.each([
    ["getMonitor", "monitor_id", "", "No parameter may be missing"],
    ["createMonitorGroup", "Body (JSON)", "{a: 1}", "The body is not valid JSON"],
  ])("of %s does not send what is wrong in %s, and says so", async (operation, label, text, problem) => {
    const { page, mock } = await inspector.open({ operation });
    await page.getByLabel(label).fill(text);
    await clickSend(page);
    await page.getByRole("alert").getByText(problem).waitFor();
    expect(mock.requests()).toEqual([]);
  });

  it("uses the role that was chosen in the inspector", async () => {
    const { page, mock } = await inspector.open();
    await page.getByLabel("Role").selectOption("Read Only");
    await page.goto(`${mock.authUrl}/docs/operations/createMonitorGroup.html`);
    await page.getByText("The role Read Only may not issue POST.").waitFor();
    expect(await page.getByRole("button", { name: "Send" }).count()).toBe(0);
  });
});
