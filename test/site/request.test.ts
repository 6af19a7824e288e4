import { describe, expect, it } from "vitest";
import { type FormRequest, formProblem } from "../../src/site/browser/request.ts";

describe("the problem of a request in the form", () => {
  const request: FormRequest = {
    ...{ method: "GET", uri: "/monitors", version: "2.0", zaaid: "", role: "Operator", body: "", confirmation: "" },
  };
  const problem = (changed: Partial<FormRequest>) => formProblem({ ...request, ...changed }, "/api")?.field;

  it.each([
    ...["monitors", "", "/monitors/", "https://evil.test/api/monitors", "//evil.test/x"],
    ...["/monitors/../../oauth/v2/token", "/%2e%2e/oauth/v2/token", "/.%2e/x"],
    ...["/../_mock/reset", "/..\\_mock", "/groups/abc\\..\\12", "/groups/1\t2", "/groups?b=1#c"],
  ])("is its URI, if that is no path below the base path or lacks a part: %s", (uri) => {
    expect(problem({ uri })).toBe("uri");
  });

  it.each([
    ["/", "Enter a path below /api, such as /monitors."],
    ["/monitors/?limit=1", "The path must not end with a slash."],
    ["/api", "Leave out /api: the URI is a path below it."],
    ["/api/monitors", "Leave out /api: the URI is a path below it."],
    ["/apis", undefined],
    ["/groups/ä b?c=%23&d=é", undefined],
    ["/groups/12#34", "The browser would send /api/groups/12. Write # as %23 and \\ as %5C."],
  ])("says what is wrong with the URI %s", (uri, message) => {
    expect(formProblem({ ...request, uri }, "/api")?.message).toBe(message);
  });

  it.each<[Partial<FormRequest>, field: string | undefined]>([
    [{ version: "" }, "version"],
    [{ version: "two" }, "version"],
    [{ zaaid: "1; path=/" }, "zaaid"],
    [{ zaaid: "1 2" }, "zaaid"],
    [{ zaaid: "15401829" }, undefined],
    [{ method: "PUT" }, undefined],
    [{ method: "DELETE", uri: "/monitors/12?x=1", confirmation: "12" }, undefined],
  ])("of %o is %s", (changed, field) => {
    expect(problem(changed)).toBe(field);
  });
});
