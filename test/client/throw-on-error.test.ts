import { describe, expect, it } from "vitest";
import {
  type Client,
  type ClientOptions,
  ConnectionError,
  createClient,
  NotFoundError,
  ServiceError,
  TransportError,
  unwrap,
} from "../../src/client/index.ts";
import { baseUrl, brokenConnection, failure, type Handler, json, Network, success, thrownBy } from "./support.ts";

/** A 200 that is an error, which openapi-fetch alone takes for a success. */
const refused = () => json(200, { code: 1002, message: "Monitor does not exist" });

const client = (onCall: Handler, options: ClientOptions = {}) =>
  createClient({ baseUrl, accessToken: "given", fetch: new Network(onCall).fetch, ...options, throwOnError: true });

describe("a client that throws", () => {
  it("gives what openapi-fetch gives for a success", async () => {
    const { data, error, response } = await client(() => success(["one"])).GET("/monitors");
    expect(data).toEqual({ code: 0, message: "success", data: ["one"] });
    expect([error, response.status]).toEqual([undefined, 200]);
    expect(await unwrap(client(() => success(["one"])).GET("/monitors"))).toEqual(["one"]);
  });

  it.each(["arrayBuffer", "blob", "stream", "text"] as const)(
    "throws where a report read as %s is a 200 with an error code",
    async (parseAs) => {
      const call = client(refused).GET("/monitors", { parseAs });
      expect(await thrownBy(call)).toBeInstanceOf(ServiceError);
      expect(await thrownBy(unwrap(new Network(refused).client().GET("/monitors", { parseAs })))).toBeInstanceOf(
        ServiceError,
      );
      const report = () => new Response("%PDF", { headers: { "Content-Type": "application/pdf" } });
      expect((await client(report).GET("/monitors", { parseAs })).response.status).toBe(200);
    },
  );

  it.each<[string, Handler, new (...args: never) => Error]>([
    ["a status of 404", () => failure(404), NotFoundError],
    ["a 200 with an error code", refused, ServiceError],
    ["an empty 500", () => new Response(null, { status: 500 }), ServiceError],
    ["a 200 that is not JSON", () => new Response("<html>", { status: 200 }), TransportError],
    ["a 200 without an envelope", () => json(200, "text"), TransportError],
    ["a lost connection", brokenConnection, ConnectionError],
  ])("throws after %s what `unwrap` throws", async (_what, onCall, Class) => {
    const retry = { maxRetries: 0 };
    const error = await thrownBy(client(onCall, { retry }).GET("/monitors"));
    const ofUnwrap = await thrownBy(unwrap(new Network(onCall).client({ retry }).GET("/monitors")));
    expect(error).toBeInstanceOf(Class);
    expect(error).toEqual(ofUnwrap);
    expect(error.message).toBe(ofUnwrap.message);
    // With both, it is the same error again.
    expect(await thrownBy(unwrap(client(onCall, { retry }).GET("/monitors")))).toEqual(error);
  });

  it("throws for its accounts, and with other options", async () => {
    const api = client(refused);
    await expect(api.withAccount("1").GET("/monitors")).rejects.toThrow("listMonitors: Monitor does not exist");
    await expect(api.withOptions({ timeout: 1_000 }).request("get", "/monitors")).rejects.toThrow(ServiceError);
  });
});

describe("a client that does not throw", () => {
  it.each(["GET", "HEAD"] as const)("gives an error without a body as `error`, which is true: %s", async (method) => {
    const api = new Network(() => new Response(null, { status: 404, headers: { "Content-Length": "0" } })).client();
    const call = () => api[method as "GET"]("/monitors");
    expect(await call()).toMatchObject({ error: { message: "status 404 with an empty body" } });
    await expect(unwrap(call())).rejects.toThrow(NotFoundError);
  });

  it("gives a 200 with an error code as `error`, as any other error", async () => {
    const api = createClient({ baseUrl, accessToken: "given", fetch: new Network(refused).fetch, throwOnError: false });
    for (const call of [api.GET("/monitors"), api.withAccount("1").request("get", "/monitors")]) {
      const { data, error, response } = await call;
      expect([data, error, response.status]).toEqual([undefined, await refused().json(), 200]);
    }
    await expect(unwrap(api.GET("/monitors"))).rejects.toMatchObject({ status: 200, code: 1002 });
  });

  it.each<[number, object]>([
    [200, { code: 1002 }],
    [200, { code: "1002", message: "Monitor does not exist" }],
    [200, { code: 1002, message: "success", data: { monitor_id: "1" } }],
    [201, { code: 1002, message: "Monitor does not exist" }],
  ])("gives a %i with an error code in any form as `error`: %j", async (status, body) => {
    const api = new Network(() => json(status, body)).client();
    const { data, error } = await api.GET("/monitors");
    expect([data, error]).toEqual([undefined, body]);
    await expect(unwrap(api.GET("/monitors"))).rejects.toMatchObject({ status, code: 1002 });
  });

  const refusal = "You are not authorized to perform this operation.";
  it.each([{ message: refusal }, { code: 0, message: refusal }, { code: null, message: refusal, data: null }])(
    "gives a 200 whose message is not that of a success as `error`: %j",
    async (body) => {
      const api = new Network(() => json(200, body)).client();
      expect(await api.GET("/short/msp/customers")).toMatchObject({ error: body });
      await expect(unwrap(api.GET("/short/msp/customers"))).rejects.toThrow(`listMspCustomers: ${refusal}`);
    },
  );

  it.each([new Response(null), json(200, null)])(
    "rejects a success without a body, as it does one of HTML",
    async (body) => {
      const api = new Network(() => body.clone()).client();
      await expect(api.GET("/monitors")).rejects.toThrow("the response body is not a JSON object");
    },
  );

  it("gives whatever an operation of the user's own responds with", async () => {
    interface Count {
      "/count": { get: { responses: { 200: { content: { "application/json": number | string | null } } } } };
    }
    for (const body of [5, 0, "x", null, true, [1]]) {
      const fetch = new Network(() => json(200, body)).fetch;
      const mine = createClient<Count>({ baseUrl, accessToken: "given", fetch });
      expect(await unwrap(mine.GET("/count"))).toEqual(body);
    }
  });

  it("takes a body of a user's own operation for an error only if it has a code and a message, as the envelope has", async () => {
    const of = (body: object) =>
      createClient<Record<string, never>>({
        ...{ baseUrl, accessToken: "given", fetch: new Network(() => json(200, body)).fetch },
      }) as unknown as Client<{ "/own": { get: { responses: { 200: { content: { "application/json": object } } } } } }>;
    await expect(unwrap(of({ code: 5, message: refusal }).GET("/own"))).rejects.toThrow(refusal);
    for (const body of [{ code: 5 }, { code: "DE" }, { message: "report", up: 1 }, { code: 5, message: null }])
      expect(await unwrap(of(body).GET("/own"))).toEqual(body);
    expect(await unwrap(of({ message: "success", data: [1] }).GET("/own"))).toEqual([1]);
  });

  // The specification has the error code in `code` alone (Errors, 3; Response envelope): other names are those of a record.
  it("gives a success as `data`, also without a code, with a `code` of its own, or with an `error_code`", async () => {
    for (const body of [{ message: "success", data: [] }, { code: "A7" }, [{ code: 5 }], { error_code: 1002 }]) {
      const { data, error } = await new Network(() => json(200, body)).client().GET("/own" as "/monitors");
      expect([data, error]).toEqual([body, undefined]);
    }
  });
});
