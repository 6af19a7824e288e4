/** openapi-fetch's middleware, over the client's own `fetch`. */
import type { Middleware } from "openapi-fetch";
import { describe, expect, it } from "vitest";
import { unwrap } from "../../src/client/index.ts";
import { failure, json, Network, success, thrownBy } from "./support.ts";

describe("a middleware", () => {
  it("sees the request and the response, and never a token", async () => {
    const network = new Network((_seen, count) => (count === 1 ? failure(401) : success()));
    const seen: string[] = [];
    const middleware: Middleware = {
      onRequest: ({ request }) => void seen.push(JSON.stringify([...request.headers])),
      onResponse: async ({ request, response }) => {
        seen.push(JSON.stringify([...request.headers]), JSON.stringify(await response.clone().json()));
      },
    };
    const api = network.client();
    api.use(middleware);
    expect(await unwrap(api.withAccount("1").GET("/monitors"))).toEqual([]);
    expect(seen).toHaveLength(3);
    expect(seen.join()).not.toMatch(/token-|Svc-oauthtoken/i);
    api.eject(middleware);
    await api.GET("/monitors");
    expect(seen).toHaveLength(3);
  });

  it("that replaces the request does not lose the account and the options of the call", async () => {
    const network = new Network(() => failure(503));
    const api = network.client();
    api.use({ onRequest: ({ request }) => new Request(request, { headers: { "X-Trace": "7" } }) });
    await api.GET("/monitors", { params: { cookie: { zaaid: "77" } }, version: "2.1", retry: { maxRetries: 0 } });
    const [{ headers } = { headers: new Headers() }] = network.calls;
    const sent = ["Cookie", "Accept", "X-Trace"].map((name) => headers.get(name));
    expect(sent).toEqual(["zaaid=77", "application/json; version=2.1", "7"]);
    expect(network.calls).toHaveLength(1);
  });
});

describe("a middleware that returns another Response", () => {
  const copies: Middleware = {
    onResponse: ({ response: { body, status, headers } }) => new Response(body, { status, headers }),
  };
  const token = "1000.8cb99dxxxxxxxxxxxxxxxxxx9be93";
  const client = (status: number, body: unknown) => {
    const api = new Network(() => json(status, body)).client({ accessToken: token });
    api.use(copies);
    return api;
  };

  it.each([401, 200])("does not make a message show a secret, or lose the operation: %i", async (status) => {
    const message = `The token ${token} is not valid`;
    const error = await thrownBy(unwrap(client(status, { code: 7, message }).GET("/monitors")));
    expect(error.message).toContain("listMonitors: The token *** is not valid");
    expect(error).toMatchObject({ operation: "GET /monitors", status });
  });

  it("leaves the checks of the envelope, and a report that is read as text", async () => {
    const api = client(200, { total: 5 });
    await expect(unwrap(api.GET("/monitors"))).rejects.toThrow("the response body is no envelope with a message.");
    expect(await unwrap(api.GET("/monitors", { parseAs: "text" }))).toBe('{"total":5}');
  });

  it("that throws a SyntaxError says nothing of the service", async () => {
    const api = client(200, {});
    api.use({ onRequest: () => JSON.parse("{") });
    await expect(api.GET("/monitors")).rejects.toThrow(SyntaxError);
  });

  it("may give it without a request", async () => {
    const api = client(200, {});
    api.use({ onRequest: () => success(["cached"]) });
    expect(await unwrap(api.GET("/monitors"))).toEqual(["cached"]);
  });
});
