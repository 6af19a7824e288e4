/** What counts as a success: the same for a call, for `unwrap` and for a client that throws. */
import { describe, expect, it } from "vitest";
import type { paths } from "../../generated/types.ts";
import {
  type Client,
  ConnectionError,
  createClient,
  InvalidResponseError,
  NotFoundError,
  ServiceError,
  TransportError,
  unwrap,
} from "../../src/client/index.ts";
import {
  baseUrl,
  brokenConnection,
  failure,
  group,
  type Handler,
  json,
  Network,
  success,
  thrownBy,
} from "./support.ts";

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
    await expect(unwrap(api.GET("/monitors/{monitor_id}", { params }))).rejects.toThrow(InvalidResponseError);
  });
});

describe("a failure", () => {
  const processed = "The service has processed the request (status 200).";
  const noEnvelope = `the response body is no envelope with a message. ${processed}`;
  const noObject = `the response body is not a JSON object. ${processed}`;
  const notJson = `the response body is not valid JSON. If it is another format, such as PDF, give the call \`parseAs\`. ${processed}`;
  const noReport = `not JSON. If it is a report, give the call \`parseAs\`. Otherwise check the address, and whether a proxy or the login page of a network responds instead. ${processed}`;
  const html = { "Content-Type": "text/html" };

  it.each<[string, Handler, new (...args: never) => Error, message: string]>([
    ["a status of 404", () => failure(404), NotFoundError, "status 404"],
    [
      "a redirect",
      () => new Response(null, { status: 304 }),
      ServiceError,
      "status 304, which is a redirect that is not followed.",
    ],
    [
      "a redirect whose body is a success",
      () => json(302, { code: 0, message: "success", data: [] }),
      ServiceError,
      "status 302, which is a redirect that is not followed.",
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
    ["a page", () => new Response("<html>"), InvalidResponseError, notJson],
    ["half a body", () => new Response('{"code":0,'), InvalidResponseError, notJson],
    [
      "a body in an HTML type",
      () => new Response("{}", { headers: html }),
      InvalidResponseError,
      `the response is text/html, ${noReport}`,
    ],
    ["a 200 without a body", () => new Response(null), InvalidResponseError, noObject],
    ["a 204", () => new Response(null, { status: 204 }), InvalidResponseError, noObject.replace("200", "204")],
    ["null", () => json(200, null), InvalidResponseError, noObject],
    ["a text", () => json(200, "text"), InvalidResponseError, noObject],
    ["a text without a type", () => new Response(new TextEncoder().encode('"text"')), InvalidResponseError, noObject],
    ["a list", () => json(200, [1, 2]), InvalidResponseError, noObject],
    ["no envelope", () => json(200, { error: "x" }), InvalidResponseError, noEnvelope],
    ["an envelope without a message", () => json(200, { code: 0, data: [] }), InvalidResponseError, noEnvelope],
    [
      "an envelope without a payload",
      () => json(200, { code: 0, message: "success" }),
      InvalidResponseError,
      `the response body has no \`data\`. ${processed}`,
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

  it.each<[string, () => Response]>([
    ["nothing", () => new Response(null, { status: 404, headers: { "Content-Length": "0" } })],
    ["an empty text", () => new Response("", { status: 404 })],
    ["null", () => json(404, null)],
    ["0", () => json(404, 0)],
  ])("with a body that is not true has an `error` that is: %s", async (_what, respond) => {
    for (const method of ["GET", "HEAD"] as const) {
      const call = () => clients(respond).api[method as "GET"]("/monitors");
      expect((await call()).error).toMatchObject({ message: expect.stringContaining("status 404") });
      await expect(unwrap(call())).rejects.toThrow(NotFoundError);
    }
  });

  it("of a POST that the service has processed is no TransportError, whose calls a program may repeat", async () => {
    const created = () => new Response(null, { status: 201, headers: { "Content-Type": "application/json" } });
    const error = await thrownBy(clients(created).api.POST("/monitor_groups", { body: group }));
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).not.toBeInstanceOf(TransportError);
    expect(error.message).toContain("The service has processed the request (status 201).");
  });

  it("is thrown for an account, and with other options", async () => {
    const { api, throwing } = clients(refused);
    await expect(throwing.withAccount("1").GET("/monitors")).rejects.toThrow("listMonitors: Monitor does not exist");
    await expect(throwing.request("get", "/monitors", { timeout: 1_000 })).rejects.toThrow(ServiceError);
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
