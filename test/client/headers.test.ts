import { readFileSync } from "node:fs";
import { describe, expect, onTestFinished, vi } from "vitest";
import { baseUrl, group, it, json, Network } from "./support.ts";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));

describe("every call", () => {
  it("has the headers that the service requires", async ({ network }) => {
    await network.client().POST("/monitor_groups", { body: group });
    const headers = Object.fromEntries(network.calls[0]?.headers ?? []);
    expect(headers).toEqual({
      accept: "application/json; version=2.0",
      authorization: "Svc-oauthtoken token-1",
      "content-type": "application/json;charset=UTF-8",
      "user-agent": `svc-monitoring-api/${version}`,
    });
  });

  it("has the character set that the service documents for JSON, and no other type than its own", async () => {
    const network = new Network();
    const fetch = network.serviceFetch();
    await fetch("/monitors");
    await fetch("/reports", { method: "POST", body: "a,b", headers: { "Content-Type": "text/csv" } });
    expect(network.sent("Content-Type")).toEqual([null, "text/csv"]);
  });

  it("requests the version of the client, or its own, even if a library over the fetch sets Accept", async () => {
    const network = new Network();
    const fetch = network.serviceFetch({ version: "2.1" });
    await fetch("/monitors");
    await fetch("/monitors", { headers: { Accept: "application/json" }, version: "3.0" });
    expect(network.sent("Accept")).toEqual(["application/json; version=2.1", "application/json; version=3.0"]);
  });
});

describe("a call on another account", () => {
  it("sends its zaaid and uses the same token", async ({ network, api }) => {
    await api.GET("/monitors");
    await api.withAccount("15401829").GET("/monitors");
    expect(network.sent("Cookie")).toEqual([null, "zaaid=15401829"]);
    expect(network.tokenCalls).toHaveLength(1);
  });

  it("sends the zaaid of the client, unless the call has its own", async ({ network }) => {
    const api = network.client({ zaaid: "1" });
    await api.GET("/monitors");
    await api.GET("/monitors", { timeout: 1_000 });
    await api.GET("/monitors", { zaaid: "2" });
    const cookies = network.sent("Cookie");
    expect(cookies).toEqual(["zaaid=1", "zaaid=1", "zaaid=2"]);
  });

  const noAccounts = ["", "1;", "1; admin=1", "1\r\nX: y", "a b", 'a"b', "a,b", "ä", "../x", ".", null, 7];
  it.for(noAccounts)("rejects the zaaid %j", async (value, { network }) => {
    const zaaid = value as string;
    const message = "`zaaid` must be letters, digits,";
    expect(() => network.client().withAccount(zaaid)).toThrow(message);
    expect(() => network.serviceFetch().withAccount(zaaid)).toThrow(message);
    expect(() => network.client().withAccount(zaaid)).toThrow(`got ${JSON.stringify(value)}.`);
    const params = { cookie: { zaaid } };
    await expect(network.client().GET("/monitors", { params })).rejects.toThrow(message);
    await expect(network.client().GET("/monitors", { zaaid })).rejects.toThrow(message);
    await expect(network.serviceFetch()("/monitors", { zaaid })).rejects.toThrow(message);
    expect(network.calls).toHaveLength(0);
  });
});

describe("a call's own headers", () => {
  it("are added, and replace the client's", async ({ network }) => {
    await network.client().GET("/monitors", { headers: { "X-Trace": "7", accept: "application/json; version=3.0" } });
    const headers = network.calls[0]?.headers;
    expect([headers?.get("X-Trace"), headers?.get("Accept")]).toEqual(["7", "application/json; version=3.0"]);
  });

  it("cannot replace the access token", async ({ network }) => {
    await network.client().GET("/monitors", { headers: { Authorization: "Bearer mine" } });
    expect(network.tokens).toEqual(["token-1"]);
  });
});

describe("the client's own headers", () => {
  const headers = { "X-Team": "shop", "user-agent": "shop/2.1" };

  it("are those of every call of the client and of its accounts, unless the call has them", async ({ network }) => {
    const api = network.client({ headers });
    await api.GET("/monitors");
    await api.withAccount("1").GET("/monitors", { headers: { "x-team": "web" } });
    await network.serviceFetch({ headers: new Headers(headers) })("/monitors");
    expect(network.sent("X-Team")).toEqual(["shop", "web", "shop"]);
    expect(network.sent("User-Agent")).toEqual(Array(3).fill("shop/2.1"));
  });

  it("cannot replace the access token or the account", async ({ network }) => {
    const api = network.client({ headers: { Authorization: "Bearer mine", Cookie: "zaaid=2" }, zaaid: "1" });
    await api.GET("/monitors");
    expect(network.tokens).toEqual(["token-1"]);
    expect(network.calls[0]?.headers.get("Cookie")).toBe("zaaid=1");
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

  it("an account is an error that says why, and everything else works", async () => {
    const api = new Network().client();
    // In a browser, `Request` drops the header without an error.
    const Request = class {
      headers = new Headers();
    };
    vi.stubGlobal("Request", Request);
    onTestFinished(() => void vi.unstubAllGlobals());
    const message = "Browsers do not let programs set the Cookie header.";
    expect(() => api.withAccount("1")).toThrow(message);
    expect(() => new Network().client({ zaaid: "1" })).toThrow(message);
    const fetch = new Network().serviceFetch().withOptions({ version: "2.1" });
    await expect(fetch("/monitors", { zaaid: "1" })).rejects.toThrow(message);
    expect((await fetch("/monitors", { timeout: 1_000 })).status).toBe(200);
  });
});

describe("a path", () => {
  it("is rejected if one of its parameters is missing", async ({ network }) => {
    const call = network.client().GET("/monitors/{monitor_id}", {} as never);
    await expect(call).rejects.toThrow('got "/monitors/%7Bmonitor_id%7D".');
    expect(network.calls).toHaveLength(0);
  });

  it.for<[unknown, string]>([
    // As programs without types give it.
    [5, "/monitors/5"],
    ["a..", "/monitors/a.."],
    ["a;b?c#d", "/monitors/a%3Bb%3Fc%23d"],
    ["octo/org", "/monitors/octo%2Forg"],
    ["/etc//docs/", "/monitors/%2Fetc%2F%2Fdocs%2F"],
    ["a\\b", "/monitors/a%5Cb"],
    [["p", "q/r", 1], "/monitors/p,q%2Fr,1"],
    [{ x: 1, y: true }, "/monitors/x,1,y,true"],
  ])("may have the parameter %j", async ([value, path], { network }) => {
    const monitor_id = value as string;
    await network.client().GET("/monitors/{monitor_id}", { params: { path: { monitor_id } } });
    expect(network.calls[0]?.url.href).toBe(baseUrl + path);
  });

  it.for(["/a%2Fb", "/a%5cb", "/a%252fb", "/;x=1;y=2/b", "/.a.b"])("may be %j", async (path, { network, fetch }) => {
    await fetch(path);
    expect(network.calls[0]?.url.href).toBe(baseUrl + path);
  });

  it.for<unknown>([
    undefined,
    null,
    "",
    "/",
    "//",
    ".",
    "..",
    "a/../b",
    "./a",
    "a/.",
    [],
    [""],
    ["..", "x/.."],
    [[]],
    {},
    { x: {} },
  ])("refuses the parameter %j by its name", async (value, { network }) => {
    const path = { monitor_id: value as string };
    const call = network.client().GET("/monitors/{monitor_id}", { params: { path } });
    await expect(call).rejects.toThrow("The path parameter `monitor_id` must be a string");
    expect(network.calls).toEqual([]);
  });

  it.for<[value: string, character: string]>([
    ["a{b", "{"],
    ["a}", "}"],
    ["a\tb", "\t"],
    ["%7B", "{"],
    ["%250a", "\n"],
  ])("refuses the parameter %j, and names it and its character", async ([value, character], { network }) => {
    const call = network.client().GET("/monitors/{monitor_id}", { params: { path: { monitor_id: value } } });
    const message = `The path parameter \`monitor_id\` must not contain ${JSON.stringify(character)}, also encoded;`;
    await expect(call).rejects.toThrow(message);
    expect(network.calls).toEqual([]);
  });

  it("may have a percent sign in a parameter", async ({ network }) => {
    await network.client().GET("/monitors/{monitor_id}", { params: { path: { monitor_id: "100%, %zz" } } });
    expect(network.calls[0]?.url.href).toBe(`${baseUrl}/monitors/100%25%2C%20%25zz`);
  });

  it.for([
    ...["reports", "", "/", "/a/", "//elsewhere.test/", "/a/../b", "/a/%2E%2e/b", "/a#b", "/a\\b", "/{a}", "/a//b"],
    ...["/a/.\n./.\t./oauth/v2/token", "/\t../x", "/a%2f..%2fb", "/a%5c%2e%2e", "/a%252f..", "/a\u0000b", "/a b"],
    ...["/a%00b", "/a%0ab", "/a%1Fb", "/..;/x", "/a/.;b=c/x", "/;/x", "/;x/y", "/%3bx=1", "/%2e%2e%253b/x"],
    ...["/..%2fx", "/%2F", "/a/%2f%5C/b", "/a%252f%252e/b", "/a%2f..;x=1", "/a%2F;/b"],
    ...["https://elsewhere.test/api/a", "https://www.acme.test/oauth/v2/token", "https://www.acme.test/apis/a"],
    ...[
      "https://www.acme.test/api",
      "https://www.acme.test/api/",
      "https://www.acme.test:444/api/a",
      "http://www.acme.test/api/a",
    ],
  ])("is refused when it is %j", async (path, { network, fetch }) => {
    const call = fetch(path);
    await expect(call).rejects.toThrow("The path must look like");
    await expect(call).rejects.toBeInstanceOf(TypeError);
    expect([network.calls, network.tokenCalls]).toEqual([[], []]);
  });
});
