import { describe, expect, it, onTestFinished, vi } from "vitest";
import { TransportError, version } from "../../src/client/index.ts";
import { baseUrl, Network, success } from "./support.ts";

describe("every call", () => {
  it("has the headers that the service wants", async () => {
    const network = new Network();
    await network.client().POST("/monitor_groups", { body: { display_name: "Web", description: "" } });
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
    expect(() => new Network().client({ version: text })).toThrow("is no version");
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
    expect(() => new Network().client().withAccount(zaaid)).toThrow(TypeError);
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

describe("a middleware of openapi-fetch", () => {
  it("sees a real request and may read the response in its own way", async () => {
    const network = new Network(() => success([{ monitor_id: "1" }]));
    const api = network.client();
    const seen: unknown[] = [];
    api.use({
      onRequest: ({ request }) => {
        seen.push(request instanceof Request, request.headers.get("Accept"));
      },
      onResponse: async ({ response }) => {
        seen.push(await response.clone().json());
      },
    });
    await api.POST("/monitor_groups", { body: { display_name: "Web", description: "" } });
    expect(seen).toEqual([true, "application/json; version=2.0", expect.objectContaining({ message: "success" })]);
    expect(network.calls[0]?.body).toBe('{"display_name":"Web","description":""}');
  });

  it.each(["text", "blob", "arrayBuffer", "stream"] as const)(
    "is not needed to read a response as %s",
    async (parseAs) => {
      const { data } = await new Network().client().GET("/monitors", { parseAs });
      expect(await new Response(data as string).json()).toMatchObject({ message: "success" });
    },
  );
});

describe("the access token", () => {
  it("does not go to another origin when a call names one", async () => {
    const network = new Network();
    const call = network.client().GET("/monitors", { baseUrl: "https://elsewhere.test" });
    await expect(call).rejects.toThrow("Refused to send the access token to https://elsewhere.test.");
    expect(network.calls).toHaveLength(0);
  });

  it("does not follow a redirect to another origin", async () => {
    const network = new Network(() => Response.redirect("https://elsewhere.test/api/monitors", 307));
    await expect(network.client().GET("/monitors")).rejects.toBeInstanceOf(TransportError);
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

  it("gives up on a circle of redirects", async () => {
    const network = new Network(() => Response.redirect(`${baseUrl}/monitors`, 302));
    const call = network.client().GET("/monitors");
    await expect(call).rejects.toThrow("more than 5 redirects");
  });
});

describe("a path", () => {
  it.each(["", ".", "..", "%2e%2e"])(
    "refuses the path parameter %j, which would lead elsewhere",
    async (monitor_id) => {
      const network = new Network();
      const call = network.client().GET("/monitors/{monitor_id}", { params: { path: { monitor_id } } });
      await expect(call).rejects.toBeInstanceOf(TypeError);
      expect(network.calls).toHaveLength(0);
    },
  );

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
      await expect(network.client().request("GET", path)).rejects.toBeInstanceOf(TypeError);
      expect(network.calls).toHaveLength(0);
    },
  );
});
