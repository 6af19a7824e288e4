/** What is thrown when `fetch` throws: the network failed, or the program has a mistake. */
import { describe, expect, it, vi } from "vitest";
import { ConnectionError, createClient, TimeoutError, unwrap } from "../../src/client/index.ts";
import { freePort } from "../support/free-port.ts";
import { VirtualClock } from "../tokens/virtual-clock.ts";
import { baseUrl, credentials, Network, silence, thrownBy } from "./support.ts";

const accessToken = "the-access-token";
/** As undici's MockAgent throws it for a request that no test expects. */
const mockNotMatched = Object.assign(new Error("no match"), { code: "UND_MOCK_ERR_MOCK_NOT_MATCHED" });
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
  it.each([
    ["a text", new TypeError("cfg.agent is not a function")],
    ["a mark of a framework", Object.assign(new Error("Page is dynamic"), { digest: "DYNAMIC_SERVER_USAGE" })],
    ["a cause", new TypeError("fetch failed", { cause: new TypeError("Promise.withResolvers is not a function") })],
    ["a code of a mock", new TypeError("fetch failed", { cause: mockNotMatched })],
  ])("is not retried, and passes through as it is: %s", async (_what, mistake) => {
    const { calls, api } = clientThrowing(mistake);
    expect(await thrownBy(api.GET("/monitors"))).toBe(mistake);
    expect(calls.count).toBe(1);
  });

  it.each([
    ["passes through as it is", Object.assign(new Error("Page is dynamic"), { digest: "DYNAMIC_SERVER_USAGE" }), true],
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

describe("a request that `fetch` refuses", () => {
  it("is not retried: a port that it never calls", async () => {
    const onFailure = vi.fn();
    const api = createClient({ baseUrl: "http://127.0.0.1:6000", accessToken, onFailure });
    await expect(api.GET("/monitors")).rejects.toThrow("fetch failed");
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it("is not retried: a `duplex` that does not exist", async () => {
    const api = createClient({ baseUrl: "http://127.0.0.1:4", accessToken });
    await expect(api.GET("/monitors", { duplex: "full" } as object)).rejects.toThrow(/full/);
  });
});

it.each([
  "Failed to fetch",
  "Load failed",
  "NetworkError when attempting to fetch resource.",
  "Network connection lost.",
  "terminated",
])("an error of the network is retried though it has only a text: %s", async (text) => {
  const { calls, api } = clientThrowing(new TypeError(text));
  await expect(api.GET("/monitors")).rejects.toBeInstanceOf(ConnectionError);
  expect(calls.count).toBe(5);
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
    const clock = new VirtualClock();
    const api = new Network(silence).client({ ...once, accessToken, attemptTimeout: 1_000, clock: clock.asClock() });
    const callOfTheProgram = async () => await unwrap(api.GET("/monitors"));
    const failed = thrownBy(callOfTheProgram());
    await clock.advance(1_000);
    const error = await failed;
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error.stack).toContain("callOfTheProgram");
  });
});
