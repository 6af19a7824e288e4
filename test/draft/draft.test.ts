import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { draftTraffic } from "../../src/draft/draft.ts";
import { overlay } from "../support/overlay.ts";
import { fileOf, newPath } from "../support/temporary-folder.ts";
import { draft, entry, field, findings, harText, ref } from "./drafted.ts";
import { baseUrl } from "./random-service.ts";

const pathsOf = async (...paths: string[]) =>
  Object.keys((await draft(paths.map((path) => entry(path, { a: 1 })))).paths ?? {});

describe("templates of paths", () => {
  it.each([
    ["digits", ["/users/7", "/users/8"], ["/users/{user_id}"]],
    ["a UUID", ["/users/0f8fad5b-d9cb-469f-a165-70867728950e"], ["/users/{user_id}"]],
    ["a long identifier", ["/users/a1b2c3d4e5f6a7b8c9"], ["/users/{user_id}"]],
    ["what follows them", ["/users/7/roles/9"], ["/users/{user_id}/roles/{role_id}"]],
    ["plurals", ["/policies/1", "/boxes/2"], ["/boxes/{box_id}", "/policies/{policy_id}"]],
    [
      "words, which are no parameters",
      ["/reports/summary", "/reports/outage"],
      ["/reports/outage", "/reports/summary"],
    ],
    ["an e-mail", ["/users/jo@acme.test"], ["/users/{user_id}"]],
    ["a short identifier of capitals and digits", ["/windows/P79HKKP"], ["/windows/{window_id}"]],
    [
      "names of collections, however alike they are",
      ["/records", "/partials", "/sources", "/dashboards"].flatMap((one) => [one, `${one}/7`]),
      ["dashboards", "partials", "records", "sources"].flatMap((one) => [
        `/${one}`,
        `/${one}/{${one.slice(0, -1)}_id}`,
      ]),
    ],
    [
      "names in any script, which are no parameters",
      ["/größen/liste", "/услуги/список", "/plans/alle/über"],
      ["/größen/liste", "/plans/alle/über", "/услуги/список"],
    ],
    [
      "first segments, which are no parameters by their form",
      ["/application-gateway-2/a", "/ABC123/a", "/7/a"],
      ["/ABC123/a", "/application-gateway-2/a", "/{id}/a"],
    ],
    ["many words at one place", [..."bcdefghijk"].map((one) => `/tags/${one}`), ["/tags/{tag_id}"]],
  ])("%s", async (_what, paths, templates) => {
    expect(await pathsOf(...paths)).toEqual(templates);
  });

  it("words that are identifiers elsewhere in the traffic", async () => {
    const { paths } = await draft([
      entry("/tags/prod", { a: 1 }),
      entry("/tags/all", { a: 1 }),
      entry("/tags", [{ tag_id: "prod" }]),
    ]);
    expect(Object.keys(paths)).toEqual(["/tags", "/tags/all", "/tags/{tag_id}"]);
  });

  it("hints that are not paths are refused, and those without requests are named", async () => {
    const withHint = (path: string) => draft([entry("/roles/1", {})], { paths: [path] });
    await expect(withHint("roles/{role_id}")).rejects.toThrow("--path must be a path such as /reports/summary/{mon");
    expect((await withHint("/users/{id}")).summary.check.join("\n")).toContain("/users/{id}: no request has this");
  });

  it("hints win over what responses name, and over paths that the overlay has, which are named", async () => {
    const parts = ["monitors", "users", "teams"].map((one) => entry(`/tags/7/${one}`, { [one]: [{ a: 1 }], size: 2 }));
    const { paths, after: text } = await draft(parts);
    expect(Object.keys(paths)).toHaveLength(3);
    const hint = { paths: ["/tags/{tag_id}/{entity_type}"] };
    expect(Object.keys((await draft(parts, hint)).paths)).toEqual(hint.paths);
    const again = await draft(parts, { ...hint, text });
    expect(Object.keys(again.paths)).toContain(hint.paths[0]);
    expect(again.summary.check).toContain(
      "/tags/{tag_id}/users: --path describes its requests, too; delete this path from the overlay",
    );
    expect(again.summary.check).not.toContain("/tags/{tag_id}/{entity_type}: --path");
    const middle = { paths: ["/boards/{slug}/cards"] };
    const boards = ["home", "work"].map((one) => entry(`/boards/${one}/cards`, { cards: [{ a: 1 }] }));
    expect(Object.keys((await draft([...boards, entry("/boards/export", { x: 1 })], middle)).paths)).toEqual([
      "/boards/export",
      "/boards/{slug}/cards",
    ]);
  });

  it("hints rename the parameters of the overlay, also below them, and make values of all segments at a place", async () => {
    const traffic = ["daily", "weekly"].flatMap((one) => [
      entry(`/plans/7/${one}/runs`, { a: 1, b: 2 }),
      entry(`/plans/7/${one}/runs/9`, { c: 1 }),
    ]);
    const { after: text } = await draft(traffic);
    const { paths, summary } = await draft(traffic, { text, paths: ["/plans/{number}/{period}"] });
    const own = ["daily", "weekly"].flatMap((one) =>
      ["", "/{run_id}"].map((below) => `/plans/{plan_id}/${one}/runs${below}`),
    );
    const covered = summary.check.filter((line) => line.includes("delete this path"));
    expect(covered.map((line) => line.split(":")[0]).sort()).toEqual(own.sort());
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(["/plans/{number}/{period}/runs", "/plans/{number}/{period}/runs/{run_id}"]),
    );
    const unused = await draft(traffic, { text, paths: ["/plans/{number}/{period}/runs/{run}/{x}"] });
    expect(unused.after).toBe(text);
    await expect(draft(traffic, { text, paths: ["/plans/{a}/{a}"] })).rejects.toThrow("with a name for each parameter");
  });

  it("existing paths and hints win", async () => {
    const hint = { paths: ["/reports/summary/{monitor_id}"] };
    const { paths } = await draft([entry("/reports/summary/blue", { a: 1 })], hint);
    expect(Object.keys(paths)).toEqual(["/reports/summary/{monitor_id}"]);
    const { actions } = await draft([entry("/monitors/7", { a: 1 }, { method: "PUT", sent: { b: 1 } })]);
    expect(actions[0]).toMatchObject({
      target: "$.paths['/monitors/{monitor_id}']",
      update: { put: { operationId: "updateMonitor" } },
    });
  });
});

describe("operations", () => {
  it("have names in the contract's style, and a request that led to them", async () => {
    const window = { window_id: "7", name: "Night" };
    const { paths, after } = await draft([
      entry("/maintenance_windows", [window]),
      entry("/maintenance_windows", window, { method: "POST", status: 201, sent: { name: "Night" } }),
      entry("/users/7", { name: "Jo" }),
    ]);
    expect(paths["/maintenance_windows"]).toMatchObject({
      get: {
        operationId: "listMaintenanceWindows",
        tags: ["Maintenance windows"],
        summary: "List the maintenance windows",
      },
      post: { operationId: "createMaintenanceWindow", requestBody: { required: true }, responses: { 201: {} } },
    });
    expect(paths["/users/{user_id}"].get.operationId).toBe("getUser");
    expect(after).toContain("# seen in 1 request, such as GET /users/1 (entry 2)");
  });

  it("have parameters with types, required if every request has them", async () => {
    const { paths } = await draft([
      entry("/users?limit=5&open=true&user_id=7&tag=a&tag=b", []),
      entry("/users?limit=6&user_id=8&q=x", []),
    ]);
    expect(paths["/users"].get.parameters).toEqual([
      { name: "limit", in: "query", required: true, schema: { type: "integer" } },
      { name: "open", in: "query", schema: { type: "boolean" } },
      { name: "user_id", in: "query", required: true, schema: { type: "string" } },
      { name: "tag", in: "query", schema: { type: "array", items: { type: "string" } } },
      { name: "q", in: "query", schema: { type: "string" } },
    ]);
  });

  it("have an optional parameter of text where a request has it empty", async () => {
    const all = ["active=true&limit=&q=", "active=&limit=10&q="].map((query) => entry(`/items/?${query}`, []));
    const { paths, after } = await draft(all);
    expect(paths["/items/"].get.parameters).toEqual([
      { name: "active", in: "query", schema: { type: "string" } },
      { name: "limit", in: "query", schema: { type: "string" } },
      { name: "q", in: "query", schema: { type: "string" } },
    ]);
    expect(await findings(await fileOf("a.overlay.yaml", after), all)).toEqual([]);
    expect((await draft(all, { text: after })).after).toBe(after);
  });

  it("of the base address itself have the path /", async () => {
    const { paths, after } = await draft([entry("/", { a: 1 })]);
    expect(Object.keys(paths)).toEqual(["/"]);
    expect(await findings(await fileOf("a.overlay.yaml", after), [entry("/", { a: 1 })])).toEqual([]);
  });

  it("name the file of their request if there are several", async () => {
    const traffic = [
      await fileOf("a.har", harText([])),
      await fileOf("b.har", harText([entry("/items/7/", { a: 1 })])),
    ];
    const { after } = await draftTraffic({ traffic, overlay: await newPath("a.yaml"), baseUrl });
    expect(after).toContain("such as GET /items/1/ (entry 0 of b.har)");
  });

  it("show a record once, with all of its samples", async () => {
    const { schemas, after } = await draft([
      entry("/users", [
        { user_id: "1", at: "2026-11-21T10:00:00+0530", tags: [] },
        { user_id: "2", at: null, n: 1 },
      ]),
      entry("/users/1", { user_id: "1", at: null, n: 1.5 }),
    ]);
    expect(schemas.User).toEqual({
      type: "object",
      required: ["user_id", "at"],
      properties: {
        user_id: { type: "string" },
        at: { anyOf: [{ $ref: "#/components/schemas/Timestamp" }, { type: "null" }] },
        tags: { type: "array", items: {} },
        n: { type: "number" },
      },
    });
    expect(schemas.UserListEnvelope.properties.data).toEqual({
      type: "array",
      items: { $ref: "#/components/schemas/User" },
    });
    expect(after).toMatch(/n: \{ type: number \} # seen in 2; absent in 1/);
  });

  it("have the fields of a form in the body alone, as text and lists of texts", async () => {
    const formType = "application/x-www-form-urlencoded";
    const form = (postData: object) => {
      const { request, response } = entry("/forms", {}, { method: "POST" });
      return { request: { ...request, postData: { mimeType: formType, ...postData } }, response };
    };
    const params = [{ name: "size", value: "5" }, { name: "empty" }];
    const { paths, schemas } = await draft([form({ text: "size=5&tag=a&tag=b" }), form({ params }), form({ params })]);
    const { parameters, requestBody } = paths["/forms"].post;
    expect(parameters).toBeUndefined();
    expect(requestBody).toMatchObject({ required: true, content: { [formType]: { example: { size: "1" } } } });
    expect(schemas.FormCreateRequest).toEqual({
      type: "object",
      required: ["size"],
      properties: {
        size: { type: "string" },
        tag: { type: "array", items: { type: "string" } },
        empty: { type: "string" },
      },
    });
  });

  it("have a body of unknown content if it is not text that can be read, and the newest version", async () => {
    const { request, response } = entry("/files", {}, { method: "POST", headers: { "X-Part": "1" } });
    const versioned = (version: string) => ({
      request: {
        ...request,
        headers: [...request.headers, { name: "Accept", value: `application/json; version=${version}` }],
        postData: { mimeType: "multipart/form-data; boundary=x", text: "--x--" },
      },
      response,
    });
    const { paths, after } = await draft(["2.1", "10.0", "2.0"].map(versioned));
    expect(paths["/files"].post).toMatchObject({
      "x-api-version": "10.0",
      requestBody: { required: true, content: { "multipart/form-data": {} } },
    });
    expect(after).toContain("with headers that are not drafted: x-part (3)");
  });

  it("are not drafted from errors, other hosts and methods", async () => {
    const { actions, summary } = await draft([
      entry("/users", [], { status: 404 }),
      entry("/roles", undefined, { type: "application/json", status: 200 }),
      entry("/users", [], { status: 302 }),
      entry("/users", [], { host: "https://elsewhere.test/api" }),
      entry("/monitors", [{ monitor_id: "1" }]),
    ]);
    expect(actions).toEqual([]);
    expect(summary.left.join("\n")).toMatch(
      /1 entry of other hosts\n(.*\n)*1 entry of operations that answered with errors only/,
    );
  });
});

describe("constants", () => {
  it.each([
    ["report_type", [11, 13], "ReportType"],
    ["reportType", [11], "ReportType"],
    ["report_types", [11], "ReportType"],
    ["period", [0, 50], "Period"],
  ])("%s of %j is a %s, by its name and its values", async (name, values, constant) => {
    expect((await field(name, values)).schema).toEqual(ref(constant));
  });

  it("in a list, and in a parameter", async () => {
    const { paths, schemas } = await draft([entry("/users/7?period=50", { x: 1, report_types: [11, 13] })]);
    expect(paths["/users/{user_id}"].get.parameters[0].schema).toEqual(ref("Period"));
    expect(schemas.User.properties.report_types).toEqual({ type: "array", items: ref("ReportType") });
  });

  it("are nothing that only the values decide", async () => {
    expect((await field("speed", [2001, 2002])).schema).toEqual({ type: "integer" });
  });

  it("are nothing that only the name decides", async () => {
    expect((await field("period", [3600, 7200])).schema).toEqual({ type: "integer" });
  });

  it("get an id that they lack, with a name to change", async () => {
    const { schema, after } = await field("report_type", [11, 13, 77]);
    expect(schema).toEqual(ref("ReportType"));
    expect(after).toContain("- { const: 77, title: Value77 } # seen in traffic; name it");
  });
});

describe("records of the contract", () => {
  it("get what they lack", async () => {
    const { update, schemas, summary } = await draft([
      entry("/monitors", [{ monitor_id: "1", name: "A" }]),
      entry("/monitors/1", { monitor_id: "1" }),
    ]);
    expect(update("$.components.schemas.Monitor.properties")).toEqual({ name: { type: "string" } });
    expect(summary.drafted).toEqual(["name in $.components.schemas.Monitor.properties"]);
    expect(schemas).toEqual({});
  });

  it("are used where other operations show them", async () => {
    const { schemas } = await draft([
      entry("/monitors/1", { monitor_id: "1", more: 1 }, { method: "PUT", sent: { more: 1 } }),
    ]);
    expect(schemas.MonitorEnvelope2.properties.data).toEqual({ $ref: "#/components/schemas/Monitor" });
    expect(schemas.Monitor).toBeUndefined();
  });
});

const written = `# mine
overlay: 1.1.0
info: {   title:  Acme, version: "1" }   # kept as it is
actions:
    # the users
    - target: $.paths
      update:
        /users: # all of them
            get: { operationId: listUsers, responses: { "200": { description: All., content: { application/json: { schema: { $ref: "#/components/schemas/UserList" } } } } } }

    - target: $.components.schemas
      update:
        UserList:
            type: object
            properties: { code: true, message: true, data: { type: array, items: { $ref: "#/components/schemas/User" } } }
        User: { type: object, required: [name], properties: { name: { type: string }, size: { type: integer } } } # by hand
    # the end
x-mine: kept
`;

describe("an overlay that exists", () => {
  it("keeps its comments and all that it says, and gets actions at the end of its list", async () => {
    const { after } = await draft([entry("/users", [{ name: "Jo", more: 1 }]), entry("/roles", [])], { text: written });
    for (const [comment] of written.matchAll(/#.*/g)) expect(after).toContain(comment);
    expect(parse(after)).toMatchObject({ "x-mine": "kept" });
    expect(parse(after).actions.slice(0, 2)).toEqual(parse(written).actions);
    expect(parse(after).actions.map((one: { target: string }) => one.target)).toEqual([
      "$.paths",
      "$.components.schemas",
      "$.paths",
      "$.components.schemas",
      "$.components.schemas.User.properties",
    ]);
  });

  it("is not changed where the traffic contradicts it, which check reports", async () => {
    const { after } = await draft([entry("/users", [{ name: 7, size: 1.5 }, { size: 1 }])], { text: written });
    expect(after).toBe(written);
  });

  it("keeps its parameters, also those of the path and of references", async () => {
    const text = overlay(`  - target: $.components.parameters
    update: { Limit: { name: limit, in: query, description: How many., schema: { type: integer } } }
  - target: $.paths
    update:
      /roles:
        parameters: [{ name: page, in: query, description: Which page., schema: { type: integer } }]
        get:
          operationId: listRoles
          parameters: [{ $ref: "#/components/parameters/Limit" }]
          responses: { "200": { description: All., content: { application/json: { schema: { description: Anything. } } } } }`);
    const requests = ["page=1&limit=2&sort=name", "page=3&limit=4"].map((query) => entry(`/roles?${query}`, []));
    const { actions, after } = await draft(requests, { text });
    const sort = { name: "sort", in: "query", schema: { type: "string" } };
    expect(actions.slice(2)).toEqual([{ target: "$.paths['/roles'].get", update: { parameters: [sort] } }]);
    expect((await draft(requests, { text: after })).after).toBe(after);
  });

  it.each([
    ["an attribute that may be null", "", (label: string) => ({ label, note: null }), "AssetLabel"],
    ["the items of a list", "", (label: string) => ({ label: [label] }), "AssetLabel"],
    ["a parameter", "?label=", (label: string) => ({ size: label.length }), "AssetLabel"],
    ["a parameter that is a list", "?label=x&label=", (label: string) => ({ size: label.length }), "AssetLabel"],
  ])(
    "gets the new values of a constant in %s, also if the later traffic has another operation",
    async (_what, query, of, name) => {
      const assets = (labels: string[], from = 0) =>
        labels.map((label, index) => ({ asset_id: `${100000000 + from + index}`, state: 1, zone: 2, ...of(label) }));
      const list = (labels: string[]) =>
        [...labels, ...labels, ...labels].map((label, at) =>
          entry(`/assets${query && query + label}`, [
            ...assets(labels, at * 10),
            { ...assets([label], at * 10 + 5)[0], ...(query === "" && { label: null }) },
          ]),
        );
      const { after: text } = await draft(list(["red", "green"]));
      const later = [
        ...list(["violet", "black"]),
        ...assets(["violet"]).map((asset) => entry("/assets/100000000", asset)),
      ];
      const { summary, after } = await draft(later, { text });
      expect(summary.drafted).toContain(`violet, black in the constant ${name}: give them names`);
      expect(await findings(await fileOf("a.overlay.yaml", after), later)).toEqual([]);
    },
  );

  it("gets no values of requests that the service refused as invalid", async () => {
    const states = (...all: string[]) =>
      [...all, ...all, ...all].map((state) => entry(`/assets?state=${state}`, [{ size: 1 }]));
    const { after: text } = await draft(states("open", "closed"));
    const refused = entry("/assets?state=opne", { reason: "state" }, { status: 400 });
    expect((await draft([...states("open", "closed"), refused], { text })).after).not.toContain("opne");
  });

  it("has records whose examples it keeps, whatever later samples of other operations have", async () => {
    const asset = { asset_id: "1", size: 1, zone: 2, state: 3 };
    const { after: text } = await draft(Array(3).fill(entry("/assets", [asset])));
    const { paths } = await draft([entry("/assets/100000000", { ...asset, size: "large" })], { text });
    expect(Object.keys(paths)).toEqual(["/assets", "/assets/{asset_id}"]);
  });

  it("is not changed if the draft would not build, which is said without lines that no file has", async () => {
    const text = overlay(`  - target: $.components.schemas
    update: { Asset: { type: object, required: [code], properties: { code: { type: string, pattern: "^A[0-9]+$" } } } }`);
    const drafted = draft([entry("/assets/7", { code: "A1" })], { text });
    await expect(drafted).rejects.toThrow(
      /^A build would reject the draft of this traffic, so .*a.overlay.yaml is not written:/,
    );
    await expect(drafted).rejects.toThrow(/\n {2}\$\.paths \/assets\/\{asset_id\} get responses 200 .*pattern/);
    await expect(drafted).rejects.toThrow(/\nRemove the entries of these operations from the HAR file/);
    await expect(drafted).rejects.not.toThrow(/yaml:\d/);
  });

  it("gets what is new in the records of a map", async () => {
    const board = (more: object) =>
      Array.from({ length: 4 }, (_, at) =>
        entry("/boards", {
          name: "b",
          widgets: { [`${at}0000001`]: { kind: "a", ...more }, [`${at}0000002`]: { kind: "b", ...more } },
        }),
      );
    const first = await draft(board({}));
    const later = await draft(board({ color: "red" }), { text: first.after });
    expect(later.summary.drafted.join()).toContain("color");
    expect(later.after).toContain("color");
  });

  it.each([
    ["was always null", null, { name: "Jo", since: "2026-01-01T00:00:00Z" }],
    ["was always null", null, "2026-01-01T00:00:00+0000"],
    ["was always an empty list", [], [{ name: "Jo" }]],
  ])(
    "gets the schema of what %s, once there are values, and still takes what was there before",
    async (_what, was, is) => {
      const boards = (owner: unknown) => Array(3).fill(entry("/boards", { size: 1, owner }));
      const { after: text } = await draft(boards(was));
      const { after, summary } = await draft(boards(is), { text });
      expect(summary.drafted.join()).toContain("owner");
      const overlay = await fileOf("a.overlay.yaml", after);
      expect(await findings(overlay, [...boards(was), ...boards(is)])).toEqual([]);
      expect(await findings(overlay, boards(was === null ? 7 : [7]))).not.toEqual([]);
      expect((await draft(boards(is), { text: after })).after).toBe(after);
    },
  );

  it.each(["Eastern Time (US & Canada)", "Berlin, Mitte", "Łódź"])(
    "gets the new value %s of a constant",
    async (zone) => {
      const zones = (...all: string[]) =>
        [...all, ...all, ...all].map((one) => entry("/clocks", { size: 1, zone: one }));
      const { after: text } = await draft(zones("sydney", "berlin"));
      const { after } = await draft(zones("sydney", "berlin", zone), { text });
      expect(await findings(await fileOf("a.overlay.yaml", after), zones(zone))).toEqual([]);
    },
  );

  it("keeps a path whose parameter a person has named otherwise than its siblings, and builds", async () => {
    const user = (id: number) => ({ user_id: `10000000${id}`, size: 1, zone: 2 });
    const all = [1, 2, 3].flatMap((id) => [
      entry(`/users/${user(id).user_id}`, user(id)),
      entry(`/users/${user(id).user_id}/keys`, [{ key_id: `20000000${id}`, bits: 1 }]),
    ]);
    const { after, paths } = await draft(all);
    expect(Object.keys(paths)).toContain("/users/{user_id}/keys");
    const text = after.replace("/users/{user_id}/keys", "/users/{uid}/keys");
    const again = await draft(all, { text });
    expect(again.after).toBe(text);
    expect(again.summary.check.join()).not.toContain("delete");
  });

  it("has the slash at the end of a path that all requests have", async () => {
    const user = (id: number) => ({ user_id: `10000000${id}`, size: 1, zone: 2 });
    const all = [
      entry("/users/", [user(1), user(2)]),
      ...[1, 2, 3].map((id) => entry(`/users/${user(id).user_id}/?full=1`, user(id))),
      entry("/roles", []),
      entry("/roles/", []),
    ];
    const { paths, after: text, summary } = await draft(all);
    expect(Object.keys(paths)).toEqual(["/roles", "/users/", "/users/{user_id}/"]);
    expect(summary.check).toContain("GET /roles: 1 of 2 requests are sent with a slash at the end");
    expect((await draft(all, { text })).after).toBe(text);
    const hinted = await draft(all, { paths: ["/users/{owner_id}/"] });
    expect(Object.keys(hinted.paths)).toContain("/users/{owner_id}/");
    expect(hinted.summary.check.join()).not.toContain("--path");
  });

  it("has the slash at the end that most successes of a method have, or a hint", async () => {
    const item = (ending: string, more = {}) => entry(`/items/list${ending}`, { size: 1 }, more);
    const all = [
      ...Array(5).fill(item("/")),
      item(""),
      ...Array(7).fill(item("", { status: 404 })),
      item("", { method: "POST" }),
    ];
    const { paths, summary, after } = await draft(all);
    expect(Object.entries(paths).map(([path, one]) => [path, Object.keys(one as object)])).toEqual([
      ["/items/list", ["post"]],
      ["/items/list/", ["get"]],
    ]);
    expect(summary.check).toContain("GET /items/list/: 1 of 13 requests are sent without a slash at the end");
    expect((await draft(all, { text: after })).after).toBe(after);
    expect(Object.keys((await draft(all, { paths: ["/items/list/"] })).paths)).toEqual(["/items/list/"]);
  });

  it("keeps the ends of its lines", async () => {
    const { after } = await draft([entry("/roles", [])], { text: written.replaceAll("\n", "\r\n") });
    expect(after.replaceAll("\r\n", "")).not.toContain("\n");
  });

  it.each([
    ["an empty list", `overlay: 1.1.0\ninfo: { title: A, version: "1" }\nactions: [] # none yet\n`],
    [
      "JSON",
      `{ "overlay": "1.1.0", "info": { "title": "A", "version": "1" }, "actions": [{ "target": "$.info", "update": { "x-a": 1 } }] }\n`,
    ],
    [
      "no newline at its end",
      `overlay: 1.1.0\ninfo: { title: A, version: "1" }\nactions:\n- target: $.info\n  update: { x-a: 1 }`,
    ],
  ])("can be %s", async (_what, text) => {
    const first = await draft([entry("/roles", [{ name: "x" }])], { text });
    expect(first.paths["/roles"].get.operationId).toBe("listRoles");
    expect((await draft([entry("/roles", [{ name: "x" }])], { text: first.after })).after).toBe(first.after);
  });
});

describe("what is secret", () => {
  const secret = {
    password: "hunter2hunter2",
    api_key: "k3y-k3y-k3y",
    contact: "jo@private.test",
    ip_address: "10.20.30.40",
    link: "https://private.test/?token=abc",
    name: "Jo Private",
    account: "998877665544",
  };
  const entries = [
    entry("/users/998877665544?auth_token=t0kent0ken", secret, { headers: { cookie: "session=c00kie" } }),
    entry("/reset/eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl", { a: 1 }),
    entry("/maps/1", { by: { "jo@private.test": 1, "998877665544": 2 } }),
    entry("/usage/1", { "key ghp_s3cr3tA1b2C3d4E5f6G7h8I9j0K1l2M3n4": { calls: 1 } }),
  ];

  it("is not in the overlay, and other values are placeholders of the same form", async () => {
    const { after, summary } = await draft(entries);
    const hidden = /hunter2|k3y|private|Private|10\.20|998877665544|t0ken|c00kie|s3cr3t|eyJ/;
    expect(after).not.toMatch(hidden);
    expect(JSON.stringify(summary)).not.toMatch(hidden);
    expect(after).toContain('account: "123456789012"');
  });
});

describe("an example has the format of its values", () => {
  it.each([
    ["url", "https://bob:Winter-Sonne47@x.example/in", "uri"],
    ["dsn", "mongodb+srv://u:pw@c.example/x", "uri"],
    ["secret", "0f8fad5b-d9cb-469f-a165-708677289501", "uuid"],
  ])("of %s", async (name, value, format) => {
    const { schemas, after } = await draft(
      [1, 2, 3].map((id) => entry(`/integrations/${id}`, { id, name: "x", [name]: value })),
    );
    expect(schemas.Integration.properties[name].format).toBe(format);
    expect(after).not.toMatch(/Sonne|u:pw|0f8fad5b/);
  });
});

describe("what is broken", () => {
  const good = entry("/roles", [{ name: "x" }]);
  const { request, response } = good;
  const json = { type: "application/json" };
  const besideGood = (other: object) => harText([good, other]);
  const drafted = async (text: string | Buffer, name = "traffic.har") => {
    const overlay = await newPath("a.yaml");
    const { after, summary } = await draftTraffic({ traffic: [await fileOf(name, text)], overlay, baseUrl });
    return { paths: Object.keys(parse(after).actions[0]?.update ?? {}), left: summary.left.join("\n") };
  };

  it.each([
    ["a truncated file", besideGood(good).slice(0, -40), /entry 1: The file is truncated/],
    ["an entry without a response", besideGood({ request }), /entry 1 has no response.status/],
    [
      "an entry of an extension",
      besideGood({ response, request: { ...request, url: "chrome-extension://abc/x.js" } }),
      /other hosts/,
    ],
    ["a compressed body", besideGood(entry("/x", "\u001f\u008b\b", json)), /compressed, truncated, or left out/],
    ["a truncated body", besideGood(entry("/x", '{"a":', json)), /compressed, truncated, or left out/],
    ["a path that cannot be decoded", besideGood(entry("/%E0%A4%A", 1)), /whose body or path/],
    [
      "an entry of HTTP/2",
      harText([{ response, request: { ...request, headers: [{ name: ":method", value: "GET" }] } }]),
      /^$/,
    ],
    [
      "an entry whose body the browser dropped",
      besideGood({ request, response: { ...response, content: { size: 9 } } }),
      /left out of the file/,
    ],
    [
      "an entry that is there twice",
      harText(Array(3).fill({ ...good, startedDateTime: "2026-11-22T12:42:17.019Z", time: 7.25 })),
      /^2 entries that other entries repeat$/,
    ],
  ])("%s is named, and the rest is drafted", async (_what, text, left) => {
    const result = await drafted(text);
    expect(result.paths).toEqual(["/roles"]);
    expect(result.left).toMatch(left);
  });

  it("an attribute __proto__ is left out and counted, and the others are drafted", async () => {
    const { schemas, summary } = await draft([
      entry("/x", '{"a":{"__proto__":{"b":1},"c":1},"d":"__proto__"}', { type: "application/json" }),
    ]);
    expect(Object.keys(schemas.X.properties)).toEqual(["a", "d"]);
    expect(Object.keys(schemas.X.properties.a.properties)).toEqual(["c"]);
    expect(summary.left.join()).toMatch(/^1 entry with the attribute __proto__/);
  });

  it("a body in base64 is read, and a mark at the start of a file", async () => {
    const { content, ...response } = good.response;
    const base64 = { text: Buffer.from(content.text).toString("base64"), encoding: "base64" };
    expect(
      (await drafted(`\uFEFF${harText([{ ...good, response: { ...response, content: base64 } }])}`)).paths,
    ).toEqual(["/roles"]);
  });

  it.each([
    ["not JSON", "<html>", /is not valid JSON, or is truncated/],
    [
      "of another service",
      harText([entry("/x", 1, { host: "https://other.test" })]),
      /has no exchange with https:\/\/www\.acme\.eu\/api/,
    ],
  ])("a file that is %s is refused with a sentence", async (_what, text, message) => {
    await expect(drafted(text)).rejects.toThrow(message);
  });

  it("a file that cannot be used is named beside what others give", async () => {
    const [log, har] = [
      await fileOf("gateway.log", '{"request":{"uri":"/a"}}'),
      await fileOf("a.har", harText([good])),
    ];
    const overlay = await newPath("a.yaml");
    const { summary } = await draftTraffic({ traffic: [log, har, "nowhere.har"], overlay, baseUrl });
    expect(summary.drafted).toContain("1 operation");
    expect(summary.left).toEqual([
      expect.stringMatching(/gateway\.log has no entries of a HAR file\. Export a HAR file/),
      "nowhere.har cannot be read: it does not exist.",
    ]);
  });

  it("an overlay that is a folder is refused by its name", async () => {
    await expect(draft([good], { overlay: "src" })).rejects.toThrow("--overlay must be a file; src is a folder.");
  });

  it("a file that does not exist is refused", async () => {
    await expect(draftTraffic({ traffic: ["nowhere.har"], overlay: "none.yaml", baseUrl })).rejects.toThrow(
      "nowhere.har cannot be read: it does not exist.",
    );
  });
});
