import { expect, it } from "vitest";
import type { Document, OperationObject } from "../../src/contract/document.ts";
import { compileContract } from "../../src/validation/compile/compile.ts";
import { describeViolation } from "../../src/validation/violation.ts";
import { bundle } from "../support/bundle.ts";
import { headers } from "./support.ts";

const integers = { type: "array", items: { type: "integer" }, maxItems: 2 };
const range = {
  type: "object",
  additionalProperties: false,
  properties: { gt: { type: "integer" }, lt: { type: "integer" } },
};
const names = { type: "array", items: { type: "string", enum: ["a", "b"] } };
/** One of them has a comma. */
const titles = { type: "array", items: { type: "string", enum: ["a", "b,c"] } };
const mapOf = (additionalProperties: object) => ({ type: "object", additionalProperties });
const query = (name: string, schema: object, more: object = {}) => ({ name, in: "query", schema, ...more });

/** What is wrong with a request to an operation with these parameters and this body. */
function problemsOf(parts: { parameters?: object[]; requestBody?: object }, url: string, sent: object = {}): string[] {
  const document = structuredClone(bundle) as unknown as Document;
  const operation = { ...document.paths["/monitors"]?.get, operationId: "search", ...parts } as OperationObject;
  const isPost = parts.requestBody !== undefined;
  document.paths = { "/search": { [isPost ? "post" : "get"]: operation }, "/search/{ids}": { get: operation } };
  const request = { method: isPost ? "POST" : "GET", url: `https://www.acme.test/api${url}`, headers, ...sent };
  return compileContract(document).checkRequest(request, { strict: true }).violations.map(describeViolation);
}

it.each([
  [query("n", integers, { explode: false }), "n=1,2", []],
  [query("n", integers, { explode: false }), "n=1,a", ['query n: expected an integer; got "a"']],
  [query("n", integers, { explode: false }), "n=1&n=2", ['query n: expected one value with all items; got ["1","2"]']],
  [query("n", integers), "n=1&n=2", []],
  [query("n", names), "n=a,b", ['query n: expected one of "a", "b"; got "a,b"']],
  [query("n", names, { explode: false }), "n=a,b", []],
  [query("n", names, { explode: false }), "n=a%2Cb", []],
  [query("n", titles, { explode: false }), "n=a,b%2Cc", []],
  [query("n", titles, { explode: false }), "n=b%2Cc", []],
  [query("n", titles, { explode: false }), "n=b,c", ['query n: expected one of "a", "b,c"; got "b"']],
  [query("n", titles, { style: "pipeDelimited", explode: false }), "n=a%7Cb,c", []],
  [query("n", titles, { style: "spaceDelimited", explode: false }), "n=a+b,c", []],
  [query("n", integers, { style: "pipeDelimited", explode: false }), "n=1|2", []],
  [query("n", integers, { style: "pipeDelimited" }), "n=1%7C2", []],
  [query("n", integers, { style: "spaceDelimited", explode: false }), "n=1%202", []],
  [
    query("n", integers, { style: "spaceDelimited", explode: false }),
    "n=1,2",
    ['query n: expected an integer; got "1,2"'],
  ],
  [query("n", range, { style: "deepObject", explode: true }), "n[gt]=5", []],
  [
    query("n", range, { style: "deepObject", explode: true }),
    "n[gt]=abc",
    ['query n[gt]: expected an integer; got "abc"'],
  ],
  [query("n", range, { style: "deepObject" }), "n[zz]=1", ["query n[zz]: expected no attribute of this name; got"]],
  [query("n", { anyOf: [range, { type: "integer" }] }, { style: "deepObject" }), "n=5", []],
  [query("n", { anyOf: [range, { type: "integer" }] }, { style: "deepObject" }), "n[lt]=5", []],
  [query("n", names, { style: "deepObject" }), "n[]=a&n[]=b", []],
  [query("n", names, { style: "deepObject" }), "n[0]=a&n[1]=c", ['query n: expected one of "a", "b"; got "c"']],
  [query("n", mapOf({ type: "integer" }), { style: "deepObject" }), "n[a]=5", []],
  [query("n", mapOf(names), { style: "deepObject" }), "n[a][0]=a&n[a][1]=b&n[b]=b", []],
  [query("n", mapOf(names), { style: "deepObject" }), "n[a][]=c", ['query n[a][0]: expected one of "a", "b"; got "c"']],
  [query("n", mapOf({ type: "integer" }), { explode: false }), "n=a,5", []],
  [query("n", mapOf({ type: "integer" }), { required: true }), "a=5&b=6", []],
  [query("n", mapOf({ type: "integer" }), { required: true }), "a=x", ['query n[a]: expected an integer; got "x"']],
  [query("n", { type: "object" }, { required: true }), "a=5", []],
  [query("n", mapOf({ type: "integer" }), { required: true }), "", ["query n: expected a value; got nothing"]],
  [query("n", { type: "boolean" }, { allowEmptyValue: true, required: true }), "n=", []],
  [query("n", { type: "boolean" }, { allowEmptyValue: true }), "n", []],
  [query("n", range, { required: true }), "gt=5&lt=7", []],
  [query("n", range, { required: true }), "", ["query n: expected a value; got nothing"]],
  [query("n", range), "gt=x", ['query n[gt]: expected an integer; got "x"']],
  [query("n", range, { explode: false }), "n=gt,5,lt,7", []],
  [{ name: "n", in: "query", content: { "application/json": { schema: range } } }, "n=%7B%22gt%22:5%7D", []],
  [
    { name: "n", in: "query", content: { "application/json": { schema: range } } },
    "n=%7B%22gt%22:%22a%22%7D",
    ['query n[gt]: expected an integer; got "a"'],
  ],
  [
    { name: "n", in: "query", content: { "application/json": { schema: range } } },
    "n=text",
    ['query n: expected an object; got "text"'],
  ],
])("a parameter of the query is read as it is declared: %j %s", (parameter, text, expected) => {
  const found = problemsOf({ parameters: [parameter] }, `/search?${text}`);
  expect(found).toHaveLength(expected.length);
  for (const [index, problem] of expected.entries()) expect(found[index]).toContain(problem);
});

it("a list in the path and in a header has commas", () => {
  const path = { name: "ids", in: "path", required: true, schema: integers };
  expect(problemsOf({ parameters: [path] }, "/search/1,2")).toEqual([]);
  expect(problemsOf({ parameters: [path] }, "/search/1,b")).toEqual(['path ids: expected an integer; got "b"']);
  const header = { name: "X-Ids", in: "header", schema: integers };
  const sent = { headers: { ...headers, "X-Ids": "1, 2" } };
  expect(problemsOf({ parameters: [header] }, "/search", sent)).toEqual([]);
});

const color = { type: "object", properties: { r: { type: "integer" }, g: { type: "integer" } } };
it.each<[style: string, explode: boolean, schema: object, right: string, wrong: string]>([
  ["matrix", false, { type: "integer" }, ";ids=1", "1 ;m=1 ;ids=a nonsense"],
  ["matrix", false, { type: "string" }, ";ids=a%3Bb", "a"],
  ["matrix", false, integers, ";ids=1,2", "1,2 ;ids=1;ids=2 ;ids=1%2C2"],
  ["matrix", true, integers, ";ids=1;ids=2", ";ids=1,2"],
  ["matrix", false, color, ";ids=r,1,g,2", ";ids=r,a r,1"],
  ["matrix", true, color, ";r=1;g=2", ";r=a"],
  ["label", false, { type: "string" }, ".a.b", "zz"],
  ["label", false, integers, ".1,2", "1,2 .a"],
  ["label", true, integers, ".1.2", ".1,2 1.2"],
  ["label", false, color, ".r,1,g,2", "r,1 .r,a"],
  ["label", true, color, ".r=1.g=2", ".r=a.g=2"],
  ["simple", false, integers, "1,2", "1%2C2 1,a"],
  ["simple", false, { type: "array", items: { const: "a,b" } }, "a%2Cb,a%2Cb", "a,b"],
  ["simple", false, color, "r,1,g,2", "r,a"],
  ["simple", true, color, "r=1,g=2", "r=a"],
])(
  "a value of a path in the style %s, explode %s, is read as it is declared: %j %s",
  (style, explode, schema, ...texts) => {
    const parameter = { name: "ids", in: "path", required: true, style, explode, schema };
    const [right, ...wrong] = texts.flatMap((text) => text.split(" "));
    expect(problemsOf({ parameters: [parameter] }, `/search/${right}`)).toEqual([]);
    for (const text of wrong) expect(problemsOf({ parameters: [parameter] }, `/search/${text}`), text).toHaveLength(1);
  },
);

it("the fields of a form are read by their encoding", () => {
  const schema = {
    type: "object",
    properties: { card: { type: "object", properties: { year: { type: "integer" } } }, tags: integers },
  };
  const encoding = { card: { style: "deepObject", explode: true }, tags: { style: "form", explode: false } };
  const requestBody = { content: { "application/x-www-form-urlencoded": { schema, encoding } } };
  const type = { ...headers, "Content-Type": "application/x-www-form-urlencoded" };
  const problems = (body: string) => problemsOf({ requestBody }, "/search", { headers: type, body });
  expect(problems("card[year]=2027&tags=1,2")).toEqual([]);
  expect(problems("card[year]=soon&tags=a")).toEqual([
    'body /card/year: expected an integer; got "soon"',
    'body /tags/0: expected an integer; got "a"',
  ]);
});

it("a header that a response must have is missed, and one that it has is checked", () => {
  const document = structuredClone(bundle) as unknown as Document;
  const headers = {
    "Request-Id": { required: true, schema: { type: "string" } },
    Limit: { schema: { type: "integer" } },
  };
  Object.assign(document.paths["/monitors"]?.get ?? {}, { responses: { 200: { description: "OK", headers } } });
  const contract = compileContract(document);
  const problems = (sent: Record<string, string>) =>
    contract
      .checkResponse(contract.operation("listMonitors"), { status: 200, headers: sent })
      .violations.map(describeViolation);
  expect(problems({ "Request-Id": "req_1", Limit: "5" })).toEqual([]);
  expect(problems({ Limit: "many" })).toEqual([
    "header Request-Id: expected a value; got nothing",
    'header Limit: expected an integer; got "many"',
  ]);
});

it.each([
  [{ type: "object", minProperties: 1 }, {}, "expected at least 1 field; got {}"],
  [{ type: "array", maxItems: 2 }, [1, 2, 3], "expected at most 2 items; got [1,2,3]"],
  [
    { oneOf: [{ required: ["a"] }, { required: ["b"] }] },
    { a: 1, b: 2 },
    "expected exactly one of the alternatives of the schema, not both number 1 and number 2",
  ],
])("a problem of %j is told in words", (schema, body, expected) => {
  const requestBody = { content: { "application/json": { schema } } };
  const type = { ...headers, "Content-Type": "application/json" };
  expect(problemsOf({ requestBody }, "/search", { headers: type, body: JSON.stringify(body) })[0]).toContain(expected);
});
