import { describe, expect, it } from "vitest";
import { credentials, type Override, startMock } from "../../src/mock/index.ts";
import { authUrl, baseUrl, Network } from "../client/support.ts";
import { headersIn, inspectorInBrowser, more, send } from "../inspector/in-browser.ts";
import { startInspector } from "../inspector/support.ts";

/** Headers that the HTTP client adds. */
const ofConnection = new Set([
  ...["host", "connection", "accept-language", "accept-encoding", "sec-fetch-mode", "user-agent", "content-length"],
]);

const inspector = inspectorInBrowser();

describe("a request from the inspector's page", () => {
  it("is sent with the headers that the page shows, without the token", async () => {
    const { page, mock, errors } = await inspector.open({ operation: "createMonitorGroup" });
    await more(page);
    await page.getByLabel("Account (zaaid)").fill("15401829");
    expect(await send(page)).toContain("201 Created");
    const shown = await headersIn(page, "#sent-headers");
    expect(shown).toEqual({
      accept: "application/json; version=2.0",
      authorization: "Svc-oauthtoken ***",
      "content-type": "application/json;charset=UTF-8",
      cookie: "zaaid=15401829",
      "user-agent": expect.stringMatching(/^svc-monitoring-api\/\d/),
    });
    const [seen] = mock.requests();
    expect(seen?.headers).toMatchObject(shown);
    expect(Object.keys(seen?.headers ?? {}).filter((name) => !(name in shown || ofConnection.has(name)))).toEqual([]);
    expect(await page.locator("#sent-line").textContent()).toBe(`POST ${mock.baseUrl}/monitor_groups`);
    expect(await page.locator("#sent-body").textContent()).toBe(seen?.body);
    expect(await page.content()).not.toMatch(/mock-access|mock-refresh|mock-secret/);
    expect(errors).toEqual([]);
  });

  it("gets a response with status, time, size, headers and highlighted JSON", async () => {
    const { page } = await inspector.open({ operation: "getMonitor" });
    expect(await send(page)).toMatch(
      /^200 OK\s+\d+ ms · 73 bytes · matches the contract · GET \/api\/monitors\/123412341234123411$/,
    );
    expect(await headersIn(page, "#response-headers")).toMatchObject({ "x-mock-operation": "getMonitor" });
    expect(await page.locator(".call-response pre code").first().innerText()).toContain(
      '"data": {\n    "monitor_id": "123412341234123411"',
    );
    expect(await page.locator(".call-response .hljs-attr").allInnerTexts()).toEqual([
      '"code"',
      '"message"',
      '"data"',
      '"monitor_id"',
    ]);
  });

  it("is sent once, however often one clicks", async () => {
    const { page, mock } = await inspector.open({ operation: "listMonitors" });
    mock.override({ delay: 300 });
    await page.getByRole("button", { name: "Send" }).click({ clickCount: 3 });
    await page.getByText("200 OK").waitFor();
    expect(mock.requests()).toHaveLength(1);
  });

  it("is sent with the version 2.0, or another", async () => {
    const { page, mock } = await inspector.open({ operation: "listMonitors" });
    await more(page);
    const version = page.getByLabel("Version");
    expect(await version.inputValue()).toBe("2.0");
    await version.fill("2.1");
    expect(await send(page)).toContain("400 Bad Request");
    expect(mock.requests()[0]?.headers.accept).toBe("application/json; version=2.1");
  });

  it("can be a custom one: method, path, query, version, headers and a body of any type", async () => {
    const { page, mock } = await inspector.open();
    const uri = page.getByLabel("Request URI");
    await uri.fill(`${mock.baseUrl}/reports/summary?period=7`);
    expect(await uri.inputValue()).toBe("/reports/summary?period=7");
    await page.getByLabel("Other headers").fill("X-Trace: 1");
    expect(await send(page)).toContain("not in the contract, not checked");
    await page.getByLabel("Request type").selectOption("PUT");
    await page.getByLabel("Type of the body").fill("text/csv");
    await page.getByLabel("Body (text/csv)").fill("id\n1");
    await page.getByLabel("Version").fill("2.1");
    await send(page);
    expect(mock.requests()).toMatchObject([
      { path: "/api/reports/summary", query: "period=7", status: 404, headers: { "x-trace": "1" } },
      {
        method: "PUT",
        body: "id\n1",
        headers: { "content-type": "text/csv", accept: "application/json; version=2.1" },
      },
    ]);
  });

  it("has the contract's example as its body, and is not sent if that is not JSON", async () => {
    const { page, mock } = await inspector.open({ operation: "createMonitorGroup" });
    const body = page.getByLabel("Body (JSON)");
    expect(JSON.parse(await body.inputValue())).toHaveProperty("display_name", "Web production");
    await body.fill("{a: 1}");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("alert").getByText("The body is not valid JSON").waitFor();
    expect(mock.requests()).toEqual([]);
  });

  it("is written by inputs for its parameters, and not sent without one of its path", async () => {
    const { page, mock } = await inspector.open({ operation: "getMonitor" });
    const id = page.getByLabel("monitor_id");
    await id.fill("");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("alert").getByText("No parameter may be missing").waitFor();
    await id.fill("a b");
    await send(page);
    expect(mock.requests()).toMatchObject([{ path: "/api/monitors/a%20b" }]);
  });

  it("shows how long it waits, can be canceled, and leaves no older response standing", async () => {
    const { page, mock } = await inspector.open({ operation: "listMonitors", ownClock: true, ownMock: true });
    expect(await send(page)).toContain("200 OK");
    mock.override({ delay: 60_000 });
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("Waiting for GET /monitors, 0 s").waitFor();
    await page.clock.fastForward(3000);
    await page.getByText(/Waiting for GET \/monitors, [1-3] s/).waitFor();
    expect(await page.getByRole("region", { name: "Response", exact: true }).innerText()).not.toContain("200 OK");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Canceled").waitFor();
    mock.clearOverrides();
    expect(await send(page)).toContain("200 OK");
  });

  it("gets a file as a download, not as text", async () => {
    const bytes = new Uint8Array([37, 80, 68, 70, 255, 0, 254]);
    const network = new Network(() => new Response(bytes, { headers: { "Content-Type": "application/pdf" } }));
    const { page } = await inspector.open({
      operation: "listMonitors",
      live: { baseUrl, authUrl, credentials, fetch: network.fetch },
    });
    await send(page);
    await page.getByText("A file: application/pdf, 7 bytes").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("response.pdf");
    const file: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) file.push(chunk);
    expect([...Buffer.concat(file)]).toEqual([...bytes]);
  });

  it("is reached by a link for each operation that the role may issue", async () => {
    const { page, mock } = await inspector.open();
    await page.getByRole("link", { name: /^List the business units/ }).click();
    await page.waitForURL(`${mock.authUrl}/docs/operations/listBusinessUnits.html#try-it`);
    expect(await send(page)).toContain("200 OK");
  });

  it("can act on an account of an earlier list", async () => {
    const { page, mock } = await inspector.open({ operation: "listMspCustomers" });
    await send(page);
    await page.goto(`${mock.authUrl}/docs/operations/listMonitors.html`);
    await more(page);
    const accounts = page.locator("#zaaid-list option");
    expect(await accounts.evaluateAll((options) => options.map((one) => one.textContent))).toEqual([
      "Customer A",
      "Customer B",
    ]);
    await page.getByLabel("Account (zaaid)").fill((await accounts.first().getAttribute("value")) ?? "");
    await send(page);
    expect(mock.requests().at(-1)?.headers.cookie).toBe("zaaid=15401829");
  });

  it("can be copied as curl and as TypeScript, without a token", async () => {
    const { page, mock } = await inspector.open({ operation: "listMonitors" });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByText("As code").click();
    await page.getByRole("button", { name: "Copy curl" }).click();
    await page.getByRole("region", { name: "curl" }).getByText("Copied").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(
      [
        `curl '${mock.baseUrl}/monitors' \\`,
        '  -H "Authorization: Svc-oauthtoken $ACCESS_TOKEN" \\',
        "  -H 'Accept: application/json; version=2.0'",
      ].join("\n"),
    );
    await page.getByRole("button", { name: "Copy TypeScript" }).click();
    await page.getByRole("region", { name: "TypeScript" }).getByText("Copied").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toContain('await api.GET("/monitors");');
  });
});

describe("an error on the inspector's page", () => {
  it.each<[Override, ...string[]]>([
    [{ status: 404 }, "404 Not Found URL not found (code 404)", "A 4xx means that the supplied information is wrong."],
    [{ status: 500 }, "500 Internal Server Error Internal server error (code 500)", "A 5xx is a server-side error."],
    [
      { status: 501, breaksContract: true },
      "501 Not Implemented",
      "listMonitors, response status: expected one of 200, 400, 401, 403, 404, 405, 500; got 501",
    ],
    [
      { body: Buffer.from("{"), breaksContract: true },
      "violates the contract",
      "listMonitors, response body: expected valid JSON; got",
    ],
    [{ close: true }, "No response", "The connection was closed before the response was complete."],
  ])("is explained: %j", async (override, ...texts) => {
    const { page, mock, errors } = await inspector.open({ operation: "listMonitors" });
    mock.override(override);
    await send(page);
    const response = (await page.locator(".call-response").innerText()).replace(/\s+/g, " ");
    for (const text of texts) expect(response).toContain(text);
    expect(mock.requests()).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it.each([
    [{ uri: "/monitors/1" }, /^404 Not Found\s+Monitor does not exist \(code 1002\)/, 1],
    [{ uri: "/monitors", zaaid: "1" }, /^401 Unauthorized\s+You are not authorized to perform this operation/, 1],
    [{ uri: "/../oauth/v2/token" }, /Not sent/, 0],
  ] as const)("is explained: %j", async ({ uri, ...account }, summary, sent) => {
    const { page, mock } = await inspector.open();
    await page.getByLabel("Request URI").fill(uri);
    if ("zaaid" in account) await page.getByLabel("Account (zaaid)").fill(account.zaaid);
    expect(await send(page)).toMatch(summary);
    expect(mock.requests()).toHaveLength(sent);
  });

  it("is explained: the mock is down, or was restarted", async () => {
    const { page, mock } = await inspector.open({ operation: "listMonitors", ownMock: true });
    await mock.close();
    expect(await send(page)).toContain("It relays the requests. Start it again, then reload this page.");
    const again = await startInspector({ port: Number(new URL(mock.authUrl).port) });
    expect(await send(page)).toContain("200 OK");
    expect(again.requests()).toHaveLength(1);
  });

  it("is explained: the real service is down", async () => {
    const service = await startMock();
    const live = { baseUrl: service.baseUrl, authUrl: service.authUrl, credentials };
    const { page } = await inspector.open({ operation: "listMonitors", live });
    expect(await page.locator("#target").innerText()).toContain(`Live ${service.baseUrl}`);
    await page.getByText("As Read Only.").waitFor();
    expect(await send(page)).toContain("200 OK");
    await service.close();
    expect(await send(page)).toContain("The connection was refused");
  });

  it("is explained: the page of the real service was opened without the secret of the start", async () => {
    const network = new Network();
    const live = { baseUrl, authUrl, credentials, fetch: network.fetch };
    const { page, mock } = await inspector.open({ operation: "listMonitors", live });
    expect(page.url()).not.toContain("secret");
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${mock.authUrl}/inspector`);
    await page.getByText("Open the address of the inspector that the command has printed.").waitFor();
  });
});
