import { describe, expect, it } from "vitest";
import type { Override } from "../../src/mock/index.ts";
import { startInspector } from "../cli/inspector/support.ts";
import { clickSend, formPages, responseOf, send } from "./form-pages.ts";

const open = formPages();

describe("a request", () => {
  it("has the token of the mock, the version and the account, whose cookie is gone afterwards", async () => {
    const { page, mock, errorsOfPage } = await open("operations/createMonitorGroup");
    await page.getByLabel("Account (zaaid)").fill("15401829");
    expect(await send(page)).toContain("201 Created");
    await page.getByText("POST /monitor_groups · Super Admin · account 15401829").waitFor();
    expect(await page.context().cookies(mock.baseUrl)).toEqual([]);
    await page.getByLabel("Account (zaaid)").fill("");
    await page.getByLabel("Version").fill("2.1");
    expect(await send(page)).toContain("400 Bad Request");
    await page.getByText("POST /monitor_groups · Super Admin · your own account").waitFor();
    const headers = { authorization: "Svc-oauthtoken ***", "content-type": "application/json;charset=UTF-8" };
    expect(mock.requests()).toMatchObject([
      { account: "15401829", headers: { ...headers, accept: "application/json; version=2.0" } },
      { account: null, headers: { ...headers, accept: "application/json; version=2.1" } },
    ]);
    expect(await page.content()).not.toMatch(/mock-access|mock-refresh|mock-secret/);
    expect(errorsOfPage()).toEqual([]);
  });

  it("has no account where the operation takes none, not even one that a reload of the page has left", async () => {
    const { page, mock } = await open("operations/listMspCustomers");
    expect(await page.getByLabel("Account (zaaid)").count()).toBe(0);
    await page.evaluate("document.cookie = 'zaaid=15401829; path=/api'");
    expect(await page.context().cookies(mock.baseUrl)).toMatchObject([{ name: "zaaid", value: "15401829" }]);
    expect(await send(page)).toBe("200 OK");
    expect(mock.requests()).toMatchObject([{ path: "/api/short/msp/customers", account: null }]);
    expect(await page.context().cookies(mock.baseUrl)).toEqual([]);
  });

  it("names the account that was used, also that of a cookie of another server on this machine", async () => {
    const { page, mock } = await open("operations/listMonitors");
    await page.context().addCookies([{ name: "zaaid", value: "15401829", url: mock.authUrl, httpOnly: true }]);
    expect(await send(page)).toBe("200 OK");
    expect(mock.requests()).toMatchObject([{ path: "/api/monitors", account: "15401829" }]);
    await page.getByText("GET /monitors · Super Admin · account 15401829").waitFor();
  });

  it("acts on the account of its own tab, if two tabs send at once", async () => {
    const { page, mock } = await open("operations/listMonitors");
    const { page: other } = await open("operations/getDeviceKey", mock);
    await page.getByLabel("Account (zaaid)").fill("15401829");
    for (let count = 0; count < 3; count += 1) await Promise.all([send(page), send(other)]);
    const accounts = mock.requests().map(({ path, account }) => `${path} ${account}`);
    expect([...new Set(accounts)].toSorted()).toEqual(["/api/device_key null", "/api/monitors 15401829"]);
  });

  it("can be any other: method, path, query, version and body", async () => {
    const { page, mock } = await open("inspector");
    mock.override({ method: "PUT", path: "/reports/summary", body: { code: 0, message: "success", data: 1 } });
    await page.getByLabel("Request URI").fill("/reports/summary?period=7");
    await page.getByLabel("Request type").selectOption("PUT");
    await page.getByLabel("Body (JSON)").fill('{"id": 1}');
    await page.getByLabel("Version").fill("2.1");
    expect(await send(page)).toContain("200 OK");
    expect(mock.requests()).toMatchObject([
      { method: "PUT", path: "/api/reports/summary", query: "period=7", body: '{"id": 1}' },
    ]);
  });

  it("is sent once, however often one clicks, and leaves no older response standing while it waits", async () => {
    const { page, mock } = await open("operations/listMonitors");
    expect(await send(page)).toContain("200 OK");
    mock.override({ delay: 300 });
    await page.getByRole("button", { name: "Send" }).click({ clickCount: 3 });
    // Neither as a success nor as an error.
    await page.locator(".headline:not(.success, .error)").getByText("Waiting for GET /monitors").waitFor();
    expect(await responseOf(page).innerText()).not.toContain("200");
    await page.getByText("200 OK").waitFor();
    expect(mock.requests()).toHaveLength(2);
  });

  it.each([
    ["getMonitor", "Request URI", "/monitors/{monitor_id}", "No parameter may be missing"],
    ["createMonitorGroup", "Body (JSON)", "{a: 1}", "The body is not valid JSON"],
    ["getMonitor", "Request URI", "/../oauth/v2/token", "The browser would send /oauth/v2/token"],
  ])(
    "of %s is not sent if %s is wrong, says so, and moves the focus there",
    async (operation, label, text, problem) => {
      const { page, mock } = await open(`operations/${operation}`);
      await page.getByLabel(label).fill(text);
      await clickSend(page);
      await page.getByRole("alert").getByText(problem).waitFor();
      expect(await page.getByLabel(label).evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true);
      expect(mock.requests()).toEqual([]);
    },
  );
});

describe("a response", () => {
  it("has its status, time, size, headers, and JSON whose numbers keep their digits", async () => {
    const { page, mock } = await open("operations/getMonitor");
    const body = '{"code":0,"message":"success","data":{"monitor_id":"1","id":123412341234123411,"rate":1.0}}';
    mock.override({
      operation: "getMonitor",
      headers: { "Content-Type": "text/plain" },
      body,
      breaksContract: true,
    });
    expect(await send(page)).toBe("200 OK");
    const text = await responseOf(page).innerText();
    expect(text).toMatch(/\d+ ms · \d+ bytes · GET \/monitors\/123412341234123411/);
    expect(text).toContain('"id": 123412341234123411,\n    "rate": 1.0');
    await page.getByText("Response headers").click();
    expect(await responseOf(page).innerText()).toContain("x-mock-operation: getMonitor");
  });

  it("is a download if it is a file, and no longer if the next one is text", async () => {
    const { page, mock } = await open("operations/listMonitors");
    const headers = { "Content-Type": "application/pdf" };
    mock.override({ operation: "listMonitors", headers, body: "%PDF-1.7", breaksContract: true, times: 1 });
    await send(page);
    await page.getByText("A file: application/pdf, 8 bytes").waitFor();
    const link = page.getByRole("link", { name: "Download" });
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toBe("response.pdf");
    await send(page);
    expect(await link.isVisible()).toBe(false);
  });

  it.each<[Override, string]>([
    [{ status: 404 }, "404 Not Found URL not found (code 404)"],
    [{ status: 500 }, "500 Internal Server Error Internal server error (code 500)"],
    [{ body: { code: 5, message: "no" } as never, breaksContract: true }, "200 OK no (code 5)"],
    [{ close: true }, "No response The mock sent no response: it is down, or it closed the connection."],
  ])("with an error is explained: %j", async (override, text) => {
    const { page, mock } = await open("operations/listMonitors");
    mock.override(override);
    expect(await send(page)).toBe(text);
    expect(await page.locator(".headline.success").count()).toBe(0);
  });

  it("is explained if the mock is down, or was restarted, which ends all tokens, and if it refuses the request", async () => {
    const { page, mock } = await open("operations/createMonitorGroup", await startInspector());
    await mock.close();
    expect(await send(page)).toContain("The mock sent no response");
    const again = await startInspector(Number(new URL(mock.authUrl).port));
    expect(await send(page)).toContain("201 Created");
    expect(again.requests()).toHaveLength(1);
    await page.getByLabel("Body (JSON)").fill("{}");
    expect(await send(page)).toContain("body /display_name: expected a value; got nothing");
  });
});
