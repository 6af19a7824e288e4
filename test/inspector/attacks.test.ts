import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import type { RelayRequest } from "../../src/inspector/common/messages.ts";
import type { Mock } from "../../src/mock/index.ts";
import type { Header } from "../../src/samples/of-request.ts";
import { authUrl, baseUrl, credentials, Network } from "../client/support.ts";
import { listMonitors, ownHeaders, raw, relay, secret, sharedInspector, startInspector } from "./support.ts";

const inspector = sharedInspector();

const body = JSON.stringify(listMonitors);

/** A POST as the page sends it, with some headers changed. An undefined header is left out. */
async function post(mock: Mock, changed: Record<string, string | undefined>, payload = body) {
  const entries = Object.entries({ ...ownHeaders(mock), ...changed });
  const headers = Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
  return raw(`${mock.authUrl}/inspector/relay`, { method: "POST", headers, body: payload });
}

describe("a host name of another site that points to this machine (DNS rebinding)", () => {
  const foreignHosts = (mock: Mock) => {
    const { port } = new URL(mock.authUrl);
    return [
      `evil.test:${port}`,
      "evil.test",
      `127.0.0.1.evil.test:${port}`,
      `localhost.evil.test:${port}`,
      `192.0.2.7:${port}`,
    ];
  };

  it.each(["/inspector", "/inspector/", "/inspector/operations.json"])("cannot read %s", async (path) => {
    const mock = inspector();
    for (const Host of foreignHosts(mock)) {
      const response = await raw(mock.authUrl + path, { headers: { Host } });
      expect([Host, response.status]).toEqual([Host, 403]);
    }
  });

  it("cannot send, even if everything else is correct", async () => {
    const mock = inspector();
    for (const Host of foreignHosts(mock)) {
      expect((await post(mock, { Host, Origin: `http://${Host}` })).status).toBe(403);
      expect((await post(mock, { Host })).status).toBe(403);
    }
    expect(mock.requests()).toEqual([]);
  });

  it("is refused even if the request line contains this machine's URL", async () => {
    const mock = inspector();
    const response = await raw(mock.authUrl, {
      path: `${mock.authUrl}/inspector/operations.json`,
      headers: { Host: "evil.test" },
    });
    expect(response.status).toBe(403);
  });

  it.each([
    ["a second header Host", (host: string) => ["Host: evil.test", `Host: ${host}`]],
    ["no header Host", () => []],
  ])("is refused with %s", async (_name, lines) => {
    const mock = inspector();
    const { host, port } = new URL(mock.authUrl);
    const socket = connect(Number(port), "127.0.0.1");
    const head = ["GET /inspector/operations.json HTTP/1.1", ...lines(host), "Connection: close"];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    let text = "";
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/^HTTP\/1\.1 40[03] /);
  });
});

describe("the inspector's own page", () => {
  it("can send from 127.0.0.1 and from localhost, but not from one to the other", async () => {
    const mock = inspector();
    const { host, port } = new URL(mock.authUrl);
    const local = `localhost:${port}`;
    expect((await post(mock, { Host: local, Origin: `http://${local}` })).status).toBe(200);
    expect((await post(mock, { Host: host, Origin: `http://${local}` })).status).toBe(403);
    expect((await post(mock, { Host: local, Origin: `http://${host}` })).status).toBe(403);
  });

  it("can send through a port that another program forwards", async () => {
    expect((await post(inspector(), { Host: "localhost:5000", Origin: "http://localhost:5000" })).status).toBe(200);
    expect((await post(inspector(), { Host: "localhost:5000", Origin: "http://localhost:5001" })).status).toBe(403);
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
    ["the Content-Type of a form", { "Content-Type": "text/plain" }],
    ["the Content-Type of another form", { "Content-Type": "application/x-www-form-urlencoded" }],
    ["no Content-Type", { "Content-Type": undefined }],
  ])("cannot send with %s", async (_name, headers) => {
    const mock = inspector();
    expect((await post(mock, headers)).status).toBe(403);
    expect(mock.requests()).toEqual([]);
  });

  it("gets no permission from a preflight request, and cannot read responses", async () => {
    const mock = inspector();
    const headers = {
      Origin: "https://evil.test",
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "x-inspector-secret",
    };
    const preflight = await raw(`${mock.authUrl}/inspector/relay`, { method: "OPTIONS", headers });
    expect(preflight.status).toBe(405);
    const read = await raw(`${mock.authUrl}/inspector/operations.json`, { headers });
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

  it.each(["GET", "PUT", "DELETE", "HEAD"])("is refused with %s", async (method) => {
    const mock = inspector();
    expect((await raw(`${mock.authUrl}/inspector/relay`, { method, headers: ownHeaders(mock) })).status).toBe(405);
  });
});

describe("another user of this machine, who has not seen the address that start --live printed", () => {
  const open = async () => {
    const network = new Network();
    return { network, mock: await startInspector({ live: { baseUrl, authUrl, credentials, fetch: network.fetch } }) };
  };

  it.each([
    ["no secret", undefined],
    ["an empty secret", ""],
    ["another secret", "A".repeat(secret.length)],
    ["a part of the secret", secret.slice(1)],
  ])("cannot call the account with %s", async (_name, given) => {
    const { network, mock } = await open();
    const headers = { "X-Inspector-Secret": given };
    const sent = await post(mock, headers);
    const read = await raw(
      `${mock.authUrl}/inspector/operations.json`,
      given === undefined ? {} : { headers: { "X-Inspector-Secret": given } },
    );
    for (const { status, body } of [sent, read]) {
      expect(status).toBe(403);
      expect(body.error.message).toBe(
        "Open the address of the inspector that the command has printed. Each start has another one.",
      );
    }
    expect([...network.calls, ...network.tokenCalls]).toEqual([]);
  });

  it("finds the secret in no response", async () => {
    const { mock } = await open();
    const paths = [
      "/inspector/",
      "/inspector/main.js",
      "/inspector/operations.json",
      "/docs/index.html",
      "/openapi.json",
    ];
    for (const path of [...paths, "/_mock", "/_mock/requests"]) {
      const { text, headers } = await raw(mock.authUrl + path);
      expect(text + JSON.stringify(headers)).not.toContain(secret);
    }
    const { text } = await raw(`${mock.authUrl}/inspector/operations.json`, {
      headers: { "X-Inspector-Secret": secret },
    });
    expect(text).toContain("listMonitors");
    expect(text).not.toContain(secret);
  });
});

describe("the relay only sends requests below the base URL", () => {
  const live = (network: Network) => startInspector({ live: { baseUrl, authUrl, credentials, fetch: network.fetch } });

  it("not with a URI that leads elsewhere, or could", async () => {
    const network = new Network();
    const mock = await live(network);
    for (const uri of [
      "https://evil.test/api/monitors",
      "https://www.acme.test.evil.test/api/monitors",
      "//evil.test/monitors",
      "/\\evil.test",
      "@evil.test/monitors",
      ".evil.test/monitors",
      ":80/monitors",
      "/../oauth/v2/token",
      "/monitors/../../oauth/v2/token",
      "/%2e%2e/oauth/v2/token",
      "/%252e%252e/oauth/v2/token",
      "/.%2e/oauth/v2/token",
      "/..%2foauth/v2/token",
      "/..%252foauth/v2/token",
      "/..%5coauth",
      "/./monitors",
      "//monitors",
      "/monitors/",
      "/monitors#/../x",
      "/mon\nitors",
      "/\t/evil.test",
      "/. ./x",
      "/..;/x",
      "/monitors/..;a=b/x",
      "/.;/x",
      "/%2e%2e;/x",
      "/..%3b/x",
      "/..%253b/x",
      "/a%2F..%2Fb",
      "/a%5c..",
      "/{monitor_id}",
      "/",
      "",
    ]) {
      const { body } = await relay(mock, { uri });
      expect([uri, body.error?.name]).toEqual([uri, expect.stringMatching(/^(Refused|TypeError)$/)]);
    }
    expect(network.calls).toEqual([]);
    expect(mock.requests()).toEqual([]);
  });

  it("not with a URL of another host: both hosts are named", async () => {
    const network = new Network();
    const { body } = await relay(await live(network), { uri: "https://www.acme.eu/api/monitors/7" });
    expect(body.error.message).toContain("This is a URL of www.acme.eu; the inspector calls www.acme.test.");
    expect(network.calls).toEqual([]);
  });

  it.each(["https://evil.test/", "//evil.test/x", `${authUrl}/oauth/v2/token`])(
    "not with a redirect to %s",
    async (Location) => {
      const network = new Network(() => new Response(null, { status: 302, headers: { Location } }));
      const mock = await live(network);
      const { body } = await relay(mock);
      expect(body).toMatchObject({ status: 302, note: expect.stringContaining("refused to follow a redirect to") });
      expect(network.calls).toHaveLength(1);
    },
  );

  it("not with a redirect to another path of the same host", async () => {
    const network = new Network(() => new Response(null, { status: 302, headers: { Location: "/admin/console" } }));
    const mock = await live(network);
    expect((await relay(mock)).body.note).toBe(`Refused to send the request to a URL that is not below ${baseUrl}.`);
    expect(network.calls).toHaveLength(1);
  });

  it.each([
    ["baseUrl", "https://evil.test"],
    ["host", "evil.test"],
    ["__proto__", {}],
  ])("not with an additional field %s", async (name, value) => {
    const mock = inspector();
    const payload = body.replace("{", `{${JSON.stringify(name)}:${JSON.stringify(value)},`);
    const response = await post(mock, {}, payload);
    expect([response.status, response.body.error.message]).toEqual([
      400,
      expect.stringContaining(`Unknown field ${JSON.stringify(name)} of a request.`),
    ]);
  });
});

describe("headers cannot be injected", () => {
  const ownHeaders: Header[] = [
    ["Host", "evil.test"],
    ["host", "evil.test"],
    ["Authorization", "Svc-oauthtoken other"],
    ["Cookie", "zaaid=1"],
    ["Content-Length", "3"],
    ["Transfer-Encoding", "chunked"],
    ["Connection", "upgrade"],
    ["Proxy-Authorization", "Basic x"],
    ["Sec-Fetch-Site", "same-origin"],
    ["X-Evil\r\nX-Other", "1"],
    ["X-Evil", "1\r\nX-Other: 1"],
    ["X Evil", "1"],
    ["", "1"],
  ];
  const methods = ["CONNECT", "TRACE", "get", "GET /evil HTTP/1.1\r\nX: 1", ""];
  it.each<Partial<RelayRequest>>([
    { zaaid: "1\r\nX-Evil: 1" },
    { zaaid: "1; other=2" },
    { zaaid: "1 2" },
    { version: "2.0\r\nX-Evil: 1" },
    { version: "2.0, text/html" },
    ...methods.map((method) => ({ method: method as "GET" })),
    ...ownHeaders.map((header) => ({ headers: [header] })),
  ])("with %j", async (changes) => {
    const mock = inspector();
    expect((await relay(mock, changes)).body.error.name).toMatch(/^(Refused|TypeError)$/);
    expect(mock.requests()).toEqual([]);
  });

  it("with a query that decodes to a header", async () => {
    const mock = inspector();
    await relay(mock, { uri: "/monitors?a=%0d%0aX-Evil:%201&%0d%0aX-Evil:%202=b" });
    expect(mock.requests()[0]?.headers).not.toHaveProperty("x-evil");
  });
});

describe("bodies that are too large or invalid", () => {
  const changed = (changes: object) => JSON.stringify({ ...listMonitors, ...changes });
  it.each([
    ["it is larger than the relay's own limit", 413, changed({ body: `"${"x".repeat(600 * 1024)}"` })],
    ["it is larger than the server's limit", 400, "x".repeat(2 * 1024 * 1024)],
    ["a field is too long", 400, changed({ uri: `/${"x".repeat(5000)}` })],
    ["a field is missing", 400, changed({ version: undefined })],
    ["a field has another type", 400, changed({ body: { a: 1 } })],
    ["the headers are an object", 400, changed({ headers: { Host: "evil.test" } })],
    ["a header has no value", 400, changed({ headers: [["X-Trace"]] })],
    ["there are too many headers", 400, changed({ headers: Array(21).fill(["X-Trace", "1"]) })],
    ["it is an array", 400, "[]"],
    ["it is null", 400, "null"],
    ["it is not valid JSON", 400, "{"],
    ["it is empty", 400, ""],
    ["a GET has a body", 403, changed({ body: "{}" }), "A GET request cannot have a body."],
    ["a POST's is not valid JSON", 403, changed({ method: "POST", body: "{" }), "The body is not valid JSON"],
  ])("are refused: %s", async (_name, status, payload, message = "") => {
    const mock = inspector();
    const refused = await post(mock, {}, payload);
    expect([refused.status, refused.text]).toEqual([status, expect.stringContaining(message)]);
    expect(mock.requests()).toEqual([]);
  });

  it("of responses are shortened for the page, not for the check", async () => {
    const data = Array.from({ length: 60_000 }, (_, index) => ({ monitor_id: String(index).padStart(20) }));
    const network = new Network(
      () =>
        new Response(JSON.stringify({ message: "success", data }), { headers: { "Content-Type": "application/json" } }),
    );
    const mock = await startInspector({ live: { baseUrl, authUrl, credentials, fetch: network.fetch } });
    const response = await relay(mock);
    expect(response.body).toMatchObject({ isTruncated: true, verdict: { violations: [] } });
    expect(response.body.text).toHaveLength(1024 * 1024);
    expect(response.body.bytes).toBeGreaterThan(1024 * 1024);
  });
});
