/** The headers of a call: those of the service, of the client and of the call, and the account. */
import { readFileSync } from "node:fs";
import { describe, expect, onTestFinished, vi } from "vitest";
import { operations } from "../../generated/operations.ts";
import { group, it, json, Network, thrownBy } from "./support.ts";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));

it("every call has the headers that the service requires", async ({ network }) => {
  await network.client().POST("/monitor_groups", { body: group });
  expect(Object.fromEntries(network.calls[0]?.headers ?? [])).toEqual({
    accept: "application/json; version=2.0",
    authorization: "Svc-oauthtoken token-1",
    "content-type": "application/json;charset=UTF-8",
    "user-agent": `svc-monitoring-api/${version}`,
  });
});

it("a fetch of the service adds no type, and keeps that of the call", async ({ network, fetch }) => {
  await fetch("/monitors");
  await fetch("/reports", { method: "POST", body: "a,b", headers: { "Content-Type": "text/csv" } });
  expect(network.sent("Content-Type")).toEqual([null, "text/csv"]);
});

it("a call requests the version of its operation, if the contract gives it one", async ({ network }) => {
  const known = operations["GET /device_key"] as { version?: string };
  known.version = "3.0";
  onTestFinished(() => void delete known.version);
  await network.client().GET("/device_key");
  await network.client().GET("/device_key", { version: "2.1" });
  expect(network.sent("Accept")).toEqual(["application/json; version=3.0", "application/json; version=2.1"]);
});

it("a call requests the version of the client, or its own, even if a library sets Accept", async ({ network }) => {
  const fetch = network.serviceFetch({ version: "2.1" });
  await fetch("/monitors");
  await fetch("/monitors", { headers: { Accept: "application/json" }, version: "3.0" });
  expect(network.sent("Accept")).toEqual(["application/json; version=2.1", "application/json; version=3.0"]);
});

describe("an account", () => {
  it("is that of the call, else of the client, and uses the same token", async ({ network, api }) => {
    await api.GET("/monitors");
    await api.withAccount("15401829").GET("/monitors");
    await api.withAccount("1").GET("/monitors", { timeout: 1_000 });
    await api.withAccount("1").GET("/monitors", { zaaid: "2" });
    await api.withAccount("1").GET("/monitors", { params: { cookie: { zaaid: "3" } } });
    expect(network.sent("Cookie")).toEqual([null, "zaaid=15401829", "zaaid=1", "zaaid=2", "zaaid=3"]);
    expect(network.tokenCalls).toHaveLength(1);
    await network.client({ zaaid: "8" }).GET("/monitors", { version: "2.1" });
    expect(network.sent("Cookie").at(-1)).toBe("zaaid=8");
  });

  const noAccounts = ["", "1;", "1; admin=1", "1\r\nX: y", "a b", 'a"b', "a,b", "ä", "../x", ".", null, 7];
  it.for(noAccounts)("cannot be %j", async (value, { network }) => {
    const zaaid = value as string;
    const message = /^(call|client|params\.cookie) zaaid: expected letters, digits, .*; got /;
    for (const one of [network.client(), network.serviceFetch()]) expect(() => one.withAccount(zaaid)).toThrow(message);
    const params = { cookie: { zaaid } };
    await expect(network.client().GET("/monitors", { params })).rejects.toThrow(message);
    await expect(network.serviceFetch()("/monitors", { zaaid })).rejects.toThrow(message);
    expect(network.calls).toHaveLength(0);
  });
});

it.for<[string, HeadersInit]>([
  ["pairs", [["Cookie", "zaaid=1001"]]],
  ["Headers", new Headers({ Cookie: "zaaid=1001" })],
  ["a Map", new Map([["Cookie", "zaaid=1001"]]) as unknown as HeadersInit],
])("an account in the headers of a call is sent, also if they are %s", async ([, headers], { network }) => {
  await network.client().POST("/monitor_groups", { body: group, headers });
  await network.client({ headers } as object).GET("/monitors");
  await network.serviceFetch()("/monitors", { headers });
  const entries = new Headers(headers).entries() as unknown as HeadersInit;
  const fetch = network.serviceFetch({ headers: entries });
  for (const _ of [1, 2]) await fetch("/monitors");
  expect(network.sent("Cookie")).toEqual(Array(5).fill("zaaid=1001"));
});

describe("the headers of a program", () => {
  const headers = { "X-Team": "shop", "user-agent": "shop/2.1" };

  it("are those of every call of the client and of its accounts, unless the call has them", async ({ network }) => {
    const api = network.client({ headers });
    await api.GET("/monitors", { headers: { "X-Trace": "7", accept: "application/json; version=3.0" } });
    await api.withAccount("1").GET("/monitors", { headers: { "x-team": "web" } });
    await network.serviceFetch({ headers: new Headers(headers) })("/monitors");
    expect(network.sent("X-Team")).toEqual(["shop", "web", "shop"]);
    expect(network.sent("User-Agent")).toEqual(Array(3).fill("shop/2.1"));
    const [first] = network.calls;
    expect([first?.headers.get("X-Trace"), first?.headers.get("Accept")]).toEqual([
      "7",
      "application/json; version=3.0",
    ]);
  });

  it("cannot replace the access token or the account", async ({ network }) => {
    const own = { Authorization: "Bearer mine", Cookie: "zaaid=2" };
    const twoAccounts = "`zaaid` and the header `Cookie` name two accounts.";
    await expect(network.client({ headers: own, zaaid: "1" }).GET("/monitors")).rejects.toThrow(twoAccounts);
    own.Cookie = "ZAAID=2";
    await expect(network.client({ zaaid: "1" }).GET("/monitors", { headers: own })).rejects.toThrow(twoAccounts);
    own.Cookie = "theme=dark";
    await network.client({ headers: own, zaaid: "1" }).GET("/monitors");
    await network.client({ zaaid: "1" }).GET("/monitors", { headers: own });
    expect(network.tokens.every((token) => token?.startsWith("token-"))).toBe(true);
    expect(network.sent("Cookie")).toEqual(["zaaid=1", "zaaid=1"]);
  });
});

it("a result is that of openapi-fetch: the body, and a response like that of fetch", async () => {
  const sent = json(200, { code: 0, message: "success", data: [] }, { "X-Request-Id": "7" });
  const url = "https://www.example.com/api/monitors";
  Object.defineProperties(sent, { url: { value: url }, redirected: { value: true } });
  const { data, response } = await new Network(() => sent).client().GET("/monitors");
  expect(data).toEqual({ code: 0, message: "success", data: [] });
  expect(response).toBeInstanceOf(Response);
  expect(response).toMatchObject({ status: 200, ok: true, url, redirected: true, type: "default", bodyUsed: true });
  expect([...response.headers]).toEqual([...sent.headers]);
});

describe("in a browser", () => {
  it("no User-Agent is set: it is the browser's, and a service may refuse a call of another origin that sets it", async () => {
    vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" });
    onTestFinished(() => void vi.unstubAllGlobals());
    const network = new Network();
    await network.client().GET("/monitors");
    const all = [...network.calls, ...network.tokenCalls].map(({ headers }) => headers.has("User-Agent"));
    expect(all).toEqual([false, false]);
  });

  it("an account is an error that says why, and everything else works", async ({ network, api }) => {
    // In a browser, `Request` drops the header without an error.
    const Request = class {
      headers = new Headers();
    };
    vi.stubGlobal("Request", Request);
    onTestFinished(() => void vi.unstubAllGlobals());
    const message = "Browsers do not let programs set the Cookie header.";
    expect(() => api.withAccount("1")).toThrow(message);
    expect(() => network.client({ zaaid: "1" })).toThrow(message);
    const fetch = network.serviceFetch({ version: "2.1" });
    await expect(fetch("/monitors", { zaaid: "1" })).rejects.toThrow(message);
    expect((await fetch("/monitors", { timeout: 1_000 })).status).toBe(200);
  });
});

it.for(["secret\nX: y", "secret\u0000", "secret ", "sécret", "", undefined, null, 7])(
  "an access token that a header cannot have is not shown: %j",
  async (token, { network }) => {
    const error = await thrownBy(network.client({ accessToken: () => token as string }).GET("/monitors"));
    expect(error).toBeInstanceOf(TypeError);
    expect(String(error)).toContain(
      "`accessToken` must be a text that is not empty, in ASCII, and without white space.",
    );
    expect(String(error)).not.toMatch(/s.cret/);
    expect(network.calls).toEqual([]);
  },
);
