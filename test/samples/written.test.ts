import { expect, it } from "vitest";
import type { Document, Method, OperationObject, PathItem } from "../../src/contract/document.ts";
import { operationsOf } from "../../src/contract/operations.ts";
import { callsOf } from "../../src/samples/calls.ts";
import { asCurl } from "../../src/samples/curl.ts";
import { languages } from "../../src/samples/languages.ts";
import { bundle } from "../support/bundle.ts";

const text = { type: "string" };
const list = { type: "array", items: text };
const object = { type: "object", properties: { x: { type: "integer" }, y: { type: "integer" } } };

/** The samples of an operation that the contract does not have, by language. */
function samplesOf(
  path: string,
  operation: object,
  item: PathItem = {},
  method: Method = "get",
): Record<string, string> {
  const document = structuredClone(bundle) as unknown as Document;
  const parts = { operationId: "own", summary: "Own", security: [{ OAuth2: ["a"] }], "x-added": "Own", ...operation };
  document.paths[path] = { ...item, [method]: { responses: {}, ...parts } as unknown as OperationObject };
  const own = operationsOf(document).find(({ id }) => id === "own");
  const [call] = own ? callsOf(document, own) : [];
  return Object.fromEntries(languages.map(({ label, write }) => [label, call ? write(call) : ""]));
}

const inPath = (name: string, example: unknown, more: object) => ({
  ...{ name, in: "path", required: true, example, schema: Array.isArray(example) ? list : object, ...more },
});

it.each<[value: unknown, style: object, written: string, isTyped: boolean]>([
  [["p", "q/r"], {}, "p,q%2Fr", true],
  [{ x: 1, y: 2 }, {}, "x,1,y,2", true],
  [{ x: 1, y: 2 }, { explode: true }, "x=1,y=2", false],
  [["a", "b,c"], { style: "label" }, ".a,b%2Cc", false],
  [["a", "b"], { style: "label", explode: true }, ".a.b", false],
  [{ x: 1, y: 2 }, { style: "label", explode: true }, ".x=1.y=2", false],
  [["a", "b"], { style: "matrix" }, ";own=a,b", false],
  [["a", "b"], { style: "matrix", explode: true }, ";own=a;own=b", false],
  [{ x: 1, y: 2 }, { style: "matrix", explode: true }, ";x=1;y=2", false],
  ["octo/org", { schema: text }, "octo%2Forg", true],
  ["東京 1", { schema: text }, "%E6%9D%B1%E4%BA%AC%201", true],
])("the value %j of a path with the style %j is written %s", (value, style, written, isTyped) => {
  const samples = samplesOf("/a/{own}/b", { parameters: [inPath("own", value, style)] });
  expect(samples.curl).toContain(`"$BASE_URL/a/${written}/b"`);
  expect(samples.Python).toContain(`os.environ["BASE_URL"] + "/a/${written}/b"`);
  // The client writes lists and objects in one form. Others stand in the address.
  expect(samples.TypeScript).toContain(isTyped ? 'api.GET("/a/{own}/b"' : `fetch("/a/${written}/b"`);
});

it("the fixed parts of a path in other scripts are percent-encoded, where the client does not do it", () => {
  const samples = samplesOf("/監視/{id}", { parameters: [inPath("id", "x", { schema: text })] });
  expect(samples.curl).toContain('"$BASE_URL/%E7%9B%A3%E8%A6%96/x"');
  expect(samples.Python).toContain('"/%E7%9B%A3%E8%A6%96/x"');
  expect(samples.TypeScript).toContain('api.GET("/監視/{id}"');
});

it("a separator in a value of a list is encoded, and one between two values is not a plus", () => {
  const inQuery = (name: string, style: object, example: unknown) => ({
    ...{ name, in: "query", required: true, schema: list, example, ...style },
  });
  const { curl } = samplesOf("/a", {
    parameters: [
      inQuery("csv", { explode: false }, ["a,b", "c d"]),
      inQuery("words", { style: "spaceDelimited", explode: false }, ["red", "blue"]),
      inQuery("pipes", { style: "pipeDelimited", explode: false }, ["1", "2"]),
    ],
  });
  expect(curl).toContain("/a?csv=a%2Cb,c%20d&words=red%20blue&pipes=1%7C2");
});

it("a cookie that is required is sent, in each language", () => {
  const parameters = [{ name: "session", in: "cookie", required: true, schema: text, example: "a b" }];
  const samples = samplesOf("/a", { parameters });
  expect(samples.curl).toContain("-H 'Cookie: session=a b'");
  expect(samples.Python).toContain('"Cookie": "session=a b"');
  expect(samples.TypeScript).toContain('headers: { Cookie: "session=a b" }');
});

it("an example of a form that is written as text is the form", () => {
  const content = { "application/x-www-form-urlencoded": { schema: object, example: "x=1&y=a%20b" } };
  const samples = samplesOf("/a", { requestBody: { content } }, {}, "post");
  expect(samples.curl).toContain("--data-urlencode 'x=1' \\\n  --data-urlencode 'y=a b'");
});

it("the samples of a path with servers of its own have no other address", () => {
  const servers = [{ url: "https://pal-{env}.test/v2", description: "" }];
  for (const samples of [samplesOf("/a", {}, { servers }), samplesOf("/a", { servers })]) {
    expect(samples.curl).toContain("# BASE_URL, such as https://pal-{env}.test/v2\n");
    expect(samples.Python).toContain("# BASE_URL, such as https://pal-{env}.test/v2\n");
    expect(samples.TypeScript).toContain("// Reads SVC_BASE_URL=https://pal-{env}.test/v2,\n// SVC_AUTH_URL, ");
    expect(samples.TypeScript).not.toContain("SVC_DATA_CENTER");
  }
});

it.each(["\u2028", "\u2029", "\u0085", "\f", "\u000b", "\u001c", "\n", "\r"])(
  "a text with the line separator %j is the same in Python",
  (separator) => {
    const value = `a${separator}b`;
    const content = { "application/json": { schema: object, example: { x: { y: value } } } };
    const { Python } = samplesOf("/a", { requestBody: { content } }, {}, "post");
    expect(Python).toContain(`"y": ${JSON.stringify(value)},\n`);
  },
);

it.each([
  ["application/gzip", "arrayBuffer"],
  ["image/png", "arrayBuffer"],
  ["text/csv", "text"],
  ["application/xml", "text"],
])("a response in %s is read by %s()", (type, read) => {
  const responses = { 200: { description: "", content: { [type]: {} } } };
  expect(samplesOf("/own", { responses }).TypeScript).toContain(`await response.${read}()`);
});

it("curl sends a file whose name has a comma, a semicolon or quotes", () => {
  const fields = [{ name: "file", text: 'Q1, "a";v2.png', isFile: true }];
  const request = {
    method: "POST" as const,
    uri: "/files",
    version: "2.0",
    zaaid: "",
    body: "",
    mediaType: "multipart/form-data",
    fields,
  };
  expect(asCurl(request, "http://127.0.0.1/api")).toContain(`--form 'file=@"Q1, \\"a\\";v2.png"'`);
});
