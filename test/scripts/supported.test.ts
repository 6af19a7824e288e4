import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formats } from "../../scripts/generate/validators/formats.ts";
import { supported } from "../../scripts/redocly/supported.js";
import { type Edit, lint, smallContract } from "../support/lint.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const path = "paths/things.yaml";
const list = "components/ThingList.yaml";

/** A schema of the small contract, on line 4 of its file. */
const schema = (text: string): Edit => [list, "items: { type: string }", `items: ${text}`];
/** Lines of the only operation, from line 6 of its file. */
const operation = (lines: string): Edit => [path, "  security:\n", `${lines}  security:\n`];
const parameter = (text: string) => operation(`  parameters:\n    - ${text}\n`);
/** Lines of its success, from line 12. */
const response = (lines: string): Edit => [path, "      content:\n", `${lines}      content:\n`];
/** Another method of the path, after the only operation. */
const method = (lines: string): Edit => [path, "get:\n", `${lines}get:\n`];
/** The media type of its success, on line 13. */
const mediaType = (name: string): Edit => [path, "application/json", name];
/** Lines of the root, from line 13. */
const root = (lines: string): Edit => ["openapi.yaml", "components:\n", `${lines}components:\n`];

const inSchema = "ThingList.yaml:4";
const inParameter = "things.yaml:7";
const object = "{ type: object, required: [name], properties: { name: { type: string } } }";

/** What is refused: its line, its name, and how it is written. */
const refused: Array<[line: string, construct: string, edit: Edit]> = [
  [inSchema, "`allOf` that does not narrow a constant", schema("{ allOf: [{ type: string }] }")],
  [inSchema, "`unevaluatedProperties` of Schema", schema("{ type: object, unevaluatedProperties: false }")],
  [inSchema, "`patternProperties` of Schema", schema('{ type: object, patternProperties: { "^x": {} } }')],
  [inSchema, "`propertyNames` of Schema", schema('{ type: object, propertyNames: { pattern: "^x" } }')],
  [inSchema, "`dependentSchemas` of Schema", schema("{ type: object, dependentSchemas: { a: { type: object } } }")],
  [inSchema, "`dependentRequired` of Schema", schema("{ type: object, dependentRequired: { a: [b] } }")],
  [inSchema, "`minProperties` of Schema", schema("{ type: object, minProperties: 1 }")],
  [inSchema, "`if` of Schema", schema("{ if: { type: string }, then: { minLength: 1 } }")],
  [inSchema, "`then` of Schema", schema("{ if: { type: string }, then: { minLength: 1 } }")],
  [inSchema, "`else` of Schema", schema("{ if: { type: string }, else: { minimum: 1 } }")],
  [inSchema, "An array without `items`", schema("{ type: array }")],
  [inSchema, "`prefixItems` of Schema", schema("{ type: array, prefixItems: [{ type: string }] }")],
  [inSchema, "`contains` of Schema", schema("{ type: array, items: {}, contains: { type: string } }")],
  [inSchema, "`uniqueItems` of Schema", schema("{ type: array, items: {}, uniqueItems: true }")],
  [inSchema, "`multipleOf` of Schema", schema("{ type: number, multipleOf: 0.1 }")],
  [inSchema, "`exclusiveMinimum` of Schema", schema("{ type: number, exclusiveMinimum: 0 }")],
  [inSchema, "`contentEncoding` of Schema", schema("{ type: string, contentEncoding: base64 }")],
  [inSchema, "`readOnly` of Schema", schema("{ type: string, readOnly: true }")],
  [inSchema, "`writeOnly` of Schema", schema("{ type: string, writeOnly: true }")],
  [inSchema, "`example` of Schema", schema("{ type: string, example: a }")],
  [inSchema, "`xml` of Schema", schema("{ type: string, xml: { name: a } }")],
  [inSchema, "`$dynamicRef` of Schema", schema('{ $dynamicRef: "#thing" }')],
  [inSchema, "`$defs` of Schema", schema("{ type: string, $defs: { A: { type: string } } }")],
  [inSchema, "The format time", schema("{ type: string, format: time }")],
  [inSchema, "The format int64", schema("{ type: integer, format: int64 }")],
  [inSchema, "The types string, integer", schema("{ type: [string, integer] }")],
  [inSchema, "`not` with type", schema("{ not: { type: string } }")],
  [inSchema, "`oneOf` without a tag", schema("{ oneOf: [{ type: string }, { type: integer }] }")],
  [inSchema, "`oneOf` without a tag", schema(`{ oneOf: [${object}, ${object}] }`)],
  [
    inSchema,
    "`discriminator` that does not name",
    schema(`{ anyOf: [${object}], discriminator: { propertyName: name } }`),
  ],
  [inSchema, "`deprecated` beside $ref", schema("{ $ref: ErrorBody.yaml, deprecated: true }")],
  [inSchema, "`enum` beside $ref", schema("{ $ref: constants/looks/Size.yaml, enum: [S] }")],
  [inSchema, "A schema that refers to itself (ThingList.yaml)", schema("{ $ref: ThingList.yaml }")],

  [inParameter, "A parameter in header", parameter("{ name: a, in: header, schema: { type: string } }")],
  [inParameter, "The cookie session", parameter("{ name: session, in: cookie, schema: { type: string } }")],
  [
    inParameter,
    "`style: pipeDelimited` in query",
    parameter("{ name: a, in: query, style: pipeDelimited, schema: {} }"),
  ],
  [
    inParameter,
    "`style: deepObject` in query",
    parameter(`{ name: a, in: query, style: deepObject, schema: ${object} }`),
  ],
  [inParameter, "`style: label` in path", parameter("{ name: a, in: path, style: label, schema: { type: string } }")],
  [inParameter, "`explode: false` in query", parameter("{ name: a, in: query, explode: false, schema: {} }")],
  [inParameter, "`content` of Parameter", parameter("{ name: a, in: query, content: { application/json: {} } }")],
  [inParameter, "`allowReserved` of Parameter", parameter("{ name: a, in: query, allowReserved: true, schema: {} }")],
  [
    inParameter,
    "`allowEmptyValue` of Parameter",
    parameter("{ name: a, in: query, allowEmptyValue: true, schema: {} }"),
  ],
  [inParameter, "A parameter in query that is neither", parameter(`{ name: a, in: query, schema: ${object} }`)],
  [
    inParameter,
    "A parameter in query that is neither",
    parameter('{ name: a, in: query, schema: { type: [string, "null"] } }'),
  ],
  [
    inParameter,
    "A parameter in path that is not",
    parameter("{ name: a, in: path, schema: { type: array, items: {} } }"),
  ],

  ["things.yaml:13", "The media type aplication/json", mediaType("aplication/json")],
  ["things.yaml:13", "The media type application/problem+json", mediaType("application/problem+json")],
  ["things.yaml:13", "The media type text/event-stream", mediaType("text/event-stream")],
  ["things.yaml:12", "A body in several media types", [path, "content:\n", "content:\n        text/csv: {}\n"]],
  [
    "things.yaml:14",
    "`encoding` of MediaType",
    [path, "          schema:", "          encoding: {}\n          schema:"],
  ],
  ["things.yaml:16", "`externalValue` of Example", [path, "value: [a, b]", 'externalValue: "https://things.test"']],
  [
    "things.yaml:13",
    "`style` of Header",
    response("      headers:\n        X-A: { style: simple, schema: { type: string } }\n"),
  ],
  [
    "things.yaml:13",
    "A header that is not a single value",
    response("      headers:\n        X-A: { schema: { type: array, items: {} } }\n"),
  ],
  [
    "things.yaml:13",
    "`operationRef` of Link",
    response('      links:\n        A: { operationRef: "#/paths/~1things/get" }\n'),
  ],
  ["things.yaml:10", "The status 2XX", [path, '"200"', '"2XX"']],
  ["things.yaml:22", "The status default", [path, '"500"', "default"]],

  ["things.yaml:6", "A request body of GET", operation("  requestBody: { content: { application/json: {} } }\n")],
  [
    "things.yaml:2",
    "The media type multipart/form-data",
    method("put:\n  requestBody: { content: { multipart/form-data: {} } }\n"),
  ],
  [
    "things.yaml:2",
    "The media type application/x-www-form-urlencoded",
    method("put:\n  requestBody: { content: { application/x-www-form-urlencoded: {} } }\n"),
  ],
  ["things.yaml:1", "`head` of PathItem", method("head: { responses: {} }\n")],
  ["things.yaml:1", "`parameters` of PathItem", method("parameters: []\n")],
  ["things.yaml:6", "`callbacks` of Operation", operation("  callbacks: {}\n")],
  ["things.yaml:6", "`servers` of Operation", operation("  servers: []\n")],
  ["things.yaml:6", "`externalDocs` of Operation", operation('  externalDocs: { url: "https://things.test" }\n')],
  ["openapi.yaml:13", "`webhooks` of Root", root("webhooks: {}\n")],
  ["openapi.yaml:14", "`callbacks` of Components", ["openapi.yaml", "components:\n", "components:\n  callbacks: {}\n"]],
];

describe("a construct that not all parts handle is refused, with its name and place:", () => {
  let problems: string[][];
  beforeAll(async () => {
    const folder = await temporaryFolder(afterAll);
    problems = await lint(
      await Promise.all(refused.map(([, , edit], index) => smallContract(join(folder, `${index}`), [edit]))),
    );
  });

  it.each(refused.map(([line, construct], index) => ({ line, construct, index })))(
    "$line $construct",
    ({ line, construct, index }) => {
      const found = problems[index]?.filter((one) => one.includes(`${line} ${construct}`)) ?? [];
      expect(found, problems[index]?.join("\n")).toHaveLength(1);
      expect(found[0]).toMatch(
        / is not supported, .*, and then add it to scripts\/redocly\/supported\.js\. {2}\(svc\/supported\)$/,
      );
    },
  );
});

it("a format is checked by the validators, or is a note for readers by its name", () => {
  const written = Object.keys(formats).filter((one) => one !== "calendar-date");
  expect(supported.formats.checked.toSorted()).toEqual(written.toSorted());
  expect(supported.formats.notes.filter((one) => one in formats)).toEqual([]);
});

it.each([
  [
    "date",
    ["2026-11-28", "2024-02-29", "2000-02-29"],
    ["tomorrow", "2026-02-29", "1900-02-29", "2026-13-01", "2026-04-31", "2026-01-00"],
  ],
  [
    "date-time",
    ["2026-11-28T00:00:00Z", "2026-11-28t23:59:60.5+05:30"],
    ["2026-11-28", "2026-11-28T24:00:00Z", "2026-02-30T00:00:00Z", "2026-11-28T00:00:00"],
  ],
  ["uuid", ["6f1c2d7e-8a4b-4c3d-9e2f-1a2b3c4d5e6f"], ["6f1c2d7e", ""]],
  ["uri", ["https://example.com/a?b=c", "urn:a:b"], ["example.com", "https://example.com/a b"]],
  ["email", ["name@example.com"], ["name", "@example.com"]],
])("the format %s accepts its values and no others", (name, accepted, refused) => {
  for (const text of accepted) expect(formats[name]?.test(text), text).toBe(true);
  for (const text of refused) expect(formats[name]?.test(text), text).toBe(false);
});
