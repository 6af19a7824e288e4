import { readFile, truncate } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { Finding } from "../../src/traffic/findings.ts";
import type { HarEntry } from "../../src/traffic/har.ts";
import { formats } from "../../src/traffic/report.ts";
import type { Selector } from "../../src/validation/selection.ts";
import { editedContract } from "../mock/support.ts";
import { addAlerts } from "../support/alerts.ts";
import { fileOf } from "../support/temporary-folder.ts";
import {
  allFormats,
  authUrl,
  baseUrl,
  broken,
  checked,
  entry,
  found,
  har,
  harOf,
  monitor,
  placesIn,
  success,
  undocumented,
  valid,
} from "./support.ts";

describe("the check of traffic", () => {
  it("finds nothing in valid traffic, and leaves other hosts out", async () => {
    expect(await checked(await har(monitor, { url: "https://elsewhere.test/x", body: 1 }))).toMatchObject({
      findings: [],
      checked: 1,
      skipped: { otherHosts: 1, unselected: 0, unanswered: 0 },
    });
  });

  it("leaves out what has no response of the service: a browser's cache, and failures", async () => {
    const report = await checked(await har(monitor, { ...monitor, status: 304 }, { ...monitor, status: 0 }));
    expect(report).toMatchObject({ findings: [], checked: 1, skipped: { otherHosts: 0, unanswered: 2 } });
    expect(formats.pretty(report)).toContain("Left out: 2 exchanges without a response of the service.");
    await expect(checked(await har({ ...monitor, status: 304 }))).rejects.toThrow("has no response of the service");
  });

  it("knows the operations of an extended contract", async () => {
    const alert = (data: object) => ({ url: `${baseUrl}/alerts`, body: { ...success, data: [data] } });
    const traffic = await har(alert({ alert_id: "1", text: "Down" }), alert({ alert_id: "1" }));
    const { findings } = await checked(traffic, { contract: await editedContract(addAlerts) });
    expect(findings).toMatchObject([{ exchange: 1, operation: "listAlerts", place: "response body /data/0/text" }]);
    await expect(checked(traffic, { contract: "nowhere.json" })).rejects.toThrow(/^nowhere\.json cannot be read: /);
  });

  it("refuses traffic without any exchange with the service, as with a wrong name of it", async () => {
    await expect(checked(await har(monitor), { baseUrl: "https://www.acmee.eu/api" })).rejects.toThrow(
      `has no exchange with https://www.acmee.eu/api or ${authUrl}. Is the service named correctly?`,
    );
  });

  it.each([
    ["with another name", (text: string) => text],
    ["that begins with a byte order mark", (text: string) => `\uFEFF${text}`],
    ["with attributes before its log", (text: string) => text.replace("{", '{ "comment": "exported", ')],
  ])("checks a HAR file %s as any other", async (_what, change) => {
    const traffic = await fileOf("export.json", change(await readFile(await har(undocumented), "utf8")));
    expect(placesIn(await checked(traffic))).toEqual(["error 0 request path"]);
  });

  it("finds what breaks the contract in headers, cookies and texts, and what is new", async () => {
    const types = { ...success, data: [{ id: "NEW", name: "New", more: 1 }] };
    expect(
      await found(
        { ...monitor, type: "text/html" },
        { ...monitor, headers: { Authorization: "Bearer s3cret" } },
        { ...monitor, headers: { ...valid, Accept: "application/json; version=3.0" } },
        { ...monitor, headers: { ...valid, Cookie: "zaaid=" } },
        { ...monitor, body: { ...monitor.body, message: "ok" } },
        { url: `${baseUrl}/monitor_type_constants`, body: types },
        { ...monitor, type: "text/html", body: "busy", status: 503 },
        { ...monitor, type: "text/html", body: "busy", status: 418 },
      ),
    ).toEqual([
      "error 0 response header Content-Type",
      "error 1 request header Authorization",
      "error 2 request header Accept",
      "error 3 request cookie zaaid",
      "error 4 response body /message",
      "addition 5 response body /data/0/id",
      "addition 5 response body /data/0/more",
      // A gateway may send this one.
      "addition 6 response status 503",
      "error 7 response status 418",
    ]);
  });

  it("checks the auth server as well", async () => {
    const form = "grant_type=refresh_token&client_id=a&client_secret=s3cret";
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const url = `${authUrl}/oauth/v2/token`;
    expect(await found({ method: "POST", url, headers, form, body: { access_token: "s3cret" } })).toEqual(
      expect.arrayContaining(["error 0 request body /refresh_token", "error 0 response body /expires_in"]),
    );
  });

  it("shows no secret in any format", async () => {
    const headers = { Authorization: "s3cret", Cookie: "session=s3cret", "X-API-Key": "s3cret" };
    const report = await checked(
      await har(
        { ...monitor, url: `${baseUrl}/nothing?token=s3cret`, headers },
        { ...monitor, body: { ...success, data: { monitor_id: 1, api_key: "s3cret", password: "s3cret" } } },
        {
          method: "POST",
          url: `${authUrl}/oauth/v2/token?client_secret=s3cret`,
          form: "refresh_token=s3cret&code=s3cret",
          body: { access_token: "s3cret", error: 1 },
        },
        { ...monitor, body: "s3cret in a text" },
        // One call tells that it is a secret, and another has it where no name says so.
        { ...monitor, body: { ...success, data: { monitor_id: "1", api_key: "summer-told-elsewhere" } } },
        { ...monitor, url: `${baseUrl}/nothing/summer-told-elsewhere/more` },
      ),
    );
    expect(report.findings.length).toBeGreaterThan(3);
    for (const text of allFormats(report)) {
      expect(text).not.toMatch(/s3cret(?! in a text)/);
      expect(text).not.toContain("told-elsewhere");
    }
  });

  it.each([
    ["is cut", '{"log":{"entries":[{"requ', "is not valid JSON. It may be truncated"],
    ["is another JSON file", '{"a":1}', "is not a HAR file: it has no log.entries"],
    [
      "has an entry without a response",
      '{"log":{"entries":[{"request":{"method":"GET","url":"https://a.b","headers":[]}}]}}',
      "entry 0 has no response.status. Export it again.",
    ],
  ])("says so if the file %s", async (_what, text, message) => {
    await expect(checked(await fileOf("broken.har", text))).rejects.toThrow(message);
  });

  it("says so if the file does not exist, or is too large", async () => {
    await expect(checked("nothing.har")).rejects.toThrow("nothing.har cannot be read: it does not exist.");
    const large = await fileOf("large.har", "");
    await truncate(large, 3 * 2 ** 30);
    await expect(checked(large)).rejects.toThrow("large.har cannot be read: it is larger than 512 MB");
  });

  it.each<[string, (one: HarEntry) => void, string]>([
    [
      "a header without a name",
      ({ request }) => request.headers.push({ value: "a" } as never),
      "has no name and value, as texts, in request.headers[2]",
    ],
    [
      "content that is null",
      ({ response }) => Object.assign(response, { content: null }),
      "has null as response.content",
    ],
    [
      "a text that is a number",
      ({ response }) => Object.assign(response.content, { text: 5 }),
      "has no text in response.content.text",
    ],
    ["no URL", ({ request }) => Object.assign(request, { url: 5 }), "has no request.url"],
  ])("names the entry with %s", async (_what, change, message) => {
    const wrong = entry(monitor);
    change(wrong);
    const traffic = await harOf(entry(monitor), wrong);
    await expect(checked(traffic)).rejects.toThrow(`${traffic}: entry 1 ${message}. Export it again.`);
  });
});

describe("traffic without the header Authorization", () => {
  const { Authorization: _removed, ...headers } = valid;
  const refused = { ...monitor, headers, status: 401, body: { code: 401, message: "Unauthorized" } };

  it("is said once to be a browser's, and the rest is checked", async () => {
    const cookie = { ...monitor, headers: { ...headers, Cookie: "zaaid=" } };
    const report = await checked(await har({ ...monitor, headers }, cookie, refused));
    expect(placesIn(report)).toEqual(["error 1 request cookie zaaid"]);
    expect(report.notes).toEqual([expect.stringContaining("No request has the header Authorization")]);
  });

  it.each([
    ["if another request has it", [monitor, { ...monitor, headers }]],
    ["if no request succeeds", [refused, refused]],
  ])("breaks the contract %s", async (_what, exchanges) => {
    const report = await checked(await har(...exchanges));
    expect(placesIn(report)).toContain("error 1 request header Authorization");
    expect(report.notes).toEqual([]);
  });
});

describe("a part of the traffic", () => {
  const ofMonitor = ["error 1 request cookie zaaid", "error 1 response header Content-Type"];

  it.each<[string, { only?: Selector[]; ignore?: Selector[] }, number, string[]]>([
    ["an operation", { only: ["getMonitor"] }, 1, ofMonitor],
    ["a path", { only: ["/reports/"] }, 1, ["error 0 request path"]],
    ["a place", { only: ["request"] }, 3, ["error 0 request path", "error 1 request cookie zaaid"]],
    ["without operations", { ignore: ["listMonitors", "POST /reports/summary/*"] }, 1, ofMonitor],
    [
      "without places",
      { ignore: ["request path", "getMonitor response header"] },
      3,
      ["error 1 request cookie zaaid", "error 2 response body /data"],
    ],
  ])("can be checked: %s", async (_what, selectors, count, places) => {
    const report = await checked(
      await har(undocumented, broken, { ...monitor, url: `${baseUrl}/monitors` }),
      selectors,
    );
    const skipped = { otherHosts: 0, unselected: 3 - count, unanswered: 0 };
    expect(report).toMatchObject({ checked: count, skipped });
    expect(placesIn(report)).toEqual(places);
  });

  it("is an error if there is none", async () => {
    const traffic = await har(undocumented);
    await expect(checked(traffic, { only: ["/report/"] })).rejects.toThrow("no exchange that is selected");
    await expect(checked(traffic, { only: ["getMonitr" as Selector] })).rejects.toThrow("The nearest are getMonitor");
  });

  it("names selectors that match nothing", async () => {
    const ignore: Selector[] = ["/reports/", "getMonitor response header"];
    const { notes } = await checked(await har(monitor), {
      only: ["getMonitor", "listMonitors", "response body"],
      ignore,
    });
    expect(notes).toEqual([
      '--only "listMonitors" matches nothing.',
      '--ignore "/reports/" matches nothing.',
      '--ignore "getMonitor response header" matches nothing.',
    ]);
    expect((await checked(await har(broken, undocumented), { ignore })).notes).toEqual([]);
  });
});

describe("a check does not lie", () => {
  it("judges the original, not the masked value", async () => {
    expect(await found({ url: `${baseUrl}/device_key`, body: { ...success, data: { device_key: 5 } } })).toEqual([
      "error 0 response body /data/device_key",
    ]);
  });

  it("masks what another entry says to be a secret, also where a text is shortened", async () => {
    const secret = "Zq81-".repeat(12);
    const told = { ...monitor, headers: { ...valid, Authorization: `Svc-oauthtoken ${secret}` } };
    const echoes = [0, 30, 60, 75].map((length) => ({ ...monitor, body: { code: `${"x".repeat(length)}${secret}` } }));
    const report = await checked(await har(told, ...echoes));
    expect(report.findings.length).toBeGreaterThan(4);
    for (const text of allFormats(report)) expect(text).not.toContain("Zq81");
  });

  it("finds a call of the service's own host outside its base path", async () => {
    const paths = ["/v2/api/monitors", "/monitors", "//api/monitors", "/API/monitors"];
    const calls = paths.map((path) => ({ ...monitor, url: `https://www.acme.eu${path}` }));
    expect(await found(...calls)).toEqual(paths.map((_, index) => `error ${index} request path`));
  });

  it("leaves out what a browser loads as a page or a part of it", async () => {
    const page = { url: "https://www.acme.eu/app/logo.svg", headers: { "Sec-Fetch-Dest": "image" }, body: "" };
    const call = { url: "https://www.acme.eu/app/data", headers: { "Sec-Fetch-Dest": "empty" }, body: "" };
    expect(await found(monitor, page, call)).toEqual(["error 2 request path"]);
  });

  it("lets no control character of a file reach a terminal", async () => {
    const body = { ...success, "\u001b]0;x\u0007": 1, data: { "\u202e": 1, monitor_id: "\u001b" } };
    const report = await checked(
      await har(
        { ...monitor, method: "GET\u001b[2J", url: `${baseUrl}/\u009b31m` },
        { ...monitor, body, status: 201 },
        { ...monitor, headers: { ...valid, Accept: "application/json; version=3\u001b[0m" } },
      ),
    );
    for (const text of allFormats(report)) {
      expect([...text].filter((one) => /[\p{Cc}\u202e]/u.test(one) && one !== "\n")).toEqual([]);
    }
  });

  it("shows twenty of many findings, and how many more there are", async () => {
    const data = Array.from({ length: 80_000 }, () => ({ monitor_id: 1 }));
    const report = await checked(await har({ url: `${baseUrl}/monitors`, body: { ...success, data } }));
    const text = formats.pretty(report);
    expect(text).toContain("(80000 times in 1 exchange of 1 operation)");
    const paths = Array.from({ length: 25 }, (_, index) => ({
      ...undocumented,
      url: `${baseUrl}/p${index}`,
      status: 200 + index,
    }));
    const many = formats.pretty(
      await checked(
        await har(
          ...paths.map((one) => ({ ...one, headers: { Cookie: "zaaid=" } })),
          ...paths.map((_, index) => ({ ...monitor, status: 300 + index })),
        ),
      ),
    );
    expect(many).toContain("… and ");
    expect(many.split("\n").length).toBeLessThan(80);
  });
});

it("a finding in many records is one, and so is it for GitHub, whatever the service sends", async () => {
  const data = Array.from({ length: 226 }, (_, index) => ({ id: `a%\n::${index}` }));
  const monitors = { url: `${baseUrl}/monitors`, body: { ...success, data: data.map(() => ({ monitor_id: 1 })) } };
  const report = await checked(await har(monitors, { ...monitors, body: { ...success, data } }));
  const text = formats.pretty(report);
  expect(text).toContain("(226 times in 1 exchange of 1 operation)");
  const commands = formats
    .github(report)
    .split("\n")
    .filter((line) => line.startsWith("::"));
  expect(commands.length).toBeLessThan(4);
});

describe("a recording of failed calls", () => {
  const refused = { ...monitor, status: 401, body: { code: 401, message: "Unauthorized" } };

  it("names each, and is empty if none succeeded, documented or not", async () => {
    const partly = await checked(await har(refused, refused, monitor, { ...monitor, status: 0 }));
    expect(partly).toMatchObject({
      failed: ["GET /monitors/1: 401 (2 times)", "GET /monitors/1: no response"],
      isEmpty: false,
    });
    const report = await checked(await har(refused, { ...monitor, status: 500, type: "text/html", body: "" }));
    expect(report.isEmpty).toBe(true);
    expect(formats.pretty(report)).toContain("No call succeeded");
    expect(formats.github(report)).toContain("::error title=A call failed::GET /monitors/1: 401");
  });

  it("is not saved by a token that was issued", async () => {
    const token = { method: "POST", url: `${authUrl}/oauth/v2/token`, body: { access_token: "a", expires_in: 3600 } };
    expect((await checked(await har(refused, token))).isEmpty).toBe(true);
  });
});

it("the formats of the report are JSON, commands of GitHub and text", () => {
  const finding: Finding = {
    ...{ severity: "error", exchange: 3, request: "GET https://a.b/<x>", operation: "getMonitor" },
    ...{ place: "response body /a", text: '=1 is "not", ok', kind: "ok" },
  };
  const skipped = { otherHosts: 1, unselected: 2, unanswered: 0 };
  const report = {
    findings: [finding],
    checked: 4,
    failed: [],
    succeeded: [],
    isEmpty: false,
    skipped,
    known: 3,
    notes: [],
  };
  expect(JSON.parse(formats.json(report))).toEqual(report);
  expect(formats.github(report).split("\n")[0]).toBe('::error title=getMonitor::response body /a: =1 is "not", ok');
  const obeyed = { ...report, findings: [{ ...finding, text: "got ##[stop-commands]x" }] };
  expect(formats.github(obeyed)).not.toContain("##[");
  expect(formats.pretty(report)).toContain(`4 exchanges checked: 1 error, 0 additions.
Left out: 1 exchange of other hosts, 2 exchanges not selected, 3 known findings.
`);
});
