/** When clients of one process share tokens. */
import { describe, expect, onTestFinished, vi } from "vitest";
import { type ClientOptions, MemoryTokenStore, TokenError } from "../../src/client/index.ts";
import {
  advance,
  authUrl,
  credentials,
  issued,
  it as itOfClient,
  json,
  Network,
  silence,
  thrownBy,
  withVirtualTime,
} from "./support.ts";

withVirtualTime();

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
  const calls = own.map((others) => network.client({ ...options, ...others }).GET("/monitors"));
  await advance(1_000);
  await Promise.all(calls);
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
  const calls = copies.map(({ createClient }) => createClient(given).GET("/monitors"));
  await advance(1_000);
  await Promise.all(calls);
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

it("a call does not send its token request by the `fetch` of another client, nor waits as long as that one", async ({
  options,
}) => {
  const slow = new Network(undefined, silence);
  const network = new Network();
  const first = slow
    .client({ ...options, callTimeout: 60_000 })
    .GET("/monitors")
    .catch(() => {});
  await advance(1);
  const call = thrownBy(network.client({ ...options, callTimeout: 5_000 }).GET("/monitors"));
  await advance(5_000);
  expect(await call).toMatchObject({ name: "TimeoutError" });
  await advance(60_000);
  await first;
});

it("a token request whose call was aborted gives its token to later calls", async ({ options }) => {
  const late = () => new Promise<Response>((resolve) => void setTimeout(() => resolve(issued(1)), 8_000));
  const network = new Network(undefined, late);
  const api = network.client(options);
  const controller = new AbortController();
  const aborted = thrownBy(api.GET("/monitors", { signal: controller.signal }));
  await advance(100);
  controller.abort(new Error("enough"));
  expect(await aborted).toMatchObject({ message: "enough" });
  const call = api.GET("/monitors");
  await advance(8_000);
  expect((await call).response.status).toBe(200);
  expect(network.tokenCalls).toHaveLength(1);
});
