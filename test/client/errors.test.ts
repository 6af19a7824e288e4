import { inspect } from "node:util";
import createFetchClient from "openapi-fetch";
import { describe, expect, it, vi } from "vitest";
import type { paths } from "../../generated/types.ts";
import {
  BadRequestError,
  ForbiddenError,
  MethodNotAllowedError,
  NotFoundError,
  RateLimitError,
  ServerError,
  ServiceError,
  TransportError,
  UnauthorizedError,
  unwrap,
} from "../../src/client/index.ts";
import { baseUrl, brokenConnection, credentials, failure, group, json, Network, success, thrownBy } from "./support.ts";

const once = { retry: { maxRetries: 0 } };
const params = { path: { monitor_id: "1" } };
const errorOf = (respond: () => Response | Promise<Response>) =>
  thrownBy(unwrap(new Network(respond).client(once).GET("/monitors/{monitor_id}", { params })));

describe("unwrap", () => {
  it("returns the payload of the envelope", async () => {
    const network = new Network(() => success([{ monitor_id: "1", added_tomorrow: true }]));
    expect(await unwrap(network.client().GET("/monitors"))).toEqual([{ monitor_id: "1", added_tomorrow: true }]);
  });

  it("returns undefined for an envelope without a payload", async () => {
    const network = new Network(() => json(201, { code: 0, message: "success" }));
    expect(await unwrap(network.client().POST("/monitor_groups", { body: group }))).toBeUndefined();
  });

  it("returns undefined for a response that must not have a body", async () => {
    const mine = new Network(() => new Response(null, { status: 204 })).client();
    expect(await unwrap(mine.DELETE("/admin/monitors"))).toBeUndefined();
    const head = new Network(() => new Response(null)).client();
    expect(await unwrap(head.HEAD("/monitors" as never))).toBeUndefined();
  });

  it("names the call of another fetch as well as it can", async () => {
    const over = (respond: () => Response) =>
      unwrap(createFetchClient<paths>({ baseUrl, fetch: async () => respond() }).GET("/monitors"));
    const empty = over(() => new Response(null, { status: 500 }));
    await expect(empty).rejects.toThrow(/^The call: status 500 with an empty body\.$/);
    const page = over(() => new Response("<html>"));
    await expect(page).rejects.toThrow(/^The call: the response body is not valid JSON\./);
  });

  it("throws an error with the service's message, code, status and request id, and the operation", async () => {
    const notFound = () => json(404, { code: 1002, message: "Monitor does not exist" }, { "x-request-id": "r-1" });
    expect(await errorOf(notFound)).toMatchObject({
      name: "NotFoundError",
      status: 404,
      code: 1002,
      message: "getMonitor: Monitor does not exist",
      operation: "GET /monitors/1",
      requestId: "r-1",
    });
  });

  it.each([
    [400, BadRequestError],
    [401, UnauthorizedError],
    [403, ForbiddenError],
    [404, NotFoundError],
    [405, MethodNotAllowedError],
    [500, ServerError],
    [503, ServerError],
    [429, RateLimitError],
    [418, ServiceError],
  ])("throws for status %i its own class of error", async (status, ErrorOfStatus) => {
    const error = (await errorOf(() => failure(status))) as ServiceError;
    expect(error.constructor).toBe(ErrorOfStatus);
    expect(error).toBeInstanceOf(ServiceError);
    expect(error.name).toBe(ErrorOfStatus.name);
  });

  it.each([
    ["a text as its message", { code: 7, message: 8 }, { code: 7, message: /an undocumented body/ }],
    ["a number as its code", { code: "E7", message: "seven" }, { code: undefined, message: /^getMonitor: seven$/ }],
    ["no text as its code", { code: "7", message: "seven" }, { code: 7, message: /^getMonitor: seven$/ }],
    ["anything", null, { code: undefined, message: /an empty body/ }],
  ])("does not rely on an error body to have %s", async (_what, body, { code, message }) => {
    const error = (await errorOf(() => json(500, body))) as ServiceError;
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
  });

  it("names the scope that the operation needs, if the token may lack it", async () => {
    const message = "You are not authorized to perform this operation";
    const customers = (status: number) =>
      unwrap(new Network(() => json(status, { code: 1, message })).client().GET("/short/msp/customers"));
    const refused = "The access token is not accepted, or lacks the scope Svc.Msp.Read.";
    await expect(customers(401)).rejects.toThrow(`listMspCustomers: ${message}. ${refused}`);
    const needed = "The operation needs the scope Svc.Msp.Read.";
    await expect(customers(403)).rejects.toThrow(`listMspCustomers: ${message}. ${needed}`);
    await expect(customers(404)).rejects.toThrow(/^listMspCustomers: [^.]+$/);
  });

  it("names the call if the operation is not documented", async () => {
    const mine = new Network(() => failure(403)).client();
    await expect(unwrap(mine.GET("/alerts/{id}" as never, {}))).rejects.toThrow(TypeError);
    await expect(unwrap(mine.GET("/alerts" as never, {}))).rejects.toThrow(/^GET \/alerts: status 403$/);
  });

  it("has nothing in its message that controls a terminal", async () => {
    const message = "\u001b]0;title\u0007Monitor\r\n\u001b[2J\u009b1m \u202egnp.exe\u2066 does not exist";
    const error = (await errorOf(() => json(404, { code: 1002, message }))) as ServiceError;
    expect(error.message).toBe("getMonitor: ]0;titleMonitor [2J1m gnp.exe does not exist");
    expect(error.body).toEqual({ code: 1002, message });
  });

  it("is recognized by `isServiceError`, also if another copy of the package threw it", async () => {
    const error = await errorOf(() => failure(404));
    vi.resetModules();
    const copy = await import("../../src/client/index.ts");
    expect(error).not.toBeInstanceOf(copy.ServiceError);
    expect(copy.isServiceError(error)).toBe(true);
    for (const other of [new Error("x"), new copy.TransportError("x"), undefined, null, "ServiceError"]) {
      expect(copy.isServiceError(other)).toBe(false);
    }
  });

  it("for 429 says when the service accepts calls again", async () => {
    expect(await errorOf(() => failure(429, { "Retry-After": "7" }))).toMatchObject({ retryAfter: 7_000 });
    expect(await errorOf(() => failure(429))).toMatchObject({ retryAfter: undefined });
  });

  it("has the body of the response, also if it is not JSON", async () => {
    expect(await errorOf(() => new Response("<html>", { status: 502 }))).toMatchObject({ body: "<html>" });
  });

  it("has its message in JSON.stringify", async () => {
    const error = await errorOf(() => json(404, { code: 1002, message: "No monitor" }, { "x-request-id": "r" }));
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: "NotFoundError",
      message: "getMonitor: No monitor",
      status: 404,
      code: 1002,
      operation: "GET /monitors/1",
      requestId: "r",
    });
    const lost = { message: "no response", cause: "EPIPE" };
    const printed = JSON.parse(JSON.stringify(new TransportError(lost.message, { cause: lost.cause })));
    expect(printed).toEqual({ name: "TransportError", ...lost });
  });

  it("recognizes the message of an unauthorized MSP or portal operation", async () => {
    const message = "You are not authorized to perform this operation.";
    expect(await errorOf(() => json(401, { code: 401, message }))).toMatchObject({ isUnauthorizedAccount: true });
    expect(await errorOf(() => failure(403))).toMatchObject({ isUnauthorizedAccount: false });
  });
});

describe("a response that is not documented", () => {
  const invalid =
    "/{monitor_id}: the response body is not valid JSON. If it is another format, such as PDF, give the call `parseAs`.";
  const noObject = "/1: the response body is not a JSON object.";
  it.each([
    ["a 200 with HTML", () => new Response("<html>"), invalid],
    ["a 200 with half a body", () => new Response('{"code":0,'), invalid],
    ["a 200 with an empty body", () => new Response(null), noObject],
    ["a 200 with a string", () => json(200, "text"), noObject],
    ["a 200 with a string without a type", () => new Response(new TextEncoder().encode('"text"')), noObject],
    ["a 200 with a number as HTML", () => new Response("5", { headers: { "Content-Type": "text/html" } }), noObject],
    ["a 502 with HTML", () => new Response("<html>", { status: 502 }), "/1: status 502 with an undocumented body."],
    ["a lost connection", brokenConnection, "/1: the connection to www.acme.test failed in attempt 1 (ECONNRESET)."],
  ])("is an error with a clear message: %s", async (_what, respond, message) => {
    const error = await errorOf(respond);
    expect(error.message).toBe(`GET /monitors${message}`);
    expect(error instanceof TransportError || error instanceof ServiceError).toBe(true);
    expect(error.name).toBe(error.constructor.name);
  });
});

describe("secrets do not appear", () => {
  const secrets = [credentials.clientSecret, credentials.refreshToken, "token-1", "the-zaaid"];

  it("when a program prints the client", () => {
    const api = new Network().client();
    for (const secret of secrets) expect(inspect(api, { depth: 10 })).not.toContain(secret);
    expect(JSON.stringify(api)).not.toContain(credentials.clientSecret);
  });
});
