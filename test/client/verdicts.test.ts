/** What counts as a success: the same for a call, for `unwrap` and for a client that throws. */
import type { Middleware } from "openapi-fetch";
import { describe, expect, it } from "vitest";
import type { paths } from "../../generated/types.ts";
import { createClient, TransportError, unwrap } from "../../src/client/index.ts";
import { baseUrl, json, Network, success, thrownBy } from "./support.ts";

describe("a middleware that returns another Response", () => {
  const copies: Middleware = {
    onResponse: ({ response: { body, status, headers } }) => new Response(body, { status, headers }),
  };
  const token = "1000.8cb99dxxxxxxxxxxxxxxxxxx9be93";
  const client = (status: number, body: unknown) => {
    const { fetch } = new Network(() => json(status, body));
    const api = createClient({ baseUrl, accessToken: token, fetch, retry: { maxRetries: 0 } });
    api.use(copies);
    return api;
  };

  it.each([401, 500, 200])(
    "does not make a message show a secret, or lose the operation: status %i",
    async (status) => {
      const message = `The token ${token} is not valid`;
      const error = await thrownBy(unwrap(client(status, { code: 7, message }).GET("/monitors")));
      expect(error.message).toContain("listMonitors: The token *** is not valid");
      expect(error).toMatchObject({ operation: "GET /monitors", status });
    },
  );

  it("leaves the checks of the envelope", async () => {
    const call = unwrap(client(200, { total: 5 }).GET("/monitors"));
    await expect(call).rejects.toThrow("GET /monitors: the response body is no envelope with a message.");
  });

  it("leaves a report that is read as text", async () => {
    const api = client(200, { total: 5 });
    expect(await unwrap(api.GET("/monitors", { parseAs: "text" }))).toBe('{"total":5}');
  });

  it("may give it without a request", async () => {
    const api = client(200, {});
    api.use({ onRequest: () => success(["cached"]) });
    expect(await unwrap(api.GET("/monitors"))).toEqual(["cached"]);
  });
});

it("an own path that a documented template would match may have any body", async () => {
  interface Mine {
    "/monitors/summary": { get: { responses: { 200: { content: { "application/json": { total: number } } } } } };
  }
  const { fetch } = new Network(() => json(200, { total: 5 }));
  const api = createClient<paths & Mine>({ baseUrl, accessToken: "given", fetch });
  expect(await unwrap(api.GET("/monitors/summary"))).toEqual({ total: 5 });
  expect((await api.GET("/monitors/summary")).data).toEqual({ total: 5 });
  const params = { path: { monitor_id: "1" } };
  await expect(unwrap(api.GET("/monitors/{monitor_id}", { params }))).rejects.toThrow(TransportError);
});

describe("a documented operation", () => {
  /** What each of the three ways to call makes of a response. */
  async function verdicts(respond: () => Response, method: "GET" | "DELETE") {
    const path = (method === "GET" ? "/monitors" : "/admin/monitors") as "/monitors";
    const { fetch } = new Network(respond);
    const options = { baseUrl, accessToken: "given", fetch };
    const call = () => createClient(options)[method as "GET"](path);
    const throwing = createClient({ ...options, throwOnError: true });
    const outcomes = await Promise.allSettled([call(), unwrap(call()), throwing[method as "GET"](path)]);
    return outcomes.map((one) =>
      one.status === "rejected" || Object(one.value).error !== undefined ? "failure" : "success",
    );
  }
  const failures = Array(3).fill("failure");

  it.each<unknown>([
    ...[{ error: "x" }, {}, "x", 5, [1, 2], { code: 0, data: [] }, { code: 0, message: "success" }, null, false],
    ...[{ code: 0, message: "success", data: null }, { message: "no" }, { code: 5, message: "no", data: [] }],
    ...[{ constructor: 1 }],
  ])("fails in all ways if its 200 is %j", async (body) => {
    expect(await verdicts(() => json(200, body), "GET")).toEqual(failures);
    const html = { headers: { "Content-Type": "text/html" } };
    expect(await verdicts(() => new Response(JSON.stringify(body), html), "GET")).toEqual(failures);
  });

  it("fails in all ways if a GET has no body", async () => {
    expect(await verdicts(() => new Response(null, { status: 204 }), "GET")).toEqual(failures);
    expect(await verdicts(() => new Response(null), "GET")).toEqual(failures);
  });

  it("succeeds in all ways with its envelope, which a write or an undocumented payload may leave without data", async () => {
    const successes = failures.map(() => "success");
    expect(await verdicts(() => json(200, { message: "success", data: [] }), "GET")).toEqual(successes);
    expect(await verdicts(() => json(200, { code: 0, message: "success" }), "DELETE")).toEqual(successes);
    expect(await verdicts(() => new Response(null, { status: 204 }), "DELETE")).toEqual(successes);
    const sample = new Network(() => json(200, { code: 0, message: "success" })).client();
    expect(await unwrap(sample.GET("/admin/monitors"))).toBeUndefined();
  });
});
