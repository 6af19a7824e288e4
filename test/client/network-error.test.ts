/** What `fetch` throws, in Node, Deno, Bun, undici and browsers: the network failed, or the program has a mistake. */
import { describe, expect, it, vi } from "vitest";
import { ConnectionError, createClient, TimeoutError, unwrap } from "../../src/client/index.ts";
import { freePort } from "../support/free-port.ts";
import {
  baseUrl,
  clock,
  credentials,
  group,
  issued,
  Network,
  silence,
  TimedNetwork,
  thrownBy,
  withVirtualTime,
} from "./support.ts";

withVirtualTime();

const accessToken = "the-access-token";

it("an error of the program's own fetch that is its own cause is passed on", async () => {
  const error = new Error("boom");
  error.cause = error;
  const fetch = () => Promise.reject(error);
  const thrown = await thrownBy(createClient({ baseUrl, accessToken, fetch }).GET("/monitors"));
  expect(thrown.message).toContain("boom");
});

const caused = (cause: object, message = "fetch failed") => Object.assign(new TypeError(message), { cause });
const named = (code: string) => caused(Object.assign(new Error("a text of the network"), { code }));
/** As Deno throws them: its own error is the cause of the error that `fetch` specifies. */
const deno = (text: string) =>
  caused(new Error(`error sending request for url (https://a.test/?token=secret): client error (Connect): ${text}`));
/** As undici does when a proxy refuses CONNECT. */
const proxy = (status: number) => {
  const text = `Proxy response (${status}) !== 200 when HTTP Tunneling`;
  const cause = Object.assign(new Error(text), { code: "UND_ERR_ABORTED" });
  return caused(Object.assign(new DOMException("Request was cancelled."), { cause }));
};
/** As Bun does. */
const tunnel = Object.assign(new Error("Proxy refused to open a tunnel: 407 Proxy Authentication Required"), {
  code: "ERR_PROXY_TUNNEL",
});
const timedOut = (syscall: string) =>
  caused(Object.assign(new AggregateError([Object.assign(new Error(), { syscall })]), { code: "ETIMEDOUT" }));

type Loss = [what: string, thrown: Error, code: string];

/** Requests that did not arrive, and may the next time. */
const unsent: Loss[] = [
  ["a refused connection", named("ECONNREFUSED"), "ECONNREFUSED"],
  ["one in Deno", deno("tcp connect error: Connection refused"), "ECONNREFUSED"],
  ["an unreachable network", named("ENETUNREACH"), "ENETUNREACH"],
  ["a slow connection", named("UND_ERR_CONNECT_TIMEOUT"), "UND_ERR_CONNECT_TIMEOUT"],
  ["one to each address", timedOut("connect"), "UND_ERR_CONNECT_TIMEOUT"],
  ["a busy name server", named("EAI_AGAIN"), "EAI_AGAIN"],
  ["one in Deno", deno("dns error: failed to lookup…: Temporary failure in name resolution"), "EAI_AGAIN"],
  ["a proxy that cannot connect", proxy(502), "ERR_PROXY_TUNNEL"],
];
/** Requests that never arrive. */
const hopeless: Loss[] = [
  ["an unknown name", named("ENOTFOUND"), "ENOTFOUND"],
  ["one in Deno", deno("dns error: failed to lookup address information: Name or service not known"), "ENOTFOUND"],
  ...[
    ...["DEPTH_ZERO_SELF_SIGNED_CERT", "UNABLE_TO_VERIFY_LEAF_SIGNATURE", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"],
    ...["CERT_HAS_EXPIRED", "ERR_TLS_CERT_ALTNAME_INVALID", "ERR_SSL_WRONG_VERSION_NUMBER", "EPROTO"],
  ].map((code): Loss => [code, named(code), code]),
  ["an untrusted certificate in Deno", deno("invalid peer certificate: UnknownIssuer"), "CERT_UNTRUSTED"],
  ["a proxy that requires a password", proxy(407), "PROXY_AUTHENTICATION_REQUIRED"],
  ["one in Bun", tunnel, "PROXY_AUTHENTICATION_REQUIRED"],
  ["one in Deno", deno("proxy authentication required"), "PROXY_AUTHENTICATION_REQUIRED"],
];
/** Requests that may have arrived. */
const lost: Loss[] = [
  ["a lost connection", named("ECONNRESET"), "ECONNRESET"],
  ["one of undici", named("UND_ERR_SOCKET"), "UND_ERR_SOCKET"],
  ["one that is silent", timedOut("read"), "ETIMEDOUT"],
  ["one in Deno", caused(new Error("client error (SendRequest): connection closed before…")), "TypeError"],
  ...["Failed to fetch", "Load failed", "NetworkError when attempting to fetch resource.", "terminated"].map(
    (text): Loss => [`a browser's: ${text}`, new TypeError(text), "TypeError"],
  ),
];

/** How often a request is sent whose `fetch` throws an error, and with which error the call fails. */
async function attemptsOf(thrown: Error, method: "GET" | "POST") {
  const network = new TimedNetwork(() => Promise.reject(thrown));
  const api = network.client({ accessToken });
  const call = thrownBy(method === "GET" ? api.GET("/monitors") : api.POST("/monitor_groups", { body: group }));
  await clock.advance(120_000);
  return { error: await call, attempts: network.calls.length };
}

describe.each<[string, Loss[], gets: number, posts: number]>([
  ["that was not sent is sent again, a POST, too", unsent, 5, 5],
  ["that can never be sent fails at once", hopeless, 1, 1],
  ["that may have arrived is sent again, but not a POST", lost, 5, 1],
])("a request %s", (_what, losses, gets, posts) => {
  it.each(losses)("%s: %s (%s)", async (_loss, thrown, code) => {
    const get = await attemptsOf(thrown, "GET");
    expect(get.error).toBeInstanceOf(ConnectionError);
    expect(get).toMatchObject({ attempts: gets, error: { cause: code } });
    expect((await attemptsOf(thrown, "POST")).attempts).toBe(posts);
  });
});

it.each([...unsent.slice(0, 1), ...hopeless.slice(0, 1)])(
  "a token request that never arrived counts for nothing, however often it fails: %s, %s",
  async (_what, error, code) => {
    let isOver = false;
    const network = new TimedNetwork(undefined, (_seen, count) => (isOver ? issued(count) : Promise.reject(error)));
    const api = network.client();
    for (let count = 0; count < 12; count += 1) {
      const call = thrownBy(api.GET("/monitors"));
      await clock.advance(60_000);
      expect(await call).toMatchObject({ name: "ConnectionError", cause: code });
    }
    isOver = true;
    expect((await api.GET("/monitors")).response.status).toBe(200);
  },
);

/** A client whose `fetch` throws, and how often it was called. */
function clientThrowing(thrown: unknown) {
  const calls = { count: 0 };
  const fetch = async () => {
    calls.count += 1;
    throw thrown;
  };
  return { calls, api: createClient({ baseUrl, accessToken, fetch, retry: { minWait: 0, maxWait: 1 } }) };
}

describe("a mistake in a `fetch` of the program's own", () => {
  /** As undici's MockAgent throws it for a request that no test expects. */
  const mockNotMatched = Object.assign(new Error("no match"), { code: "UND_MOCK_ERR_MOCK_NOT_MATCHED" });
  const ofFramework = Object.assign(new Error("Page is dynamic"), { digest: "DYNAMIC_SERVER_USAGE" });

  it.each([
    ["a text", new TypeError("cfg.agent is not a function")],
    ["a mark of a framework", ofFramework],
    ["a cause", new TypeError("fetch failed", { cause: new TypeError("Promise.withResolvers is not a function") })],
    ["a code of a mock", new TypeError("fetch failed", { cause: mockNotMatched })],
  ])("is not retried, and passes through as it is: %s", async (_what, mistake) => {
    const { calls, api } = clientThrowing(mistake);
    expect(await thrownBy(api.GET("/monitors"))).toBe(mistake);
    expect(calls.count).toBe(1);
  });

  it.each([
    ["passes through as it is", ofFramework, true],
    ["does not show a secret", new Error(`no agent for ${credentials.refreshToken}`), false],
  ])("in the request for a token %s, and that is not repeated", async (_what, mistake, isKept) => {
    const network = new Network(undefined, () => Promise.reject(mistake));
    const error = await thrownBy(network.client().GET("/monitors"));
    expect(error === mistake).toBe(isKept);
    expect(`${error.stack} ${error.cause}`).not.toContain(credentials.refreshToken);
    expect(network.tokenCalls).toHaveLength(1);
  });

  it("does not show the request, which its fields contain", async () => {
    const mistake = Object.assign(new Error("no agent"), { config: { headers: { Authorization: accessToken } } });
    const error = await thrownBy(clientThrowing(mistake).api.GET("/monitors"));
    expect(error.cause).not.toHaveProperty("config");
    const repeated = await thrownBy(clientThrowing(new Error(`no agent for ${accessToken}`)).api.GET("/monitors"));
    expect(repeated.message).toBe("GET /monitors: `fetch` failed with Error: no agent for ***");
    expect(String((repeated.cause as Error).stack)).not.toContain(accessToken);
  });
});

it("a request that `fetch` refuses is not retried: a port that it never calls, an option that is wrong", async () => {
  const onFailure = vi.fn();
  const api = createClient({ baseUrl: "http://127.0.0.1:6000", accessToken, onFailure });
  await expect(api.GET("/monitors")).rejects.toThrow("fetch failed");
  expect(onFailure).toHaveBeenCalledOnce();
  await expect(api.GET("/monitors", { duplex: "full" } as object)).rejects.toThrow(/full/);
});

describe("the stack of an error names the line that called", () => {
  const once = { retry: { maxRetries: 0 } };

  it("if the connection is refused", async () => {
    const api = createClient({ baseUrl: `http://127.0.0.1:${await freePort()}`, accessToken, ...once });
    const callOfTheProgram = async () => (await api.GET("/monitors")).data;
    const error = await thrownBy(callOfTheProgram());
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error.stack).toContain("callOfTheProgram");
  });

  it("if the time limit is over", async () => {
    const api = new TimedNetwork(silence).client({ ...once, accessToken, attemptTimeout: 1_000 });
    const callOfTheProgram = async () => await unwrap(api.GET("/monitors"));
    const failed = thrownBy(callOfTheProgram());
    await clock.advance(1_000);
    const error = await failed;
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error.stack).toContain("callOfTheProgram");
  });
});
