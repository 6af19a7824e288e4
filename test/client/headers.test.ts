import { describe, expect, it, onTestFinished, vi } from "vitest";
import { version } from "../../src/client/index.ts";
import { baseUrl, Network, success } from "./support.ts";

const body = { display_name: "Web", description: "" };

describe("every call", () => {
  it("has the headers that the service wants", async () => {
    const network = new Network();
    await network.client().POST("/monitor_groups", { body });
    const headers = Object.fromEntries(network.calls[0]?.headers ?? []);
    expect(headers).toEqual({
      accept: "application/json; version=2.0",
      authorization: "Svc-oauthtoken token-1",
      "content-type": "application/json;charset=UTF-8",
    });
  });

  it("asks for the version of the client, or for its own", async () => {
    const network = new Network();
    const api = network.client({ version: "2.1" });
    await api.GET("/monitors");
    await api.GET("/monitors", { headers: version("3.0") });
    expect(network.calls.map(({ headers }) => headers.get("Accept"))).toEqual([
      "application/json; version=2.1",
      "application/json; version=3.0",
    ]);
  });

  it.each(["2.0\r\nX: y", "", "two", "2."])("refuses the version %j before anything is sent", (text) => {
    expect(() => version(text)).toThrow(TypeError);
    expect(() => new Network().client({ version: text })).toThrow("is not a version");
  });
});

describe("a call on another account", () => {
  it("carries its zaaid and uses the same token", async () => {
    const network = new Network();
    const api = network.client();
    await api.GET("/monitors");
    await api.withAccount("15401829").GET("/monitors");
    expect(network.calls.map(({ headers }) => headers.get("Cookie"))).toEqual([null, "zaaid=15401829"]);
    expect(network.tokenCalls).toHaveLength(1);
  });

  it.each(["", "1; admin=1", "1\r\nX: y", "a b", 'a"b', "a,b", "ä"])("refuses the zaaid %j", (zaaid) => {
    expect(() => new Network().client().withAccount(zaaid)).toThrow("A zaaid may hold no space");
  });
});

describe("a call's own headers", () => {
  it("are added, and replace the client's", async () => {
    const network = new Network();
    await network.client().GET("/monitors", { headers: { "X-Trace": "7", accept: "application/json; version=3.0" } });
    const headers = network.calls[0]?.headers;
    expect([headers?.get("X-Trace"), headers?.get("Accept")]).toEqual(["7", "application/json; version=3.0"]);
  });

  it("cannot replace the access token", async () => {
    const network = new Network();
    await network.client().GET("/monitors", { headers: { Authorization: "Bearer mine" } });
    expect(network.tokens).toEqual(["token-1"]);
  });
});

describe("a result", () => {
  it("has the body, the operation, and the network's response", async () => {
    const answer = success();
    const result = await new Network(() => answer).client().GET("/monitors");
    expect(result).toEqual({
      data: { code: 0, message: "success", data: [] },
      error: undefined,
      operation: "GET /monitors",
      response: answer,
    });
  });
});

describe("in a browser", () => {
  it("an account cannot be chosen, and the error says why", () => {
    const api = new Network().client();
    // A browser's Request silently drops the header.
    vi.stubGlobal(
      "Request",
      class {
        headers = new Headers();
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(() => api.withAccount("1")).toThrow("A browser does not let a program set the Cookie header.");
  });
});

describe("the access token", () => {
  it("does not follow a redirect to another origin", async () => {
    const network = new Network(() => Response.redirect("https://elsewhere.test/api/monitors", 307));
    const call = network.client().GET("/monitors");
    await expect(call).rejects.toThrow("GET /monitors: refused to follow a redirect to https://elsewhere.test.");
    expect(network.calls).toHaveLength(1);
  });

  it("follows a redirect within the origin", async () => {
    const network = new Network(({ url }) =>
      url.pathname === "/api/monitors" ? Response.redirect(`${baseUrl}/moved`, 302) : success(),
    );
    const { response } = await network.client().GET("/monitors");
    expect(response.status).toBe(200);
    expect(network.calls.map(({ url }) => url.pathname)).toEqual(["/api/monitors", "/api/moved"]);
  });

  it("does not take the address of something created for a redirect", async () => {
    const created = () =>
      new Response('{"message":"success"}', { status: 201, headers: { Location: `${baseUrl}/new` } });
    const network = new Network(created);
    await network.client().POST("/monitor_groups", { body });
    await network.client().GET("/monitors");
    expect(network.calls).toHaveLength(2);
  });

  it("does not repeat a POST for a redirect that would make it a GET", async () => {
    const network = new Network(() => Response.redirect(`${baseUrl}/moved`, 302));
    const { response } = await network.client().POST("/monitor_groups", { body });
    expect(response.status).toBe(302);
    expect(network.calls).toHaveLength(1);
  });

  it.each([307, 308] as const)("repeats a POST, body included, for a redirect with %i", async (status) => {
    const network = new Network(({ url }) =>
      url.pathname === "/api/monitor_groups" ? Response.redirect(`${baseUrl}/moved`, status) : success(),
    );
    await network.client().POST("/monitor_groups", { body });
    expect(network.calls.map((call) => call.body)).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  });

  it("keeps redirects out of the hands of the network, which would take the token along", async () => {
    const network = new Network();
    await network.client().GET("/monitors");
    expect(network.calls[0]?.redirect).toBe("manual");
    expect(network.tokenCalls[0]?.redirect).toBe("manual");
  });

  it("follows five redirects", async () => {
    const network = new Network((_seen, count) =>
      count <= 5 ? Response.redirect(`${baseUrl}/${count}`, 302) : success(),
    );
    const { response } = await network.client().GET("/monitors");
    expect(response.status).toBe(200);
  });

  it("gives up on a circle of redirects", async () => {
    const network = new Network(() => Response.redirect(`${baseUrl}/monitors`, 302));
    const call = network.client().GET("/monitors");
    await expect(call).rejects.toThrow("more than 5 redirects");
  });
});

describe("a path", () => {
  it("is refused when one of its parameters is missing", async () => {
    const network = new Network();
    const call = network.client().GET("/monitors/{monitor_id}", {} as never);
    await expect(call).rejects.toThrow('"/monitors/{monitor_id}" is no path such as');
    expect(network.calls).toHaveLength(0);
  });

  it.each(["", ".", "..", "%2e%2e"])(
    "refuses the path parameter %j, which would lead elsewhere",
    async (monitor_id) => {
      const network = new Network();
      const call = network.client().GET("/monitors/{monitor_id}", { params: { path: { monitor_id } } });
      await expect(call).rejects.toBeInstanceOf(TypeError);
      expect(network.calls).toHaveLength(0);
    },
  );

  it("may have dots in a path parameter", async () => {
    const network = new Network();
    await network.client().GET("/monitors/{monitor_id}", { params: { path: { monitor_id: "a.." } } });
    expect(network.calls[0]?.url.pathname).toBe("/api/monitors/a..");
  });

  it("escapes what stands in a path parameter", async () => {
    const network = new Network();
    await network.client().GET("/monitors/{monitor_id}", { params: { path: { monitor_id: "../a?b#c" } } });
    expect(network.calls[0]?.url.href).toBe(`${baseUrl}/monitors/..%2Fa%3Fb%23c`);
  });

  it("may be one that the contract does not list", async () => {
    const network = new Network();
    await network.client().request("get", "/reports/summary/1", { query: { period: 2 } });
    expect(network.calls[0]?.method).toBe("GET");
    expect(network.calls[0]?.url.href).toBe(`${baseUrl}/reports/summary/1?period=2`);
  });

  it.each(["reports", "//elsewhere.test/", "/a/../b", "/a/%2E%2e/b", "/a?b=c", "/a#b", "/a\\b", "/{a}", "/a//b"])(
    "is refused when it is %j",
    async (path) => {
      const network = new Network();
      await expect(network.client().request("GET", path)).rejects.toThrow(`${JSON.stringify(path)} is no path such as`);
      expect(network.calls).toHaveLength(0);
    },
  );
});
