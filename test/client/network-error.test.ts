/** What `fetch` throws: the network failed, or the program has a mistake. */
import { inspect } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { ConnectionError, createClient } from "../../src/client/index.ts";
import { advance, group, issued, Network, thrownBy, withVirtualTime } from "./support.ts";

withVirtualTime();

const accessToken = "the-access-token";

const caused = (cause: object, message = "fetch failed") => Object.assign(new TypeError(message), { cause });
const named = (code: string) => caused(Object.assign(new Error("a text of the network"), { code }));
const timedOut = (syscall: string) =>
  caused(Object.assign(new AggregateError([Object.assign(new Error(), { syscall })]), { code: "ETIMEDOUT" }));

type Loss = [what: string, thrown: Error, code: string];

/** Requests that did not arrive, and may the next time. */
const unsent: Loss[] = [
  ["a refused connection", named("ECONNREFUSED"), "ECONNREFUSED"],
  ["an unreachable network", named("ENETUNREACH"), "ENETUNREACH"],
  ["a slow connection", named("UND_ERR_CONNECT_TIMEOUT"), "UND_ERR_CONNECT_TIMEOUT"],
  ["one to each address", timedOut("connect"), "UND_ERR_CONNECT_TIMEOUT"],
  ["a busy name server", named("EAI_AGAIN"), "EAI_AGAIN"],
];
/** Requests that never arrive. */
const hopeless: Loss[] = [
  ["an unknown name", named("ENOTFOUND"), "ENOTFOUND"],
  ...[
    ...["DEPTH_ZERO_SELF_SIGNED_CERT", "UNABLE_TO_VERIFY_LEAF_SIGNATURE", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"],
    ...["CERT_HAS_EXPIRED", "ERR_TLS_CERT_ALTNAME_INVALID", "ERR_SSL_WRONG_VERSION_NUMBER", "EPROTO"],
  ].map((code): Loss => [code, named(code), code]),
];
/** Requests that may have arrived. */
const lost: Loss[] = [
  ["a lost connection", named("ECONNRESET"), "ECONNRESET"],
  ["one of undici", named("UND_ERR_SOCKET"), "UND_ERR_SOCKET"],
  ["one that is silent", timedOut("read"), "ETIMEDOUT"],
  [
    "an open one without a route",
    caused(Object.assign(new Error(), { code: "EHOSTUNREACH", syscall: "read" })),
    "UND_ERR_SOCKET",
  ],
  ...["Failed to fetch", "Load failed", "NetworkError when attempting to fetch resource.", "terminated"].map(
    (text): Loss => [`a browser's: ${text}`, new TypeError(text), "TypeError"],
  ),
];

/** How often a request is sent whose `fetch` throws an error, and with which error the call fails. */
async function attemptsOf(thrown: Error, method: "GET" | "POST") {
  const network = new Network(() => Promise.reject(thrown));
  const api = network.client({ accessToken });
  const call = thrownBy(method === "GET" ? api.GET("/monitors") : api.POST("/monitor_groups", { body: group }));
  await advance(120_000);
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
    const network = new Network(undefined, (_seen, count) => (isOver ? issued(count) : Promise.reject(error)));
    const api = network.client();
    for (let count = 0; count < 12; count += 1) {
      const call = thrownBy(api.GET("/monitors"));
      await advance(60_000);
      expect(await call).toMatchObject({ name: "ConnectionError", cause: code });
    }
    isOver = true;
    expect((await api.GET("/monitors")).response.status).toBe(200);
  },
);

it.each([...lost.slice(0, 1), ...lost.slice(2, 3)])(
  "a call whose token request was lost was not sent: %s",
  async (...loss) => {
    const [, thrown, code] = loss;
    const network = new Network(undefined, () => Promise.reject(thrown));
    const call = thrownBy(network.client().POST("/monitor_groups", { body: group }));
    await advance(120_000);
    expect(await call).toMatchObject({ name: "ConnectionError", mayHaveArrived: false, cause: code });
    expect(network.calls).toEqual([]);
  },
);

describe("a mistake in a `fetch` of the program's own", () => {
  const failing = (thrown: unknown) => new Network(() => Promise.reject(thrown));
  const ofFramework = Object.assign(new Error("Page is dynamic"), { digest: "DYNAMIC_SERVER_USAGE" });
  /** As undici's MockAgent and nock throw it for a request that no test expects. */
  const notMatched = (code: string) =>
    new TypeError("fetch failed", { cause: Object.assign(new Error("no match"), { code }) });

  it("that returns nothing, as a function of a test may, says so", async () => {
    const network = new Network(() => undefined as never);
    const error = await thrownBy(network.client({ accessToken }).GET("/monitors"));
    expect(String(error)).toBe("TransportError: GET /monitors: the `fetch` of the program returned no Response.");
    // It may have sent the request.
    expect(error).toMatchObject({ mayHaveArrived: true });
  });

  it.each([
    ["a text", new TypeError("cfg.agent is not a function")],
    ["a mark of a framework", ofFramework],
    ["a cause", new TypeError("fetch failed", { cause: new TypeError("Promise.withResolvers is not a function") })],
    ["a header that undici refuses", notMatched("UND_ERR_INVALID_ARG")],
    ["a code of undici's mock", notMatched("UND_MOCK_ERR_MOCK_NOT_MATCHED")],
    ["a code of nock", notMatched("ERR_NOCK_NO_MATCH")],
  ])("is not retried, and passes through as it is: %s", async (_what, mistake) => {
    const network = failing(mistake);
    expect(await thrownBy(network.client({ accessToken }).GET("/monitors"))).toBe(mistake);
    expect(network.calls).toHaveLength(1);
  });

  it("does so in the request for a token, too", async () => {
    const network = new Network(undefined, () => Promise.reject(ofFramework));
    expect(await thrownBy(network.client().GET("/monitors"))).toBe(ofFramework);
    expect(network.tokenCalls).toHaveLength(1);
  });

  it("does not show a secret, or the request, which its fields contain", async () => {
    const mistake = Object.assign(new Error(`no agent for ${accessToken}`), { config: { Authorization: accessToken } });
    const error = await thrownBy(failing(mistake).client({ accessToken }).GET("/monitors"));
    expect(error.message).toBe("GET /monitors: `fetch` failed with Error: no agent for ***");
    expect(error.cause).not.toHaveProperty("config");
    expect(String((error.cause as Error).stack)).not.toContain(accessToken);
    const hidden: Error[] = [
      new AggregateError([new Error(`no agent for ${accessToken}`)]),
      new Error("x", { cause: new AggregateError([new Error(accessToken)]) }),
      Object.assign(new Error("x"), { name: `E ${accessToken}` }),
      Object.assign(new Error("x"), { [accessToken]: 1 }),
      Object.assign(new Error("x"), { [Symbol.for("nodejs.util.inspect.custom")]: () => accessToken }),
      Object.defineProperty(new Error("x"), "request", { value: { accessToken } }),
    ];
    for (const one of hidden) {
      const shown = await thrownBy(failing(one).client({ accessToken }).GET("/monitors"));
      expect(inspect(shown, { depth: 9, showHidden: true })).not.toContain(accessToken);
    }
    const ofItself = new Error("boom");
    ofItself.cause = ofItself;
    expect((await thrownBy(failing(ofItself).client().GET("/monitors"))).message).toContain("boom");
  });
});

it("a request that `fetch` refuses is not retried: a port that it never calls, an option that is wrong", async () => {
  const onRetry = vi.fn();
  const api = createClient({ baseUrl: "http://127.0.0.1:6000", accessToken, onRetry });
  await expect(api.GET("/monitors")).rejects.toThrow("fetch failed");
  expect(onRetry).not.toHaveBeenCalled();
  await expect(api.GET("/monitors", { duplex: "full" } as object)).rejects.toThrow(/full/);
});
