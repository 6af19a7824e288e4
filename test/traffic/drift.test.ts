import { readFile, writeFile } from "node:fs/promises";
import { expect, it } from "vitest";
import type { Finding } from "../../src/traffic/findings.ts";
import { Run } from "../support/run.ts";
import { fileOf, newPath } from "../support/temporary-folder.ts";
import { authUrl, baseUrl, type Exchange, entry, har, harOf, success } from "./support.ts";
import { changes, week } from "./weeks.ts";

const check = async (exchanges: Exchange[] | number, baseline: string, ...more: string[]) => {
  const traffic = await har(...(typeof exchanges === "number" ? week(exchanges) : exchanges));
  const words = ["--base-url", baseUrl, "--auth-url", authUrl, "--baseline", baseline, "--format", "json", ...more];
  const { code, stdout, stderr } = await Run.toEnd(["check", traffic, ...words]);
  const places: string[] = JSON.parse(stdout).findings.map(({ place }: { place: string }) => place);
  return { code, places: [...new Set(places)], stderr };
};

it("a change is said once, in its week, and at no other time", async () => {
  const baseline = await newPath("known.txt");
  expect((await check(0, baseline, "--update-baseline")).code).toBe(0);
  expect(await check(0, baseline)).toEqual({ code: 0, places: [], stderr: "" });
  for (const [index, places] of changes.entries()) {
    const number = index + 1;
    expect(await check(number, baseline), `week ${number}`).toEqual({ code: 1, places, stderr: "" });
    await check(number, baseline, "--update-baseline");
    expect(await check(number, baseline)).toEqual({ code: 0, places: [], stderr: "" });
  }
  const lines = (await readFile(baseline, "utf8")).trimEnd().split("\n").slice(2);
  expect(lines).toEqual([...lines].sort());
  expect(lines).toContain("listMonitors response body /data/*/sla: seen as number");
});

const report = async (baseline: string, exchanges: Exchange[], ...more: string[]) => {
  const words = ["--base-url", baseUrl, "--auth-url", authUrl, "--baseline", baseline, "--format", "json", ...more];
  const { stdout } = await Run.toEnd(["check", await har(...exchanges), ...words]);
  return JSON.parse(stdout).findings.map(({ place, text }: Finding) => `${place}: ${text}`);
};

it("a renamed attribute is one finding, which names the old one", async () => {
  const baseline = await newPath("known.txt");
  const alert = (name: string) => ({ url: `${baseUrl}/own/alerts`, body: { alerts: [{ id: 1, [name]: "Down" }] } });
  await report(baseline, [alert("summary")], "--update-baseline");
  const found = ["response body /alerts/0/title: the attribute is not documented; its type is string; gone: summary"];
  expect(await report(baseline, [alert("title")])).toEqual(found);
  await report(baseline, [alert("title")], "--update-baseline");
  expect(await readFile(baseline, "utf8")).not.toContain("summary");
  expect(await report(baseline, [alert("title")])).toEqual([]);
});

it("an attribute of another type is one finding, which names the type before", async () => {
  const baseline = await newPath("known.txt");
  const monitor = (group: unknown) => ({
    ...{ url: `${baseUrl}/monitors`, body: { ...success, data: [{ monitor_id: "1", group }] } },
  });
  await report(baseline, [monitor("g1")], "--update-baseline");
  const place = "response body /data/0/group";
  expect(await report(baseline, [monitor(9001)])).toEqual([
    `${place}: the attribute is not documented; its type is number; before: string`,
  ]);
  expect(await report(baseline, [monitor("g2")])).toEqual([]);
});

it.each<[unknown, unknown, string]>([
  [7, "7", "the body is of type string; before: number"],
  ["ok", 5, "the body is of type number; before: string"],
  [[], {}, "the body is of type object; before: array"],
  [[{ id: 1 }], [], ""],
])("a body of one value, or an empty one, has its type: %j, then %j", async (before, after, text) => {
  const baseline = await newPath("known.txt");
  const own = (body: unknown) => ({ url: `${baseUrl}/own/value`, body });
  await report(baseline, [own(before)], "--update-baseline");
  expect(await report(baseline, [own(after)])).toEqual(text ? [`response body: ${text}`] : []);
});

it("a baseline to which nothing is added stays as it is, also with the line ends of Windows", async () => {
  const baseline = await newPath("known.txt");
  const exchange = { url: `${baseUrl}/own/alerts`, body: { id: 1 } };
  await report(baseline, [exchange], "--update-baseline");
  const text = (await readFile(baseline, "utf8")).replaceAll("\n", "\r\n");
  await writeFile(baseline, text);
  await report(baseline, [exchange], "--update-baseline");
  expect(await readFile(baseline, "utf8")).toBe(text);
});

it("paths with names are one new path, and no news afterwards; another operation beside them is", async () => {
  const baseline = await newPath("known.txt");
  const page = (path: string, data: object) => ({ url: `${baseUrl}${path}`, body: { ...success, data } });
  const dashboard = (name: string) => page(`/dashboards/${name}`, { title: name, widgets: [{ id: "1", kind: name }] });
  await report(baseline, [page("/monitors", [])], "--update-baseline");
  const week = ["summer", "winter", "オータム"].map(dashboard);
  expect(await report(baseline, week)).toHaveLength(1);
  await report(baseline, week, "--update-baseline");
  expect((await readFile(baseline, "utf8")).match(/^GET \S+ request path/gm)).toEqual([
    "GET /dashboards/* request path",
  ]);
  expect(await report(baseline, [dashboard("spring")])).toEqual([]);
  expect(await report(baseline, [page("/users/bob", { name: "b" }), page("/roles/all", { level: 1 })])).toHaveLength(2);
});

it("of several attributes that are absent by chance none is called renamed, and none leaves the baseline", async () => {
  const baseline = await newPath("known.txt");
  const asset = (fields: object) => ({ url: `${baseUrl}/own/assets`, body: { items: [{ asset_id: 1, ...fields }] } });
  await report(baseline, [asset({ note: "n", vendor: "v", city: "c" })], "--update-baseline");
  const found = ["response body /items/0/label: the attribute is not documented; its type is string"];
  expect(await report(baseline, [asset({ label: "l" })])).toEqual(found);
  await report(baseline, [asset({ label: "l" })], "--update-baseline");
  expect(await report(baseline, [asset({ note: "n", vendor: "v", city: "c", label: "l" })])).toEqual([]);
});

it("a status of a documented operation stays in the baseline while no call has it", async () => {
  const baseline = await newPath("known.txt");
  const list = (status = 200) => ({ url: `${baseUrl}/monitors`, status, body: { ...success, data: [] } });
  await report(baseline, [list(), list(429)], "--update-baseline");
  await report(baseline, [list()], "--update-baseline");
  expect(await report(baseline, [list(), list(429)])).toEqual([]);
});

it.each<[string, Partial<Exchange> & { text?: string }]>([
  ["a page", { type: "text/html", text: "<html>Log in</html>" }],
  ["an empty body", { text: "" }],
  ["JSON that is cut off", { text: '{"items":[{"i' }],
])("%s instead of records is reported", async (_what, { text = "", type = "application/json" }) => {
  const baseline = await newPath("known.txt");
  const list = { url: `${baseUrl}/own/list`, body: { items: [{ id: 1 }] } };
  await report(baseline, [list], "--update-baseline");
  const one = entry({ ...list, type });
  one.response.content = { text };
  const words = ["--base-url", baseUrl, "--auth-url", authUrl, "--baseline", baseline];
  const { code, stdout } = await Run.toEnd(["check", await harOf(one), ...words]);
  expect(stdout).toContain(`response body: the body is ${type}, not valid JSON, or not in the recording`);
  expect(code).toBe(1);
});

it("a report that is a page now is reported", async () => {
  const baseline = await newPath("known.txt");
  const csv = { url: `${baseUrl}/own/export`, type: "text/csv", body: "a,b" };
  const as = (type: string, text: string) => {
    const one = entry({ ...csv, type });
    one.response.content = { text };
    return harOf(one);
  };
  const words = ["--base-url", baseUrl, "--auth-url", authUrl, "--baseline", baseline];
  await Run.toEnd(["check", await as("text/csv", "a,b\n1,2"), ...words, "--update-baseline"]);
  expect((await Run.toEnd(["check", await as("text/csv", "a,b\n3,4"), ...words])).code).toBe(0);
  const { code, stdout } = await Run.toEnd(["check", await as("text/html", "<html>Log in"), ...words]);
  expect([code, stdout]).toEqual([1, expect.stringContaining("the body is text/html, not valid JSON")]);
  expect(stdout).toContain("before: text/csv");
});

it("an error code below a status of success is a failed call", async () => {
  const error = { url: `${baseUrl}/own/list`, body: { code: 2003, message: "internal" } };
  const words = ["--base-url", baseUrl, "--auth-url", authUrl, "--baseline", await newPath("known.txt")];
  const { code, stdout } = await Run.toEnd(["check", await har(error), ...words, "--update-baseline"]);
  expect(stdout).toContain("Failed: GET /own/list: 200 with the error code 2003.\nNo call succeeded");
  expect(code).toBe(1);
});

it("a call that failed among others changes neither the findings nor the baseline, whatever its status", async () => {
  const list = { url: `${baseUrl}/monitors`, body: { ...success, data: [{ monitor_id: "1" }] } };
  const failures = [
    { url: `${baseUrl}/device_key`, body: { code: 1003, message: "Temporarily unavailable" } },
    { url: `${baseUrl}/device_key`, status: 500, body: { code: 1003, message: "Temporarily unavailable" } },
  ];
  for (const failure of failures) {
    const baseline = await newPath("known.txt");
    expect((await check([list], baseline, "--update-baseline")).code).toBe(0);
    const before = await readFile(baseline, "utf8");
    expect(await check([list, failure], baseline, "--update-baseline")).toEqual({ code: 0, places: [], stderr: "" });
    expect(await readFile(baseline, "utf8")).toBe(before);
  }
});

it.each([
  [{ "os.name": "Linux", count: 4 }, { "os.name": "Linux", count: "4" }, "/count"],
  [{ "@id": "a", count: 4 }, { "@id": "a", count: 4, $ref: "b" }, "/$ref"],
  [{ days: [1, 2] }, { days: ["Mon", "Tue"] }, "/days/0"],
  [{ tags: ["a"] }, { tags: ["a", null] }, "/tags/1"],
])("a change beside an odd name, and one of the type of list elements, is a finding: %j", async (was, is, place) => {
  const baseline = await newPath("known.txt");
  const host = (body: object) => ({ url: `${baseUrl}/own/host`, body });
  await report(baseline, [host(was)], "--update-baseline");
  expect(await report(baseline, [host(was)])).toEqual([]);
  expect((await report(baseline, [host(is)])).map((one: string) => one.split(":")[0])).toEqual([
    `response body ${place}`,
  ]);
});

it("a week of redirects to a login is one without a success, which changes no baseline", async () => {
  const baseline = await newPath("known.txt");
  const list = { url: `${baseUrl}/monitors`, body: { ...success, data: [{ monitor_id: "1", name: "a" }] } };
  await check([list], baseline, "--update-baseline");
  const before = await readFile(baseline, "utf8");
  expect((await check([{ ...list, status: 302, body: "" }], baseline, "--update-baseline")).code).toBe(1);
  expect(await readFile(baseline, "utf8")).toBe(before);
});

it("a new object is one finding, and its attributes are known afterwards", async () => {
  const baseline = await newPath("known.txt");
  const duty = (fields: object) => ({ url: `${baseUrl}/own/duty`, body: { id: 1, ...fields } });
  await report(baseline, [duty({})], "--update-baseline");
  const changed = duty({ backup: { name: "a", since: 1 } });
  expect(await report(baseline, [changed])).toEqual([
    "response body /backup: the attribute is not documented; its type is object",
  ]);
  await report(baseline, [changed], "--update-baseline");
  expect(await report(baseline, [duty({ backup: { name: 1, since: 1 } })])).toEqual([
    "response body /backup/name: the attribute is not documented; its type is number; before: string",
  ]);
});

it("keys that are hosts, or names of records that are alike, are one attribute", async () => {
  const baseline = await newPath("known.txt");
  const map = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, { up: 1, down: 0 }]));
  const status = (hosts: string[], teams: string[]) => [
    { url: `${baseUrl}/own/hosts`, body: { ...success, data: map(...hosts) } },
    { url: `${baseUrl}/own/teams`, body: { ...success, data: map(...teams) } },
  ];
  await report(baseline, status(["web1.acme.eu"], ["payments", "core", "search"]), "--update-baseline");
  expect(await report(baseline, status(["web2.acme.eu", "web3.acme.eu"], ["billing"]))).toEqual([]);
  const changed = [{ url: `${baseUrl}/own/teams`, body: { ...success, data: { ops: { up: 1, down: 0, late: 1 } } } }];
  expect(await report(baseline, changed)).toEqual([
    "response body /data/ops/late: the attribute is not documented; its type is number",
  ]);
});

it("a change of an undocumented operation is reported also beside a new path", async () => {
  const baseline = await newPath("known.txt");
  const groups = (group: object) => ({
    url: `${baseUrl}/user_groups`,
    body: { ...success, data: [{ id: 1, ...group }] },
  });
  await report(baseline, [groups({ level: "a" })], "--update-baseline");
  const invoices = { url: `${baseUrl}/invoices`, body: { ...success, data: [] } };
  const found = await report(baseline, [groups({ level: 1, owner: "b" }), invoices]);
  expect(found).toEqual([
    "response body /data/0/level: the attribute is not documented; its type is number; before: string",
    "response body /data/0/owner: the attribute is not documented; its type is string",
    expect.stringMatching(/^request path: expected a documented path/),
  ]);
});

it("new operations that have no more in common than the envelope are new", async () => {
  const baseline = await newPath("known.txt");
  const tool = (name: string, data: unknown) => ({ url: `${baseUrl}/tools/${name}`, body: { ...success, data } });
  await report(baseline, [tool("ping", { ok: true }), tool("list", [])], "--update-baseline");
  expect(await report(baseline, [tool("reset", { ok: true }), tool("webhooks", []), tool("void", {})])).toHaveLength(3);
});

it.each([302, 401, 429, 500, 503])(
  "a call that fails with %s beside others is named, and no change",
  async (status) => {
    const baseline = await newPath("known.txt");
    const calls = (last: number) => [
      { url: `${baseUrl}/monitors`, body: { ...success, data: [] } },
      { url: `${baseUrl}/tags`, status: last, body: last < 400 ? { tags: [] } : { code: last, message: "Failed" } },
      {
        url: `${baseUrl}/monitors`,
        status: last,
        body: last < 400 ? { ...success, data: [] } : { code: last, message: "" },
      },
    ];
    await report(baseline, calls(200), "--update-baseline");
    expect(await check(calls(status), baseline)).toMatchObject({ code: 0, places: [] });
    expect(await check(calls(409), baseline)).toMatchObject({ code: 1, places: ["response status 409"] });
  },
);

it("another status of a success is one finding, if its attributes are those of the documented one", async () => {
  const baseline = await newPath("known.txt");
  const calls = (status: number) => [
    { url: `${baseUrl}/monitors`, status, body: { ...success, data: [{ monitor_id: "1" }] } },
  ];
  await report(baseline, calls(200), "--update-baseline");
  expect((await check(calls(202), baseline)).places).toEqual(["response status 202"]);
});

it("paths with two names are one operation, and no news afterwards", async () => {
  const baseline = await newPath("known.txt");
  const hooks = (owner: string, name: string) => ({
    url: `${baseUrl}/repos/${owner}/${name}/hooks`,
    body: { id: 1, active: true, name, events: ["push"], config: { url: "https://a.test" } },
  });
  await report(baseline, [hooks("acme", "shop5"), hooks("initech", "api")], "--update-baseline");
  expect(await readFile(baseline, "utf8")).toContain("GET /repos/*/*/hooks response status 200: seen");
  expect(await report(baseline, [hooks("globex", "web")])).toEqual([]);
});

it("one path with a name is compared with those that the baseline knows", async () => {
  const baseline = await newPath("known.txt");
  const dashboard = (name: string) => ({
    ...{ url: `${baseUrl}/dashboards/${name}`, body: { data: { title: name, size: 1, owner: "a" } } },
  });
  await report(baseline, [dashboard("summer")], "--update-baseline");
  expect(await report(baseline, [dashboard("winter")])).toEqual([]);
});

it("a * in a line stands for a segment that has no digit", async () => {
  const exchange = { url: `${baseUrl}/dashboards/summer`, body: {} };
  const lines = ["request path: a documented path", "response body: seen as object", "response status 200: seen"];
  const baseline = await fileOf("known.txt", lines.map((line) => `GET /dashboards/* ${line}\n`).join(""));
  const words = ["--base-url", baseUrl, "--auth-url", authUrl, "--baseline", baseline];
  const { code, stderr } = await Run.toEnd(["check", await har(exchange), ...words]);
  expect([code, stderr]).toEqual([0, ""]);
});
