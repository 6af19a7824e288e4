/** The options of one call: what they do, and those that do not exist. */
import createFetchClient from "openapi-fetch";
import { describe, expect } from "vitest";
import type { paths } from "../../generated/types.ts";
import { createClient, exchangeGrant, revoke } from "../../src/client/index.ts";
import { baseUrl, it, Network, success } from "./support.ts";

// As programs without types write it, and hooks of React, whose options are open.
const misspelt = { zaaId: "123" } as object;
const message = /^`zaaId` is not an option of a call\. The options are timeout, retry, version, zaaid, fetch, /;

describe("an option of a call that does not exist", () => {
  it("is refused before a request is sent: the call would act on another account", async ({ network }) => {
    await expect(network.client().GET("/monitors", misspelt)).rejects.toThrow(message);
    await expect(network.client().request("get", "/monitors", misspelt)).rejects.toThrow(TypeError);
    await expect(network.serviceFetch()("/monitors", misspelt)).rejects.toThrow(message);
    expect(() => network.client().withOptions(misspelt)).toThrow("`zaaId` is not an option of `withOptions`.");
    expect([network.calls, network.tokenCalls]).toEqual([[], []]);
  });

  it("is refused for openapi-fetch over a fetch of the service, which gives it on the Request", async () => {
    const network = new Network();
    const fetch = network.serviceFetch();
    const stock = createFetchClient<paths>({ baseUrl, fetch });
    await expect(stock.GET("/monitors", { zaaId: "123" })).rejects.toThrow(message);
    await stock.GET("/monitors", { zaaid: "123" });
    expect(network.sent("Cookie")).toEqual(["zaaid=123"]);
  });

  it("is refused where it belongs to another kind of call", async ({ network }) => {
    const params = { query: { period: 7 } };
    const withParams = network.serviceFetch()("/reports/summary/1", { params } as object);
    await expect(withParams).rejects.toThrow("`params` is not an option of a call.");
    const withMethod = network.client().GET("/monitors", { method: "DELETE" } as object);
    await expect(withMethod).rejects.toThrow("`method` is not an option of a call.");
    expect(network.calls).toHaveLength(0);
  });

  it("is refused in `retry` and for the client, too", async ({ network }) => {
    const retry = { maxRetry: 0 } as object;
    const known = "`maxRetry` is not an option of `retry`. The options are minWait, maxWait, maxRetries.";
    await expect(network.client().GET("/monitors", { retry })).rejects.toThrow(known);
    expect(() => network.client({ retry })).toThrow(known);
    expect(() => network.client(misspelt)).toThrow("`zaaId` is not an option of the client.");
  });

  it("is none of `fetch`, in any runtime: those are passed on to it", async () => {
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
});

describe("a mistake that would act on another account", () => {
  const own = "`zaaid` is undefined. Leave it out to act on your own account.";
  const undefinedZaaid = { zaaid: undefined } as object;

  it.for<[string, object, string]>([
    [
      "a cookie",
      { params: { cookie: { Zaaid: "77" } } },
      "`Zaaid` is not an option of `params.cookie`. The options are",
    ],
    [
      "a kind of parameter",
      { params: { querry: {} } },
      "`querry` is not an option of `params`. The options are path, ",
    ],
    ["an account", undefinedZaaid, own],
    ["an account in the cookie", { params: { cookie: undefinedZaaid } }, own],
  ])("is refused in a call: %s", async ([, init, text], { network }) => {
    const call = network.client().GET("/monitors", init);
    await expect(call).rejects.toThrow(text);
    await expect(call).rejects.toThrow(TypeError);
    expect([network.calls, network.tokenCalls]).toEqual([[], []]);
  });

  it("is refused for a client, a fetch, and openapi-fetch over it", async ({ network }) => {
    const [api, fetch] = [network.client(), network.serviceFetch()];
    for (const one of [api, fetch]) {
      expect(() => one.withAccount(undefined as unknown as string)).toThrow(own);
      expect(() => one.withOptions(undefinedZaaid)).toThrow(own);
    }
    expect(() => network.client(undefinedZaaid)).toThrow(own);
    await expect(fetch("/monitors", undefinedZaaid)).rejects.toThrow(own);
    await expect(createFetchClient<paths>({ baseUrl, fetch }).GET("/monitors", { zaaid: undefined })).rejects.toThrow(
      own,
    );
    expect(network.calls).toEqual([]);
  });

  it("is none if a parameter or an account is left out", async ({ network }) => {
    await network.client().GET("/monitors", { params: {}, timeout: 1_000 });
    await network.client({ zaaid: "8" }).GET("/monitors", { version: "2.1" });
    expect(network.sent("Cookie")).toEqual([null, "zaaid=8"]);
  });
});

describe("a credential with white space, such as a secret of a file that ends with a line break", () => {
  it.each<[string, object]>([
    ["credentials.clientId", { credentials: { clientId: "a10\n" } }],
    ["credentials.clientSecret", { credentials: { clientSecret: "a10\r\n" } }],
    ["credentials.refreshToken", { credentials: { refreshToken: "a10\n" } }],
    ["accessToken", { credentials: undefined, accessToken: "a10\n" }],
    ["service", { baseUrl: undefined, dataCenter: "EU", service: "acme\n" }],
    ["authHost", { baseUrl: undefined, dataCenter: "EU", service: "acme", authHost: "acme\n" }],
  ])("is refused by its name before anything is sent: %s", async (name, options) => {
    const create = () => createClient({ baseUrl, ...options });
    expect(create).toThrow(TypeError);
    expect(create).toThrow(new RegExp(`^\`${name}\` must be .+ It ends with a line break\\.$`, "s"));
  });

  it("is refused in the parameters of exchangeGrant and revoke, too", async () => {
    await expect(exchangeGrant("code\n", { baseUrl })).rejects.toThrow(/^`code` must be .+ a line break\.$/);
    await expect(revoke(" token", { baseUrl })).rejects.toThrow(/^`refreshToken` must be .+ no white space\.$/);
  });
});

describe("an option of the client", () => {
  const given = { baseUrl, accessToken: "given" };

  it.each<[string, unknown, string | RegExp]>([
    ["accessToken", {}, "`accessToken` must be a text that is not empty and has no white space, or a function."],
    ["accessToken", 123, "`accessToken` must be a text that is not empty and has no white space, or a function."],
    ["accessToken", "", "`accessToken` must be a text that is not empty and has no white space, or a function."],
    ["accessToken", null, "`accessToken` must be a text that is not empty and has no white space, or a function."],
    ["atTokenLimit", "Wait", '`atTokenLimit` must be one of fail, wait; got "Wait".'],
    ["callTimeout", "5000", '`callTimeout` must be from 1 to 2147483647 milliseconds; got "5000".'],
    ["zaaid", "1; a=b", '`zaaid` must be letters, digits, dots, hyphens and underscores; got "1; a=b".'],
    ["fetch", {}, "`fetch` must be a function; got object."],
    ["random", 0.5, "`random` must be a function; got 0.5."],
    ["onRetry", "log", '`onRetry` must be a function; got "log".'],
    ["tokenStore", {}, "`tokenStore` must be an object with `update`; got object."],
    ["clock", {}, "`clock` must be an object with `now`, `elapsed`, `setTimeout`, `clearTimeout`; got object."],
    ["headers", { "a b": "secret" }, "`headers` must be what `new Headers` takes."],
    ["credentials", "secret", "`credentials` must be an object."],
    [
      "credentials",
      { clientId: "" },
      "`credentials.clientId` must be a text that is not empty and has no white space.",
    ],
    ["service", 5, /^`service` must be the part of a host name that .+; got 5\.$/],
  ])("of the wrong kind, %s: %j, is named when the client is created", (name, value, message) => {
    const create = () => createClient({ ...given, [name]: value });
    expect(create).toThrow(TypeError);
    expect(create).toThrow(message);
  });

  it("in `credentials` has the names of this client", () => {
    const create = () => createClient({ baseUrl, credentials: { client_id: "1" } as object });
    expect(create).toThrow(
      "`client_id` is not an option of `credentials`. The options are clientId, clientSecret, refreshToken.",
    );
  });
});

describe("`fetch` of a call", () => {
  it("sends its requests, with the access token and the account, instead of the client's", async ({ network }) => {
    const other = new Network();
    const api = network.client().withAccount("7");
    await api.GET("/monitors", { fetch: other.fetch });
    await api.withOptions({ fetch: other.fetch }).GET("/device_key");
    await network.serviceFetch()("/monitors", { fetch: other.fetch, zaaid: "8" });
    expect(network.calls).toHaveLength(0);
    const seen = other.calls.map(({ headers }) => [headers.get("Authorization"), headers.get("Cookie")]);
    expect(seen.map(([, cookie]) => cookie)).toEqual(["zaaid=7", "zaaid=7", "zaaid=8"]);
    expect(seen.map(([token]) => token?.replace(/\d+$/, ""))).toEqual(Array(3).fill("Svc-oauthtoken token-"));
    expect(other.tokenCalls).toHaveLength(0);
  });
});
