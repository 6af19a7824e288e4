import { describe, expect, it } from "vitest";
import type { Case, Expected } from "./case.ts";
import { contractProblems, mockProblems, problemsOf } from "./check.ts";
import type { Answer } from "./send.ts";

const json = { "Content-Type": "application/json;charset=UTF-8" };
const success = { code: 0, message: "success", data: { device_key: "the-device-key" } };

function answer(status: number, body: unknown, headers: Record<string, string> = json): Answer {
  return { status, headers: new Headers(headers), text: typeof body === "string" ? body : JSON.stringify(body) };
}

function getDeviceKey(expected: Expected, method = "GET"): Case {
  return {
    name: "the case under test",
    operation: "getDeviceKey",
    request: { method, path: "/device_key" },
    expected,
    stockPrism: "agrees",
  };
}

describe("an answer against the contract", () => {
  const problems = (given: Answer, method = "GET") => contractProblems(getDeviceKey({ status: 200 }, method), given);

  it("has no problems if it is documented", () => {
    expect(problems(answer(200, success))).toEqual([]);
    expect(problems(answer(404, { code: 404, message: "URL not found" }))).toEqual([]);
    expect(problems(answer(200, success, { "Content-Type": "application/json" }))).toEqual([]);
  });

  it.each([201, 204, 402, 418, 503])("may not have the undocumented status %i", (status) => {
    expect(problems(answer(status, success))).toEqual([`the status ${status} is not documented`]);
  });

  it.each([
    ["a payload that is missing", { code: 0, message: "success" }, "must have required property 'data'"],
    ["a field that is missing", { ...success, data: {} }, "must have required property 'device_key'"],
    ["a field of another type", { ...success, data: { device_key: 1 } }, "device_key must be string"],
    ["a message that is missing", { code: 0, data: success.data }, "must have required property 'message'"],
    ["no object", [success], "must be object"],
    ["nothing", "", "the body is no JSON"],
    ["no JSON", "<html>", "the body is no JSON"],
  ])("may not have a body with %s", (_what, body, problem) => {
    expect(problems(answer(200, body)).join()).toContain(problem);
  });

  it("may not have the error of another status, nor an error without a code", () => {
    expect(problems(answer(200, { code: 401, message: "Unauthorized" })).join()).toContain("'data'");
    expect(problems(answer(401, { message: "Unauthorized" })).join()).toContain("'code'");
  });

  it.each([
    {},
    { "Content-Type": "text/html" },
    { "Content-Type": "application/problem+json" },
    { "Content-Type": "application/jsonp" },
  ])("may not have the headers %j", (headers: Record<string, string>) => {
    const type = headers["Content-Type"] ?? null;
    expect(problems(answer(200, success, headers))).toEqual([`the Content-Type is ${type}`]);
  });

  it("has no body if it answers HEAD, but the status and the type of GET", () => {
    expect(problems(answer(200, ""), "HEAD")).toEqual([]);
    expect(problems(answer(200, success), "HEAD")).toEqual(["an answer to HEAD has a body"]);
    expect(problems(answer(418, "", {}), "HEAD")).toHaveLength(2);
  });

  it("is 204 without a body if it answers OPTIONS, or documented", () => {
    expect(problems(answer(204, "", {}), "OPTIONS")).toEqual([]);
    expect(problems(answer(204, success), "OPTIONS")).toHaveLength(1);
    expect(problems(answer(202, "", {}), "OPTIONS")).toHaveLength(2);
  });

  it("can only be the source's 404 where the contract has no operation", () => {
    const nowhere = { request: { method: "GET", path: "/nothing-is-here" } };
    expect(contractProblems(nowhere, answer(404, { code: 404, message: "URL not found" }))).toEqual([]);
    expect(contractProblems(nowhere, answer(404, { message: "URL not found" })).join()).toContain("'code'");
    expect(contractProblems(nowhere, answer(200, success))).toHaveLength(1);
  });

  it("has problems that show nothing of its body, which may be secret", () => {
    expect(problems(answer(200, { ...success, message: ["the-secret"], data: "the-secret" })).join()).not.toContain(
      "the-secret",
    );
  });

  it("cannot be judged by an operation that the contract does not have", () => {
    const unknown = { operation: "getSecret", request: { method: "GET", path: "/secret" } };
    expect(() => contractProblems(unknown, answer(200, success))).toThrow("no operation getSecret");
  });
});

describe("an answer against its case", () => {
  it("has the status of the case, also where another is documented", () => {
    const given = answer(403, { code: 403, message: "Forbidden URL" });
    expect(problemsOf(getDeviceKey({ status: 403 }), given)).toEqual([]);
    expect(problemsOf(getDeviceKey({ status: 401 }), given)).toEqual(["the status is 403, not 401"]);
  });

  it("has the body of the case, if the case has one", () => {
    expect(problemsOf(getDeviceKey({ status: 200, body: success }), answer(200, success))).toEqual([]);
    expect(problemsOf(getDeviceKey({ status: 200, body: { ...success, code: 1 } }), answer(200, success))).toHaveLength(
      1,
    );
  });

  it("does not have the body that the case rules out", () => {
    expect(problemsOf(getDeviceKey({ status: 200, notBody: {} }), answer(200, success))).toEqual([]);
    expect(problemsOf(getDeviceKey({ status: 200, notBody: success }), answer(200, success))).toHaveLength(1);
  });

  it("fits the schema of the case, if the case has one", () => {
    expect(problemsOf(getDeviceKey({ status: 200, schema: "DeviceKeyEnvelope" }), answer(200, success))).toEqual([]);
    const [problem] = problemsOf(getDeviceKey({ status: 200, schema: "MonitorListEnvelope" }), answer(200, success));
    expect(problem).toContain("must be array");
  });

  it("of our mock says what the case says", () => {
    const said = answer(400, { code: 400, message: "Bad request: no name" }, { ...json, Allow: "GET" });
    const problems = (mock: Expected["mock"] & {}) => mockProblems(getDeviceKey({ status: 400, mock }), said);
    expect(problems({ message: /name/, headers: { Allow: "GET", "X-Mock-Zaaid": null } })).toEqual([]);
    expect(problems({ message: /description/ })).toHaveLength(1);
    expect(problems({ headers: { Allow: "GET, HEAD" } })).toEqual(["the header Allow is GET, not GET, HEAD"]);
    expect(problems({ headers: { Allow: null } })).toHaveLength(1);
  });
});
