import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { UserRole, valuesOf } from "../../src/constants/index.ts";
import { inspectorInBrowser, reload, send } from "../inspector/in-browser.ts";

const writers: string[] = ["Super Admin", "Administrator"];
const readers: string[] = ["Operator", "Read Only", "SpokesPerson"];

const optionsOf = (page: Page, select: string) =>
  page
    .locator(`${select} option`)
    .evaluateAll((options) => options.map((one) => (one as unknown as { value: string }).value));

const inspector = inspectorInBrowser();

describe("the role on the inspector's page", () => {
  it.each(valuesOf(UserRole))("%s sees only what it may issue", async (role) => {
    const { page, errors } = await inspector.open();
    await page.getByLabel("Role").selectOption(role);
    const isVisible = writers.includes(role) || readers.includes(role);
    for (const part of ["Custom request", "Response"]) {
      expect(await page.getByRole("heading", { name: part, exact: true }).isVisible()).toBe(isVisible);
    }
    if (isVisible) {
      const methods = writers.includes(role) ? ["GET", "POST", "PUT", "PATCH", "DELETE"] : ["GET"];
      expect(await optionsOf(page, "#method")).toEqual(methods);
      expect(await page.locator(".call-operations a").count()).toBe(writers.includes(role) ? 12 : 8);
      await page.getByLabel("Request URI").fill("/monitors");
      expect(await send(page)).toContain("200 OK");
    } else {
      expect(await page.locator("#role-note").innerText()).toContain("Nothing is visible");
      expect(await page.getByRole("button", { name: "Send" }).count()).toBe(0);
      expect(await optionsOf(page, "#method")).toEqual([]);
    }
    expect(errors).toEqual([]);
  });

  it("is kept after a reload, with the interpretation of the specification", async () => {
    const { page } = await inspector.open();
    await page.getByLabel("Role").selectOption("Billing Contact");
    await reload(page);
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
    const refused = page.getByText("Not sent. To confirm, type the name of the entity: monitors");
    for (const typed of ["", "monitor", "Monitors", "admin/monitors"]) {
      await name.fill(typed);
      await page.getByRole("button", { name: "Send" }).click();
      await refused.waitFor();
      await name.press("Enter");
      await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("confirmation");
    }
    expect([mock.requests(), sent]).toEqual([[], []]);
    await name.fill("monitors");
    expect(await send(page)).toContain("200 OK");
    expect(mock.requests()).toMatchObject([{ method: "DELETE", path: "/api/admin/monitors" }]);
    expect(await name.inputValue()).toBe("");
  });

  it("that is refused does not leave the response of an earlier request standing", async () => {
    const { page } = await inspector.open();
    await page.getByLabel("Request URI").fill("/admin/monitors");
    expect(await send(page)).toContain("200 OK");
    await page.getByLabel("Request type").selectOption("DELETE");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("Not sent. To confirm, type the name of the entity: monitors").waitFor();
    expect(await page.getByRole("region", { name: "Response", exact: true }).innerText()).not.toContain("200");
    expect(await page.locator(".call-response pre").count()).toBe(0);
  });

  it("needs another confirmation for another entity", async () => {
    const { page, mock } = await inspector.open();
    await page.getByLabel("Request type").selectOption("DELETE");
    await page.getByLabel("Request URI").fill("/admin/monitors");
    const name = page.getByLabel("Name of the entity to delete");
    await name.fill("monitors");
    await page.getByLabel("Request URI").fill("/monitors/12");
    expect([await name.inputValue(), await page.locator("#entity").innerText()]).toEqual(["", "12"]);
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("Not sent.").waitFor();
    expect(mock.requests()).toEqual([]);
  });
});
