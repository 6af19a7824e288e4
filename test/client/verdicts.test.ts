/** What counts as a success: the same for a call, for `unwrap` and for a client that throws. */
import { describe, expect, it } from "vitest";
import type { paths } from "../../generated/types.ts";
import {
  type Client,
  ConnectionError,
  createClient,
  NotFoundError,
  ServiceError,
  TransportError,
  unwrap,
} from "../../src/client/index.ts";
import { baseUrl, brokenConnection, failure, type Handler, json, Network, success, thrownBy } from "./support.ts";

interface Own {
  "/own": { get: { responses: { 200: { content: { "application/json": object } } } } };
}

const options = (onCall: Handler) => ({
  ...{ baseUrl, accessToken: "given", fetch: new Network(onCall).fetch, retry: { maxRetries: 0 } },
});
const clients = (onCall: Handler) => ({
  api: createClient(options(onCall)),
  throwing: createClient({ ...options(onCall), throwOnError: true }),
  own: createClient<paths & Own>(options(onCall)),
});
const refusal = "You are not authorized to perform this operation.";
/** A 200 that is an error, which openapi-fetch alone takes for a success. */
const refused = () => json(200, { code: 1002, message: "Monitor does not exist" });

describe("a success", () => {
  it("is what openapi-fetch gives, and its payload", async () => {
    const { api, throwing } = clients(() => success(["one"]));
    for (const one of [api, throwing] as Client[]) {
      const { data, error, response } = await one.GET("/monitors");
      expect([data, error, response.status]).toEqual([{ code: 0, message: "success", data: ["one"] }, undefined, 200]);
      expect(await unwrap(one.GET("/monitors"))).toEqual(["one"]);
    }
  });

  it.each<["GET" | "DELETE" | "PUT", Response]>([
    ["GET", json(200, { message: "success", data: undefined })],
    ["DELETE", json(200, { code: 0, message: "success" })],
    ["DELETE", new Response(null, { status: 204 })],
  ])("may have no payload where the contract requires none: %s", async (method, response) => {
    const { api, throwing } = clients(() => response.clone());
    for (const one of [api, throwing] as Client[])
      expect(await unwrap(one[method as "GET"]("/admin/monitors"))).toBeUndefined();
  });

  it("of an operation of the user's own may have any body", async () => {
    for (const body of [5, 0, "x", null, true, [1], { code: "DE" }, { code: 5 }, [{ code: 5 }], { error_code: 1002 }]) {
      const call = () => clients(() => json(200, body)).own.GET("/own");
      expect([await unwrap(call()), (await call()).data]).toEqual([body, body]);
    }
    const message = { message: "report", up: 1 };
    expect(await unwrap(clients(() => json(200, message)).own.GET("/own"))).toEqual(message);
    expect(await unwrap(clients(() => json(200, { message: "success", data: [1] })).own.GET("/own"))).toEqual([1]);
    const refused = thrownBy(unwrap(clients(() => json(200, { message: refusal, data: [] })).own.GET("/own")));
    expect(await refused).toMatchObject({ name: "ServiceError", isUnauthorizedAccount: true });
  });

  it("of an own path that a documented template would match may have any body, too", async () => {
    interface Mine {
      "/monitors/summary": { get: { responses: { 200: { content: { "application/json": { total: number } } } } } };
    }
    const api = createClient<paths & Mine>(options(() => json(200, { total: 5 })));
    expect(await unwrap(api.GET("/monitors/summary"))).toEqual({ total: 5 });
    const params = { path: { monitor_id: "1" } };
    await expect(unwrap(api.GET("/monitors/{monitor_id}", { params }))).rejects.toThrow(TransportError);
  });
});

describe("a failure", () => {
  const noEnvelope = "the response body is no envelope with a message.";
  const noObject = "the response body is not a JSON object.";
  const notJson = "the response body is not valid JSON. If it is another format, such as PDF, give the call `parseAs`.";
  const noReport =
    "not JSON (status 200). If it is a report, give the call `parseAs`. Otherwise check the address, and whether a proxy or the login page of a network responds instead.";
  const html = { "Content-Type": "text/html" };

  it.each<[string, Handler, new (...args: never) => Error, message: string]>([
    ["a status of 404", () => failure(404), NotFoundError, "status 404"],
    [
      "a redirect",
      () => new Response(null, { status: 304 }),
      ServiceError,
      "status 304, which is a redirect that is not followed",
    ],
    ["an empty 500", () => new Response(null, { status: 500 }), ServiceError, "status 500 with an empty body"],
    [
      "a page with 502",
      () => new Response("<html>", { status: 502 }),
      ServiceError,
      "status 502 with an undocumented body.",
    ],
    ["a 200 with an error code", refused, ServiceError, "Monitor does not exist"],
    ["one that is a text", () => json(200, { code: "1002", message: "No" }), ServiceError, "No"],
    [
      "one that is empty",
      () => json(200, { code: "", message: "Limit reached", data: [] }),
      ServiceError,
      "Limit reached",
    ],
    ["one without a message", () => json(200, { code: 1002 }), ServiceError, "status 200 with an undocumented body."],
    ["one beside a payload", () => json(201, { code: 1002, message: "success", data: {} }), ServiceError, "success"],
    ["a message alone that is not success", () => json(200, { message: refusal }), ServiceError, refusal],
    ["such a message without a payload", () => json(200, { code: 0, message: refusal }), ServiceError, refusal],
    ["a payload that is null", () => json(200, { code: null, message: refusal, data: null }), ServiceError, refusal],
    ["a page", () => new Response("<html>"), TransportError, notJson],
    ["half a body", () => new Response('{"code":0,'), TransportError, notJson],
    [
      "a body in an HTML type",
      () => new Response("{}", { headers: html }),
      TransportError,
      `the response is text/html, ${noReport}`,
    ],
    ["a 200 without a body", () => new Response(null), TransportError, noObject],
    ["a 204", () => new Response(null, { status: 204 }), TransportError, noObject],
    ["null", () => json(200, null), TransportError, noObject],
    ["a text", () => json(200, "text"), TransportError, noObject],
    ["a text without a type", () => new Response(new TextEncoder().encode('"text"')), TransportError, noObject],
    ["a list", () => json(200, [1, 2]), TransportError, noObject],
    ["no envelope", () => json(200, { error: "x" }), TransportError, noEnvelope],
    ["an envelope without a message", () => json(200, { code: 0, data: [] }), TransportError, noEnvelope],
    [
      "an envelope without a payload",
      () => json(200, { code: 0, message: "success" }),
      TransportError,
      "the response body has no `data`.",
    ],
    [
      "a lost connection",
      brokenConnection,
      ConnectionError,
      "the connection to www.acme.test failed in attempt 1 (ECONNRESET).",
    ],
  ])("is the same for `unwrap` and a client that throws: %s", async (_what, onCall, Class, message) => {
    const { api, throwing } = clients(onCall);
    const error = await thrownBy(throwing.GET("/monitors"));
    const ofUnwrap = await thrownBy(unwrap(api.GET("/monitors")));
    expect(error).toBeInstanceOf(Class);
    expect(error).toEqual(ofUnwrap);
    expect(error.message).toMatch(/^(GET \/monitors|listMonitors): /);
    expect(error.message.endsWith(message), error.message).toBe(true);
    expect(error.message).toBe(ofUnwrap.message);
    // With both, it is the same error again.
    expect(await thrownBy(unwrap(throwing.GET("/monitors")))).toEqual(error);
    const result = await api.GET("/monitors").catch((thrown: Error) => thrown);
    if (error instanceof ServiceError) expect(result).toMatchObject({ error: expect.anything() });
    else expect(result).toEqual(error);
  });

  it("of an own operation is an error code with a message, as the envelope has it", async () => {
    const body = { code: 5, message: refusal };
    const call = () => clients(() => json(200, body)).own.GET("/own");
    await expect(unwrap(call())).rejects.toThrow(`GET /own: ${refusal}`);
    expect(await call()).toMatchObject({ error: body });
  });

  it.each(["GET", "HEAD"] as const)("without a body is an `error` that is true: %s", async (method) => {
    const { api } = clients(() => new Response(null, { status: 404, headers: { "Content-Length": "0" } }));
    const call = () => api[method as "GET"]("/monitors");
    expect(await call()).toMatchObject({ error: { message: "status 404 with an empty body" } });
    await expect(unwrap(call())).rejects.toThrow(NotFoundError);
  });

  it("is thrown for an account, and with other options", async () => {
    const { api, throwing } = clients(refused);
    await expect(throwing.withAccount("1").GET("/monitors")).rejects.toThrow("listMonitors: Monitor does not exist");
    await expect(throwing.withOptions({ timeout: 1_000 }).request("get", "/monitors")).rejects.toThrow(ServiceError);
    const { data, error, response } = await api.withAccount("1").request("get", "/monitors");
    expect([data, error, response.status]).toEqual([undefined, await refused().json(), 200]);
  });

  it.each(["arrayBuffer", "blob", "stream", "text"] as const)(
    "is a 200 with an error code in the place of a report, read as %s",
    async (parseAs) => {
      const { api, throwing } = clients(refused);
      expect(await thrownBy(throwing.GET("/monitors", { parseAs }))).toBeInstanceOf(ServiceError);
      expect(await thrownBy(unwrap(api.GET("/monitors", { parseAs })))).toBeInstanceOf(ServiceError);
      const report = clients(() => new Response("%PDF", { headers: { "Content-Type": "application/pdf" } }));
      expect((await report.throwing.GET("/monitors", { parseAs })).response.status).toBe(200);
    },
  );
});
