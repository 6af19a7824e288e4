import { describe, expect, it } from "vitest";
import type { Override } from "../../src/mock/index.ts";
import { clickSend, inspectorInBrowser, responseOf, send, summaryOf } from "../inspector/in-browser.ts";
import { startInspector } from "../inspector/support.ts";

const inspector = inspectorInBrowser();

describe("a request from the inspector's page", () => {
  it("has the token of the mock, the version and the account, whose cookie is gone afterwards", async () => {
    const { page, mock, errors } = await inspector.open({ operation: "createMonitorGroup" });
    await page.getByText("More", { exact: true }).click();
    await page.getByLabel("Account (zaaid)").fill("15401829");
    expect(await send(page)).toContain("201 Created");
    await page.getByLabel("Account (zaaid)").fill("");
    await page.getByLabel("Version").fill("2.1");
    expect(await send(page)).toContain("400 Bad Request");
    const headers = { authorization: "Svc-oauthtoken ***", "content-type": "application/json;charset=UTF-8" };
    expect(mock.requests()).toMatchObject([
      { account: "15401829", headers: { ...headers, accept: "application/json; version=2.0" } },
      { account: null, headers: { ...headers, accept: "application/json; version=2.1" } },
    ]);
    expect(await page.context().cookies(mock.baseUrl)).toEqual([]);
    expect(await page.content()).not.toMatch(/mock-access|mock-refresh|mock-secret/);
    expect(errors.filter((error) => !error.startsWith("Failed to load resource"))).toEqual([]);
  });

  it("gets a response with status, time, size, headers and highlighted JSON", async () => {
    const { page } = await inspector.open({ operation: "getMonitor" });
    expect(await send(page)).toMatch(/^200 OK\s+\d+ ms · 73 bytes · GET \/monitors\/123412341234123411$/);
    const header = page.locator("#response-headers > div").filter({ hasText: "x-mock-operation" });
    expect(await header.locator("dd").textContent()).toBe("getMonitor");
    const body = page.getByRole("region", { name: "Response body" }).locator("pre");
    expect(await body.innerText()).toContain('"data": {\n    "monitor_id": "123412341234123411"');
    expect(await body.locator(".hljs-attr").first().innerText()).toBe('"code"');
  });

  it("is sent once, however often one clicks", async () => {
    const { page, mock } = await inspector.open({ operation: "listMonitors" });
    mock.override({ delay: 300 });
    await page.getByRole("button", { name: "Send" }).click({ clickCount: 3 });
    await page.getByText("200 OK").waitFor();
    expect(mock.requests()).toHaveLength(1);
  });

  it("can be a custom one: method, path, query, version and body", async () => {
    const { page, mock } = await inspector.open();
    mock.override({ method: "PUT", path: "/reports/summary", body: { code: 0, message: "success", data: 1 } });
    await page.getByLabel("Request URI").fill("/reports/summary?period=7");
    await page.getByLabel("Request type").selectOption("PUT");
    await page.getByLabel("Body (JSON)").fill('{"id": 1}');
    await page.getByLabel("Version").fill("2.1");
    expect(await send(page)).toContain("200 OK");
    const [request] = mock.requests();
    expect(request).toMatchObject({ method: "PUT", path: "/api/reports/summary", query: "period=7" });
    expect(request).toMatchObject({ body: '{"id": 1}', headers: { accept: "application/json; version=2.1" } });
  });

  it("can be canceled, and leaves no older response standing", async () => {
    const { page, mock } = await inspector.open({ operation: "listMonitors", ownMock: true });
    expect(await send(page)).toContain("200 OK");
    mock.override({ delay: 60_000 });
    await clickSend(page);
    await page.getByText("Waiting for GET /monitors").waitFor();
    expect(await responseOf(page).innerText()).not.toContain("200 OK");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Canceled").waitFor();
    mock.clearOverrides();
    expect(await send(page)).toContain("200 OK");
  });

  it("gets a file as a download, not as text", async () => {
    const { page, mock } = await inspector.open({ operation: "listMonitors" });
    const headers = { "Content-Type": "application/pdf" };
    mock.override({ operation: "listMonitors", headers, body: "%PDF-1.7", breaksContract: true });
    await send(page);
    await page.getByText("A file: application/pdf, 8 bytes").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("response.pdf");
  });

  it("is reached by a link for each operation that the role may issue", async () => {
    const { page, mock } = await inspector.open();
    await page.getByRole("link", { name: /^List the business units/ }).click();
    await page.waitForURL(`${mock.authUrl}/docs/operations/listBusinessUnits.html#try-it`);
    expect(await send(page)).toContain("200 OK");
  });
});

describe("an error on the inspector's page", () => {
  it.each<[Override, ...string[]]>([
    [{ status: 404 }, "404 Not Found URL not found (code 404)", "A 4xx means that the supplied information is wrong."],
    [{ status: 500 }, "500 Internal Server Error Internal server error (code 500)", "A 5xx is a server-side error."],
    [{ body: { code: 5, message: "no" } as never, breaksContract: true }, "200 OK no (code 5)"],
    [{ close: true }, "No response", "The mock sent no response: it is down, or it closed the connection."],
  ])("is explained: %j", async (override, ...texts) => {
    const { page, mock } = await inspector.open({ operation: "listMonitors" });
    mock.override(override);
    await send(page);
    const response = (await responseOf(page).innerText()).replace(/\s+/g, " ");
    for (const text of texts) expect(response).toContain(text);
  });

  it.each([
    ["/monitors/1", "", /^404 Not Found\s+Monitor does not exist \(code 1002\)/, 1],
    ["/monitors", "1", /^401 Unauthorized\s+You are not authorized to perform this operation/, 1],
    ["/../oauth/v2/token", "", /Not sent/, 0],
  ] as const)("is explained: %s with the account %j", async (uri, account, summary, sent) => {
    const { page, mock } = await inspector.open();
    await page.getByLabel("Request URI").fill(uri);
    await page.getByLabel("Account (zaaid)").fill(account);
    expect(await send(page)).toMatch(summary);
    expect(mock.requests()).toHaveLength(sent);
  });

  it("is explained: the mock is down, or was restarted, which ends all tokens", async () => {
    const { page, mock } = await inspector.open({ operation: "listMonitors", ownMock: true });
    expect(await send(page)).toContain("200 OK");
    await mock.close();
    expect(await send(page)).toContain("The mock sent no response");
    const again = await startInspector(Number(new URL(mock.authUrl).port));
    expect(await send(page)).toContain("200 OK");
    expect(again.requests()).toHaveLength(1);
  });

  it("is explained: what the mock refuses, in its words", async () => {
    const { page } = await inspector.open({ operation: "createMonitorGroup" });
    await page.getByLabel("Body (JSON)").fill("{}");
    await clickSend(page);
    await summaryOf(page).getByText("body /display_name: expected a value; got nothing").waitFor();
  });
});
