import { describe, expect, it } from "vitest";
import { formatViolations, validateResponse } from "../../src/validation/index.ts";
import { jsonOperations, responsesOf } from "../support/bundle.ts";
import { places } from "./support.ts";

const success = { code: 0, message: "success" };
const monitor = { ...success, data: { monitor_id: "1" } };
const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);
const typed = (type: string) => new Response(JSON.stringify(monitor), { headers: { "Content-Type": type } });

const examples = jsonOperations.flatMap(({ name, operation }) =>
  responsesOf(operation).flatMap(({ status, mediaType, examples }) =>
    examples.map(({ name: example, value }) => ({ name, status, example, mediaType, value })),
  ),
);

it.each(examples)("the example $example of $name $status is valid", async ({ name, status, mediaType, value }) => {
  const response = { status: Number(status), headers: { "Content-Type": mediaType }, body: JSON.stringify(value) };
  const { violations } = await validateResponse(response, name as "getMonitor", { strict: true });
  expect(violations).toEqual([]);
});

describe("a response", () => {
  it.each([
    ["a new attribute", json({ ...monitor, data: { monitor_id: "1", name: "x" }, page: 1 })],
    ["a charset", typed("application/json;charset=UTF-8")],
    ["an error", json({ code: 1002, message: "Monitor does not exist" }, { status: 404 })],
    ["a refused method without Allow", json({ code: 405, message: "x" }, { status: 405 })],
    ["a name that looks like a time", json({ ...monitor, data: { monitor_id: "1", name: "2021-01-29T19:00:51Z" } })],
  ])("with %s is valid", async (_what, response) => {
    expect((await validateResponse(response, "getMonitor")).violations).toEqual([]);
  });

  it.each([
    ["a status that is not documented", json(monitor, { status: 201 }), ["status"]],
    ["another content type", typed("text/html"), ["header Content-Type"]],
    ["another charset", typed("application/json;charset=utf-16"), ["header Content-Type"]],
    ["a similar content type", typed("application/jsonp"), ["header Content-Type"]],
    ["no body", new Response("", { headers: { "Content-Type": "application/json" } }), ["body"]],
    ["a body that is cut", new Response('{"code":0', { headers: { "Content-Type": "application/json" } }), ["body"]],
    ["a record without a field", json({ ...success, data: {} }), ["body /data/monitor_id"]],
    ["a field of another type", json({ ...success, data: { monitor_id: 1 } }), ["body /data/monitor_id"]],
    ["an error with code 0", json({ code: 0, message: "x" }, { status: 404 }), ["body /code"]],
  ])("with %s is a violation", async (_what, response, expected) => {
    expect(places((await validateResponse(response, "getMonitor")).violations)).toEqual(expected);
  });

  it("to HEAD has no body to check", async () => {
    const response = new Response(null, { headers: { "Content-Type": "application/json" } });
    const request = { method: "HEAD", url: "https://www.acme.test/api/monitors/1" };
    expect((await validateResponse(response, request)).violations).toEqual([]);
    expect((await validateResponse(response, { ...request, method: "GET" })).violations).toHaveLength(1);
  });

  it("is checked with its body still readable", async () => {
    const response = json(monitor);
    await validateResponse(response, "getMonitor");
    expect(await response.json()).toEqual(monitor);
  });

  it("with secrets has violations that do not show them, and show what is none", async () => {
    const response = json({ access_token: ["s3cret"], refresh_token: "s3cret", expires_in: "60", token_type: 1 });
    const { violations } = await validateResponse(response, "createToken");
    const wrong = ["access_token", "api_domain", "expires_in", "token_type"];
    expect(places(violations).sort()).toEqual(wrong.map((name) => `body /${name}`));
    expect(formatViolations(violations)).not.toContain("s3cret");
    expect(formatViolations(violations)).toContain('/expires_in: expected an integer; got "60"');
  });

  it("with a secret inside another field does not show the field", async () => {
    const token = { access_token: "a", api_domain: "https://a.test", expires_in: 60, token_type: { token: "s3cret" } };
    const { violations } = await validateResponse(json(token), "createToken");
    expect(violations.map(({ at, text }) => [at, text])).toEqual([["/token_type", "expected a string; got ***"]]);
  });

  it("names an attribute with a tilde and a slash by its JSON pointer", async () => {
    const response = json({ ...monitor, "a~/b": 1 });
    const { additions } = await validateResponse(response, "getMonitor", { strict: true });
    expect(additions.map(({ at }) => at)).toEqual(["/a~0~1b"]);
  });

  it("with another status of a revocation shows it", async () => {
    const { violations } = await validateResponse(json({ status: "failure" }), "revokeRefreshToken");
    expect(violations.map(({ text }) => text)).toEqual(['expected "success"; got "failure"']);
  });

  const nowhere = "https://www.acme.test/api/nothing";
  it.each([
    ["getMonitr" as "getMonitor", "The nearest are getMonitor"],
    [{ method: "GET", url: "//" }, "No operation is GET //."],
    [{ method: "GET", url: `${nowhere}?token=s3cret` }, `No operation is GET ${nowhere}.`],
  ])("cannot be checked for an operation that does not exist: %j", async (operation, message) => {
    await expect(validateResponse(json(monitor), operation)).rejects.toThrow(message);
  });
});

/** Those that any gateway sends, whatever the service documents. */
const ofGateways = [408, 413, 429, 502, 503, 504];

describe("a status that any gateway sends", () => {
  it.each(ofGateways)("is no violation, whatever the body: %i", async (status) => {
    for (const body of [new Response("<h1>busy</h1>", { status }), json({ code: 1, message: "busy" }, { status })]) {
      const { violations, additions } = await validateResponse(body, "getMonitor", { strict: true });
      expect(violations).toEqual([]);
      expect(additions).toEqual([
        { in: "status", at: "", text: `the status ${status} is not documented; any gateway sends it` },
      ]);
    }
  });

  it.each(ofGateways)("can be a violation: %i", async (status) => {
    const response = new Response("busy", { status });
    const { violations } = await validateResponse(response, "getMonitor", { allowsGatewayStatuses: false });
    expect(violations).toMatchObject([{ in: "status", got: String(status) }]);
  });

  it.each([202, 402, 418, 501, 505])("is not any other: %i", async (status) => {
    const { violations } = await validateResponse(new Response("", { status }), "getMonitor");
    expect(violations).toMatchObject([{ in: "status", got: String(status) }]);
  });
});

describe("what the service adds later", () => {
  const later = () => json({ ...success, data: [{ id: "NEW-TYPE", name: "x", more: 1 }], page: 1 });

  it("is no violation", async () => {
    const verdict = await validateResponse(later(), "listMonitorTypeConstants");
    expect(verdict).toMatchObject({ violations: [], additions: [] });
  });

  it("is reported as additions if the check is strict", async () => {
    const { violations, additions } = await validateResponse(later(), "listMonitorTypeConstants", { strict: true });
    expect(violations).toEqual([]);
    expect(additions.map(({ at }) => at)).toEqual(["/data/0/id", "/data/0/more", "/page"]);
  });

  it("is not reported in a record of which the specification shows no more", async () => {
    const response = json({ ...success, data: { monitor_id: "1", name: "x" } });
    expect((await validateResponse(response, "getMonitor", { strict: true })).additions).toEqual([]);
  });
});
