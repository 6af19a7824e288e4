/** When clients of one process share tokens, and what becomes of a token request that no call waits for any more. */
import { describe, expect, onTestFinished, vi } from "vitest";
import { type ClientOptions, MemoryTokenStore, TokenError } from "../../src/client/index.ts";
import {
  authUrl,
  clock,
  credentials,
  issued,
  it as itOfClient,
  json,
  Network,
  silence,
  TimedNetwork,
  thrownBy,
  withVirtualTime,
} from "./support.ts";

withVirtualTime();

const minutes = 60_000;

let accounts = 0;
/** Options of clients that keep their tokens in memory, of an account of their own. */
const inMemory = (): ClientOptions => {
  accounts += 1;
  return { tokenStore: undefined, credentials: { ...credentials, refreshToken: `token-of-account-${accounts}` } };
};

const it = itOfClient.extend("options", inMemory);

it("clients of one process with the same credentials share one token, though their other options differ", async ({
  network,
  options,
}) => {
  const own = [{ version: "2.1" }, { zaaid: "1" }, { callTimeout: 1_000 }];
  await Promise.all(own.map((others) => network.client({ ...options, ...others }).GET("/monitors")));
  await network.serviceFetch({ ...options })("/monitors");
  expect(network.tokens).toEqual(Array(4).fill("token-1"));
});

/** A copy of the client's modules, as another bundle or a reload has it. */
async function copy(): Promise<typeof import("../../src/client/index.ts")> {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  return import("../../src/client/index.ts");
}

it("copies of the client in one process share the tokens of a refresh token", async ({ network, options }) => {
  const copies = [await copy(), await copy(), await copy()];
  expect(new Set(copies.map(({ createClient }) => createClient)).size).toBe(3);
  const given = { ...network.options, ...options };
  await Promise.all(copies.map(({ createClient }) => createClient(given).GET("/monitors")));
  expect(network.tokens).toEqual(["token-1", "token-1", "token-1"]);
  expect(Object.keys(globalThis).join()).not.toContain("svc");
});

describe("clients of one process", () => {
  it.for<[string, () => ClientOptions]>([
    ["another account", inMemory],
    ["another auth server", () => ({ authUrl: `${authUrl}/other` })],
    ["a store of their own", () => ({ tokenStore: new MemoryTokenStore() })],
  ])("share nothing if they have %s", async ([, other], { network, options }) => {
    await network.client(options).GET("/monitors");
    await network.client({ ...options, ...other() }).GET("/monitors");
    expect(network.tokenCalls).toHaveLength(2);
  });

  it("are not failed by one with a wrong secret", async ({ options }) => {
    const network = new Network(undefined, ({ body }, count) =>
      body?.includes("client_secret=wrong") ? json(400, { error: "invalid_client" }) : issued(count),
    );
    const wrong = { ...options.credentials, clientSecret: "wrong" };
    await expect(network.client({ ...options, credentials: wrong }).GET("/monitors")).rejects.toBeInstanceOf(
      TokenError,
    );
    expect((await network.client(options).GET("/monitors")).response.status).toBe(200);
  });
});

describe("a token request that no call waits for any more", () => {
  const aborted = async (network: TimedNetwork, options: ClientOptions = {}) => {
    const api = network.client(options);
    const controller = new AbortController();
    const call = thrownBy(api.GET("/monitors", { signal: controller.signal }));
    await clock.advance(100);
    controller.abort(new Error("enough"));
    expect(await call).toMatchObject({ message: "enough" });
    return api;
  };

  it("ends within a second, is not retried, and leaves no timer", async () => {
    const network = new TimedNetwork(undefined, silence);
    await aborted(network);
    await clock.advance(700);
    expect(network.tokenCalls[0]?.signal?.aborted).toBe(false);
    await clock.advance(300);
    expect(network.tokenCalls[0]?.signal?.aborted).toBe(true);
    expect(clock.timers).toBe(0);
    await clock.advance(5 * minutes);
    expect(network.tokenCalls).toHaveLength(1);
  });

  it("still gives its token to a call that comes in time, and to later ones", async () => {
    const late = () => new Promise<Response>((resolve) => clock.setTimeout(() => resolve(issued(1)), 8_000));
    const network = new TimedNetwork(undefined, late);
    const api = await aborted(network);
    await clock.advance(500);
    const call = api.GET("/monitors");
    await clock.advance(8_000);
    expect((await call).response.status).toBe(200);
    expect((await api.GET("/monitors")).response.status).toBe(200);
    expect(network.tokenCalls).toHaveLength(1);
  });

  it("may have created a token, so it counts", async () => {
    const network = new TimedNetwork(undefined, silence);
    const options = { tokenStore: new MemoryTokenStore(clock) };
    for (let count = 0; count < 10; count += 1) {
      await aborted(network, options);
      await clock.advance(5_000);
    }
    await expect(network.client(options).GET("/monitors")).rejects.toMatchObject({ name: "TokenBudgetError" });
    expect(network.tokenCalls).toHaveLength(10);
  });
});
