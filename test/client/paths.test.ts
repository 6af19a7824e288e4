/** Where a call may lead: its path and its parameters. */
import { describe, expect } from "vitest";
import { baseUrl, it } from "./support.ts";

/** The options of a call with this parameter, as programs without types give it. */
const withId = (value: unknown) => ({ params: { path: { monitor_id: value as string } } });

describe("a path parameter", () => {
  it.for<[unknown, string]>([
    [5, "5"],
    ["a..", "a.."],
    ["a;b?c#d", "a%3Bb%3Fc%23d"],
    ["octo/org", "octo%2Forg"],
    ["/etc//docs/", "%2Fetc%2F%2Fdocs%2F"],
    ["a\\b", "a%5Cb"],
    ["100%, %zz", "100%25%2C%20%25zz"],
    [["p", "q/r", 1], "p,q%2Fr,1"],
    [{ x: 1, y: true }, "x,1,y,true"],
  ])("may be %j", async ([value, path], { network, api }) => {
    await api.GET("/monitors/{monitor_id}", withId(value));
    expect(network.calls[0]?.url.href).toBe(`${baseUrl}/monitors/${path}`);
  });

  it.for<unknown>([
    ...[undefined, null, "", "/", "//", ".", "..", "a/../b", "./a", "a/.", [], [""], ["..", "x/.."], {}],
  ])("cannot be %j, and the error names it", async (value, { network, api }) => {
    const call = api.GET("/monitors/{monitor_id}", withId(value));
    await expect(call).rejects.toThrow("The path parameter `monitor_id` must not be missing or empty,");
    expect(network.calls).toEqual([]);
  });

  it.for(["a{b", "a\tb"])("cannot be %j, and the error shows it", async (value, { api }) => {
    const message = `got ${JSON.stringify(value)}.`;
    await expect(api.GET("/monitors/{monitor_id}", withId(value))).rejects.toThrow(message);
  });

  it("cannot be left out", async ({ network, api }) => {
    const call = api.GET("/monitors/{monitor_id}", {} as never);
    await expect(call).rejects.toThrow('got "/monitors/%7Bmonitor_id%7D".');
    expect(network.calls).toEqual([]);
  });
});

describe("a path", () => {
  it.for(["/a%2Fb", "/a%5cb", "/a%252f..", "/;x=1/..;/b", "/.a.b"])("may be %j", async (path, { network, fetch }) => {
    await fetch(path);
    expect(network.calls[0]?.url.href).toBe(baseUrl + path);
  });

  it("may be a URL, or that of a Request, below the base URL", async ({ network, fetch }) => {
    const url = `${baseUrl}/monitors?a=1`;
    for (const input of ["/monitors?a=1", new URL(url), new Request(url)]) await fetch(input);
    expect(network.calls.map((call) => call.url.href)).toEqual([url, url, url]);
  });

  it.for([
    ...["reports", "", "/", "/a/", "//elsewhere.test/", "/a/../b", "/a/%2E%2e/b", "/a#b", "/a\\b", "/{a}", "/a//b"],
    ...["/a/.\n./.\t./oauth/v2/token", "/\t../x", "/a%2f..%2fb", "/a%5c%2e%2e", "/a\u0000b", "/a b"],
    ...["/a%00b", "/a%0ab", "/a%1Fb", "/..%2fx", "/%2F", "/a/%2f%5C/b"],
    ...["https://elsewhere.test/api/a", "https://www.acme.test/oauth/v2/token", "https://www.acme.test/apis/a"],
    ...["https://www.acme.test/api/", "https://www.acme.test:444/api/a", "http://www.acme.test/api/a"],
  ])("cannot be %j", async (path, { network, fetch }) => {
    const call = fetch(path);
    await expect(call).rejects.toThrow("The path must look like");
    await expect(call).rejects.toBeInstanceOf(TypeError);
    expect([network.calls, network.tokenCalls]).toEqual([[], []]);
  });

  it.for([
    ...["/monitors/7/../8", "/monitors/../device_key", "/monitors/./7", "/monitors/%2e%2e/a", "/monitors/\\..\\a"],
    ...["/monitors/.\t./a", "/monitors//7", "/monitors/{monitor_id}/../8", "monitors", "/monitors/#a"],
  ])("of an own operation cannot be %j: a Request would resolve it before it is checked", async (path, { network }) => {
    const api = network.client() as unknown as { DELETE(path: string, init: object): Promise<unknown> };
    await expect(api.DELETE(path, withId("7"))).rejects.toThrow("The path must look like");
    expect([network.calls, network.tokenCalls]).toEqual([[], []]);
  });
});
