import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import type { Document, OperationObject } from "../../src/contract/document.ts";
import { buildExtended } from "../../src/pipeline/build-extended.ts";
import { silent } from "../../src/pipeline/report.ts";
import { renderSite } from "../../src/site/index.ts";
import { type SearchDocument, searchOf } from "../../src/site/search/engine.ts";
import { bundle } from "../support/bundle.ts";
import { pageNames, seen } from "./rendered.ts";

const outputs = await buildExtended(["test/pipeline/fixtures/published.overlay.yaml"], { report: silent });
const wanted = /^assets\/search-data|^operations\/(createWindow|getContent|renderRaw)\.(html|md)$/;
const files = new Map(
  [...(await renderSite(JSON.parse(outputs.get("openapi.json") ?? "")))].filter(([name]) => wanted.test(name)),
);
const searchData = files.get("assets/search-data.js") ?? "";
const page = (name: string) => parse(files.get(`operations/${name}.html`) ?? "");

describe("the page of an operation with nested records", () => {
  const main = page("createWindow").querySelector("main");
  const body = main?.querySelector('[aria-label="Fields of the request body"]');
  const field = (name: string) =>
    body?.querySelectorAll("li").find((one) => seen(one.querySelector(".named > code")) === name) ?? null;

  it("has the fields of each variant under the value that chooses it", () => {
    const variants = field("schedule")?.querySelectorAll("details.variant") ?? [];
    expect(variants.map((one) => seen(one.querySelector("summary")))).toEqual([
      'Once kind: "once"',
      'Weekly kind: "weekly"',
      'Cron kind: "cron"',
    ]);
    expect(variants.map((one) => one.querySelectorAll(":scope > ul > li > .named > code").map(seen))).toEqual([
      ["kind", "at", "until"],
      ["kind", "days", "start"],
      ["kind", "expression", "timezone"],
    ]);
  });

  it("folds what is below the second level, with descriptions of a tuple's places", () => {
    expect(field("monitor_id")?.closest("details")).toBeNull();
    expect(field("email")?.closest("details")).not.toBeNull();
    expect(seen(field("[0]"))).toContain("The longitude.");
  });

  it("has a flat table in its Markdown version", () => {
    const twin = files.get("operations/createWindow.md");
    expect(twin).toContain("| `targets[].contacts[].phone.number` | string |");
    expect(twin).toContain("| `schedule.days` required | array of integer, each 0 to 6 (only Weekly) |");
    expect(twin).toContain("| `targets[].position[0]` | number | The longitude. |");
  });

  it("has its own errors with fields and headers, and one line for those of every operation", () => {
    const errors = seen(main).split("Errors").slice(1).join("Errors");
    expect(errors).toContain("Conflict.name requiredstringThe name that exists.");
    expect(errors).toContain("Retry-Afterinteger, in the headerSeconds to wait.");
    expect(errors).toContain("400 401 403 404 405 500 as Errors describes.");
  });

  it("says what is declared: no body of a 202, any scope, and a list in the description", () => {
    expect(seen(main)).toMatch(/Response 202Accepted\. ?Errors/);
    expect(seen(main)).toContain("Scope: any");
    expect(main?.querySelectorAll(".summary .prose > ul").length).toBe(2);
  });
});

it("a body without a schema is a body of any kind", () => {
  expect(seen(page("getContent"))).toContain("application/pdfA body of any kind.");
});

it("fields, examples and values named $ref are no references", async () => {
  const outputs = await buildExtended(["test/pipeline/fixtures/names.overlay.yaml"], { report: silent });
  const failures: string[] = [];
  const document: Document = JSON.parse(outputs.get("openapi.json") ?? "");
  const site = new Map(await renderSite(document, { failed: (url) => failures.push(url) }));
  expect(failures).toEqual([]);
  expect(site.get("operations/createPointer.md")).toContain(
    "| `$ref` required | string | A field named like a reference. |",
  );
  expect(site.get("records/Pointed.md")).toContain("[`POST /pointers`](../operations/createPointer.md)");
  expect(outputs.get("types.ts")).toMatch(/\$ref"?: string;/);
});

it("a page that cannot be created says why, and all others are there", async () => {
  const document = structuredClone(bundle) as unknown as Document;
  const { Monitor = {} } = document.components.schemas;
  Monitor.properties = { ...Monitor.properties, broken: { type: "string", pattern: 5 } as never };
  const failures: string[] = [];
  const site = new Map(await renderSite(document, { failed: (...failure) => failures.push(failure.join(": ")) }));
  expect([...site.keys()]).toEqual(expect.arrayContaining(pageNames));
  const reason = "text.includes is not a function";
  expect(failures).toContain(`records/Monitor.html: ${reason}`);
  expect(site.get("records/Monitor.html")).toContain(reason);
  expect(site.get("records/DeviceKey.html")).not.toContain("cannot be shown");
});

it("how a list, an object or a document is written as a parameter is on its page", async () => {
  const text = { type: "string" };
  const [list, object] = [
    { type: "array", items: text },
    { type: "object", properties: { gt: text, lt: text } },
  ];
  const inQuery: Array<[name: string, facts: object, written: string]> = [
    ["created", { style: "deepObject", explode: true, schema: object }, "written as `created[gt]=…&created[lt]=…`"],
    ["spread", { schema: object }, "written as `gt=…&lt=…`"],
    ["pairs", { explode: false, schema: object }, "written as `pairs=gt,…,lt,…`"],
    ["kinds", { schema: list }, "written as `kinds=…&kinds=…`"],
    ["expand", { explode: false, schema: list }, "written as `expand=…,…`"],
    ["path", { style: "pipeDelimited", explode: false, schema: list }, "written as `path=…|…`"],
    ["ids", { style: "spaceDelimited", explode: false, schema: list }, "written as `ids=… …`"],
    ["filter", { content: { "application/json": { schema: object } } }, "written as `application/json`"],
  ];
  const parameters = [
    ...inQuery.map(([name, facts]) => ({ name, in: "query", ...facts })),
    { name: "plain", in: "query", schema: text },
    { name: "flag", in: "query", allowEmptyValue: true, schema: { type: "boolean" } },
    { name: "dotted", in: "path", style: "label", schema: text },
    { name: "places", in: "header", schema: list },
    { name: "grown", in: "query", style: "deepObject", explode: true, schema: list },
    ...["label", "matrix"].flatMap((style) =>
      [true, false].map((explode) => ({ name: `${style}-${explode}`, in: "path", style, explode, schema: list })),
    ),
  ];
  const document = structuredClone(bundle) as unknown as Document;
  Object.assign(document.paths["/monitors"]?.get ?? {}, { parameters });
  const twin = new Map(await renderSite(document)).get("operations/listMonitors.md") ?? "";
  const type = (name: string) => twin.split(`| \`${name}\` | `)[1]?.split(" |")[0];
  for (const [name, , written] of inQuery) expect(type(name)?.replace("\\", "")).toContain(`in the query, ${written}`);
  expect(type("plain")).toBe("string, in the query");
  expect(type("flag")).toBe("boolean, in the query, may be empty");
  expect(type("dotted")).toBe("string, in the path, written as `.…`");
  expect(type("places")).toBe("array of string, in the header, written as `…,…`");
  expect(type("grown")).toContain("written as `grown[0]=…&grown[1]=…`");
  expect(type("label-true")).toContain("written as `.….…`");
  expect(type("label-false")).toContain("written as `.…,…`");
  expect(type("matrix-true")).toContain("written as `;matrix-true=…;matrix-true=…`");
  expect(type("matrix-false")).toContain("written as `;matrix-false=…,…`");
});

it("an operation with servers of its own has one address, and no choice of a data center", async () => {
  const document = structuredClone(bundle) as unknown as Document;
  Object.assign(document.paths["/monitors"] ?? {}, { servers: [{ url: "https://pal-{env}.test/v2" }] });
  const site = new Map(await renderSite(document));
  const main = parse(String(site.get("operations/listMonitors.html"))).querySelector("main");
  expect(seen(main?.querySelector(".endpoint") ?? null)).toBe("GET https://pal-{env}.test/v2/monitors");
  expect(main?.querySelector("#data-center")).toBeNull();
  for (const text of [String(main), String(site.get("operations/listMonitors.md"))])
    expect(text).not.toMatch(/\{service\}|SVC_DATA_CENTER/);
  // The form of Try it sends to the base URL only.
  expect(main?.querySelector("#try-it")).toBeNull();
  expect(String(main)).toContain("This operation has a server of its own");
});

it("a value of a sample that does not match its pattern is named as a placeholder", async () => {
  const document = structuredClone(bundle) as unknown as Document;
  const text = (pattern: string, more = {}) => ({ type: "string", pattern, ...more });
  const inQuery = (name: string, schema: object, more = {}) => ({ name, in: "query", required: true, schema, ...more });
  const properties = { sid: text("^AC"), any: text("."), deep: { type: "object", properties: { key: text("^k_") } } };
  Object.assign(document.paths["/monitors"]?.get ?? {}, {
    parameters: [
      inQuery("charge", text("^ch_")),
      inQuery("known", text("^ch_"), { example: "ch_1" }),
      inQuery("word", text("^[a-z]+$")),
      inQuery("left_out", text("^ch_"), { required: false }),
    ],
    requestBody: { content: { "application/json": { schema: { type: "object", properties } } } },
  });
  const twin = new Map(await renderSite(document)).get("operations/listMonitors.md");
  expect(twin).toContain("Replace these placeholders, which do not match their pattern: `charge` `sid` `deep.key`\n");
});

it("an address that is code is no link", async () => {
  const document = structuredClone(bundle) as unknown as Document;
  const code = ["javascript:alert(1)", "JavaScript&colon;alert(1)", "java&#10;script:alert(1)", "data:text/html,x"];
  const links = ["https://a.test/", "mailto:a@b.test", "../records.html", "#errors"];
  Object.assign(document.paths["/monitors"]?.get ?? {}, {
    description: [...code, ...links]
      .map((address, index) => `[text ${index}](${address})`)
      .concat("![text 8](https://evil.test/x.png)", "![text 9](javascript:alert(1))")
      .join("\n\n"),
    externalDocs: { url: "javascript:alert(2)", description: "more" },
  });
  const html = String(new Map(await renderSite(document)).get("operations/listMonitors.html"));
  const summary = parse(html).querySelector(".summary");
  expect(summary?.querySelectorAll(".prose a").map(seen)).toEqual(["text 4", "text 5", "text 6", "text 7", "text 8"]);
  expect(html).not.toContain("<img");
  expect(seen(summary)).toContain("text 0 text 1");
  expect(seen(summary)).toContain("See more.");
  expect(summary?.innerHTML).not.toContain("alert");
});

it("links, callbacks, webhooks and other security schemes are named, each in one line", async () => {
  const document = structuredClone(bundle) as unknown as Document;
  const listMonitors = document.paths["/monitors"]?.get as OperationObject;
  Object.assign(listMonitors.responses["200"] ?? {}, {
    links: { one: { operationId: "getMonitor", description: "One of them." } },
  });
  Object.assign(listMonitors, { callbacks: { onChange: {} }, security: [{ apiKey: [], OAuth2: ["Svc.Admin.Read"] }] });
  Object.assign(document, { webhooks: { "monitor.down": {} } });
  const site = new Map(await renderSite(document));
  const twin = site.get("operations/listMonitors.md");
  expect(twin).toContain("- `one`: [`GET /monitors/{monitor_id}`](../operations/getMonitor.md) One of them.");
  expect(twin).toContain("Callbacks, which only [openapi.json](../openapi.json) describes: `onChange`");
  expect(twin).toContain("Other security schemes, which only [openapi.json](../openapi.json) describes: `apiKey`");
  expect(site.get("operations.md")).toContain(
    "Webhooks, which only [openapi.json](openapi.json) describes: `monitor.down`",
  );
  const search = searchOf(JSON.parse((site.get("assets/search-data.js") ?? "").toString().replace("searchData=", "")));
  expect(search("monitor.down")[0]).toMatchObject({ url: "operations.html", kind: "Webhook" });
});

it("the search finds parameters, headers, deep fields and values by their names", () => {
  const found: SearchDocument[] = JSON.parse(searchData.replace("searchData=", ""));
  const search = searchOf(found);
  const first = (query: string) => search(query)[0]?.url;
  expect(first("starting_after")).toBe("operations/listWindows.html");
  // The guide has this word among those that somebody chose for it.
  expect(
    search("Retry-After")
      .slice(0, 2)
      .map(({ url }) => url),
  ).toContain("operations/createWindow.html");
  expect(search("multipart").map(({ url }) => url)).toContain("operations/uploadFile.html");
  expect(first("StatusCallbackMethod")).toMatch(/CreateMessageRequest/);
  expect(search("line1").map(({ url }) => url)).toContain("records/CreateChargeRequest.html");
});
