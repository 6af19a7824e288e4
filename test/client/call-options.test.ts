/** The options of one call: what they do, and those that do not exist. */
import createFetchClient from "openapi-fetch";
import { describe, expect, onTestFinished, vi } from "vitest";
import type { paths } from "../../generated/types.ts";
import { createClient, unwrap } from "../../src/client/index.ts";
import { baseUrl, it, Network, success } from "./support.ts";

const unknown = "`zaaId` is not an option of a call. The options are timeout, retry, version, zaaid, fetch, ";
const own = "`zaaid` is undefined. Leave it out to act on your own account.";
const undefinedZaaid = { zaaid: undefined } as object;

describe("a mistake, with which a call would act on another account", () => {
  // As programs without types write it, and hooks of React, whose options are open.
  it.for<[string, object, string]>([
    ["an option that does not exist", { zaaId: "123" }, unknown],
    ["an option of another kind of call", { method: "DELETE" }, "`method` is not an option of a call."],
    ["an option in `retry`", { retry: { maxRetry: 0 } }, "`maxRetry` is not an option of `retry`. The options are "],
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
    ["an account that is undefined", undefinedZaaid, own],
    ["one in the cookie", { params: { cookie: undefinedZaaid } }, own],
    [
      "another account in the cookie",
      { zaaid: "77", params: { cookie: { zaaid: "78" } } },
      "`zaaid` and `params.cookie.zaaid` name two accounts. Leave out one of them.",
    ],
    ["a version that is none", { version: "2." }, '`version` must be a version, such as "2.0"; got "2.".'],
  ])("is refused before anything is sent: %s", async ([, init, message], { network }) => {
    const api = network.client();
    for (const call of [() => api.GET("/monitors", init), () => api.request("get", "/monitors", init)]) {
      await expect(call()).rejects.toThrow(message);
      await expect(call()).rejects.toThrow(TypeError);
    }
    expect([network.calls, network.tokenCalls]).toEqual([[], []]);
  });

  it("is refused for a fetch, `withOptions` and `withAccount`", async ({ network, fetch }) => {
    await expect(fetch("/monitors", { zaaId: "123" } as object)).rejects.toThrow(unknown);
    await expect(fetch("/monitors", undefinedZaaid)).rejects.toThrow(own);
    const withParams = fetch("/reports/summary/1", { params: { query: { period: 7 } } } as object);
    await expect(withParams).rejects.toThrow("`params` is not an option of a call.");
    for (const one of [network.client(), fetch]) {
      expect(() => one.withOptions({ zaaId: "1" } as object)).toThrow("`zaaId` is not an option of `withOptions`.");
      expect(() => one.withAccount(undefined as unknown as string)).toThrow(own);
      expect(() => one.withOptions(undefinedZaaid)).toThrow(own);
    }
    expect(() => network.client(undefinedZaaid)).toThrow(own);
    expect([network.calls, network.tokenCalls]).toEqual([[], []]);
  });

  it("is refused for openapi-fetch over a fetch of the service, which gives it on the Request", async ({ network }) => {
    const stock = createFetchClient<paths>({ baseUrl, fetch: network.serviceFetch() });
    await expect(stock.GET("/monitors", { zaaId: "123" })).rejects.toThrow(unknown);
    await expect(stock.GET("/monitors", { zaaid: undefined })).rejects.toThrow(own);
    await stock.GET("/monitors", { zaaid: "123" });
    expect(network.sent("Cookie")).toEqual(["zaaid=123"]);
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
  await api.withOptions({ fetch: other.fetch }).GET("/device_key");
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
