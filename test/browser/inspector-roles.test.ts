import { describe, expect, it } from "vitest";
import { UserRole, valuesOf } from "../../src/constants/index.ts";
import { clickSend, inspectorInBrowser, responseOf, send } from "../inspector/in-browser.ts";

const writers: string[] = ["Super Admin", "Administrator"];
const readers: string[] = ["Operator", "Read Only", "SpokesPerson"];

const inspector = inspectorInBrowser();

describe("the role on the inspector's page", () => {
  it.each(valuesOf(UserRole))("%s sees only what it may issue", async (role) => {
    const { page, errors } = await inspector.open();
    await page.getByLabel("Role").selectOption(role);
    const isWriter = writers.includes(role);
    const isVisible = isWriter || readers.includes(role);
    for (const part of ["Custom request", "Response"])
      expect(await page.getByRole("heading", { name: part, exact: true }).isVisible()).toBe(isVisible);
    const methods = isWriter ? ["GET", "POST", "PUT", "PATCH", "DELETE"] : isVisible ? ["GET"] : [];
    expect(await page.locator("#method option").allTextContents()).toEqual(methods);
    if (isVisible) {
      expect(await page.locator(".call-operations a").count()).toBe(isWriter ? 12 : 8);
      await page.getByLabel("Request URI").fill("/monitors");
      expect(await send(page)).toContain("200 OK");
    } else expect(await page.locator("#role-note").innerText()).toContain("Nothing is visible");
    expect(errors).toEqual([]);
  });

  it("is kept after a reload, with the interpretation of the specification", async () => {
    const { page } = await inspector.open();
    await page.getByLabel("Role").selectOption("Billing Contact");
    await page.reload();
    await page.locator("#target").waitFor();
    expect(await page.getByLabel("Role").inputValue()).toBe("Billing Contact");
    expect(await page.locator("#role-note").innerText()).toBe(
      "Billing modules only (upgrade, renewals). Nothing is visible: the contract has no operations of the billing modules.",
    );
    await page.getByRole("link", { name: "what the inspector chooses" }).click();
    await page.getByRole("heading", { name: "Try a request in the browser" }).waitFor();
  });
});

describe("a DELETE on the inspector's page", () => {
  it("is not sent until the name of the entity is typed", async () => {
    const { page, mock } = await inspector.open({ operation: "deleteInspectorSample" });
    const sent: string[] = [];
    page.on("request", (request) => void sent.push(request.url()));
    await page.getByRole("group", { name: "DELETE cannot be undone" }).waitFor();
    const name = page.getByLabel("Name of the entity to delete");
    for (const typed of ["", "monitor", "Monitors", "admin/monitors"]) {
      await name.fill(typed);
      await clickSend(page);
      await page.getByText("Not sent. To confirm, type the name of the entity: monitors").waitFor();
      await name.press("Enter");
      await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("confirmation");
    }
    expect([mock.requests(), sent]).toEqual([[], []]);
    await name.fill("monitors");
    expect(await send(page)).toContain("200 OK");
    expect(mock.requests()).toMatchObject([{ method: "DELETE", path: "/api/admin/monitors" }]);
    expect(await name.inputValue()).toBe("");
  });

  it("needs another confirmation for another entity, and leaves no earlier response standing", async () => {
    const { page, mock } = await inspector.open();
    await page.getByLabel("Request URI").fill("/admin/monitors");
    expect(await send(page)).toContain("200 OK");
    await page.getByLabel("Request type").selectOption("DELETE");
    const name = page.getByLabel("Name of the entity to delete");
    await name.fill("monitors");
    await page.getByLabel("Request URI").fill("/monitors/12");
    expect([await name.inputValue(), await page.locator("#entity").innerText()]).toEqual(["", "12"]);
    await clickSend(page);
    await page.getByText("Not sent.").waitFor();
    expect(await responseOf(page).innerText()).not.toContain("200");
    expect(await responseOf(page).locator("pre").count()).toBe(0);
    expect(mock.requests()).toHaveLength(1);
  });
});
