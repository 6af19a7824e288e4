import { expect, it } from "vitest";
import type { Document, Method, OperationObject, PathItem } from "../../../src/contract/document.ts";
import { operationsOf } from "../../../src/contract/operations.ts";
import { callsOf } from "../../../src/site/samples/calls.ts";
import { languages } from "../../../src/site/samples/languages.ts";
import { bundle } from "../../support/bundle.ts";

const text = { type: "string" };

/** The samples of an operation that the contract does not have, by language. */
function samplesOf(path: string, operation: object, item: PathItem = {}, method: Method = "get") {
  const document = structuredClone(bundle) as unknown as Document;
  const parts = { operationId: "own", summary: "Own", security: [{ OAuth2: ["a"] }], responses: {}, ...operation };
  document.paths[path] = { ...item, [method]: parts as unknown as OperationObject };
  const own = operationsOf(document).find(({ id }) => id === "own");
  const [call] = own ? callsOf(document, own) : [];
  if (!call) throw new Error("The operation has no call.");
  return Object.fromEntries(languages.map(({ label, write }) => [label, write(call)]));
}

it.each([
  ["octo/org", "octo%2Forg"],
  ["東京 1", "%E6%9D%B1%E4%BA%AC%201"],
])("the value %s of a path is percent-encoded, where the client does not do it", (example, written) => {
  const samples = samplesOf("/監視/{own}", {
    parameters: [{ name: "own", in: "path", required: true, example, schema: text }],
  });
  expect(samples.curl).toContain(`"$BASE_URL/%E7%9B%A3%E8%A6%96/${written}"`);
  expect(samples.Python).toContain(`BASE_URL + "/%E7%9B%A3%E8%A6%96/${written}"`);
  expect(samples.TypeScript).toContain(`api.GET("/監視/{own}", {\n  params: { path: { own: "${example}" } },`);
});

it("a list in the query is one pair for each item, and what is not required is left out", () => {
  const list = { in: "query", schema: { type: "array", items: text } };
  const samples = samplesOf("/a", {
    parameters: [
      { ...list, name: "tag", required: true, examples: { Two: { summary: "Two", value: ["a,b", "c d"] } } },
      { ...list, name: "other", example: ["e"] },
    ],
  });
  expect(samples.curl).toContain('"$BASE_URL/a?tag=a%2Cb&tag=c%20d"');
  expect(samples.TypeScript).toContain('params: { query: { tag: ["a,b", "c d"] } }');
});

it("an account that is required is named in each language", () => {
  const parameters = [{ name: "zaaid", in: "cookie", required: true, schema: text, example: "15401829" }];
  const samples = samplesOf("/a", { parameters });
  expect(samples.curl).toContain("-H 'Cookie: zaaid=15401829'");
  expect(samples.Python).toContain('"Cookie": "zaaid=15401829"');
  expect(samples.TypeScript).toContain('api.withAccount("15401829").GET("/a")');
});

it("the samples of a path with servers of its own have no other address", () => {
  const servers = [{ url: "https://pal-{env}.test/v2", description: "" }];
  const samples = samplesOf("/a", {}, { servers });
  expect(samples.curl).toContain("BASE_URL='https://pal-{env}.test/v2'\n");
  expect(samples.Python).toContain('BASE_URL = "https://pal-{env}.test/v2"\n');
  expect(samples.TypeScript).toContain('createClient({ baseUrl: "https://pal-{env}.test/v2" });');
});

it("an own operation of the auth server, for which the client has no function, is called with fetch", () => {
  const schema = { type: "object", properties: { token: text, reason: { type: "string", default: "lost" } } };
  const requestBody = { content: { "application/x-www-form-urlencoded": { schema } } };
  const item = { "x-auth-server": true, servers: [{ url: "https://auth.test", description: "" }] };
  const samples = samplesOf("/check", { requestBody, security: [] }, item, "post");
  expect(samples.curl).toContain("--data-urlencode \"token=$REFRESH_TOKEN\" \\\n  --data-urlencode 'reason=lost'");
  expect(samples.TypeScript).toContain(
    'body: new URLSearchParams({ token: process.env.REFRESH_TOKEN ?? "", reason: "lost" })',
  );
});

it.each(["\u2028", "\u2029", "\u0085", "\f", "\u000b", "\u001c", "\n", "\r"])(
  "a text with the line separator %j is the same in Python",
  (separator) => {
    const value = `a${separator}b`;
    const content = { "application/json": { schema: {}, example: { x: { y: value } } } };
    const { Python } = samplesOf("/a", { requestBody: { content } }, {}, "post");
    expect(Python).toContain(`"y": ${JSON.stringify(value)},\n`);
  },
);

it.each([
  ["application/pdf", "arrayBuffer"],
  ["text/csv", "text"],
])("a response in %s is read by %s()", (type, read) => {
  const responses = { 200: { description: "", content: { [type]: {} } } };
  expect(samplesOf("/own", { responses }).TypeScript).toContain(`await response.${read}()`);
});
