import { expect, it } from "vitest";
import type { Case, Expected } from "./case.ts";
import { contractProblems, mockProblems, problemsOf } from "./check.ts";
import type { ReceivedResponse } from "./send.ts";

const json = { "Content-Type": "application/json;charset=UTF-8" };
const success = { code: 0, message: "success", data: { device_key: "the-device-key" } };
const forbidden = { code: 403, message: "Forbidden URL" };

function response(status: number, body: unknown, headers: Record<string, string> = json): ReceivedResponse {
  return { status, headers: new Headers(headers), text: typeof body === "string" ? body : JSON.stringify(body) };
}

const documented = { operation: "getDeviceKey", request: { method: "GET", path: "/device_key" } };
const undocumented = { request: { method: "GET", path: "/nothing-is-here" } };
const caseOf = (expected: Expected): Case => ({ ...documented, name: "a case", expected });

const byContract = (received: ReceivedResponse, method = "GET") =>
  contractProblems({ ...documented, request: { ...documented.request, method } }, received);
const nowhere = (received: ReceivedResponse) => contractProblems(undocumented, received);
const byCase = (expected: Expected, received: ReceivedResponse) => problemsOf(caseOf(expected), received);
const ofMock = (mock: Expected["mock"] & {}) =>
  mockProblems(caseOf({ status: 403, mock }), response(403, forbidden, { ...json, Allow: "GET" }));

it.each<[what: string, problems: string[]]>([
  ["is documented", byContract(response(200, success))],
  ["has no charset", byContract(response(200, success, { "Content-Type": "application/json" }))],
  ["is a documented error", byContract(response(403, forbidden))],
  ["is to HEAD, without a body", byContract(response(200, ""), "HEAD")],
  ["is to OPTIONS, without a body", byContract(response(204, "", {}), "OPTIONS")],
  ["is 404 on a path of no operation", nowhere(response(404, { code: 404, message: "URL not found" }))],
  ["has the status and the body of the case", byCase({ status: 200, body: success }, response(200, success))],
  ["has the schema of the case", byCase({ status: 200, schema: "DeviceKeyEnvelope" }, response(200, success))],
  ["has the message and the headers", ofMock({ message: /URL/, headers: { Allow: "GET", "X-Mock-Zaaid": null } })],
])("a response has no problems if it %s", (_what, problems) => {
  expect(problems).toEqual([]);
});

it.each<[what: string, problems: string[], expected: string]>([
  ["another status", byContract(response(418, success)), "the status 418 is not documented"],
  ["no payload", byContract(response(200, { code: 0, message: "success" })), "must have required property 'data'"],
  ["no field", byContract(response(200, { ...success, data: {} })), "must have required property 'device_key'"],
  ["HTML", byContract(response(200, "<html>")), "the body is not valid JSON"],
  ["the body of an error", byContract(response(200, forbidden)), "must have required property 'data'"],
  ["no code of an error", byContract(response(403, { message: "No" })), "must have required property 'code'"],
  ["no Content-Type", byContract(response(200, success, {})), "the Content-Type is null"],
  ["another type", byContract(response(200, success, { "Content-Type": "application/jsonp" })), "the Content-Type is"],
  ["a body to HEAD", byContract(response(200, success), "HEAD"), "the response to HEAD has a body"],
  ["another status to OPTIONS", byContract(response(202, ""), "OPTIONS"), "the status 202 is not documented"],
  ["no code at a path of no operation", nowhere(response(404, { message: "No" })), "required property 'code'"],
  ["a success at a path of no operation", nowhere(response(200, success)), "the status 200 is not documented"],
  ["a status that is not that of the case", byCase({ status: 401 }, response(403, forbidden)), "is 403, not 401"],
  ["another body", byCase({ status: 200, body: { ...success, code: 1 } }, response(200, success)), "the body is {"],
  ["another schema", byCase({ status: 200, schema: "MonitorListEnvelope" }, response(200, success)), "must be array"],
  ["another message", ofMock({ message: /description/ }), 'the message is "Forbidden URL", not /description/'],
  ["another header", ofMock({ headers: { Allow: "GET, HEAD" } }), "the header Allow is GET, not GET, HEAD"],
  ["a header that must be missing", ofMock({ headers: { Allow: null } }), "the header Allow is GET, not null"],
])("a response has a problem if it has %s", (_what, problems, expected) => {
  expect(problems.join()).toContain(expected);
});

it("a problem does not show the body, which may be secret", () => {
  const secret = { ...success, message: ["the-secret"], data: "the-secret" };
  expect(byContract(response(200, secret)).join()).not.toContain("the-secret");
});

it("a response cannot be checked against an unknown operation", () => {
  const unknown = { operation: "getSecret", request: { method: "GET", path: "/secret" } };
  expect(() => contractProblems(unknown, response(200, success))).toThrow("unknown operation getSecret");
});
