/** The options of one call: what they do, and those that do not exist. */
import { describe, expect, onTestFinished, vi } from "vitest";
import { createClient, unwrap } from "../../src/client/index.ts";
import { baseUrl, group, it, Network, success } from "./support.ts";

const unknown = /^call has no option zaaId\. It has .*zaaid/;
const own = "`zaaid` is undefined. Leave it out to act on the client's own account.";
const undefinedZaaid = { zaaid: undefined } as object;

describe("a mistake, with which a call would act on another account", () => {
  // As programs without types write it, and hooks of React, whose options are open.
  it.for<[string, object, string | RegExp]>([
    ["an option that does not exist", { zaaId: "123" }, unknown],
    ["another method than that of the function", { method: "DELETE" }, "call has no option method."],
    ["a misspelt option of `retry`", { retry: { maxRetry: 0 } }, "retry has no option maxRetry."],
    ["a number that is not one", { timeout: Number.NaN }, "call timeout: expected a number of at least 0; got NaN."],
    [
      "another account in a header",
      { zaaid: "77", headers: { Cookie: "theme=dark; zaaid=78" } },
      "`zaaid` and the header `Cookie` name two accounts. Leave out one of them.",
    ],
    [
      "a text for a number",
      { retry: { maxRetries: "4" } },
      'retry maxRetries: expected a number of at least 0; got "4".',
    ],
    ["another class of requests", { Request }, "call has no option Request."],
    ["another address", { baseUrl }, "call has no option baseUrl."],
    ["a cookie", { params: { cookie: { Zaaid: "77" } } }, "params.cookie has no option Zaaid. It has"],
    ["a kind of parameter", { params: { querry: {} } }, "params has no option querry. It has path, "],
    [
      "parameters in a Map",
      { params: new Map([["cookie", {}]]) },
      "params: expected an object; got an instance of Map.",
    ],
    [
      "a cookie in a Map",
      { params: { cookie: new Map([["zaaid", "77"]]) } },
      "params cookie: expected an object; got ",
    ],
    ["a cookie that is null", { params: { cookie: null } }, "params cookie: expected an object; got null."],
    [
      "a cookie that is undefined",
      { params: { cookie: undefined } },
      "`cookie` is undefined. Leave it out to act on the ",
    ],
    [
      "a header in pairs",
      { params: { header: [["Cookie", "zaaid=77"]] } },
      "params header: expected an object; got an array.",
    ],
    [
      "a query of another kind",
      { params: { query: new URLSearchParams("a=1") } },
      "params query: expected an object; got",
    ],
    [
      "another way to read",
      { parseAs: "xml" },
      'call parseAs: expected json, text, blob, arrayBuffer or stream; got "xml".',
    ],
    ["an account that is undefined", undefinedZaaid, own],
    ["one in the cookie", { params: { cookie: undefinedZaaid } }, own],
    [
      "another account in the cookie",
      { zaaid: "77", params: { cookie: { zaaid: "78" } } },
      "`zaaid` and `params.cookie.zaaid` name two accounts. Leave out one of them.",
    ],
  ])("is refused before anything is sent: %s", async ([, init, message], { network }) => {
    const api = network.client();
    for (const call of [() => api.GET("/monitors", init), () => api.request("get", "/monitors", init)]) {
      await expect(call()).rejects.toThrow(message);
      await expect(call()).rejects.toThrow(TypeError);
    }
    expect([network.calls, network.tokenCalls]).toEqual([[], []]);
  });

  it("is refused if the options are no plain object, of which a part would be lost", async ({ network, fetch }) => {
    class Options {
      baseUrl = baseUrl;
      get zaaid() {
        return "77";
      }
    }
    const refused = "expected an object; got an instance of";
    expect(() => createClient(new Options())).toThrow(`client: ${refused} Options.`);
    expect(() => createClient(Object.create({ zaaid: "77" }))).toThrow(`client: ${refused} Object.`);
    await expect(network.client().GET("/monitors", new Options() as object)).rejects.toThrow(
      `call: ${refused} Options.`,
    );
    const request = new Request(`${baseUrl}/monitors`, { method: "DELETE", headers: { Cookie: "zaaid=77" } });
    await expect(fetch("/monitors", request)).rejects.toThrow(`call: ${refused} Request.`);
    expect([network.calls, network.tokenCalls]).toEqual([[], []]);
  });

  it("is refused for a fetch, a client and `withAccount`", async ({ network, fetch }) => {
    await expect(fetch("/monitors", { zaaId: "123" } as object)).rejects.toThrow(unknown);
    await expect(fetch("/monitors", undefinedZaaid)).rejects.toThrow(own);
    const withParams = fetch("/reports/summary/1", { params: { query: { period: 7 } } } as object);
    await expect(withParams).rejects.toThrow("call has no option params.");
    for (const one of [network.client(), fetch])
      expect(() => one.withAccount(undefined as unknown as string)).toThrow(own);
    expect(() => network.client(undefinedZaaid)).toThrow(own);
    expect([network.calls, network.tokenCalls]).toEqual([[], []]);
  });
});

it("the options of `fetch`, in any runtime, are passed on to it", async () => {
  const given: unknown[] = [];
  const fetch = async (_url: string, init: object) => {
    given.push(init);
    return success();
  };
  const api = createClient({ baseUrl, accessToken: "given", fetch });
  const names = ["dispatcher", "client", "proxy", "tls", "cf", "next", "keepalive"];
  const options = { ...Object.fromEntries(names.map((name) => [name, true])), priority: "high" };
  await api.GET("/monitors", { ...options } as object);
  expect(given).toEqual([expect.objectContaining(options)]);
});

it("`fetch` of a call sends its requests, with the access token and the account, instead of the client's", async ({
  network,
}) => {
  const other = new Network();
  const api = network.client().withAccount("7");
  await api.GET("/monitors", { fetch: other.fetch });
  await api.GET("/device_key", { fetch: other.fetch });
  await network.serviceFetch()("/monitors", { fetch: other.fetch, zaaid: "8" });
  expect([network.calls, other.tokenCalls]).toEqual([[], []]);
  expect(other.sent("Cookie")).toEqual(["zaaid=7", "zaaid=7", "zaaid=8"]);
  expect(other.tokens.every((token) => token?.startsWith("token-"))).toBe(true);
});

it("a global fetch that is replaced after the client was created is used", async () => {
  const api = createClient({ baseUrl, accessToken: "given" });
  vi.stubGlobal("fetch", async () => success(["replaced"]));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await unwrap(api.GET("/monitors"))).toEqual(["replaced"]);
});

describe("openapi-fetch's own options", () => {
  const monitors = { params: { query: { ids: ["1", "2"] } } } as object;

  it("say how a query, a body and a path are written, at the client and at the call", async ({ network }) => {
    const querySerializer = { array: { style: "form", explode: false } } as const;
    const bodySerializer = (body: unknown) => `<${JSON.stringify(body)}>`;
    const pathSerializer = (path: string) => path.replace("{monitor_id}", "of-client");
    const params = { path: { monitor_id: "1" } };
    const api = createClient({ ...network.options, querySerializer, bodySerializer, pathSerializer });
    await api.GET("/monitors", monitors);
    await api.GET("/monitors", { ...monitors, querySerializer: () => "own=1" });
    await api.POST("/monitor_groups", { body: group });
    await api.GET("/monitors/{monitor_id}", { params });
    await api.GET("/monitors/{monitor_id}", {
      params,
      pathSerializer: (path) => path.replace("{monitor_id}", "of-call"),
    });
    const urls = network.calls.map(({ url }) => url.href.slice(baseUrl.length));
    expect(urls).toEqual([
      ...["/monitors?ids=1,2", "/monitors?own=1", "/monitor_groups", "/monitors/of-client", "/monitors/of-call"],
    ]);
    expect(network.calls[2]?.body).toBe(`<${JSON.stringify(group)}>`);
  });

  it("may not lead a call to another path", async ({ network }) => {
    const api = createClient({ ...network.options, pathSerializer: () => ".." });
    const call = api.GET("/monitors/{monitor_id}", { params: { path: { monitor_id: "1" } } });
    await expect(call).rejects.toThrow("The path parameter `monitor_id` must not be missing");
    expect(network.calls).toEqual([]);
  });

  it("remove a header of the client with null", async ({ network }) => {
    const api = createClient({ ...network.options, headers: { "X-Team": "web", "X-Trace": "1" } });
    await api.GET("/monitors", { headers: { "X-Trace": null } });
    expect([network.sent("X-Team"), network.sent("X-Trace")]).toEqual([["web"], [null]]);
  });

  it("may be options of `fetch` for all calls, also as `requestInitExt`", async () => {
    const given: unknown[] = [];
    const fetch = async (_url: string, init: object) => {
      given.push(init);
      return success();
    };
    const dispatcher = {};
    const requestInitExt = { dispatcher };
    await createClient({ baseUrl, accessToken: "given", fetch, keepalive: true, requestInitExt }).GET("/monitors");
    expect(given).toEqual([expect.objectContaining({ keepalive: true, dispatcher })]);
  });
});
