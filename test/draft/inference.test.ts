/** What is inferred from all samples together. */
import { writeFile } from "node:fs/promises";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { formOf, isFormat } from "../../src/draft/forms.ts";
import { Ajv2020 } from "../../src/shared/ajv.ts";
import { overlay } from "../support/overlay.ts";
import { fileOf, newPath } from "../support/temporary-folder.ts";
import { draft, entry, field, findings, ref } from "./drafted.ts";

const monitors = ["123412341234123411", "123412341234123422"];
const uuid = (last: string) => `0f8fad5b-d9cb-469f-a165-70867728950${last}`;

/** An entry whose body is not an envelope of the service. */
function plain(path: string, body: unknown, more: Parameters<typeof entry>[2] = {}) {
  const one = entry(path, undefined, more);
  return { ...one, response: { ...one.response, content: { text: JSON.stringify(body) } } };
}

describe("a path beside a template", () => {
  it("is an operation of its own if its response is another, and the contract's record stays as it is", async () => {
    const { paths, update, actions } = await draft([
      ...monitors.map((id) => entry(`/monitors/${id}`, { monitor_id: id })),
      entry("/monitors/status", { up: 3, down: 1 }),
      entry("/monitors/bulk", { deleted: 2 }, { method: "POST", sent: { ids: monitors } }),
    ]);
    expect(Object.keys(paths)).toEqual(["/monitors/bulk", "/monitors/status"]);
    expect(update("$.components.schemas.Monitor.properties")).toEqual({});
    expect(actions.map(({ target }) => target)).toEqual(["$.paths", "$.components.schemas"]);
  });

  it("is a value of it if its response has what the contract's requires", async () => {
    expect((await draft([entry("/monitors/main", { monitor_id: "main" })])).actions).toEqual([]);
  });

  it("is a name if responses have an attribute of this name, as lists of parts do", async () => {
    const parts = ["disks", "cards", "ports"].map((part) =>
      plain(`/servers/${uuid("1")}/${part}`, { [part]: [{ a: 1, b: 2 }] }),
    );
    expect(Object.keys((await draft(parts)).paths)).toEqual(
      ["cards", "disks", "ports"].map((part) => `/servers/{server_id}/${part}`),
    );
  });
});

it("a number that is the same in all paths is of a version", async () => {
  const names = ["users", "teams", "alarms", "tags", "reports", "windows", "zones", "hosts", "rules", "logs"];
  const { paths } = await draft(names.map((name) => entry(`/rest/3/${name}`, [{ [`${name}_size`]: 1 }])));
  expect(Object.keys(paths)).toEqual(names.sort().map((name) => `/rest/3/${name}`));
});

describe("words in paths are values", () => {
  it("if an attribute of the response has them, which gives the parameter its name", async () => {
    const metrics = ["cpu", "disk"].map((metric) => entry(`/metrics/${metric}`, [{ metric, at: 1 }]));
    expect(Object.keys((await draft(metrics)).paths)).toEqual(["/metrics/{metric}"]);
    const pages = ["billing", "shop", "blog", "docs"].flatMap((slug) => [
      entry(`/status_pages/${slug}`, { slug, title: `About ${slug}` }),
      entry(`/status_pages/${slug}/incidents`, [{ incident_id: "1", since: 2 }]),
    ]);
    expect(Object.keys((await draft(pages)).paths)).toEqual([
      "/status_pages/{status_page_slug}",
      "/status_pages/{status_page_slug}/incidents",
    ]);
  });

  it("if siblings respond alike, unless they are actions", async () => {
    const users = ["ann", "bob", "eve"].map((one) => entry(`/people/${one}/usage`, { used: 1, free: 2 }));
    expect(Object.keys((await draft(users)).paths)).toEqual(["/people/{people_id}/usage"]);
    const actions = ["start", "stop", "restart"].map((one) =>
      entry(`/jobs/${one}`, { a: 1, b: 2 }, { method: "POST" }),
    );
    expect(Object.keys((await draft(actions)).paths)).toHaveLength(3);
  });

  it("and where only two do, it is said, with the path that they may be", async () => {
    const reports = ["acme-apac", "acme-emea"].map((one) => entry(`/reports/${one}/summary`, { up: 1, down: 2 }));
    const { paths, summary } = await draft(reports);
    expect(Object.keys(paths)).toEqual(["/reports/acme-apac/summary", "/reports/acme-emea/summary"]);
    expect(summary.check).toContain(
      "/reports/acme-apac/summary and /reports/acme-emea/summary respond alike: if they are one operation, add --path '/reports/{report_id}/summary'",
    );
    expect(Object.keys((await draft(reports, { paths: ["/reports/{report_id}/summary"] })).paths)).toEqual([
      "/reports/{report_id}/summary",
    ]);
  });

  it("unless the request names the record elsewhere, so that they say what is read of it", async () => {
    const read = ["cpu", "memory_free", "load_15"].flatMap((one) => [
      entry(`/metrics/${one}?host_id=7`, { unit: "%", samples: 3 }),
      entry(`/servers/${uuid("1")}/${one}`, { unit: "%", samples: 3 }),
    ]);
    const names = ["cpu", "load_15", "memory_free"];
    const expected = [...names.map((one) => `/metrics/${one}`), ...names.map((one) => `/servers/{server_id}/${one}`)];
    expect(Object.keys((await draft(read)).paths)).toEqual(expected);
    // Of values, some response has one.
    const listed = entry("/tags", [{ name: "cpu" }, { name: "memory_free" }, { name: "load_15" }]);
    expect(Object.keys((await draft([listed, ...read.slice(0, 5)])).paths)).toContain("/metrics/{metric_id}");
  });

  it("and a parameter has the name of the attribute whose values it has elsewhere", async () => {
    const { paths } = await draft([
      entry(
        "/monitors",
        monitors.map((monitor_id) => ({ monitor_id })),
      ),
      ...monitors.map((id) => entry(`/reports/performance/${id}`, { average: 1 })),
    ]);
    expect(Object.keys(paths)).toEqual(["/reports/performance/{monitor_id}"]);
  });

  it("and a parameter of a record in the record has its name, and the next one that of the segment", async () => {
    const organizations = ["acme", "globex"];
    const projects = ["web-shop", "blog", "docs"].flatMap((slug, id) =>
      organizations.map((one, at) => ({
        id: `${id}${at}`,
        slug,
        organization: { id: `9${at}`, slug: one, name: one },
      })),
    );
    const { paths } = await draft([
      ...organizations.map((slug) => plain(`/v2/organizations/${slug}/`, { slug, seats: 3, plan: "x" })),
      ...projects.flatMap((project) => [
        plain(`/v2/projects/${project.organization.slug}/${project.slug}/`, project),
        plain(`/v2/projects/${project.organization.slug}/${project.slug}/users/`, [{ seen: 1, active: true }]),
      ]),
    ]);
    expect(Object.keys(paths)).toEqual([
      "/v2/organizations/{organization_slug}/",
      "/v2/projects/{organization_slug}/{project_slug}/",
      "/v2/projects/{organization_slug}/{project_slug}/users/",
    ]);
  });

  it("side by side, also those that were not read themselves, and where each record has other attributes", async () => {
    const owners = ["ann-lee", "bo-chan", "cy-ray", "di-fox"];
    const records = owners.flatMap((login, index) =>
      [`${login}-web`, `${login}-docs`].map((name) => ({ login, name, index })),
    );
    const traffic = records.flatMap(({ login, name, index }, number) => [
      ...Array(5).fill(
        plain(`/repos/${login}/${name}`, { name, owner: { login }, size: 1, ...(number % 2 && { mirror: "x" }) }),
      ),
      ...Array(9).fill(
        plain(`/repos/${login}/${name}/issues`, [{ size: index, state: "open", ...(number % 3 && { due: 1 }) }]),
      ),
      plain(`/repos/${login}/${name}/languages`, { [`L${index}`]: 1 }),
    ]);
    const issues = ["/repos/ed-roe/ed-roe-web/issues", "/repos/ann-lee/ann-lee-app/issues"];
    const unread = issues.map((path) => plain(path, [{ size: 7, state: "open" }]));
    expect(Object.keys((await draft([...traffic, ...unread])).paths)).toEqual(
      ["", "/issues", "/languages"].map((below) => `/repos/{login}/{name}${below}`),
    );
    const withoutRecords = [...traffic, ...unread].filter(({ request }) => /web.issues$/.test(request.url));
    expect(Object.keys((await draft(withoutRecords)).paths)).toEqual(["/repos/{repo_id}/{id}/issues"]);
  });

  it("if the list above them has them, also for the others that are only changed or deleted", async () => {
    const names = ["DEPLOY_URL", "BUILD_MODE", "CACHE_SIZE"];
    const { paths } = await draft([
      plain("/actions/variables", { total: 2, variables: names.slice(0, 2).map((name) => ({ name, value: "x" })) }),
      ...names.map((name) =>
        entry(`/actions/variables/${name}`, "", { method: "DELETE", status: 204, type: "text/plain" }),
      ),
      entry("/actions/variables/export", "a", { type: "text/csv" }),
    ]);
    expect(Object.keys(paths)).toEqual([
      "/actions/variables",
      "/actions/variables/export",
      "/actions/variables/{variable_id}",
    ]);
  });

  it("also where there are thousands of them", async () => {
    const letters = (number: number) => [...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("");
    const many = Array.from({ length: 5000 }, (_, index) =>
      entry(`/things/${letters(index + 10_000)}`, { size: 1, weight: 2 }),
    );
    expect(Object.keys((await draft(many)).paths)).toEqual(["/things/{thing_id}"]);
    const roots = Array.from({ length: 5000 }, (_, index) => entry(`/${letters(index + 10_000)}`, { size: 1 }));
    expect(Object.keys((await draft(roots)).paths)).toEqual(["/{id}"]);
  });
});

describe("keys of objects", () => {
  const usage = (by: object) => entry("/usage", { by_machine: by, total: 1 });

  it.each([
    ["hosts", ["db01.corp.internal", "ns2.corp.internal"]],
    ["addresses", ["10.20.30.40", "fd00:12:34::9"]],
    ["users", ["renee.ohara", "ohara@private.test"]],
    ["days", ["2026-01-12", "2026-01-13"]],
  ])("that are %s are the keys of a map, and do not stand in the overlay", async (_what, keys) => {
    const { schemas, after } = await draft(keys.map((key) => usage({ [key]: 1 })));
    expect(schemas.Usage.properties.by_machine).toEqual({ type: "object", additionalProperties: { type: "integer" } });
    for (const key of keys) expect(after).not.toContain(key);
  });

  it("are names of attributes in any script", async () => {
    const names = ["größe", "名前", "имя", "tamaño", "कीमत"];
    const { schemas } = await draft([entry("/usage", Object.fromEntries(names.map((name) => [name, 1])))]);
    expect(Object.keys(schemas.Usage.properties)).toEqual(names);
  });

  it("that never change are names, whatever the object is called, and are no sure values by their form", async () => {
    const count = { by_state: { open: 1, closed: 2 }, reactions: { total: 3, "+1": 1, "-1": 2, heart: 0 } };
    const { schemas, summary } = await draft(Array(3).fill(entry("/usage", count)));
    expect(Object.keys(schemas.Usage.properties.by_state.properties)).toEqual(["open", "closed"]);
    expect(summary.check.join("\n")).toContain(
      "Usage.reactions are values, not names of attributes (the keys have the form",
    );
  });

  it("that change while their values have one shape are those of a map; attributes that are optional are not", async () => {
    const words = ["red", "green", "blue", "black", "white"];
    const changing = await draft(words.map((word) => entry("/stock", { colours: { [word]: 1 }, total: 2 })));
    expect(changing.schemas.Stock.properties.colours.additionalProperties).toEqual({ type: "integer" });
    const optional = await draft(
      [{ a: 1, b: "x" }, { a: 2 }, { a: 3, c: [] }].map((colours) => entry("/stock", { colours })),
    );
    expect(Object.keys(optional.schemas.Stock.properties.colours.properties)).toEqual(["a", "b", "c"]);
  });
});

describe("records", () => {
  const window = { window_id: "1000001", name: "Night", size: 1 };

  it("that two operations show have one envelope, whose data is required", async () => {
    const { schemas } = await draft([
      entry("/windows/1000001", window),
      entry("/windows/1000001", window, { method: "PUT", sent: { name: "Day" } }),
      entry("/windows/1000001", window),
    ]);
    expect(Object.keys(schemas).sort()).toEqual(["Window", "WindowEnvelope", "WindowUpdateRequest"]);
    expect(schemas.WindowEnvelope.required).toEqual(["message", "data"]);
  });

  const incident = (number: number, more: object = {}) => ({
    id: `Q${number}ABC7`,
    summary: `Broken ${number}`,
    status: "open",
    opened_at: "2026-11-21T10:00:00Z",
    ...more,
  });

  it("are found below the data at every depth, and several places share one component", async () => {
    const { schemas, paths } = await draft([
      entry("/incidents", { incidents: [incident(1), incident(2, { urgency: 1 })], limit: 25, offset: 0, more: false }),
      entry("/incidents/Q1ABC7", { incident: incident(1) }),
      entry("/incidents/Q1ABC7/merge", { incident: incident(1, { urgency: null }) }, { method: "PUT", sent: { a: 1 } }),
      entry("/alerts/7", { alert: { id: "7", title: "x", size: 1, incident: incident(2) } }),
    ]);
    expect(Object.keys(paths)).toHaveLength(4);
    expect(Object.keys(schemas).filter((name) => /Incident/.test(name) && !/Envelope|Request/.test(name))).toEqual([
      "Incident",
    ]);
    const { incidents } =
      schemas.IncidentListEnvelope?.properties.data.properties ?? schemas.IncidentEnvelope.properties.data.properties;
    expect(incidents).toEqual({ type: "array", items: ref("Incident") });
    expect(schemas.AlertEnvelope.properties.data.properties.alert.properties.incident).toEqual(ref("Incident"));
    expect(schemas.Incident.required).toEqual(["id", "summary", "status", "opened_at"]);
  });

  it("of one key that differ are not one, nor are those that hold themselves without an end", async () => {
    const config = (names: string[]) => Object.fromEntries(names.map((name) => [name, 1]));
    const { schemas } = await draft([
      entry("/sites/1", { id: "1", config: config(["a", "b", "c", "d"]) }),
      entry("/hosts/1", { id: "1", config: config(["e", "f", "g", "h"]) }),
      entry("/groups/1", { id: "1", name: "a", size: 1, level: 0, group: { id: "2", name: "b", size: 1, level: 1 } }),
    ]);
    expect(Object.keys(schemas.Site.properties.config.properties)).toEqual(["a", "b", "c", "d"]);
    expect(Object.keys(schemas.Host.properties.config.properties)).toEqual(["e", "f", "g", "h"]);
    expect(schemas.Group.properties.group).toEqual(ref("Group"));
  });

  it("require what each of at least three has, and say how many there were", async () => {
    const users = (count: number) => draft(Array(count).fill(entry("/users/1", { a: 1, b: 2 })));
    const [two, three] = [await users(2), await users(3)];
    expect(two.schemas.User.required).toBeUndefined();
    expect(three.schemas.User.required).toEqual(["a", "b"]);
    expect(three.after).toContain("required: [ a, b ] # guess: in each of 3");
  });

  it("keep what is required if creating one responds with the identifier alone", async () => {
    const { schemas } = await draft([
      ...Array(3).fill(
        entry("/windows", { window_id: "1000001" }, { method: "POST", status: 201, sent: { name: "Night" } }),
      ),
      ...Array(3).fill(entry("/windows/1000001", window)),
    ]);
    expect(schemas.Window.required).toEqual(["window_id"]);
    expect(schemas.GetWindowData.required).toEqual(["window_id", "name", "size"]);
  });
});

describe("values", () => {
  it("that repeat are an enum with names, what they rest on, and how sure that is", async () => {
    const { schema, schemas, after } = await field("role_kind", Array(6).fill(["ADMIN", "READ_ONLY"]).flat());
    expect(schema).toEqual(ref("UserRoleKind"));
    expect(schemas.UserRoleKind.oneOf).toEqual([
      { const: "ADMIN", title: "Admin" },
      { const: "READ_ONLY", title: "ReadOnly" },
    ]);
    expect(after).toContain("# likely: 2 texts repeat in 12 records");
  });

  it.each([
    ["owner", ["renee", "tomas"]],
    ["title", ["Night", "Day"]],
    ["api_token", ["abcabcabc", "defdefdef"]],
    ["assigned", ["P4ESFP2x", "u_3usekaly7lti"]],
    ["receiver", ["renee", "tomas"]],
    ["mood", ["Team seven", "Team eight"]],
    ["note", ["first text", "second text", "third text", "fourth text", "fifth text", "sixth text"]],
  ])("of %s are no enum", async (name, values) => {
    const all = values.length > 2 ? values : Array(6).fill(values).flat();
    const { schema, after } = await field(name, all);
    expect(schema).toEqual({ type: "string" });
    for (const value of values) expect(after).not.toContain(value);
  });

  it("of constants without names are found by the name of the attribute", async () => {
    const country = await field("country_code", ["DE", "IN"]);
    expect(country.schema).toEqual(ref("CountryCode"));
    expect(country.after).toContain("# sure: its name, and 2 of 2 values");
  });

  it.each([
    ["uuid", [uuid("1"), uuid("2")]],
    ["date", ["2026-01-12", "2025-12-31"]],
    ["date-time", ["2026-01-12T10:00:00Z", "2026-01-12T10:00:00.123+05:30"]],
    ["email", ["a@private.test", "b@private.test"]],
    ["uri", ["https://private.test/a", "https://private.test/b"]],
  ])("of the format %s", async (format, values) => {
    expect((await field("value", values)).schema).toEqual({ type: "string", format });
    expect((await field("value", [...values, "another"])).schema).toEqual({ type: "string" });
  });

  it("that one record shows again and again are no enum, nor are references to records", async () => {
    const releases = ["amber amber", "birch", "cedar", "delta", "ember", "fjord"].map((note, at) => ({
      id: at + 1,
      version: `web-${at}`,
      note,
      state: at % 2 ? "open" : "closed",
      teams: ["ops", "web"],
    }));
    const teams = ["ops", "web"].flatMap((slug) =>
      Array(2).fill(plain(`/teams/${slug}`, { slug, size: 1, color: "red" })),
    );
    const again = releases.map((one) => plain(`/releases/${one.version}`, one));
    const { schemas } = await draft([...teams, plain("/releases", releases), ...again, plain("/releases", releases)]);
    const names = Object.keys(schemas).filter((name) => schemas[name].oneOf);
    expect(names).toEqual(["ReleaseState"]);
  });

  it.each([
    ["version", ["web@1.2.0", "ios@5.0.1", "react@18.2.0"]],
    ["login", ["root@10.0.0.1", "admin@10.0.0.2"]],
    ["short", ["a@b.c", "d@e.f"]],
    ["since", ["2026-02-30", "2026-02-31"]],
    ["link", ["https://private.test/%zz", "https://private.test/%q"]],
    ["dots", ["a..b@private.test", ".c@private.test"]],
  ])("of %s have no format if they only resemble one", async (name, values) => {
    expect((await field(name, values)).schema).toEqual({ type: "string" });
  });

  it("of a format have an example of it, also where others are numbers", async () => {
    const { schema, after } = await field("value", ["a@private.test", 7, "b@private.test"]);
    expect(schema.anyOf).toContainEqual({ type: "string", format: "email" });
    expect(after).toContain("value: name@example.com");
  });

  it("of a format are what its validators take, whatever the text is", () => {
    const parts = [
      "@",
      ".",
      "-",
      ":",
      "//",
      "a",
      "com",
      "1",
      "%",
      "%2",
      "T",
      "Z",
      "[",
      "é",
      " ",
      "2026-02-29",
      "12:60",
    ];
    const text = fc.array(fc.constantFrom(...parts), { maxLength: 9 }).map((all) => all.join(""));
    const valid = addFormats.default(new Ajv2020({ strict: false }));
    fc.assert(
      fc.property(text, (one) => {
        const form = formOf(one);
        if (isFormat(form)) expect(valid.validate({ format: form }, one), one).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("that JavaScript cannot hold are named", async () => {
    const one = entry("/users/7", { x: 1, y: 2 });
    one.response.content.text = one.response.content.text.replace('"x":1', '"x":123456789012345678');
    expect((await draft([one])).after).toContain("x: { type: integer } # JavaScript cannot hold these integers");
  });

  it.each([
    ["integer", (index: number) => `${index * 10}`],
    ["number", (index: number) => `${index}.5`],
  ])("of a query are of type %s, however many there are", async (type, text) => {
    const { paths } = await draft(Array.from({ length: 300 }, (_, index) => entry(`/users?value=${text(index)}`, [])));
    expect(paths["/users"].get.parameters[0].schema).toEqual({ type });
  });
});

describe("messages", () => {
  it("with errors are drafted, with the contract's schema if they have its form", async () => {
    const { paths, schemas } = await draft([
      entry("/users/7", { a: 1 }),
      plain("/users/8", { code: 1002, message: "Unknown." }, { status: 404 }),
      ...Array(3).fill(plain("/users/9", { reason: "slow down", seconds: 5 }, { status: 429 })),
    ]);
    const { responses } = paths["/users/{user_id}"].get;
    expect(Object.keys(responses)).toEqual(["200", "404", "429"]);
    expect(responses["404"].content["application/json"].schema).toEqual(ref("ErrorEnvelope"));
    expect(responses["429"].content["application/json"].schema).toMatchObject({ required: ["reason", "seconds"] });
    expect(Object.keys(schemas)).toEqual(["User", "UserEnvelope"]);
  });

  it("that have more than an earlier draft are added to it", async () => {
    const first = [entry("/users/7", { a: 1, b: { c: 1 } }), plain("/users/9", { reason: "slow" }, { status: 429 })];
    const later = [
      entry("/users/7", { a: 1, b: { c: 1, d: 2 } }),
      entry("/users/7", { a: 1, b: null }),
      plain("/users/9", { reason: "slow", seconds: 5 }, { status: 429 }),
    ];
    const { after: text } = await draft(first);
    const base = "$.paths['/users/{user_id}'].get.responses['429'].content['application/json'].schema.properties";
    const again = await draft(later, { text });
    expect(again.update(base)).toEqual({ seconds: { type: "integer" } });
  });

  it("with errors that a known operation does not have are added to it", async () => {
    const id = monitors[0] ?? "";
    const slow = plain(`/monitors/${id}`, { reason: "slow down" }, { status: 429 });
    const missing = plain(`/monitors/${id}`, { code: 1002, message: "Unknown." }, { status: 404 });
    const { actions, after, summary } = await draft([entry(`/monitors/${id}`, { monitor_id: id }), slow, missing]);
    expect(actions).toMatchObject([
      { target: "$.paths['/monitors/{monitor_id}'].get.responses", update: { 429: { content: {} } } },
    ]);
    expect(after).toContain("# seen in 1 of 3 requests");
    expect(summary.drafted).toEqual(["the status 429 in $.paths['/monitors/{monitor_id}'].get.responses"]);
    const overlay = await fileOf("a.overlay.yaml", after);
    expect(await findings(overlay, [slow, missing])).toEqual([]);
  });

  it("with uploads and downloads have their media types, also where the browser leaves the text out", async () => {
    const upload = entry("/files", {}, { method: "POST" });
    const postData = { mimeType: "multipart/form-data; boundary=x", text: "" };
    const { paths } = await draft([
      { ...upload, request: { ...upload.request, postData } },
      entry("/files/1000001/text", "a;b", { type: "text/csv" }),
    ]);
    expect(paths["/files"].post.requestBody).toEqual({ required: true, content: { "multipart/form-data": {} } });
    expect(paths["/files/{file_id}/text"].get.responses["200"].content).toEqual({ "text/csv": {} });
  });

  it("of PATCH and HEAD are drafted", async () => {
    const { paths } = await draft([
      entry("/users/7", { a: 1 }, { method: "PATCH", sent: { a: 1 } }),
      entry("/users/7", "", { method: "HEAD", type: "application/json" }),
    ]);
    expect(paths["/users/{user_id}"]).toMatchObject({
      patch: { operationId: "patchUser", requestBody: { required: true } },
      head: { operationId: "checkUser" },
    });
  });

  it("that are nested too deeply are named, and the rest is drafted", async () => {
    const deep = entry("/deep", `${"[".repeat(5000)}${"]".repeat(5000)}`, { type: "application/json" });
    const { paths, summary } = await draft([deep, entry("/users", [])]);
    expect(Object.keys(paths)).toEqual(["/users"]);
    expect(summary.left).toEqual(["1 entry whose body is nested too deeply"]);
  });

  it("have headers whose names may be values, which are not written", async () => {
    const sent = ["renee", "tomas", "ohara"].map((name) =>
      entry("/users", [], { headers: { [`x-for-${name}`]: "1", "x-client": "2" } }),
    );
    const { after } = await draft(sent);
    expect(after).toContain("with headers that are not drafted: x-client (3)");
    expect(after).not.toMatch(/x-for/);
  });
});

describe("the file", () => {
  it.each([
    ["is JSON if its name says so", undefined],
    ["stays JSON if it has no actions yet", '{"overlay":"1.1.0","info":{"title":"A","version":"1"},"actions":[]}'],
  ])("%s", async (_what, text) => {
    const overlay = await newPath("a.json");
    if (text) await writeFile(overlay, text);
    const { after } = await draft([entry("/roles", [{ name: "x" }])], { overlay });
    expect(JSON.parse(after).actions[0].target).toBe("$.paths");
  });

  it("is not written if a build would refuse it", async () => {
    const text = overlay(`  - target: $.components.schemas
    update: { Broken: { $ref: "#/components/schemas/Nowhere" } }`);
    expect(parse(text).actions).toHaveLength(1);
    await expect(draft([entry("/roles", [])], { text })).rejects.toThrow(/Nowhere/);
  });
});
