import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createClient, RateLimitError, unwrap } from "../../src/client/index.ts";
import {
  type CheckedFetchOptions,
  ContractViolationError,
  checkedFetch,
  isContractViolation,
} from "../../src/validation/index.ts";
import { authUrl, baseUrl, formHeaders, group, headers, jsonHeaders, tokenForm } from "./support.ts";

const success = { code: 0, message: "success" };
const list = { ...success, data: [{ monitor_id: "1" }] };
const monitors = `${baseUrl}/monitors`;

/** A checked `fetch` over a network that returns a response, with what it was called with. */
function network(options: CheckedFetchOptions = {}, response = () => Response.json(list)) {
  const calls: unknown[][] = [];
  const checked = checkedFetch(async (...call: [string | Request, RequestInit?]) => {
    calls.push(call);
    return response();
  }, options);
  return { calls, fetch: checked };
}

describe("a checked fetch", () => {
  it("does not take the promise of an async `ignore` for a yes", async () => {
    const ignore = (async () => false) as never;
    const checked = network({ ignore }, () => Response.json({}));
    await expect(checked.fetch(monitors, { headers })).rejects.toThrow(
      "checkedFetch ignore, what it returns: expected true or false; got a promise. Await it.",
    );
  });

  it("hides the access token of the call, if the server repeats it", async () => {
    const repeated = () =>
      Response.json({ code: 0, message: `ok for ${headers.Authorization}`, data: [{ monitor_id: 1 }] });
    const error = await network({}, repeated)
      .fetch(monitors, { headers })
      .catch((thrown) => thrown);
    expect(String(error)).toContain('/message: expected "success"; got "ok for Svc-oauthtoken ***"');
    expect(JSON.stringify(error)).not.toContain(headers.Authorization);
  });

  it("returns a valid response with its body, status, headers and URL", async () => {
    const original = () =>
      Object.defineProperty(Response.json(list, { headers: { "X-A": "b" } }), "url", { value: monitors });
    const response = await network({}, original).fetch(monitors, { headers });
    expect(response).toMatchObject({ status: 200, url: monitors, ok: true });
    expect(response.headers.get("X-A")).toBe("b");
    expect(await response.clone().json()).toEqual(list);
    expect(await response.text()).toBe(JSON.stringify(list));
  });

  it("returns the response of the network itself, whose body can still be read", async () => {
    const original = Response.json(list);
    const response = await network({}, () => original).fetch(monitors, { headers });
    expect(response).toBe(original);
    expect(await response.json()).toEqual(list);
  });

  it("throws before it sends an invalid request", async () => {
    const { calls, fetch } = network();
    const error = await fetch(`${baseUrl}/monitor`, { headers }).catch((one: unknown) => one);
    expect(isContractViolation(error) && error.violations).toMatchObject([{ in: "path", part: "request" }]);
    expect(String(error)).toContain("The request breaks the contract.\nunknown operation, request path: expected");
    expect(calls).toEqual([]);
  });

  it("throws after an invalid response", async () => {
    const { calls, fetch } = network({}, () => Response.json({ ...success, data: [{}] }));
    await expect(fetch(monitors, { headers })).rejects.toThrow("listMonitors, response body /data/0/monitor_id");
    expect(calls).toHaveLength(1);
  });

  it("can warn instead, without stopping the call", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const response = await network({ onViolation: "warn" }).fetch(monitors);
    expect(await response.json()).toEqual(list);
    expect(warn.mock.calls).toEqual([
      ["listMonitors, request header Authorization: expected Svc-oauthtoken <ACCESS_TOKEN>; got nothing"],
    ]);
    warn.mockRestore();
  });

  it("can call a function with the error instead", async () => {
    const errors: ContractViolationError[] = [];
    const { fetch } = network({ onViolation: (error) => errors.push(error) }, () => Response.json(success));
    await fetch(monitors);
    expect(errors.map(({ violations }) => violations[0]?.part)).toEqual(["request", "response"]);
  });

  it("leaves out the violations that are to be ignored", async () => {
    const { calls, fetch } = network(
      { ignore: ({ operation, in: place }) => operation === "listMonitors" || place === "header" },
      () => Response.json(success),
    );
    await fetch(monitors);
    expect(calls).toHaveLength(1);
    await expect(fetch(`${monitors}/1`)).rejects.toThrow("getMonitor, response body /data");
    await expect(fetch(`${baseUrl}/monitor`)).rejects.toThrow("unknown operation, request path");
  });

  it("does not check other hosts if it knows the service's", async () => {
    const { fetch } = network({ baseUrl, authUrl });
    await fetch("https://elsewhere.test/anything");
    for (const url of [`${baseUrl}/anything`, `${authUrl}/anything`])
      await expect(fetch(url, { headers })).rejects.toThrow(ContractViolationError);
  });

  it("passes on what it does not check as it is, with streams untouched", async () => {
    const response = new Response(new ReadableStream());
    const { calls, fetch } = network({ baseUrl, authUrl }, () => response);
    const init = { method: "POST", body: new ReadableStream(), duplex: "half" } as RequestInit;
    const url = "https://elsewhere.test/reports/1";
    expect(await fetch(url, init)).toBe(response);
    expect(calls).toEqual([[url, init]]);
    expect(response.bodyUsed).toBe(false);
  });

  it("does not read the body of a response that is not JSON", async () => {
    const response = new Response(new ReadableStream(), { headers: { "Content-Type": "application/pdf" } });
    const { fetch } = network({ onViolation: () => {} }, () => response);
    expect(await fetch(monitors)).toBe(response);
    expect(response.bodyUsed).toBe(false);
  });

  it("tells what is new", async () => {
    const additions: unknown[] = [];
    const { fetch } = network(
      { onUndocumented: (found, operation) => additions.push([operation, ...found.map(({ at }) => at)]) },
      () => Response.json({ ...list, page: 1 }),
    );
    await fetch(`${monitors}?page=2`, { headers });
    expect(additions).toEqual([["listMonitors", "page", "/page"]]);
  });

  it("lets statuses of gateways through, or throws if it is told to", async () => {
    const unavailable = () => new Response("<h1>busy</h1>", { status: 503 });
    const additions: unknown[] = [];
    const lenient = network({ onUndocumented: (found) => additions.push(...found) }, unavailable);
    expect((await lenient.fetch(monitors, { headers })).status).toBe(503);
    expect(additions).toMatchObject([{ in: "status", text: expect.stringContaining("503") }]);
    const { fetch } = network({ allowsGatewayStatuses: false }, unavailable);
    await expect(fetch(monitors, { headers })).rejects.toThrow("listMonitors, response status: expected one of 200");
  });

  it("calls the global function that a library for tests has put there after it was wrapped", async () => {
    const checked = checkedFetch(fetch);
    vi.stubGlobal("fetch", async () => Response.json(list));
    onTestFinished(() => void vi.unstubAllGlobals());
    expect((await checked(monitors, { headers })).status).toBe(200);
  });

  it("names the only method of a path", async () => {
    const { fetch } = network({}, () => Response.json(list));
    const request = fetch(`${baseUrl}/device_key`, { method: "POST", headers });
    await expect(request).rejects.toThrow('request method: expected GET; got "POST"');
  });

  const text = JSON.stringify(group);
  const url = `${baseUrl}/monitor_groups`;
  const init = { method: "POST", headers: jsonHeaders };
  it.each<[string, () => [string | Request, RequestInit?]]>([
    ["a text", () => [url, { ...init, body: text }]],
    ["bytes", () => [url, { ...init, body: Buffer.from(text) }]],
    ["an ArrayBuffer", () => [url, { ...init, body: new TextEncoder().encode(text).buffer as ArrayBuffer }]],
    ["a Blob", () => [url, { ...init, body: new Blob([text]) }]],
    ["a stream", () => [url, { ...init, body: new Blob([text]).stream(), duplex: "half" } as RequestInit]],
    ["a Request", () => [new Request(url, { ...init, body: text })]],
  ])("reads a body that is %s, and sends it", async (_what, call) => {
    const { calls, fetch } = network({}, () => Response.json(success, { status: 201 }));
    expect((await fetch(...call())).status).toBe(201);
    const [input, sent] = calls[0] as [string | Request, RequestInit?];
    expect(await new Request(input, sent).text()).toBe(text);
    const broken = call();
    if (broken[0] instanceof Request) broken[0] = new Request(url, { ...init, body: "[]" });
    else broken[1] = { ...broken[1], body: "[]" };
    await expect(fetch(...broken)).rejects.toThrow("expected an object; got []");
  });

  it("reads a body where none is documented", async () => {
    const { calls, fetch } = network({}, () => Response.json(success));
    const url = `${baseUrl}/admin/monitors`;
    await expect(fetch(url, { method: "DELETE", headers, body: "{}" })).rejects.toThrow("expected no body; got");
    const request = new Request(url, { method: "DELETE", headers, body: new Blob(["{}"]) });
    await expect(fetch(request)).rejects.toThrow("expected no body; got");
    expect(calls).toEqual([]);
    expect((await fetch(url, { method: "DELETE", headers })).status).toBe(200);
  });

  it("knows the Content-Type that fetch adds", async () => {
    const { fetch } = network({ onViolation: "throw" }, () => Response.json({ error: "x" }, { status: 400 }));
    const post = (init: RequestInit) => fetch(`${authUrl}/oauth/v2/token`, { method: "POST", ...init });
    const form = new URLSearchParams(tokenForm);
    expect((await post({ body: form })).status).toBe(400);
    await expect(post({ body: "a" })).rejects.toThrow('got "text/plain;charset=UTF-8"');
    expect((await post({ headers: formHeaders, body: `${form}` })).ok).toBe(false);
  });
});

describe("the client over a checked fetch", () => {
  const options = { baseUrl, authUrl, accessToken: "the-token" };

  it("sends valid requests", async () => {
    const { calls, fetch } = network();
    expect(await unwrap(createClient({ ...options, fetch }).GET("/monitors"))).toEqual(list.data);
    expect(calls).toHaveLength(1);
  });

  it("throws the violation as it is, and does not repeat the call", async () => {
    const { calls, fetch } = network({}, () => Response.json(success));
    await expect(createClient({ ...options, fetch }).GET("/monitors")).rejects.toThrow(ContractViolationError);
    expect(calls).toHaveLength(1);
  });

  it("lets retries and the errors of limits be tested", async () => {
    const limited = () => Response.json({ code: 4291, message: "Slow down" }, { status: 429 });
    const responses = [() => new Response("<h1>busy</h1>", { status: 503 }), () => Response.json(list)];
    const first = network({}, () => (responses.shift() ?? limited)());
    const retry = { minWait: 0, maxWait: 0 };
    expect(await unwrap(createClient({ ...options, fetch: first.fetch, retry }).GET("/monitors"))).toEqual(list.data);
    const refused = createClient({ ...options, fetch: network({}, limited).fetch, retry: { maxRetries: 0 } });
    await expect(unwrap(refused.GET("/monitors"))).rejects.toBeInstanceOf(RateLimitError);
  });

  it("throws the violation of a token's response as it is", async () => {
    const { calls, fetch } = network({}, () => Response.json({ access_token: "a" }));
    const credentials = { clientId: "a", clientSecret: "b", refreshToken: "c" };
    const client = createClient({ baseUrl, authUrl, credentials, fetch });
    await expect(client.GET("/monitors")).rejects.toThrow("createToken, response body /expires_in");
    expect(calls).toHaveLength(1);
  });
});
