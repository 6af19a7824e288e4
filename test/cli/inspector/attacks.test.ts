import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { raw, sharedInspector } from "./support.ts";

const inspector = sharedInspector();

/** Asks for a token as the page does, with some headers changed. An undefined header is left out. */
async function askToken(changed: Record<string, string | undefined> = {}, method = "POST") {
  const { authUrl } = inspector();
  const all = Object.entries({ Origin: authUrl, "Sec-Fetch-Site": "same-origin", ...changed });
  const headers = Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  return raw(`${authUrl}/inspector/token`, { method, headers, body: method === "POST" ? "Super Admin" : "" });
}

describe("a host name of another site that points to this machine (DNS rebinding)", () => {
  it.each(["evil.test", "127.0.0.1.evil.test", "localhost.evil.test", "192.0.2.7"])(
    "gets no token, even if everything else is correct: %s",
    async (name) => {
      const { authUrl } = inspector();
      for (const Host of [name, `${name}:${new URL(authUrl).port}`]) {
        expect((await askToken({ Host, Origin: `http://${Host}` })).status).toBe(403);
        expect((await askToken({ Host })).status).toBe(403);
      }
    },
  );

  it.each([
    ["this machine's URL in the request line", "{origin}", ["Host: evil.test"]],
    ["a second header Host", "", ["Host: evil.test", "Host: {host}"]],
    ["no header Host", "", []],
  ])("is refused with %s", async (_name, start, lines) => {
    const { origin, host, port } = new URL(inspector().authUrl);
    const socket = connect(Number(port), "127.0.0.1");
    const head = [
      ...[`POST ${start}/inspector/token HTTP/1.1`, ...lines],
      ...["Origin: {origin}", "Content-Length: 11", "Connection: close"],
    ].join("\r\n");
    socket.write(`${head.replaceAll("{origin}", origin).replace("{host}", host)}\r\n\r\nSuper Admin`);
    let text = "";
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/^HTTP\/1\.1 40[03] /);
  });
});

it("the inspector's own page gets a token at 127.0.0.1, at localhost and through a forwarded port, but not from one for the other", async () => {
  const { host, port } = new URL(inspector().authUrl);
  for (const own of [host, `localhost:${port}`, "localhost:5000"]) {
    expect((await askToken({ Host: own, Origin: `http://${own}` })).status).toBe(200);
    expect((await askToken({ Host: own, Origin: "http://127.0.0.1:1" })).status).toBe(403);
  }
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
    const { status, text } = await askToken(headers);
    expect([status, text.includes("mock-access")]).toEqual([403, false]);
  });

  it.each(["GET", "PUT", "DELETE", "HEAD", "OPTIONS"])("gets no token with %s", async (method) => {
    expect((await askToken({}, method)).status).toBe(405);
  });

  it("gets no permission from a preflight request, and cannot read responses", async () => {
    const { authUrl } = inspector();
    const headers = { Origin: "https://evil.test", "Access-Control-Request-Method": "POST" };
    const preflight = await raw(`${authUrl}/inspector/token`, { method: "OPTIONS", headers });
    const { Origin } = headers;
    const token = await askToken({ Origin });
    for (const response of [preflight, token]) {
      expect(Object.keys(response.headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
      expect(response.headers["cross-origin-resource-policy"]).toBe("same-origin");
    }
  });

  it.each(["/docs/inspector.html", "/docs/operations/createMonitorGroup.html"])(
    "cannot show %s in a frame, where the user would click on its form",
    async (path) => {
      const { headers } = await raw(inspector().authUrl + path);
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    },
  );
});
