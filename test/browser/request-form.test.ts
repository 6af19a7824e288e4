import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { UserRole, valuesOf } from "../../src/constants/index.ts";
import { clickSend, formPages, responseOf, send } from "./form-pages.ts";
import { checkLooks } from "./looks.ts";

const open = formPages();

const states: Record<string, [name: string, act: (page: Page) => Promise<unknown>]> = {
  "before the first request": ["inspector", async () => {}],
  "with an error": [
    "inspector",
    async (page) => {
      await page.getByLabel("Request URI").fill(`/monitors/${"0123456789".repeat(20)}`);
      await page.getByLabel("Account (zaaid)").fill("a-long-account-that-is-not-there-0123456789");
      await send(page);
    },
  ],
  "with a DELETE that is not confirmed": ["operations/deleteInspectorSample", clickSend],
  "with a response": [
    "operations/createMonitorGroup",
    async (page) => {
      await send(page);
      await page.getByText("Response headers").click();
    },
  ],
};

it.each(Object.keys(states))(
  "the form %s is accessible, not wider than the screen, and calls only its server",
  async (state) => {
    const [name, act] = states[state] ?? ["", async () => {}];
    const { page, remote, errorsOfPage } = await open(name);
    await act(page);
    await checkLooks(page, `form ${state}`);
    expect([errorsOfPage(), remote]).toEqual([[], []]);
  },
);

it("can be used with the keyboard alone, with a visible focus", async () => {
  const { page, mock } = await open("inspector");
  await page.getByLabel("Request URI").fill("/monitors");
  await page.getByLabel("Request type").focus();
  const reached: string[] = [];
  while (reached.at(-1) !== "" && reached.length < 9) {
    const [name, outline] = await page.evaluate<[string, string]>(
      "[document.activeElement.name, getComputedStyle(document.activeElement).outlineStyle]",
    );
    reached.push(name);
    expect([name, outline]).toEqual([name, "solid"]);
    if (name !== "") await page.keyboard.press("Tab");
  }
  expect(reached).toEqual(["method", "uri", "version", "zaaid", "role", ""]);
  await page.keyboard.press("Enter");
  await page.getByText("200 OK").waitFor();
  // What does not overflow is no tab stop.
  for (const name of ["Copy this code", "Response headers"]) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent")).toBe(name);
  }
  await page.getByLabel("Request URI").press("Control+Enter");
  await expect.poll(() => mock.requests().length).toBe(2);
});

it("names no keys where there is no keyboard", async () => {
  const { page } = await open("inspector");
  const hint = page.getByText("also sends");
  expect(await hint.isVisible()).toBe(true);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setDeviceMetricsOverride", {
    width: 320,
    height: 844,
    deviceScaleFactor: 1,
    mobile: true,
  });
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  expect(await page.evaluate("matchMedia('(hover: none)').matches")).toBe(true);
  expect(await hint.isVisible()).toBe(false);
});

describe("a role", () => {
  it.each(valuesOf(UserRole))(
    "%s may choose only what it may send, and the form says why it sends nothing",
    async (role) => {
      const { page, mock, errorsOfPage } = await open("inspector");
      await page.getByLabel("Request URI").fill("/monitors");
      await page.getByLabel("Role").selectOption(role);
      const isWriter = role === "Super Admin" || role === "Administrator";
      const isReader = isWriter || ["Operator", "Read Only", "SpokesPerson"].includes(role);
      const methods = isWriter ? ["GET", "POST", "PUT", "PATCH", "DELETE"] : isReader ? ["GET"] : [];
      expect(await page.locator("[name=method] option:not(:disabled)").allTextContents()).toEqual(methods);
      if (isReader) expect(await send(page)).toBe("200 OK");
      else {
        await clickSend(page);
        await page.getByRole("alert").getByText(`The role ${role} may not send GET.`).waitFor();
        expect(mock.requests()).toEqual([]);
      }
      expect(errorsOfPage()).toEqual([]);
    },
  );
});

describe("a DELETE", () => {
  it("is not sent until the name of the entity is typed", async () => {
    const { page, mock } = await open("operations/deleteInspectorSample");
    const name = page.getByLabel("To confirm, type the name of the entity");
    for (const typed of ["", "monitor", "Monitors", "admin/monitors"]) {
      await name.fill(typed);
      await name.press("Enter");
      await page.getByText("Not sent. To confirm, type the name of the entity: monitors").waitFor();
    }
    expect(mock.requests()).toEqual([]);
    await name.fill("monitors");
    expect(await send(page)).toBe("200 OK");
    expect(mock.requests()).toMatchObject([{ method: "DELETE", path: "/api/admin/monitors" }]);
    expect(await name.inputValue()).toBe("");
  });

  it("needs another confirmation for another entity, and leaves no earlier response standing", async () => {
    const { page, mock } = await open("inspector");
    await page.getByLabel("Request URI").fill("/admin/monitors");
    expect(await send(page)).toBe("200 OK");
    await page.getByLabel("Request type").selectOption("DELETE");
    await page.getByLabel("To confirm").fill("monitors");
    await page.getByLabel("Request URI").fill("/monitors/12");
    expect(await page.getByLabel("To confirm").inputValue()).toBe("");
    await clickSend(page);
    await page.getByText("Not sent.").waitFor();
    expect(await responseOf(page).count()).toBe(0);
    expect(mock.requests()).toHaveLength(1);
  });
});
