/** The errors that a call throws: their classes, messages and fields. */
import { inspect } from "node:util";
import createFetchClient from "openapi-fetch";
import { describe, expect, it } from "vitest";
import type { paths } from "../../generated/types.ts";
import {
  BadRequestError,
  ForbiddenError,
  MethodNotAllowedError,
  NotFoundError,
  RateLimitError,
  ServerError,
  ServiceError,
  UnauthorizedError,
  unwrap,
} from "../../src/client/index.ts";
import { baseUrl, credentials, failure, json, Network, thrownBy } from "./support.ts";

const params = { path: { monitor_id: "1" } };
const errorOf = (respond: () => Response | Promise<Response>) =>
  thrownBy(
    unwrap(new Network(respond).client({ retry: { maxRetries: 0 } }).GET("/monitors/{monitor_id}", { params })),
  ) as Promise<ServiceError>;

describe("an error of the service", () => {
  it("has the service's message, code, status and body, and the operation, also in JSON", async () => {
    const body = { code: 1002, message: "Monitor does not exist" };
    const error = await errorOf(() => json(404, body));
    const shown = {
      name: "NotFoundError",
      status: 404,
      code: 1002,
      message: "getMonitor: Monitor does not exist",
      operation: "GET /monitors/1",
    };
    expect(error).toMatchObject({ ...shown, body });
    expect(JSON.parse(JSON.stringify(error))).toEqual(shown);
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
  ])("has for status %i its own class", async (status, ErrorOfStatus) => {
    const error = await errorOf(() => failure(status));
    expect([error.constructor, error.name]).toEqual([ErrorOfStatus, ErrorOfStatus.name]);
    expect(error).toBeInstanceOf(ServiceError);
  });

  it("for 429 says when the service accepts calls again", async () => {
    expect(await errorOf(() => failure(429, { "Retry-After": "7" }))).toMatchObject({ retryAfter: 7_000 });
    const past = "Fri, 01 Jan 2021 00:00:00 GMT";
    expect(await errorOf(() => failure(429, { "Retry-After": past }))).toMatchObject({ retryAfter: 0 });
    expect(await errorOf(() => failure(429))).toMatchObject({ retryAfter: undefined });
  });

  it.each([
    ["a message that is no text", { code: 7, message: 8 }, 7, "GET /monitors/1: status 500 with an undocumented body."],
    ["a code that is no number", { code: "E7", message: "seven" }, undefined, "getMonitor: seven"],
    ["a code that is a text", { code: "7", message: "seven" }, 7, "getMonitor: seven"],
    ["nothing", null, undefined, "getMonitor: status 500 with an empty body"],
  ])("may have a body with %s", async (_what, body, code, message) => {
    expect(await errorOf(() => json(500, body))).toMatchObject({ code, message });
  });

  it("names the scope that the operation needs, if the token may lack it", async () => {
    const message = "You are not authorized to perform this operation";
    const customers = (status: number) =>
      unwrap(new Network(() => json(status, { code: 1, message })).client().GET("/short/msp/customers"));
    const lacks = "The access token is not accepted, or lacks the scope Svc.Msp.Read.";
    await expect(customers(401)).rejects.toMatchObject({
      message: `listMspCustomers: ${message}. ${lacks}`,
      isUnauthorizedAccount: true,
    });
    const ofAccount = (status: number) =>
      unwrap(new Network(() => json(status, { code: 1, message })).client({ zaaid: "99" }).GET("/monitors"));
    await expect(ofAccount(401)).rejects.toThrow("lacks the scope Svc.Admin.Read, or 99 is not one of your accounts.");
    const needed = "The operation needs the scope Svc.Msp.Read.";
    await expect(ofAccount(403)).rejects.toThrow(/The operation needs the scope Svc\.Admin\.Read\.$/);
    await expect(customers(403)).rejects.toThrow(`listMspCustomers: ${message}. ${needed}`);
    await expect(customers(404)).rejects.toThrow(/^listMspCustomers: [^.]+$/);
    expect(await errorOf(() => failure(403))).toMatchObject({ isUnauthorizedAccount: false });
  });

  it("has nothing in its message that controls a terminal", async () => {
    const message = "\u001b]0;title\u0007Monitor\r\n\u001b[2J\u009b1m \u202egnp.exe\u2066 does not exist";
    const error = await errorOf(() => json(404, { code: 1002, message }));
    expect(error.message).toBe("getMonitor: ]0;titleMonitor [2J1m gnp.exe does not exist");
    expect(error.body).toEqual({ code: 1002, message });
  });
});

describe("the message of an error", () => {
  it("names the call of another fetch as well as it can", async () => {
    const over = (respond: () => Response) =>
      unwrap(createFetchClient<paths>({ baseUrl, fetch: async () => respond() }).GET("/monitors"));
    const empty = over(() => new Response(null, { status: 500 }));
    await expect(empty).rejects.toThrow(/^The call: status 500 with an empty body\.$/);
    await expect(over(() => new Response("<html>"))).rejects.toThrow(
      /^The call: the response body is not valid JSON\./,
    );
    const url = { value: `${baseUrl}/monitors?key=secret` };
    const withUrl = over(() => Object.defineProperty(new Response(null, { status: 500 }), "url", url));
    await expect(withUrl).rejects.toThrow(/^\/api\/monitors: status 500 with an empty body\.$/);
  });

  it("names a path that is not documented", async () => {
    const mine = new Network(() => failure(403)).client();
    await expect(unwrap(mine.GET("/alerts" as never, {}))).rejects.toThrow(/^GET \/alerts: status 403$/);
  });
});

it("a client that is printed shows no secret", () => {
  const api = new Network().client();
  const printed = inspect(api, { depth: 10 }) + JSON.stringify(api);
  for (const secret of [credentials.clientSecret, credentials.refreshToken]) expect(printed).not.toContain(secret);
});
