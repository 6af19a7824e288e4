import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import type { Mock } from "../../src/mock/index.ts";
import { raw, sharedInspector } from "./support.ts";

const inspector = sharedInspector();

/** Asks for a token as the page does, with some headers changed. An undefined header is left out. */
async function askToken(mock: Mock, changed: Record<string, string | undefined> = {}, method = "POST") {
  const all = { Origin: mock.authUrl, "Sec-Fetch-Site": "same-origin", ...changed };
  const headers = Object.fromEntries(
    Object.entries(all).filter((one): one is [string, string] => one[1] !== undefined),
  );
  return raw(`${mock.authUrl}/inspector/token`, { method, headers, body: method === "POST" ? "Super Admin" : "" });
}

describe("a host name of another site that points to this machine (DNS rebinding)", () => {
  const foreignHosts = (mock: Mock) => {
    const { port } = new URL(mock.authUrl);
    const hosts = ["evil.test", "127.0.0.1.evil.test", "localhost.evil.test", "192.0.2.7"];
    return ["evil.test", ...hosts.map((host) => `${host}:${port}`)];
  };

  it.each(["/inspector", "/inspector/", "/inspector/operations.json"])("cannot read %s", async (path) => {
    const mock = inspector();
    for (const Host of foreignHosts(mock))
      expect([Host, (await raw(mock.authUrl + path, { headers: { Host } })).status]).toEqual([Host, 403]);
  });

  it("gets no token, even if everything else is correct", async () => {
    const mock = inspector();
    for (const Host of foreignHosts(mock)) {
      expect((await askToken(mock, { Host, Origin: `http://${Host}` })).status).toBe(403);
      expect((await askToken(mock, { Host })).status).toBe(403);
    }
  });

  it("is refused even if the request line contains this machine's URL", async () => {
    const { authUrl } = inspector();
    const path = `${authUrl}/inspector/operations.json`;
    expect((await raw(authUrl, { path, headers: { Host: "evil.test" } })).status).toBe(403);
  });

  it.each([
    ["a second header Host", (host: string) => ["Host: evil.test", `Host: ${host}`]],
    ["no header Host", () => []],
  ])("is refused with %s", async (_name, lines) => {
    const { host, port } = new URL(inspector().authUrl);
    const socket = connect(Number(port), "127.0.0.1");
    const head = ["GET /inspector/operations.json HTTP/1.1", ...lines(host), "Connection: close"];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    let text = "";
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/^HTTP\/1\.1 40[03] /);
  });
});

describe("the inspector's own page", () => {
  it("gets a token at 127.0.0.1, at localhost and through a forwarded port, but not from one for the other", async () => {
    const mock = inspector();
    const { host, port } = new URL(mock.authUrl);
    for (const own of [host, `localhost:${port}`, "localhost:5000"]) {
      expect((await askToken(mock, { Host: own, Origin: `http://${own}` })).status).toBe(200);
      expect((await askToken(mock, { Host: own, Origin: "http://127.0.0.1:1" })).status).toBe(403);
    }
  });
});

describe("a page of another site", () => {
  it.each([
    ["its origin", { Origin: "https://evil.test" }],
    ["the origin null", { Origin: "null" }],
    ["no origin", { Origin: undefined }],
    ["an origin that starts like the page's", { Origin: "http://127.0.0.1.evil.test" }],
    ["the browser's header for another site", { "Sec-Fetch-Site": "cross-site" }],
    ["the browser's header for another port of this machine", { "Sec-Fetch-Site": "same-site" }],
  ])("gets no token with %s", async (_name, headers) => {
    const { status, text } = await askToken(inspector(), headers);
    expect([status, text.includes("mock-access")]).toEqual([403, false]);
  });

  it.each(["GET", "PUT", "DELETE", "HEAD", "OPTIONS"])("gets no token with %s", async (method) => {
    expect((await askToken(inspector(), {}, method)).status).toBe(405);
  });

  it("gets no permission from a preflight request, and cannot read responses", async () => {
    const { authUrl } = inspector();
    const headers = { Origin: "https://evil.test", "Access-Control-Request-Method": "POST" };
    const preflight = await raw(`${authUrl}/inspector/token`, { method: "OPTIONS", headers });
    const read = await raw(`${authUrl}/inspector/operations.json`, { headers });
    for (const response of [preflight, read]) {
      expect(Object.keys(response.headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
      expect(response.headers["cross-origin-resource-policy"]).toBe("same-origin");
    }
  });

  it.each(["/inspector/", "/docs/operations/createMonitorGroup.html"])(
    "cannot show %s in a frame, where the user would click on its form",
    async (path) => {
      const { headers } = await raw(inspector().authUrl + path);
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    },
  );
});
