import { describe, expect, it } from "vitest";
import type { Case, Expected } from "./case.ts";
import { contractProblems, mockProblems, problemsOf } from "./check.ts";
import type { ReceivedResponse } from "./send.ts";

const json = { "Content-Type": "application/json;charset=UTF-8" };
const success = { code: 0, message: "success", data: { device_key: "the-device-key" } };

function response(status: number, body: unknown, headers: Record<string, string> = json): ReceivedResponse {
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

describe("a response checked against the contract", () => {
  const problems = (received: ReceivedResponse, method = "GET") =>
    contractProblems(getDeviceKey({ status: 200 }, method), received);

  it("has no problems if it is documented", () => {
    expect(problems(response(200, success))).toEqual([]);
    expect(problems(response(404, { code: 404, message: "URL not found" }))).toEqual([]);
    expect(problems(response(200, success, { "Content-Type": "application/json" }))).toEqual([]);
  });

  it.each([201, 204, 402, 418, 503])("may not have the undocumented status %i", (status) => {
    expect(problems(response(status, success))).toEqual([`the status ${status} is not documented`]);
  });

  it.each([
    ["a missing payload", { code: 0, message: "success" }, "must have required property 'data'"],
    ["a missing field", { ...success, data: {} }, "must have required property 'device_key'"],
    ["a field of another type", { ...success, data: { device_key: 1 } }, "device_key must be string"],
    ["a missing message", { code: 0, data: success.data }, "must have required property 'message'"],
    ["an array instead of an object", [success], "must be object"],
    ["no content", "", "the body is not valid JSON"],
    ["HTML instead of JSON", "<html>", "the body is not valid JSON"],
  ])("may not have a body with %s", (_what, body, problem) => {
    expect(problems(response(200, body)).join()).toContain(problem);
  });

  it("may not have the error of another status, nor an error without a code", () => {
    expect(problems(response(200, { code: 401, message: "Unauthorized" })).join()).toContain("'data'");
    expect(problems(response(401, { message: "Unauthorized" })).join()).toContain("'code'");
  });

  it.each([
    {},
    { "Content-Type": "text/html" },
    { "Content-Type": "application/problem+json" },
    { "Content-Type": "application/jsonp" },
  ])("may not have the headers %j", (headers: Record<string, string>) => {
    const type = headers["Content-Type"] ?? null;
    expect(problems(response(200, success, headers))).toEqual([`the Content-Type is ${type}`]);
  });

  it("to HEAD has the status and the type of GET, and no body", () => {
    expect(problems(response(200, ""), "HEAD")).toEqual([]);
    expect(problems(response(200, success), "HEAD")).toEqual(["the response to HEAD has a body"]);
    expect(problems(response(418, "", {}), "HEAD")).toHaveLength(2);
  });

  it("to OPTIONS is 204 without a body, or documented", () => {
    expect(problems(response(204, "", {}), "OPTIONS")).toEqual([]);
    expect(problems(response(204, success), "OPTIONS")).toHaveLength(1);
    expect(problems(response(202, "", {}), "OPTIONS")).toHaveLength(2);
  });

  it("must be the documented 404 if no operation has the path", () => {
    const nowhere = { request: { method: "GET", path: "/nothing-is-here" } };
    expect(contractProblems(nowhere, response(404, { code: 404, message: "URL not found" }))).toEqual([]);
    expect(contractProblems(nowhere, response(404, { message: "URL not found" })).join()).toContain("'code'");
    expect(contractProblems(nowhere, response(200, success))).toHaveLength(1);
  });

  it("has problems that do not show its body, which may be secret", () => {
    expect(problems(response(200, { ...success, message: ["the-secret"], data: "the-secret" })).join()).not.toContain(
      "the-secret",
    );
  });

  it("cannot be checked against an unknown operation", () => {
    const unknown = { operation: "getSecret", request: { method: "GET", path: "/secret" } };
    expect(() => contractProblems(unknown, response(200, success))).toThrow("unknown operation getSecret");
  });
});

describe("a response checked against its case", () => {
  it("must have the status of the case, also if another is documented", () => {
    const received = response(403, { code: 403, message: "Forbidden URL" });
    expect(problemsOf(getDeviceKey({ status: 403 }), received)).toEqual([]);
    expect(problemsOf(getDeviceKey({ status: 401 }), received)).toEqual(["the status is 403, not 401"]);
  });

  it("must have the body of the case, if the case has one", () => {
    expect(problemsOf(getDeviceKey({ status: 200, body: success }), response(200, success))).toEqual([]);
    expect(
      problemsOf(getDeviceKey({ status: 200, body: { ...success, code: 1 } }), response(200, success)),
    ).toHaveLength(1);
  });

  it("must match the schema of the case, if the case has one", () => {
    expect(problemsOf(getDeviceKey({ status: 200, schema: "DeviceKeyEnvelope" }), response(200, success))).toEqual([]);
    const [problem] = problemsOf(getDeviceKey({ status: 200, schema: "MonitorListEnvelope" }), response(200, success));
    expect(problem).toContain("must be array");
  });

  it("of our mock must have the message and the headers of the case", () => {
    const received = response(400, { code: 400, message: "Bad request: no name" }, { ...json, Allow: "GET" });
    const problems = (mock: Expected["mock"] & {}) => mockProblems(getDeviceKey({ status: 400, mock }), received);
    expect(problems({ message: /name/, headers: { Allow: "GET", "X-Mock-Zaaid": null } })).toEqual([]);
    expect(problems({ message: /description/ })).toHaveLength(1);
    expect(problems({ headers: { Allow: "GET, HEAD" } })).toEqual(["the header Allow is GET, not GET, HEAD"]);
    expect(problems({ headers: { Allow: null } })).toHaveLength(1);
  });
});
