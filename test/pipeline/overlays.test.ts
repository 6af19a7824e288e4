import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import base from "../../generated/openapi.base.json" with { type: "json" };
import { type Document, resolve, writtenOperations } from "../../src/contract/document.ts";
import { extendContract } from "../../src/pipeline/overlay/extend.ts";
import { BuildError } from "../../src/pipeline/problems.ts";
import { membersOf } from "../../src/pipeline/redocly/constants.js";
import { overlay, update } from "../support/overlay.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const overlayTemplate = await readFile("examples/extend/starter.overlay.yaml", "utf8");

/** Extends the contract by overlays, in their order. Returns the warnings, too. */
async function extend(texts: string[], override: boolean): Promise<{ document: Document; warnings: string[] }> {
  const folder = await temporaryFolder();
  const files = texts.map((_, index) => join(folder, `${index === 0 ? "acme" : `acme${index + 1}`}.overlay.yaml`));
  await Promise.all(files.map((file, index) => writeFile(file, texts[index] ?? "")));
  const document = structuredClone(base) as unknown as Document;
  const warnings = await extendContract(document, files, override);
  return { document, warnings: warnings.map((text) => text.replace(/^\S*\/(?=\w+\.overlay)/, "")) };
}

const extended = async (texts: string[], override = false) => (await extend(texts, override)).document;

/** The problems, one a line, without the folders of the files. */
async function problemsOf(text: string, override = false): Promise<string> {
  const error = await extended([text], override).catch((error: unknown) => error);
  if (error instanceof BuildError) return error.message.replace(/^\S*\/(?=\w+\.overlay)/gm, "");
  throw error instanceof Error ? error : new Error("The overlay was accepted.");
}

const minimal = `  - target: $.paths
    update:
      /maintenance/{id}:
        get: { operationId: getMaintenance, responses: { "200": { description: A window. } } }`;
/** The same with other keys of the operation. */
const minimalWith = (keys: string) => minimal.replace("operationId:", `${keys}, operationId:`);
const ofSchemas = (value: string) => update("$.components.schemas", value);
const ofMonitor = (value: string) => update("$.components.schemas.Monitor.properties", value);
const ofReportTypes = (value: string) => update("$.components.schemas.ReportType.oneOf", value);

describe("a broken overlay is refused, with its file, line and column:", () => {
  const broken: Record<string, [actions: string, message: string | RegExp]> = {
    "a reference to nothing": [
      ofMonitor(`{ period: { $ref: "#/components/schemas/Perod" } }`),
      /^acme\.overlay\.yaml:5:\d+ {2}Can't resolve \$ref: #\/components\/schemas\/Perod\. Similar schemas are Period,/,
    ],
    "an example that breaks its schema": [
      `  - target: $.components.schemas
    update:
      Window:
        type: object
        properties:
          name: { type: string, examples: [7] }`,
      /^acme\.overlay\.yaml:9:\d+ {2}Example value must conform to the schema: type must be string/,
    ],
    "an operationId that another operation has": [
      minimal.replace("getMaintenance", "getMonitor"),
      /^acme\.overlay\.yaml:7:\d+ {2}The operationId getMonitor is that of GET \/monitors\/\{monitor_id\}\. Choose another\./,
    ],
    "an operationId that an operation further down has": [
      `  - target: $.paths['/monitors']
    update:
      put: { operationId: createMonitorGroup, responses: { "200": { description: OK } } }`,
      /^acme\.overlay\.yaml:6:\d+ {2}The operationId createMonitorGroup is that of POST \/monitor_groups\. Choose another\./,
    ],
    "an id that exists": [
      ofReportTypes("{ const: 11, title: Forecast }"),
      "acme.overlay.yaml:5:5  ReportType has the id 11 already (AvailabilitySummary). Remove it here.",
    ],
    "a target that selects nothing": [
      update("$.components.schemas.Monitr.properties", "{ name: { type: string } }"),
      "acme.overlay.yaml:4:5  $.components.schemas.Monitr.properties selects nothing. Did you mean $.components.schemas.Monitor.properties?",
    ],
    "a target that is not a JSONPath": [
      update("components.schemas", "{}"),
      /^acme\.overlay\.yaml:4:\d+ {2}components\.schemas is not a JSONPath \(RFC 9535\): Expected "\$"/,
    ],
    "an update that changes a documented fact": [
      update("$.components.schemas.Monitor.properties.monitor_id", "{ type: integer }"),
      `acme.overlay.yaml:5:15  This changes what the contract documents: $.components.schemas.Monitor.properties.monitor_id.type is "string". If the specification is wrong there, build with --override.`,
    ],
    "the removal of a documented operation": [
      `  - target: $.paths['/monitors'].get
    remove: true`,
      "acme.overlay.yaml:4:5  This removes what the contract documents, $.paths['/monitors'].get. If the specification is wrong there, build with --override.",
    ],
    "an operation that the contract has now": [
      `  - target: $.paths
    update:
      /monitors:
        get: { operationId: listMine, responses: { "200": { description: OK } } }`,
      "acme.overlay.yaml:7:9  The contract has GET /monitors. Remove this action, or change it with the target $.paths['/monitors'].get.",
    ],
    "an operation without a success": [
      minimal.replace('"200"', '"404"'),
      /^acme\.overlay\.yaml:7:\d+ {2}An operation needs a success: responses: \{ "200": \{ description: … \} \}\.$/,
    ],
    "an operation without responses": [
      update("$.paths", "{ /maintenance: { get: { operationId: listMaintenance } } }"),
      /^acme\.overlay\.yaml:5:\d+ {2}An operation needs a success/,
    ],
    "a path that is a text": [
      update("$.paths", "{ /maintenance: listMaintenance }"),
      /^acme\.overlay\.yaml:5:15 {2}Expected type `PathItem` \(object\) but got `string`/,
    ],
    "a parameter that the path does not have": [
      minimalWith("parameters: [{ name: ids, in: path, required: true, schema: {} }]"),
      /^acme\.overlay\.yaml:7:\d+ {2}The path \/maintenance\/\{id\} has no \{ids\}\. Names differ by case, too\.$/,
    ],
    "a type that does not exist, without what follows from it in the contract": [
      ofMonitor("{ name: { type: text } }"),
      /^acme\.overlay\.yaml:5:\d+ {2}`type` can be one of the following only: [^\n]*$/,
    ],
    "a version that is a number": [
      minimalWith("x-api-version: 2.1"),
      /^acme\.overlay\.yaml:7:\d+ {2}x-api-version must be a text such as "2\.0"; got 2\.1\.$/,
    ],
    "a constant with null": [
      ofSchemas("{ Size: { title: Size of a window, type: string, enum: [small, null] } }"),
      /^acme\.overlay\.yaml:5:\d+ {2}The id null is not of type string\./m,
    ],
    "a scope that does not exist": [
      minimalWith("security: [{ OAuth2: [Svc.Report.Read] }]"),
      /^acme\.overlay\.yaml:7:\d+ {2}The scope Svc\.Report\.Read does not exist\. Similar scopes are Svc\.Reports\.Read,/,
    ],
    "a property of OpenAPI that does not exist": [
      minimal.replace("responses:", "respones: {}, responses:"),
      /^acme\.overlay\.yaml:7:\d+ {2}Property `respones` is not expected here\. Did you mean responses/,
    ],
    "an operationId that differs from another in case only, as their files would": [
      `${minimal}
        post: { operationId: GetMaintenance, responses: { "200": { description: OK } } }`,
      /^acme\.overlay\.yaml:8:\d+ {2}The operationId GetMaintenance differs in case only from getMaintenance, that of GET \/maintenance\/\{id\}\. Choose another\.$/,
    ],
    "a schema whose name differs from another in case only": [
      ofSchemas("{ monitor: { type: object } }"),
      "acme.overlay.yaml:5:15  The name of the schema monitor differs from Monitor in case only. Choose another.",
    ],
    "a path without a slash": [
      minimal.replace("/maintenance", "maintenance"),
      "acme.overlay.yaml:6:7  Property `maintenance/{id}` is not expected here. A path starts with a slash: /maintenance/{id}.  (struct)",
    ],
    "nullable, which OpenAPI 3.1 does not have": [
      ofMonitor("{ name: { type: string, nullable: true } }"),
      /^acme\.overlay\.yaml:5:\d+ {2}Property `nullable` is not expected here\. OpenAPI 3\.1 has types instead, such as type: \[string, "null"\]\./,
    ],
    "an id in enum, where the constant lists its ids in oneOf": [
      update("$.components.schemas.ReportType", "{ enum: [77] }"),
      /^acme\.overlay\.yaml:5:\d+ {2}A constant lists its ids in oneOf; enum has no effect\. Add each id to oneOf: \{ const, title \}\./,
    ],
    "a value of another type": [
      ofMonitor("[name]"),
      "acme.overlay.yaml:5:5  $.components.schemas.Monitor.properties is an object; it can be updated with an object only.",
    ],
    "a pattern that is not a regular expression": [
      ofMonitor('{ name: { type: string, pattern: "[a-" } }'),
      /^acme\.overlay\.yaml:5:\d+ {2}Invalid regular expression: .* Correct it\./,
    ],
    "a schema that is a reference to itself": [
      ofSchemas('{ Window: { $ref: "#/components/schemas/Other" }, Other: { $ref: "#/components/schemas/Window" } }'),
      /^acme\.overlay\.yaml:5:\d+ {2}#\/components\/schemas\/Other leads back to this reference\. Write out what it stands for\./,
    ],
    "a schema that is one of its own alternatives": [
      ofSchemas('{ Window: { anyOf: [{ type: string }, { allOf: [{ $ref: "#/components/schemas/Window" }] }] } }'),
      /^acme\.overlay\.yaml:5:\d+ {2}#\/components\/schemas\/Window leads back to this reference\./,
    ],
    "a response that is a reference to itself": [
      update("$.components.responses", '{ Lost: { $ref: "#/components/responses/Lost" } }'),
      /^acme\.overlay\.yaml:5:\d+ {2}#\/components\/responses\/Lost leads back to this reference\./,
    ],
    "a property that is a reference to itself": [
      ofMonitor('{ a: { $ref: "#/components/schemas/Monitor/properties/a" } }'),
      /^acme\.overlay\.yaml:5:\d+ {2}#\/components\/schemas\/Monitor\/properties\/a leads back to this reference\./,
    ],
    "a parameter of a path that is not required": [
      minimalWith("parameters: [{ name: maintenance_id, in: path, schema: { type: string } }]"),
      /^acme\.overlay\.yaml:7:\d+ {2}.*Add required: true\./m,
    ],
    "a body as a parameter": [
      minimalWith("parameters: [{ name: b, in: body, schema: { type: object } }]"),
      /^acme\.overlay\.yaml:7:\d+ {2}.* A body is the requestBody of the operation\./m,
    ],
    "a reference to a file or a host, which a build does not read": [
      ofSchemas('{ Window: { type: object, properties: { a: { $ref: "https://127.0.0.1:9/a.json" } } } }'),
      /^acme\.overlay\.yaml:5:\d+ {2}.*must start with #\/, such as .*; got https:\/\/127\.0\.0\.1:9\/a\.json\./,
    ],
    "an example in another file": [
      minimal.replace(
        "A window.",
        "A window., content: { application/json: { examples: { big: { externalValue: ./big.json } } } }",
      ),
      /^acme\.overlay\.yaml:7:\d+ {2}A build reads no other file, such as \.\/big\.json\. Write its content here, as the value,/,
    ],
    "a discriminator that leads nowhere": [
      ofSchemas(
        `{ Window: { oneOf: [{ $ref: "#/components/schemas/Period" }], discriminator: { propertyName: kind, mapping: { a: Perod } } } }`,
      ),
      /^acme\.overlay\.yaml:5:\d+ {2}Can't resolve \$ref: Perod\. Similar schemas are Period,/,
    ],
    "a path with a fragment": [
      minimal.replace("/maintenance/{id}:", '"/maintenance#x":'),
      /^acme\.overlay\.yaml:7:\d+ {2}The path \/maintenance#x has a #, after which nothing is sent\. Leave it out\./,
    ],
    "a text with a comma, within braces": [
      minimal.replace("A window.", "Done, without content."),
      /^acme\.overlay\.yaml:7:\d+ {2}Property `without content\.` is not expected here\. A text with a comma needs quotes\./,
    ],
    "aliases that stand for millions of values": [
      `  - target: $.info
    update:
      x-a: &a [x, x, x, x, x, x, x, x, x, x]
${[..."bcdefghi"].map((name, index) => `      x-${name}: &${name} [${Array(10).fill(`*${"abcdefghi"[index]}`)}]`).join("\n")}`,
      /^acme\.overlay\.yaml:1:1 {2}The aliases of this file stand for millions of values\./,
    ],
    "a name that JavaScript loses": [
      ofSchemas("{ Window: { type: object, properties: { __proto__: { type: string } } } }"),
      /^acme\.overlay\.yaml:5:\d+ {2}JavaScript has another meaning for the name __proto__/,
    ],
    "a key that is there twice, whose line needs no advice": [
      `  - target: $.info
    update: { x-a: 1, x-a: 2 }`,
      /^acme\.overlay\.yaml:5:\d+ {2}Not valid YAML: duplicated mapping key\.$/,
    ],
    "an action that is none": [
      `  - traget: $.paths
    update: {}`,
      /^acme\.overlay\.yaml:4:\d+ {2}.*target/,
    ],
  };
  it.each(Object.entries(broken))("%s", async (_what, [actions, message]) => {
    expect(await problemsOf(overlay(actions))).toMatch(message);
  });

  it.each([
    ["YAML that cannot be parsed", "overlay: 1.1.0\ninfo: {", /^acme\.overlay\.yaml:\d+:\d+ {2}Not valid YAML: /],
    [
      "a quote without an end",
      overlay('  - target: $.info\n    update: { x-a: "open }\n  - target: $.info\n    update: {}'),
      /Not valid YAML: .* If this line is right, a quote, bracket or brace before it has no end\.$/,
    ],
    [
      "another document",
      "openapi: 3.1.0\n",
      /^acme\.overlay\.yaml:1:1 {2}This is not an overlay of version 1\.0 or 1\.1\./,
    ],
    [
      "an overlay of another document",
      overlay("  []").replace("actions:", "extends: https://example.com/openapi.yaml\nactions:"),
      /^acme\.overlay\.yaml:3:1 {2}This extends https:\/\/example\.com\/openapi\.yaml; /,
    ],
    [
      "an overlay without a title, the mark of what it adds",
      overlay(minimal).replace("Acme", '""'),
      /^acme\.overlay\.yaml:2:9 {2}The title is empty\. It is the mark of what the overlay adds\.$/,
    ],
  ])("%s", async (_what, text, message) => {
    expect(await problemsOf(text)).toMatch(message);
  });

  it("a file that does not exist", async () => {
    const document = structuredClone(base) as unknown as Document;
    await expect(extendContract(document, ["nowhere.yaml"])).rejects.toThrow(/^nowhere\.yaml:1:1 {2}/);
  });
});

it("a webhook without an operationId, and a default that is an object, are valid", async () => {
  const webhook = update("$", `{ webhooks: { down: { post: { responses: { "200": { description: OK } } } } } }`);
  const labels = ofMonitor("{ labels: { type: object, enum: [{}], default: {} } }");
  const { document, warnings } = await extend([overlay(`${webhook}\n${labels}`)], false);
  expect(document.webhooks).toHaveProperty("down");
  expect(warnings.join("\n")).not.toMatch(/default/);
});

describe("what the contract requires of its own style is a warning:", () => {
  it.each<[what: string, actions: string, warning: string | RegExp]>([
    [
      "an operation without a summary",
      minimal,
      /^acme\.overlay\.yaml:7:\d+ {2}Operation object should contain `summary` field\. {2}\(operation-summary\)$/m,
    ],
    [
      "an integer that JavaScript rounds",
      ofMonitor(
        "{ size: { maximum: 9223372036854775807 }, other: { examples: [-9007199254740993, 9007199254740992, 1e21] } }",
      ),
      /^acme\.overlay\.yaml:5:\d+ {2}9223372036854775807 becomes 9223372036854775808: .*\n.*:5:\d+ {2}-9007199254740993 becomes -9007199254740992: .* Write a smaller one\.$/,
    ],
    [
      "a parameter without a description",
      minimalWith("parameters: [{ name: a, in: query, schema: { type: string } }]"),
      /^acme\.overlay\.yaml:7:\d+ {2}.*\(parameter-description\)$/m,
    ],
    [
      "a body without an example",
      minimal.replace(
        "A window.",
        "A window., content: { application/json: { schema: { type: object, properties: { data: {} } } } }",
      ),
      /^acme\.overlay\.yaml:7:\d+ {2}The body has no example\. {2}\(svc\/body-example\)$/m,
    ],
    [
      "an enum in a schema",
      ofMonitor("{ size: { type: integer, enum: [1, 2] } }"),
      /^acme\.overlay\.yaml:5:\d+ {2}The enum is inline\. .* {2}\(svc\/no-inline-enum\)$/m,
    ],
    [
      "a constant without a type, once and not for each id",
      ofSchemas(
        "{ Size: { title: Size of a window, oneOf: [{ const: 1, title: Small }, { const: 2, title: Large }] } }",
      ),
      /^acme\.overlay\.yaml:5:\d+ {2}The constant has no type\. Add "type: integer" or "type: string"\. {2}\(svc\/constant-named\)$/m,
    ],
    [
      "an enum with one value twice",
      ofMonitor("{ size: { type: string, enum: [a, a] } }"),
      /^acme\.overlay\.yaml:5:\d+ {2}The enum has "a" twice\./m,
    ],
    [
      "a default that is not in its enum",
      ofMonitor("{ size: { type: string, enum: [a, b], default: c } }"),
      /^acme\.overlay\.yaml:5:\d+ {2}The default "c" is not one of the enum\./m,
    ],
    [
      "a default that is no id of its constant",
      ofSchemas("{ Size: { title: Size, type: integer, default: 3, oneOf: [{ const: 1, title: Small }] } }"),
      /^acme\.overlay\.yaml:5:\d+ {2}The default 3 is not one of the enum\./m,
    ],
    [
      "an array or null without items",
      ofMonitor('{ sizes: { type: [array, "null"] } }'),
      /^acme\.overlay\.yaml:5:\d+ {2}The array does not say what its items are\. Add items\./m,
    ],
    [
      "a minimum above the maximum",
      ofMonitor("{ size: { type: integer, minimum: 5, maximum: 1 } }"),
      /^acme\.overlay\.yaml:5:\d+ {2}No value fits: minimum is 5, and maximum is 1\./m,
    ],
    [
      "an array without items",
      ofMonitor("{ sizes: { type: array } }"),
      /^acme\.overlay\.yaml:5:\d+ {2}The array does not say what its items are\. Add items\./m,
    ],
    [
      "a misspelt media type",
      minimal.replace("A window.", "A window., content: { aplication/json: {} }"),
      /^acme\.overlay\.yaml:7:\d+ {2}aplication\/json is not a media type\./m,
    ],
    [
      "an envelope whose message is optional",
      ofSchemas("{ Window: { type: object, properties: { code: {}, message: { type: string }, data: {} } } }"),
      /^acme\.overlay\.yaml:5:\d+ {2}The envelope does not require its message/m,
    ],
    [
      "a required property that only responses have",
      ofSchemas("{ Window: { type: object, required: [id], properties: { id: { type: string, readOnly: true } } } }"),
      /^acme\.overlay\.yaml:5:\d+ {2}id is required and readOnly, so a request is refused without it, too\./m,
    ],
    [
      "a required property that the schema does not have",
      ofSchemas("{ Window: { type: object, required: [naem], properties: { name: { type: string } } } }"),
      /^acme\.overlay\.yaml:5:\d+ {2}Required property 'naem' is not defined\. {2}\(svc\/required-defined\)$/m,
    ],
  ])("%s", async (_what, actions, warning) => {
    expect((await extend([overlay(actions)], false)).warnings.join("\n")).toMatch(warning);
  });

  it("one line for all that lack the same", async () => {
    const parameter = (name: string) => `{ name: ${name}, in: query, schema: { type: string } }`;
    const parameters = `parameters: [${["a", "b", "c"].map(parameter).join(", ")}]`;
    const { warnings } = await extend([overlay(minimalWith(parameters))], false);
    expect(warnings.filter((text) => text.includes("parameter-description"))).toEqual([
      expect.stringMatching(/^acme\.overlay\.yaml:7:\d+ and 2 more {2}Parameter object description must be present\./),
    ]);
  });

  it("the example, which builds, has none, and the contract's own parts get none", async () => {
    const { document, warnings } = await extend([await readFile("examples/extend/acme.overlay.yaml", "utf8")], false);
    expect(document.paths["/maintenance"]?.post?.operationId).toBe("createMaintenance");
    expect(warnings).toEqual([]);
  });
});

it("names that OpenAPI allows and TypeScript does not have are derived, wherever they stand, with a line about each", async () => {
  const actions = `  - target: $.components.schemas
    update:
      simple-user: { type: object, properties: { kind: { type: string } } }
      SimpleUser: { type: object, properties: { kind: { type: string } } }
      3d.model: { type: object, properties: { kind: { type: string } } }
      Record:
        oneOf: [{ $ref: "#/components/schemas/simple-user" }, { $ref: "#/components/schemas/3d.model" }]
        discriminator: { propertyName: kind, mapping: { model: 3d.model } }
  - target: $.paths
    update:
      /repos/{repo-name}:
        get:
          operationId: repos/get
          parameters: [{ name: repo-name, in: path, required: true, schema: { type: string } }]
          responses:
            "200":
              description: OK
              links: { next: { operationId: delete } }
              content: { application/json: { schema: { $ref: "#/components/schemas/Record" } } }
        delete: { operationId: delete, responses: { "200": { description: OK } } }`;
  const { document, warnings } = await extend([overlay(actions)], false);
  const { Record_: variants } = document.components.schemas;
  expect(variants?.oneOf).toEqual([
    { $ref: "#/components/schemas/SimpleUser2" },
    { $ref: "#/components/schemas/N3dModel" },
  ]);
  // A name is the value of a variant only if no mapping has another.
  expect(variants?.discriminator?.mapping).toEqual({
    "simple-user": "#/components/schemas/SimpleUser2",
    model: "#/components/schemas/N3dModel",
  });
  const { get, delete: remove } = document.paths["/repos/{repo_name}"] ?? {};
  expect([get?.operationId, remove?.operationId]).toEqual(["reposGet", "delete_"]);
  expect(get?.parameters?.[0]).toMatchObject({ name: "repo_name", in: "path" });
  expect(get?.responses["200"]).toMatchObject({ links: { next: { operationId: "delete_" } } });
  expect(warnings.filter((text) => text.includes("is named"))).toEqual([
    "acme.overlay.yaml:6:7  The schema simple-user is named SimpleUser2: a name that TypeScript can have.",
    "acme.overlay.yaml:8:7  The schema 3d.model is named N3dModel: a name that TypeScript can have.",
    "acme.overlay.yaml:9:7  The schema Record is named Record_: a name that TypeScript can have.",
    "acme.overlay.yaml:16:11  The operation repos/get is named reposGet: a name that TypeScript can have.",
    "acme.overlay.yaml:23:19  The operation delete is named delete_: a name that TypeScript can have.",
    "acme.overlay.yaml:14:7  The path /repos/{repo-name} is named /repos/{repo_name}: a name that TypeScript can have.",
  ]);
});

it("names in any script stay, and those that are derived are unique and do not depend on the order", async () => {
  const path = (name: string) => `{ name: ${name}, in: path, required: true, schema: { type: string } }`;
  const operation = (id: string, parameters = "") =>
    `{ operationId: "${id}", parameters: [${parameters}], responses: { "200": { description: OK } } }`;
  const text = `  - target: $.components
    update: { schemas: { 監視記録: { type: string, enum: [東京, 大阪] }, A: { $ref: "${encodeURI("#/components/schemas/監視記録")}" } } }
  - target: $.components.parameters
    update: { Name: ${path("a-b")} }
  - target: $.paths
    update:
      /監視/{名前}/{番号}: { get: ${operation("監視取得", `${path("名前")}, ${path("番号")}`)} }
      /x/{straße}/{a-b}/{a_b}/{!}: { parameters: [{ $ref: "#/components/parameters/Name" }], get: ${operation("überwachungHolen", `${path("straße")}, ${path("a_b")}, ${path('"!"')}`)} }
      /marks: { get: ${operation("!!")}, put: ${operation("??")} }
      /both: { get: ${operation("x/get")}, put: ${operation("x-get")} }`;
  const { document, warnings } = await extend([overlay(text)], false);
  const { paths, components } = document;
  expect(membersOf(components.schemas.監視記録 ?? {})?.map(({ title }) => title)).toEqual(["東京", "大阪"]);
  expect(components.schemas.A?.$ref).toBe("#/components/schemas/監視記録");
  const added = writtenOperations(document).filter(({ operation }) => operation["x-added"]);
  expect(added.map(({ path, operation }) => [path, operation.operationId])).toEqual([
    ["/監視/{名前}/{番号}", "監視取得"],
    ["/marks", "getMarks"],
    ["/marks", "putMarks"],
    ["/both", "getBoth"],
    ["/both", "putBoth"],
    ["/x/{straße}/{a_b2}/{a_b}/{_}", "überwachungHolen"],
  ]);
  const names = (path: string) => paths[path]?.get?.parameters?.map((one) => resolve(document, one).name).sort();
  expect(names("/監視/{名前}/{番号}")).toEqual(["zaaid", "名前", "番号"]);
  expect(names("/x/{straße}/{a_b2}/{a_b}/{_}")).toEqual(["_", "a_b", "a_b2", "straße", "zaaid"]);
  expect(warnings.filter((one) => one.includes("is named"))).toHaveLength(5);
});

it.each(["constructor", "toString"])("the name %s, which every object inherits, is derived", async (name) => {
  const actions = ofSchemas(`{ ${name}: { type: string }, Size: { $ref: "#/components/schemas/${name}" } }`);
  const { schemas } = (await extended([overlay(actions)])).components;
  expect(schemas.Size?.$ref).toBe(`#/components/schemas/${name}_`);
  expect(Object.hasOwn(schemas, name)).toBe(false);
});

describe("an overlay", () => {
  it("may have `true` and `false` wherever a schema may be", async () => {
    const keywords = ["allOf: [true]", "anyOf: [true, false]", "not: false", "if: true", "then: true", "else: false"];
    const inArrays = ["contains: true", "prefixItems: [true]", "items: true", "unevaluatedItems: true"];
    const names = ["propertyNames: true", "patternProperties: { ^x: true }", "dependentSchemas: { a: true }"];
    const content = "content: { application/json: { schema: true, example: 1 } }";
    const text = overlay(`${ofSchemas(
      `{ Any: true, Whole: { ${[...keywords, ...inArrays, ...names].join(", ")}, $defs: { A: true }, properties: { a: true, schema: false } } }`,
    )}
  - target: $.paths
    update:
      /maintenance:
        post:
          operationId: createMaintenance
          parameters: [{ name: q, in: query, schema: true }]
          requestBody: { content: { application/json: { schema: false } } }
          responses: { "200": { description: OK, headers: { X-A: { schema: true } }, ${content} } }`);
    const { components, paths } = await extended([text]);
    expect(components.schemas.Any).toMatchObject({});
    expect(components.schemas.Whole).toMatchObject({
      anyOf: [{}, { not: {} }],
      properties: { a: true, schema: false },
    });
    expect(components.schemas.CreateMaintenanceRequest).toMatchObject({ not: {} });
    expect(paths["/maintenance"]?.post?.parameters?.[0]).toEqual({ name: "q", in: "query", schema: {} });
  });

  it("may have examples with attributes that an open schema does not name, also where a discriminator has no const", async () => {
    const open = (keywords = "") => `{ type: object, ${keywords} properties: { kind: { type: string } } }`;
    const example = "example: { kind: Open, more: 1 }";
    const variants = `{ oneOf: [{ $ref: "#/components/schemas/Open" }], discriminator: { propertyName: kind } }`;
    const body = (schema: string) =>
      minimal.replace("A window.", `A window., content: { application/json: { schema: ${schema}, ${example} } }`);
    const schemas = ofSchemas(`{ Open: ${open()}, Variants: ${variants} }`);
    await extended([overlay(`${body('{ $ref: "#/components/schemas/Variants" }')}\n${schemas}`)]);
    await extended([overlay(body(open(`${example},`)))]);
    expect(await problemsOf(overlay(body(open("additionalProperties: false,"))))).toContain("more");
  });

  it("may refer to a path item, whose operations are in each path", async () => {
    const item = 'get: { operationId: getMaintenance, responses: { "200": { description: A window. } } }';
    const text = overlay(`  - target: $.components
    update:
      pathItems: { Window: { ${item} }, Same: { $ref: "#/components/pathItems/Window" } }
  - target: $.paths
    update: { "/maintenance/{id}": { $ref: "#/components/pathItems/Same" } }`);
    const { components, paths } = await extended([text]);
    expect(paths["/maintenance/{id}"]).toMatchObject({ get: { summary: "Get maintenance", "x-added": "Acme" } });
    expect(components).not.toHaveProperty("pathItems");
    expect(await problemsOf(text.replace('"200"', '"404"'))).toMatch(
      /^acme\.overlay\.yaml:6:\d+ {2}An operation needs a/,
    );
    expect(await problemsOf(text.replace("pathItems/Same", "pathItems/None"))).toMatch(
      /^acme\.overlay\.yaml:8:\d+ {2}Can't resolve \$ref/,
    );
  });

  it("to start from, which --init writes, has an operation, a field and an id", async () => {
    const { components, paths } = await extended([overlayTemplate]);
    expect(paths["/maintenance"]?.get?.operationId).toBe("listMaintenance");
    expect(components.schemas.Monitor?.properties).toHaveProperty("display_name");
    expect(components.schemas.ReportType?.oneOf?.at(-1)?.const).toBe(77);
  });

  it("adds an id, a field and an operation, of which path, operationId and a 200 are enough", async () => {
    const text = overlay(`${minimal}
  - target: $.components.schemas.Monitor.properties
    update: { display_name: { type: string } }
  - target: $.components.schemas.ReportType.oneOf
    update: { const: 77, title: Forecast }`);
    const { components, paths } = await extended([text]);
    expect(components.schemas.Monitor?.properties?.display_name).toEqual({ type: "string", "x-added": "Acme" });
    expect(components.schemas.ReportType?.oneOf?.at(-1)).toMatchObject({ const: 77, title: "Forecast" });
    const operation = paths["/maintenance/{id}"]?.get;
    expect(operation).toMatchObject({
      summary: "Get maintenance",
      security: [{ SvcOauthToken: [] }, { OAuth2: [] }],
      parameters: [
        { name: "id", in: "path", required: true, schema: { type: "string" } },
        { $ref: "#/components/parameters/ZaaidCookie" },
      ],
      "x-added": "Acme",
    });
    expect(Object.keys(operation?.responses ?? {})).toEqual(["200", "400", "401", "403", "404", "405", "500"]);
  });

  it("keeps what an operation says itself", async () => {
    const said = `summary: Windows, security: [{ OAuth2: [Svc.Operations.Read] }], tags: [Monitors], parameters: [{ name: zaaid, in: cookie, schema: { type: string } }]`;
    const text = overlay(minimalWith(said).replace("/{id}", ""));
    const operation = (await extended([text])).paths["/maintenance"]?.get;
    expect(operation).toMatchObject({ summary: "Windows", tags: ["Monitors"] });
    expect(operation?.security).toEqual([{ OAuth2: ["Svc.Operations.Read"] }]);
    expect(operation?.parameters).toHaveLength(1);
  });

  it("names the schemas of bodies, where generators find them", async () => {
    const body = (schema: string) => `content: { application/json: { schema: ${schema}, example: { name: x } } }`;
    const text = overlay(`  - target: $.paths
    update:
      /maintenance:
        post:
          operationId: createMaintenance
          requestBody: { ${body("{ type: object, required: [name], properties: { name: { type: string } } }")} }
          responses: { "201": { description: Created., ${body("{ type: object }")} } }`);
    const { components, paths } = await extended([text]);
    const { requestBody, responses } = paths["/maintenance"]?.post ?? {};
    expect(requestBody).toMatchObject({
      content: {
        "application/json": {
          schema: { $ref: "#/components/schemas/CreateMaintenanceRequest" },
          examples: { Example: { value: { name: "x" } } },
        },
      },
    });
    expect(responses?.["201"]).toMatchObject({
      content: { "application/json": { schema: { $ref: "#/components/schemas/CreateMaintenanceResponse" } } },
    });
    expect(components.schemas.CreateMaintenanceRequest).toMatchObject({ required: ["name"] });
  });

  it("with --override changes and removes what the contract documents", async () => {
    const text = overlay(`  - target: $.components.schemas.Monitor.properties.monitor_id
    update: { description: A number. }
  - target: $.paths['/device_key']
    remove: true
  - target: $.components.schemas.ReportType.oneOf[?@.title=='AvailabilitySummary' || @.title=='HealthTrend']
    remove: true`);
    const { components, paths } = await extended([text], true);
    expect(components.schemas.Monitor?.properties?.monitor_id).toMatchObject({ description: "A number." });
    expect(paths["/device_key"]).toBeUndefined();
    const titles = components.schemas.ReportType?.oneOf?.map(({ title }) => title);
    expect(titles).not.toContain("AvailabilitySummary");
    expect(titles).not.toContain("HealthTrend");
    expect(titles).toHaveLength((base.components.schemas.ReportType.oneOf as unknown[]).length - 2);
  });

  it.each(["get", "put", "post", "delete", "patch", "head", "options", "trace"] as const)(
    "adds an operation with the method %s",
    async (method) => {
      const { paths } = await extended([overlay(minimal.replace("  get:", `  ${method}:`))]);
      expect(paths["/maintenance/{id}"]?.[method]).toMatchObject({ summary: "Get maintenance", "x-added": "Acme" });
    },
  );

  const post = (id: string) =>
    `{ post: { operationId: ${id}, responses: { "200": { description: OK } }, tags: [Windows] } }`;
  it("adds another method to a path that an earlier action has added", async () => {
    const text = overlay(`${minimal}
  - target: $.paths['/maintenance/{id}']
    update: ${post("endMaintenance")}`);
    const operation = (await extended([text])).paths["/maintenance/{id}"]?.post;
    expect(operation).toMatchObject({ summary: "End maintenance", tags: ["Windows"], "x-added": "Acme" });
  });

  it("adds another method to a path that another overlay has added, with its own mark", async () => {
    const other = overlay(update("$.paths['/maintenance/{id}']", `${post("endMaintenance")}`)).replace("Acme", "Beta");
    const { get, post: added } = (await extended([overlay(minimal), other])).paths["/maintenance/{id}"] ?? {};
    expect([get?.["x-added"], added?.["x-added"]]).toEqual(["Acme", "Beta"]);
  });

  it("gives the operations of a path its parameters, and none twice", async () => {
    const text = overlay(`  - target: $.components.parameters
    update: { WindowId: { name: id, in: path, required: true, schema: { type: integer } } }
  - target: $.paths
    update:
      /maintenance/{id}:
        parameters:
          - $ref: "#/components/parameters/WindowId"
          - { name: q, in: query, schema: { type: integer } }
        get:
          operationId: getMaintenance
          parameters: [{ name: q, in: query, schema: { type: string } }]
          responses: { "200": { description: OK } }
        put:
          operationId: putMaintenance
          parameters: [{ $ref: "#/components/parameters/WindowId" }, { $ref: "#/components/parameters/ZaaidCookie" }]
          responses: { "200": { description: OK } }
        delete:
          operationId: deleteMaintenance
          parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
          responses: { "200": { description: OK } }`);
    const { get, put, delete: remove, ...rest } = (await extended([text])).paths["/maintenance/{id}"] ?? {};
    const [id, zaaid] = ["WindowId", "ZaaidCookie"].map((name) => ({ $ref: `#/components/parameters/${name}` }));
    const query = (type: string) => ({ name: "q", in: "query", schema: { type } });
    expect(get?.parameters).toEqual([query("string"), id, zaaid]);
    expect(put?.parameters).toEqual([id, zaaid, query("integer")]);
    const inline = { name: "id", in: "path", required: true, schema: { type: "string" } };
    expect(remove?.parameters).toEqual([inline, query("integer"), zaaid]);
    expect(rest).toEqual({});
  });

  it("accepts `then` that requires what the schema around it has, and a group that is left out", async () => {
    const text = overlay(`${minimalWith("tags: []")}
  - target: $.components.schemas
    update:
      Window:
        type: object
        properties: { kind: { type: string }, count: { type: integer } }
        if: { properties: { kind: { const: a } } }
        then: { required: [count] }`);
    expect((await extended([text])).paths["/maintenance/{id}"]?.get?.tags).toEqual(["Added"]);
  });

  it("may have paths that end with a slash, as those of some frameworks do", async () => {
    const get = "{ operationId: getVersion, summary: Get it, responses: { '200': { description: It. } } }";
    const text = `actions: [{ target: $.paths, update: { /version/: { get: ${get} } } }]`;
    const { paths } = await extended([`overlay: 1.1.0\ninfo: { title: Own, version: "1" }\n${text}`]);
    expect(paths["/version/"]?.get).toMatchObject({ operationId: "getVersion" });
  });

  it("may have patterns with escapes that Unicode does not know, also where examples are checked", async () => {
    const { components } = await extended([overlay(ofMonitor('{ code: { type: string, pattern: "^\\\\-x" } }'))]);
    expect(components.schemas.Monitor?.properties?.code).toMatchObject({ pattern: "^\\-x" });
  });

  it("agrees with another that says the same", async () => {
    const { paths } = await extended([overlay(minimal), overlay(minimal).replace("Acme", "Beta")]);
    expect(paths["/maintenance/{id}"]?.get?.["x-added"]).toBe("Acme");
  });

  const windows = (type: string) =>
    overlay(ofSchemas(`{ Window: { type: object, properties: { a: { type: ${type} } } } }`));
  const reportType = (title: string) => overlay(ofReportTypes(`{ const: 77, title: ${title} }`));
  it.each([
    [
      "changes what another has added",
      windows("string"),
      windows("integer"),
      '$.components.schemas.Window.properties.a.type is "string" in acme.overlay.yaml:5:',
    ],
    [
      "removes what another has added",
      windows("string"),
      overlay("  - target: $.components.schemas.Window\n    remove: true"),
      "This removes $.components.schemas.Window, which acme.overlay.yaml:5:15 adds.",
    ],
    [
      "gives another meaning to the id of another",
      reportType("Forecast"),
      reportType("Trend"),
      "ReportType has the id 77 already, as Forecast in acme.overlay.yaml:5:5.",
    ],
  ])("that %s is refused, with both lines", async (_what, first, second, message) => {
    const error = await extended([first, second]).catch((error: BuildError) => error);
    const problem = (error as BuildError).message.replace(/\S*\/(?=\w+\.overlay)/g, "");
    expect(problem).toMatch(/^acme2\.overlay\.yaml:[45]:\d+ {2}/);
    expect(problem).toContain(message);
    expect(problem).toMatch(/Let the overlays agree, or build with --override\.$/);
  });

  const added = async (override: boolean, ...titles: string[]) => {
    const overlays = titles.map((title, index) => reportType(title).replace("Acme", `Team${index}`));
    const { schemas } = (await extended(overlays, override)).components;
    return schemas.ReportType?.oneOf?.filter((member) => member.const === 77).map(({ title }) => title);
  };
  it("adds an id once that two overlays add in the same words, and with --override as the last of them says", async () => {
    expect(await added(false, "Forecast", "Forecast")).toEqual(["Forecast"]);
    expect(await added(true, "Forecast", "Trend")).toEqual(["Trend"]);
  });

  it("with --override copies, and changes and removes what an earlier one has added", async () => {
    const first = overlay(`  - target: $.components.schemas
    update: { Window: { type: object, properties: { a: { type: string }, b: { type: string } } } }
  - target: $.components.schemas
    update: { Copied: { description: A copy. } }
  - target: $.components.schemas.Copied
    copy: $.components.schemas.Window`);
    const second = overlay(`  - target: $.components.schemas.Window.properties.a
    update: { type: integer }
  - target: $.components.schemas.Window.properties.b
    remove: true`);
    const { schemas } = (await extended([first, second], true)).components;
    expect(schemas.Window?.properties).toEqual({ a: { type: "integer" } });
    expect(schemas.Copied).toMatchObject({ description: "A copy.", properties: { b: { type: "string" } } });
  });

  it("is named at the right place after a removal in the same list", async () => {
    const first = overlay(`  - target: $.components.schemas.ReportType.oneOf
    update: [{ const: 76, title: Gone }, { const: "77", title: Text }]
  - target: $.components.schemas.ReportType.oneOf[?@.title=='Gone']
    remove: true`);
    expect(await problemsOf(first)).toMatch(/^acme\.overlay\.yaml:5:42 {2}The id "77" is not of type integer/);
  });
});

it.each<[string, (address: string) => string]>([
  ["a schema", (address) => `content: { application/json: { schema: { $ref: "${address}" } } }`],
  ["an example", (address) => `content: { application/json: { examples: { a: { externalValue: "${address}" } } } }`],
])("nothing is requested from the address that %s names", async (_what, partOf) => {
  const requests: Array<string | undefined> = [];
  const server = createServer(({ url }, response) => {
    requests.push(url);
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const part = partOf(`http://127.0.0.1:${port}/x.json`);
  await extend([overlay(minimal.replace("A window.", `A window., ${part}`))], false).catch(() => {});
  expect(requests).toEqual([]);
});
