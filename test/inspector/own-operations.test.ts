import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pages } from "../../src/cli/pages.ts";
import type { PageInput, PageOperation } from "../../src/inspector/common/messages.ts";
import { problemOf } from "../../src/inspector/common/request.ts";
import { encodedBody } from "../../src/inspector/page/body.ts";
import { documentedOf, firstRequest, firstValues, placesOf, typedText } from "../../src/inspector/page/values.ts";
import { type Mock, startMock } from "../../src/mock/index.ts";
import { buildExtended } from "../../src/pipeline/build-extended.ts";
import { silent } from "../../src/pipeline/report.ts";
import { asCurl } from "../../src/samples/curl.ts";
import { asTypeScript } from "../../src/samples/typescript.ts";
import { pageContract, relay } from "./support.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const query = (name: string, schema: object, more = {}) => ({ name, in: "query", required: true, schema, ...more });
const header = (name: string, schema: object) => ({ name, in: "header", required: true, schema });
const path = (name: string, schema: object) => ({ name, in: "path", required: true, schema });
const json = (schema: object) => ({ required: true, content: { "application/json": { schema } } });
const onlyRead = { type: "string", readOnly: true };
const form = (fields: object, type = "application/x-www-form-urlencoded") => ({
  required: true,
  content: {
    [type]: { schema: { type: "object", required: Object.keys(fields), properties: { ...fields, id: onlyRead } } },
  },
});
const text = { type: "string" };
const list = { type: "array", minItems: 2, items: text };
const range = {
  type: "object",
  additionalProperties: false,
  required: ["gt"],
  properties: { gt: { type: "integer" } },
};
const example = { a: ["x", "y"], b: ["z,", "&"] };
const price = { type: "number", multipleOf: 0.01, examples: [19.99] };
const integer = { type: "integer", minimum: 3 };

/** The parts that matter of 20 operations, by method and path. */
const own: Record<string, { parameters?: object[]; requestBody?: object; "x-api-version"?: string }> = {
  "get /own/period": { parameters: [query("period", ref("Period"))] },
  "get /own/limits": { parameters: [query("page", { type: "integer", minimum: 1, default: 1 })] },
  "get /own/default": { parameters: [query("limit", { type: "integer", minimum: 10, maximum: 50, default: 25 })] },
  "get /own/date": { parameters: [query("from", { type: "string", format: "date" })] },
  "get /own/choice": { parameters: [query("order", { type: "string", enum: ["asc", "desc"] })] },
  "get /own/kind": {
    parameters: [
      query("kind", {
        type: "string",
        oneOf: [
          { const: "csv", title: "Table" },
          { const: "pdf", title: "Page" },
        ],
      }),
    ],
  },
  "get /own/flag": {
    parameters: [query("deep", { type: "boolean" }), { name: "session", in: "cookie", schema: { type: "string" } }],
  },
  "get /own/left-out": {
    parameters: [
      { name: "X-List", in: "header", schema: { type: "array", items: { type: "string" } } },
      query("tags", { type: "array", items: { type: "string" } }, { required: false, explode: false }),
    ],
  },
  "get /own/list": { parameters: [query("tags", list)] },
  "get /own/split": { parameters: [query("tags", list, { explode: false })] },
  "get /own/pipes": { parameters: [query("tags", list, { style: "pipeDelimited", explode: false })] },
  "get /own/spaces": { parameters: [query("tags", list, { style: "spaceDelimited", explode: false })] },
  "get /own/deep": { parameters: [query("created", range, { style: "deepObject" })] },
  "get /own/map": {
    parameters: [query("created", { type: "object", additionalProperties: list }, { style: "deepObject", example })],
  },
  "get /own/ends/{thing_id}/": { parameters: [path("thing_id", text)] },
  "get /own/fields": { parameters: [query("created", range)] },
  "get /own/content": {
    parameters: [{ name: "filter", in: "query", required: true, content: { "application/json": { schema: range } } }],
  },
  "post /own/deep-form": {
    requestBody: {
      required: true,
      content: {
        "application/x-www-form-urlencoded": {
          schema: { type: "object", required: ["created", "tags"], properties: { created: range, tags: list } },
          encoding: { created: { style: "deepObject", explode: true }, tags: { explode: false } },
        },
      },
    },
  },
  "get /own/example": { parameters: [query("code", { type: "string", pattern: "^A\\d{3}$" }, { example: "A123" })] },
  "get /own/header": { parameters: [header("X-Request-Id", { type: "string", format: "uuid" })] },
  "get /own/users/{user_id}/roles": { parameters: [path("user_id", text)] },
  "get /own/numbers/{number}": { parameters: [path("number", integer)] },
  "get /own/constant/{type}": { parameters: [path("type", ref("MonitorType"))], "x-api-version": "2.1" },
  "get /own/mixed": { parameters: [query("refresh", { type: ["boolean", "string"], enum: [true, "wait_for"] })] },
  "get /own/version": { "x-api-version": "2.1" },
  "post /own/records": {
    requestBody: json({
      ...{ type: "object", required: ["id"] },
      properties: { id: integer, name: text, created: onlyRead },
    }),
  },
  "post /own/all-of": {
    requestBody: json({
      allOf: [
        { type: "object", required: ["id"], properties: { id: text } },
        { type: "object", required: ["extra"], properties: { extra: integer } },
      ],
    }),
    parameters: [query("period", ref("Period"))],
    "x-api-version": "2.1",
  },
  "put /own/nothing": {
    parameters: [query("color", { enum: ["a", null] })],
    requestBody: json({ type: "object", properties: { color: { type: ["string", "null"], enum: ["a", null] } } }),
  },
  "post /own/charset": {
    requestBody: {
      required: true,
      content: { "application/json; charset=utf-8": { schema: { type: "object", properties: { price } } } },
    },
  },
  "put /own/constants": {
    requestBody: json({ type: "object", required: ["type"], properties: { type: ref("ReportType") } }),
  },
  "post /own/texts": { requestBody: json({ type: "array", minItems: 2, items: text }) },
  "post /own/form": { requestBody: form({ name: text, size: text }) },
  "post /own/file": {
    requestBody: form({ name: text, file: { type: "string", format: "binary" } }, "multipart/form-data"),
  },
  "delete /own/things/{thing_id}": { parameters: [path("thing_id", text)] },
};

const envelope = { type: "object", required: ["message"], properties: { message: ref("SuccessMessage") } };
const responses = { "200": { description: "OK.", content: { "application/json": { schema: envelope } } } };
const actions = Object.entries(own).map(([place, parts], index) => {
  const [method = "", target = ""] = place.split(" ");
  const operation = { operationId: `own${index}`, summary: `Own ${index}`, tags: ["Monitors"], responses, ...parts };
  return { target: "$.paths", update: { [target]: { [method]: operation } } };
});
const overlay = { overlay: "1.0.0", info: { title: "Own operations", version: "1" }, actions };

let folder: string;
let mock: Mock;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "own-"));
  const file = join(folder, "own.overlay.yaml");
  await writeFile(file, JSON.stringify(overlay));
  const outputs = await buildExtended([file], { report: silent });
  const contract = join(folder, "openapi.json");
  await writeFile(contract, outputs.get("openapi.json") ?? "");
  mock = await startMock({ contract, handlers: pages() });
});
afterAll(async () => {
  await mock?.close();
  await rm(folder, { recursive: true, force: true });
});

it("the first call of an operation of one's own is right at the first click", async () => {
  const { operations, target } = await pageContract(mock);
  const outcomes = operations
    .filter(({ id }) => id.startsWith("own"))
    .map(async (operation) => {
      const { method, path } = operation;
      const example = firstRequest(operation);
      // A form asks for the file, which the contract does not have.
      const fields =
        path === "/own/file" ? [...example.fields, { name: "file", text: "a.txt", isFile: true }] : example.fields;
      const request = { ...example, fields };
      const confirmation = example.uri.split("/").at(-1) ?? "";
      expect(problemOf(request, confirmation, target.baseUrl)).toBeUndefined();
      const { uri, version, headers } = request;
      const body = await encodedBody(request, new Map([["file", [new File(["content"], "a.txt")]]]));
      const response = await relay(mock, { method, uri, version, headers, ...body, confirmation });
      const { status, verdict = "not in the contract" } = response.body;
      return [`${method.toLowerCase()} ${path}`, status, verdict];
    });
  const right = Object.keys(own).map((place) => [place, 200, { violations: [], additions: [] }]);
  expect(await Promise.all(outcomes)).toEqual(right);
});

it("the address and the body have the style that the contract declares", async () => {
  const { operations } = await pageContract(mock);
  const requestOf = (path: string) => {
    const operation = operations.find((one) => one.path === path);
    if (!operation) throw new Error(path);
    const request = firstRequest(operation);
    const code = asTypeScript(request, documentedOf(operation, firstValues(operation)), {
      baseUrl: "",
      version: "2.0",
    });
    return { request, query: decodeURIComponent(request.uri.split("?")[1] ?? ""), code };
  };
  expect(requestOf("/own/list").query).toBe("tags=text&tags=text");
  expect(requestOf("/own/split").query).toBe("tags=text,text");
  expect(requestOf("/own/pipes").query).toBe("tags=text|text");
  expect(requestOf("/own/spaces").query).toBe("tags=text text");
  expect(requestOf("/own/deep").query).toBe("created[gt]=1");
  expect(requestOf("/own/fields").query).toBe("gt=1");
  expect(requestOf("/own/content").query).toBe('filter={"gt":1}');
  // What openapi-fetch writes by itself has types; another address stands as it is.
  expect(requestOf("/own/deep").code).toContain("params: { query: { created: { gt: 1 } } }");
  // Nor does it write what is in lists and objects of an object.
  expect(requestOf("/own/map").code).toContain('fetch("/own/map?created');
  expect(requestOf("/own/pipes").code).toContain('fetch("/own/pipes?tags=text%7Ctext"');
  const form = requestOf("/own/deep-form").request;
  expect(decodeURIComponent((await encodedBody(form, new Map())).body)).toBe("created[gt]=1&tags=text,text");
  expect(asCurl(form, "http://localhost/api")).toContain("--data-urlencode 'created[gt]=1'");
});

it("the form offers null where JSON is sent, and nowhere else", async () => {
  const { operations } = await pageContract(mock);
  const operation = operations.find((one) => one.path === "/own/nothing") as PageOperation;
  const labels = (inputs: PageInput[] = []) => inputs.map(({ choices }) => choices.map(({ label }) => label));
  expect(labels(operation.parameters)).toEqual([["a"]]);
  expect(labels(operation.bodies[0]?.inputs)).toEqual([["a", "null"]]);
  const [input] = operation.bodies[0]?.inputs ?? [];
  expect(typedText(input as PageInput, ["null"])).toBe("null");
  expect(typedText(input as PageInput, ["a"])).toBe('"a"');
});

it("a list without values is not sent, nor is a cookie, which the form says", async () => {
  const { operations } = await pageContract(mock);
  const operationOf = (path: string) => operations.find((one) => one.path === path) as PageOperation;
  expect(placesOf(operationOf("/own/left-out"), { "header X-List": [], "query tags": [] })).toEqual({
    uri: "/own/left-out",
    headers: [],
  });
  expect(operationOf("/own/flag").cookies).toEqual(["session"]);
  expect(operationOf("/own/list").cookies).toEqual([]);
});

it("a field that only responses have is not in the body of a request", async () => {
  const { operations } = await pageContract(mock);
  const bodyOf = (path: string) => operations.find((one) => one.path === path)?.bodies[0];
  expect(JSON.parse(bodyOf("/own/records")?.body ?? "")).toEqual({ id: 3, name: "text" });
  expect(bodyOf("/own/form")?.inputs.map(({ name }) => name)).toEqual(["name", "size"]);
});

it("the form has an input for each parameter, typed, and the meanings of a constant", async () => {
  const { operations } = await pageContract(mock);
  const inputsOf = (path: string) => operations.find((one) => one.path === path)?.parameters ?? [];
  const [period] = inputsOf("/own/period");
  expect(period?.choices).toContainEqual({
    value: "2",
    label: "2: Last 7 Days: 12 am of the day 7 days before today until 12 am of today",
  });
  expect(inputsOf("/own/default")).toMatchObject([
    { kind: "number", isRequired: true, about: "integer, 10 to 50, default 25" },
  ]);
  expect(inputsOf("/own/choice")).toMatchObject([{ kind: "text", choices: [{ value: "asc" }, { value: "desc" }] }]);
  expect(inputsOf("/own/flag")).toMatchObject([{ kind: "text", choices: [{ value: "true" }, { value: "false" }] }]);
  expect(inputsOf("/own/mixed")).toMatchObject([{ choices: [{ value: "true" }, { value: "wait_for" }] }]);
  expect(inputsOf("/own/kind")).toMatchObject([{ choices: [{ label: "csv: Table" }, { label: "pdf: Page" }] }]);
  const kinds = ["/own/date", "/own/list", "/own/header", "/own/numbers/{number}"];
  expect(kinds.map((path) => inputsOf(path).map((one) => [one.in, one.kind]))).toEqual([
    [["query", "date"]],
    [["query", "list"]],
    [["header", "text"]],
    [["path", "number"]],
  ]);
});
