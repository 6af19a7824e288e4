import { describe, expect, it } from "vitest";
import { headlineOf } from "../../src/inspector/page/headline.ts";
import { emptyRequest, type FormRequest, problemOf, withoutBase } from "../../src/inspector/page/request.ts";
import type { Exchange } from "../../src/inspector/page/send.ts";
import { typedValue } from "../../src/inspector/page/values.ts";

const base = "http://127.0.0.1:4010/api";
const request: FormRequest = { ...emptyRequest, uri: "/monitors", version: "2.0" };

const exchange = (changed: Partial<Exchange> = {}): Exchange => ({
  request: { method: "GET", uri: "/monitors" },
  ...{ status: 200, statusText: "OK", headers: [], body: new Blob(), text: "{}", milliseconds: 5 },
  ...changed,
});

it("the value of an input has its type, unless the text is none of it", () => {
  const number = { kind: "number", type: "number" } as const;
  expect([typedValue(number, ["12.5"]), typedValue(number, ["x"])]).toEqual([12.5, "x"]);
  expect(typedValue({ kind: "text", type: "boolean" }, ["true"])).toBe(true);
  expect(typedValue({ kind: "list", type: "number" }, ["1", "2"])).toEqual([1, 2]);
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
    [{ error: "It is down." }, "failed", "No response", "It is down.", ""],
  ] as const)("%#", (outcome, kind, title, detail, hint) => {
    expect(headlineOf(outcome)).toEqual({ kind, title, detail, hint });
  });
});

describe("the problem of a request", () => {
  const problem = (changed: Partial<FormRequest>, confirmation = "") =>
    problemOf({ ...request, ...changed }, confirmation, base);

  it.each<[Partial<FormRequest>, string]>([
    ...[
      ...[
        "monitors",
        "",
        "/",
        "/monitors/",
        "/monitors/{monitor_id}",
        "https://evil.test/api/monitors",
        "//evil.test/x",
      ],
      ...["/../oauth/v2/token", "/monitors/../../oauth/v2/token", "/%2e%2e/oauth/v2/token", "/.%2e/x"],
      ...["/../_mock/reset", "/..\\_mock"],
    ].map((uri): [Partial<FormRequest>, string] => [{ uri }, "uri"]),
    [{ version: "" }, "version"],
    [{ version: "two" }, "version"],
    [{ zaaid: "1; path=/" }, "zaaid"],
    [{ zaaid: "1 2" }, "zaaid"],
    [{ method: "POST", body: "{" }, "body"],
    [{ method: "DELETE", uri: "/monitors/12" }, "confirmation"],
  ])("names the field: %o", (changed, field) => {
    expect(problem(changed)).toMatchObject({ field });
  });

  it("is undefined for a valid request", () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ zaaid: "15401829" })).toBeUndefined();
    expect(problem({ method: "DELETE", uri: "/monitors/12?x=1" }, "12")).toBeUndefined();
    expect(problem({ method: "PUT" })).toBeUndefined();
  });
});

it("a pasted URL below {base_url} becomes its path in the field of the URI, and no other does", () => {
  const given = [`${base}/monitors?limit=2`, "http://127.0.0.1/api/monitors", `${base}x/monitors`, "/api/monitors", ""];
  expect(given.map((one) => withoutBase(one, base))).toEqual(["/monitors?limit=2", ...given.slice(1)]);
});
