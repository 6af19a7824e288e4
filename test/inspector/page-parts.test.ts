import { describe, expect, it } from "vitest";
import { type FormRequest, problemOf } from "../../src/inspector/page/request.ts";
import { typedValue } from "../../src/inspector/page/values.ts";

it("the value of an input has its type, unless the text is none of it", () => {
  const number = { kind: "number", type: "number" } as const;
  expect([typedValue(number, ["12.5"]), typedValue(number, ["x"])]).toEqual([12.5, "x"]);
  expect(typedValue({ kind: "text", type: "boolean" }, ["true"])).toBe(true);
  expect(typedValue({ kind: "list", type: "number" }, ["1", "2"])).toEqual([1, 2]);
});

describe("the problem of a request", () => {
  const request: FormRequest = { method: "GET", uri: "/monitors", version: "2.0", zaaid: "", body: "" };
  const problem = (changed: Partial<FormRequest>, confirmation = "") =>
    problemOf({ ...request, ...changed }, confirmation, "http://127.0.0.1:4010/api")?.field;

  it.each([
    ...["monitors", "", "/", "/monitors/", "/monitors/{monitor_id}", "https://evil.test/api/monitors", "//evil.test/x"],
    ...["/../oauth/v2/token", "/monitors/../../oauth/v2/token", "/%2e%2e/oauth/v2/token", "/.%2e/x"],
    ...["/../_mock/reset", "/..\\_mock"],
  ])("is its URI, if that is no path below the base URL or lacks a part: %s", (uri) => {
    expect(problem({ uri })).toBe("uri");
  });

  it.each<[Partial<FormRequest>, field: string | undefined, confirmation?: string]>([
    [{ version: "" }, "version"],
    [{ version: "two" }, "version"],
    [{ zaaid: "1; path=/" }, "zaaid"],
    [{ zaaid: "1 2" }, "zaaid"],
    [{ zaaid: "15401829" }, undefined],
    [{ method: "POST", body: "{" }, "body"],
    [{ method: "PUT" }, undefined],
    [{ method: "DELETE", uri: "/monitors/12" }, "confirmation"],
    [{ method: "DELETE", uri: "/monitors/12?x=1" }, undefined, "12"],
  ])("of %o is %s", (changed, field, confirmation) => {
    expect(problem(changed, confirmation)).toBe(field);
  });
});
