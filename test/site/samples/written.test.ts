import { expect, it } from "vitest";
import type { OperationObject, PathItem } from "../../../src/contract/document.ts";
import { operationsOf } from "../../../src/contract/operations.ts";
import { renderSite } from "../../../src/site/index.ts";
import { callsOf } from "../../../src/site/samples/calls.ts";
import { languages } from "../../../src/site/samples/languages.ts";
import { contract } from "../../support/bundle.ts";

const text = { type: "string" };
const inPath = { name: "own", in: "path", required: true, schema: text };
const list = { in: "query", schema: { type: "array", items: text } };
const tags = { ...list, name: "tag", required: true, examples: { Two: { summary: "Two", value: ["a,b", "c d"] } } };
const account = { name: "zaaid", in: "cookie", required: true, schema: text, example: "15401829" };
const elsewhere = [{ url: "https://pal-{env}.test/v2", description: "" }];
const form = { schema: { type: "object", properties: { token: text, reason: { type: "string", default: "lost" } } } };

interface Own {
  path?: string;
  item?: PathItem;
  method?: "get" | "post";
}

const ofAuthServer = { requestBody: { content: { "application/x-www-form-urlencoded": form } }, security: [] };
const onAuthServer: Own = { method: "post", item: { "x-auth-server": true, servers: elsewhere } };

/** The contract with an operation of one's own. */
function withOwn(operation: object, { path = "/a", item = {}, method = "get" }: Own) {
  const document = structuredClone(contract);
  const parts = { operationId: "own", tags: ["Own"], summary: "Own", description: "", security: [{ OAuth2: ["a"] }] };
  document.paths[path] = { ...item, [method]: { ...parts, responses: {}, ...operation } as unknown as OperationObject };
  return document;
}

/** The samples of an operation of one's own, by language. */
function samplesOf(operation: object, where: Own) {
  const document = withOwn(operation, where);
  const own = operationsOf(document).filter(({ id }) => id === "own");
  const [call] = own.flatMap((one) => callsOf(document, one));
  if (!call) throw new Error("The operation has no call.");
  return Object.fromEntries(languages.map(({ label, write }) => [label, write(call)]));
}

it.each<[what: string, operation: object, own: Own, samples: Record<string, string>]>([
  [
    "the value of a path, percent-encoded where the client does not do it",
    { parameters: [{ ...inPath, example: "東京 1/2" }] },
    { path: "/監視/{own}" },
    {
      curl: '"$BASE_URL/%E7%9B%A3%E8%A6%96/%E6%9D%B1%E4%BA%AC%201%2F2"',
      Python: 'BASE_URL + "/%E7%9B%A3%E8%A6%96/%E6%9D%B1%E4%BA%AC%201%2F2"',
      TypeScript: 'api.GET("/監視/{own}", {\n  params: { path: { own: "東京 1/2" } },',
    },
  ],
  [
    "what a shell would take for a variable or a command",
    {},
    { path: "/$metadata/`id`" },
    {
      curl: '"$BASE_URL/\\$metadata/\\`id\\`"',
      Python: 'BASE_URL + "/$metadata/`id`"',
      TypeScript: '"/$metadata/`id`"',
    },
  ],
  [
    "a pair for each item of a list in the query, and nothing that is not required",
    { parameters: [tags, { ...list, name: "other", example: ["e"] }] },
    {},
    {
      curl: '"$BASE_URL/a?tag=a%2Cb&tag=c%20d" ',
      Python: '"/a?tag=a%2Cb&tag=c%20d",',
      TypeScript: 'params: { query: { tag: ["a,b", "c d"] } }',
    },
  ],
  [
    "the values of JSON in the words of the language",
    { requestBody: { content: { "application/json": { schema: {}, example: { a: true, b: false, c: null } } } } },
    { method: "post" },
    {
      curl: '"a": true,',
      Python: '"a": True,\n        "b": False,\n        "c": None,',
    },
  ],
  [
    "an account that is required",
    { parameters: [account] },
    {},
    {
      curl: "-H 'Cookie: zaaid=15401829'",
      Python: '"Cookie": "zaaid=15401829"',
      TypeScript: 'api.withAccount("15401829").GET("/a")',
    },
  ],
  [
    "servers of the path, and no other address",
    {},
    { item: { servers: elsewhere } },
    {
      curl: "BASE_URL='https://pal-{env}.test/v2'\n",
      Python: 'BASE_URL = "https://pal-{env}.test/v2"\n',
      TypeScript: 'createClient({ baseUrl: "https://pal-{env}.test/v2" });',
    },
  ],
  [
    "a form of the auth server with its secrets from the environment",
    ofAuthServer,
    onAuthServer,
    {
      curl: "--data-urlencode \"token=$REFRESH_TOKEN\" \\\n  --data-urlencode 'reason=lost'",
      Python: '("token", os.environ["REFRESH_TOKEN"]),\n        ("reason", "lost"),',
    },
  ],
])("the samples have %s", (_what, operation, own, expected) => {
  const samples = samplesOf(operation, own);
  for (const [label, part] of Object.entries(expected)) expect(samples[label]).toContain(part);
});

it("an operation of the auth server for which the client has no function has samples in curl and Python", async () => {
  const page = (await renderSite(withOwn(ofAuthServer, onAuthServer))).get("operations/own.html") ?? "";
  expect([...page.matchAll(/class="sample" data-language="(\w+)"/g)].map(([, label]) => label)).toEqual([
    "curl",
    "Python",
  ]);
});

it.each(["\u2028", "\u2029", "\u0085", "\f", "\u000b", "\u001c", "\n", "\r"])(
  "a text with the line separator %j is the same in Python",
  (separator) => {
    const value = `a${separator}b`;
    const content = { "application/json": { schema: {}, example: { x: { y: value } } } };
    const { Python } = samplesOf({ requestBody: { content } }, { method: "post" });
    expect(Python).toContain(`"y": ${JSON.stringify(value)},\n`);
  },
);
