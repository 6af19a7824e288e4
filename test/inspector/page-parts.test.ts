import { describe, expect, it } from "vitest";
import { type Exchange, emptyRequest, type FormRequest } from "../../src/inspector/common/messages.ts";
import { problemOf, withoutBase } from "../../src/inspector/common/request.ts";
import { indented, membersOf, objectText, shownTexts } from "../../src/inspector/page/json-text.ts";
import {
  accountsIn,
  headlineOf,
  sizeOf,
  timeOf,
  withVisibleDirections,
} from "../../src/inspector/page/response-texts.ts";
import { typedText } from "../../src/inspector/page/values.ts";

const base = "http://127.0.0.1:4010/api";
const request: FormRequest = { ...emptyRequest, uri: "/monitors", version: "2.0", mediaType: "application/json" };

const exchange = (changed: Partial<Exchange> = {}): Exchange => ({
  request: { method: "GET", url: "http://127.0.0.1/api/monitors", headers: [], body: "" },
  ...{ status: 200, statusText: "OK", headers: [], text: "{}", isBase64: false, isTruncated: false },
  ...{ bytes: 2, milliseconds: 5, verdict: { violations: [], additions: [] }, note: "" },
  ...changed,
});

describe("a field of a JSON body", () => {
  it("changes nothing else in the text", () => {
    const text =
      '{"id": 9007199254740993, "a\\"b,{": "[\\u2028", "deep": {"x": [1.0, {}]},"list":[1e3 , -0, "a,\\"]"] , "": []}';
    const members = membersOf(text);
    expect([...(members ?? [])]).toEqual([
      ["id", "9007199254740993"],
      ['a"b,{', '"[\\u2028"'],
      ["deep", '{"x": [1.0, {}]}'],
      ["list", '[1e3 , -0, "a,\\"]"]'],
      ["", "[]"],
    ]);
    members?.set("id", typedText({ kind: "number", type: "number" }, ["12345678901234567890"]));
    expect(JSON.parse(objectText(members ?? new Map()))).toEqual({
      ...JSON.parse(text),
      id: Number("12345678901234567890"),
    });
    expect(objectText(members ?? new Map())).toContain('"id": 12345678901234567890,\n');
    expect(["{}", " { } "].map((empty) => objectText(membersOf(empty) ?? new Map([["not", "read"]])))).toEqual([
      "{}",
      "{}",
    ]);
    expect(["[]", "1", "null", "{", ""].map(membersOf)).toEqual(Array(5).fill(undefined));
  });

  it("shows its value as text, and is written as JSON", () => {
    expect([undefined, "null", "12.50", '"a\\nb"', "true", '[1, "x,y"]', "[]"].map(shownTexts)).toEqual([
      ...[[], [], ["12.50"], ["a\nb"], ["true"], ["1", "x,y"], []],
    ]);
    const written = (kind: "text" | "list", type: "string" | "number" | "boolean", ...texts: string[]) =>
      typedText({ kind, type }, texts);
    expect(written("list", "number", "1", "9007199254740993", "x")).toBe('[1, 9007199254740993, "x"]');
    expect([written("text", "boolean", "true"), written("text", "string", "1")]).toEqual(["true", '"1"']);
    expect([written("text", "number", "01"), written("text", "number", "1e400")]).toEqual(["1", "1e400"]);
  });
});

describe("JSON as the page shows it", () => {
  it.each([
    '{"a":1,"b":[true,null,{"c":"x: [1, {}] \\"\\\\"}],"d":{},"e":[],"f":-1.5e+3}',
    "[]",
    "[[],{}]",
    '"text"',
    "12",
    '{"":{"":""}}',
    '{ "a" : [ 1 ,\n 2 ] }',
  ])("is indented like JSON.stringify: %s", (text) => {
    expect(indented(text)).toBe(JSON.stringify(JSON.parse(text), null, 2).replace("-1500", "-1.5e+3"));
  });

  it("keeps the digits of long numbers", () => {
    expect(indented('{"id":123412341234123411}')).toBe('{\n  "id": 123412341234123411\n}');
  });

  it("shows what would change the direction of a text as an escape sequence", () => {
    expect(withVisibleDirections('{"name":"\u202egpj.exe\u2069 \u00e9\u05d0"}')).toBe(
      '{"name":"\\u202egpj.exe\\u2069 é\u05d0"}',
    );
  });
});

describe("the headline of a response", () => {
  const notFound = { status: 404, statusText: "Not Found", text: '{"code":1002,"message":"Monitor does not exist"}' };
  const wrong = "A 4xx means that the supplied information is wrong.";
  const failed = "A 5xx is a server-side error.";
  it.each([
    [exchange(), "success", "200 OK", "", ""],
    [exchange(notFound), "wrong", "404 Not Found", "Monitor does not exist (code 1002)", wrong],
    [exchange({ text: '{"code":5,"message":"no"}' }), "wrong", "200 OK", "no (code 5)", ""],
    [exchange({ status: 503, statusText: "Busy", text: "<h1>Oops</h1>" }), "failed", "503 Busy", "", failed],
    [exchange({ status: 599, statusText: "", text: "null" }), "failed", "599", "", failed],
    [{ error: { name: "ConnectionError", message: "It is down." } }, "failed", "No response", "It is down.", ""],
  ] as const)("%#", (outcome, kind, title, detail, hint) => {
    expect(headlineOf(outcome)).toEqual({ kind, title, detail, hint });
  });

  it("says that a failed write may have been executed", () => {
    const { request } = exchange();
    const { hint } = headlineOf(exchange({ status: 500, request: { ...request, method: "POST" } }));
    expect(hint).toContain("The POST may have been executed.");
  });

  it("has durations and sizes in readable units", () => {
    expect([0.2, 12.4, 1234].map(timeOf)).toEqual(["1 ms", "12 ms", "1.2 s"]);
    expect([0, 1, 999, 1234, 5_000_000].map(sizeOf)).toEqual(["0 bytes", "1 byte", "999 bytes", "1.2 kB", "5.0 MB"]);
  });
});

describe("the problem of a request", () => {
  const problem = (changed: Partial<FormRequest>, confirmation = "") =>
    problemOf({ ...request, ...changed }, confirmation, base);

  it.each<[Partial<FormRequest>, string]>([
    [{ uri: "monitors" }, "uri"],
    [{ uri: "" }, "uri"],
    [{ uri: "/a b" }, "uri"],
    [{ uri: "/..%2fx" }, "uri"],
    [{ version: "" }, "version"],
    [{ version: "two" }, "version"],
    [{ method: "POST", body: "{" }, "body"],
    [{ method: "POST", body: `"${"x".repeat(300_000)}"` }, "body"],
    [{ method: "DELETE", uri: "/monitors/12" }, "confirmation"],
    [{ method: "DELETE", uri: "/monitors/" }, "uri"],
  ])("names the field: %#", (changed, field) => {
    expect(problem(changed)).toMatchObject({ field });
  });

  it("is undefined for a valid request", () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ method: "DELETE", uri: "/monitors/12?x=1" }, "12")).toBeUndefined();
    expect(problem({ method: "PUT" })).toBeUndefined();
    expect(problem({ method: "POST", body: JSON.stringify({ text: "[".repeat(1000) }) })).toBeUndefined();
  });

  it("is that of the body if it is nested deeply", () => {
    expect(problem({ method: "POST", body: `${"[".repeat(100_000)}${"]".repeat(100_000)}` })).toEqual({
      field: "body",
      message: "The body is nested deeper than 500 levels.",
    });
  });
});

describe("the accounts in a response", () => {
  const account = { name: "A", zaaid: "1" };
  it.each([
    [JSON.stringify({ data: [account, { zaaid: 1 }, null, { zaaid: "", name: "" }] }), [account]],
    ...["{", "null", '{"data":{}}', "[]"].map((text): [string, []] => [text, []]),
  ])("are those with name and zaaid: in %s", (text, accounts) => {
    expect(accountsIn(text)).toEqual(accounts);
  });
});

it.each([
  ["http://127.0.0.1:4010/api/monitors?limit=2", "/monitors?limit=2"],
  ["http://127.0.0.1:4010/monitors", "http://127.0.0.1:4010/monitors"],
  // With --live, a DELETE that was copied from another data center would act on this one.
  ["https://www.service.example/api/monitors/1", "https://www.service.example/api/monitors/1"],
  ["http://127.0.0.1/api/monitors", "http://127.0.0.1/api/monitors"],
  ["http://127.0.0.1:4010@service.example/api/monitors", "http://127.0.0.1:4010@service.example/api/monitors"],
  ["https://www.service.example/other/monitors", "https://www.service.example/other/monitors"],
  ["https://www.service.example/apis", "https://www.service.example/apis"],
  ["/api/monitors", "/api/monitors"],
  ["", ""],
])("the URL %s becomes %s in the field of the URI", (given, expected) => {
  expect(withoutBase(given, base)).toBe(expected);
});
