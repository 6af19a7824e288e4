/** An access token: when it is created, how long it is used, and what replaces it. Between processes: `../tokens/`. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type ClientOptions, createTokens, MemoryTokenStore, TokenBudgetError } from "../../src/client/index.ts";
import {
  advance,
  authUrl,
  credentials,
  deferred,
  failure,
  issued,
  Network,
  silence,
  success,
  thrownBy,
  withVirtualTime,
} from "./support.ts";

withVirtualTime();

const minute = 60_000;
const hour = 60 * minute;

/** A store in memory whose `get` is this function of what is stored. */
function storeThatReads(read: (stored: () => Promise<string | undefined>) => Promise<string | undefined>) {
  const memory = new MemoryTokenStore();
  const get = memory.get.bind(memory);
  return Object.assign(memory, { get: (key: string) => read(() => get(key)) });
}

describe("an access token", () => {
  it("is created when first needed, with the refresh token in a form", async () => {
    const network = new Network();
    await network.client().GET("/monitors");
    expect(network.tokens).toEqual(["token-1"]);
    const [call] = network.tokenCalls;
    expect(call?.url.href).toBe(`${authUrl}/oauth/v2/token`);
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      grant_type: "refresh_token",
      client_id: credentials.clientId,
      client_secret: credentials.clientSecret,
      refresh_token: credentials.refreshToken,
    });
    // A framework's data cache would write the token to disk, and a redirect would lead the secrets to another host.
    expect([call?.cache, call?.redirect]).toEqual(["no-store", "manual"]);
  });

  it("is one for calls at once", async () => {
    const network = new Network(
      undefined,
      (_seen, count) => new Promise((resolve) => setTimeout(() => resolve(issued(count)), 500)),
    );
    const api = network.client();
    const calls = Promise.all([1, 2, 3].map(() => api.GET("/monitors")));
    await advance(500);
    await calls;
    expect(network.tokens).toEqual(["token-1", "token-1", "token-1"]);
  });

  // It is renewed in the last four minutes before the last minute, or in a tenth of its lifetime; here in the middle of that.
  it.each([
    ["seconds", 3600, 57 * minute],
    ["milliseconds", 3_600_000, 57 * minute],
    ["a text", "3600", 57 * minute],
    ["nothing: an hour", undefined, 57 * minute],
    ["zero: an hour", 0, 57 * minute],
    ["a negative number: an hour", -5, 57 * minute],
    ["no number: an hour", "soon", 57 * minute],
    ["more than a day in milliseconds: an hour", 1e12, 57 * minute],
    ["two hours in milliseconds", 7_200_000, 117 * minute],
    ["a day in seconds", 86_400, 24 * hour - 3 * minute],
    ["a second more than a day, in milliseconds: 86 seconds", 86_401, 73_441],
    ["ten seconds", 10, 8_500],
  ])("is used as long as expires_in says, as %s", async (_what, expiresIn, used) => {
    const network = new Network(undefined, (_seen, count) => issued(count, expiresIn));
    const api = network.client();
    await api.GET("/monitors");
    await advance(used - 1);
    await api.GET("/monitors");
    await advance(1);
    await api.GET("/monitors");
    expect(network.tokens).toEqual(["token-1", "token-1", "token-2"]);
  });

  it("goes on until a second before its end if its renewal fails, and other calls do not wait for the renewal", async () => {
    const network = new Network(undefined, (seen, count) => (count === 1 ? issued(1) : silence(seen, count)));
    const api = network.client();
    await api.GET("/monitors");
    await advance(57 * minute);
    const renewing = api.GET("/monitors");
    await advance(1);
    expect((await api.GET("/monitors")).response.status).toBe(200);
    await advance(31_000);
    expect((await renewing).response.status).toBe(200);
    await advance(1.5 * minute);
    const last = api.GET("/monitors");
    await advance(31_000);
    expect((await last).response.status).toBe(200);
    expect(new Set(network.tokens)).toEqual(new Set(["token-1"]));
    await advance(30_000);
    const late = thrownBy(api.GET("/monitors"));
    await advance(3 * minute);
    expect(await late).toMatchObject({ name: "TimeoutError" });
  });
});

it("a call with a short time limit is not failed by a slow renewal", async () => {
  const network = new Network(undefined, (seen, count) => (count === 1 ? issued(1) : silence(seen, count)));
  const api = network.client();
  await api.GET("/monitors");
  await advance(57 * minute);
  const call = api.GET("/monitors", { timeout: 3_000 });
  await advance(3_000);
  expect((await call).response.status).toBe(200);
});

it("a call with the time for another token request makes it, although a call without began the first", async () => {
  const network = new Network(undefined, (_seen, count) => (count === 1 ? failure(503) : issued(count)));
  const api = network.client();
  const impatient = thrownBy(api.GET("/monitors", { timeout: 200 }));
  const patient = api.GET("/monitors", { timeout: 20_000 });
  await advance(20_000);
  expect(await impatient).toMatchObject({ name: "TokenError" });
  expect((await patient).response.status).toBe(200);
});

it("a token request has the options of `fetch` that the client has, such as a dispatcher, but is never cached", async () => {
  const inits: object[] = [];
  const fetch = async (url: string, init: object) => {
    inits.push(init);
    return url.startsWith(authUrl) ? issued(1) : success();
  };
  const dispatcher = {};
  await new Network().client({ fetch, dispatcher, cache: "force-cache" } as object).GET("/monitors");
  expect(inits).toMatchObject([
    { dispatcher, cache: "no-store" },
    { dispatcher, cache: "force-cache" },
  ]);
});

describe("after a 401", () => {
  it("the call is sent once more with another token, which all calls use", async () => {
    const network = new Network(({ headers }) =>
      headers.get("Authorization")?.endsWith("token-1") ? failure(401) : success(),
    );
    const api = network.client();
    const statuses = (await Promise.all([1, 2].map(() => api.GET("/monitors")))).map(({ response }) => response.status);
    expect(statuses).toEqual([200, 200]);
    expect(network.tokens).toEqual(["token-1", "token-1", "token-2", "token-2"]);
  });

  it("with another token, too, no token is replaced for six minutes: the operation is the reason", async () => {
    const network = new Network(({ url }) => (url.pathname.endsWith("/forbidden") ? failure(401) : success()));
    const fetch = network.serviceFetch();
    await fetch("/forbidden");
    await advance(6 * minute - 1_000);
    for (const path of ["/forbidden", "/monitors"]) await fetch(path);
    expect(network.tokens).toEqual(["token-1", "token-2", "token-2", "token-2"]);
    await advance(1_000);
    await fetch("/forbidden");
    expect(network.tokenCalls).toHaveLength(3);
  });

  it("a call never gets the rejected token from a job that began before the 401", async () => {
    const slow = deferred<Response>();
    const network = new Network(({ headers, url }) => {
      const isFirst = headers.get("Authorization")?.endsWith("token-1");
      if (isFirst && url.search === "?slow=1") return slow.promise;
      return isFirst ? failure(401) : success();
    });
    const gates: Array<() => void> = [];
    let isGated = false;
    const tokenStore = storeThatReads(async (stored) => {
      if (isGated) await new Promise<void>((resolve) => gates.push(resolve));
      return stored();
    });
    const warm = network.serviceFetch({ tokenStore });
    const call = warm("/monitors?slow=1");
    await advance(0);
    // A second client reads the store when its call comes, and the 401 of the first arrives meanwhile.
    isGated = true;
    const second = network.serviceFetch({ tokenStore });
    const other = second("/monitors");
    await advance(0);
    isGated = false;
    slow.resolve(failure(401));
    for (const open of gates) open();
    await advance(1_000);
    expect([(await call).status, (await other).status]).toEqual([200, 200]);
    expect(network.tokenCalls).toHaveLength(2);
  });

  it("whose message is about the account, the token is kept", async () => {
    const network = new Network(() => failure(401));
    const aboutAccount = new Network(() =>
      Response.json({ code: 1, message: "You are not authorized to perform this operation." }, { status: 401 }),
    );
    await aboutAccount.client().GET("/monitors");
    await network.client().GET("/monitors");
    expect([aboutAccount.tokens, network.tokens]).toEqual([["token-1"], ["token-1", "token-2"]]);
  });

  it.each<[string, NonNullable<ClientOptions["accessToken"]>, string[]]>([
    ["a fixed token is not", "given", ["given"]],
    [
      "the token that a function gives for the rejected one is",
      (old) => (old ? `after-${old}` : "old"),
      ["old", "after-old"],
    ],
    ["the rejected token is not, if a function gives it again", () => "same", ["same"]],
  ])("%s sent again", async (_what, accessToken, sent) => {
    const network = new Network(() => failure(401));
    await network.client({ accessToken }).GET("/monitors");
    expect(network.tokens).toEqual(sent);
  });
});

describe("a stored token", () => {
  it("is the newer one of two, although the older one arrived last", async () => {
    const slow = deferred<Response>();
    const network = new Network(undefined, (_seen, count) => (count === 1 ? slow.promise : issued(count)));
    const { options } = network;
    const first = createTokens(options).get();
    // The lock of the first request ends.
    await advance(21_000);
    expect(await createTokens(options).get()).toBe("token-2");
    slow.resolve(issued(1));
    expect(await first).toBe("token-1");
    expect(await createTokens(options).get()).toBe("token-2");
  });

  it("is renewed within its lifetime, although the clock was set back", async () => {
    const network = new Network();
    const { options } = network;
    await network.client(options).GET("/monitors");
    vi.setSystemTime(Date.now() - hour);
    const api = network.client(options);
    await api.GET("/monitors");
    await advance(hour);
    await api.GET("/monitors");
    expect(network.tokens).toEqual(["token-1", "token-1", "token-2"]);
  });

  it("is replaced after a 401, although the clock was set back after another replacement", async () => {
    const network = new Network(() => failure(401));
    const { options } = network;
    await network.client(options).GET("/monitors");
    vi.setSystemTime(Date.now() - hour);
    await network.client(options).GET("/monitors");
    expect(network.tokens).toEqual(["token-1", "token-2", "token-2", "token-3"]);
  });
});

it("a call gets the token within its time, although another one that waits for it, too, has less", async () => {
  const network = new Network(undefined, (_seen, count) => (count < 3 ? failure(500) : issued(count)));
  const api = network.client();
  const call = api.GET("/monitors");
  const shorter = thrownBy(api.GET("/monitors", { timeout: 100 }));
  await advance(minute);
  expect([(await call).response.status, (await shorter).name]).toEqual([200, "TokenError"]);
});

it("a lock that the store grants after its time limit is released", async () => {
  const release = vi.fn(async () => {});
  const lock = () => new Promise<typeof release>((resolve) => setTimeout(resolve, 6_000, release));
  const tokenStore = Object.assign(new MemoryTokenStore(), { lock });
  const call = thrownBy(new Network().client({ tokenStore, callTimeout: 5_000 }).GET("/monitors"));
  await advance(6_000);
  await call;
  expect(release).toHaveBeenCalledOnce();
});

it("a process that was stopped for longer than its lock looks for another one's token before it requests one", async () => {
  const network = new Network();
  const { options } = network;
  const store = options.tokenStore as MemoryTokenStore;
  const clock = performance.now.bind(performance);
  let stopped = 0;
  const now = vi.spyOn(performance, "now").mockImplementation(() => clock() + stopped);
  onTestFinished(() => now.mockRestore());
  const set = async (key: string, text: string) => {
    await store.set(key, text);
    if (stopped > 0) return;
    // No timer fires in a stopped process.
    stopped = 21_000;
    vi.setSystemTime(Date.now() + stopped);
    await createTokens(options).get();
  };
  const tokenStore = { get: store.get.bind(store), set, lock: store.lock.bind(store) };
  const token = createTokens({ ...options, tokenStore }).get();
  await advance(1_000);
  expect(await token).toBe("token-1");
  expect(network.tokenCalls).toHaveLength(1);
});

describe("the limits of the service", () => {
  type Made = Array<{ id: string; at: number; until: number }>;
  /** Tokens that were created one per minute, so many minutes ago. */
  const made = (count: number, ago: number, lifetime: number): Made =>
    Array.from({ length: count }, (_, index) => {
      const at = Date.now() + (index - ago) * minute;
      return { id: `${index}`, at, until: at + lifetime };
    });

  /** A client whose store knows of these tokens. */
  const clientThatKnows = (tokens: () => Made, options: ClientOptions = {}) => {
    const network = new Network();
    const first = JSON.stringify({ counted: tokens() });
    const tokenStore = storeThatReads(async (stored) => (await stored()) ?? first);
    return { network, api: network.client({ tokenStore, ...options }) };
  };

  // The window of ten minutes is taken as eleven, because clocks differ.
  it.each<[string, () => Made, wait: number]>([
    ["ten in the window, even if they expired at once", () => made(10, 9, 1), 2 * minute],
    ["ten active ones, even if they are old", () => made(10, 30, hour), 30 * minute],
    ["more than ten active ones, of another program, until enough expired", () => made(12, 15, hour), 47 * minute],
    ["four in the window, of which the last is new", () => made(4, 3, 1), 1 * minute],
  ])("allow no other token: %s", async (_what, tokens, wait) => {
    const { network, api } = clientThatKnows(tokens, { callTimeout: 1_000 });
    const retryAt = new Date(Date.now() + wait);
    const error = await thrownBy(api.GET("/monitors"));
    expect(error).toBeInstanceOf(TokenBudgetError);
    expect(error).toMatchObject({ retryAt, message: expect.stringContaining(retryAt.toISOString()) });
    expect(network.tokenCalls).toEqual([]);
  });

  it.each<[string, () => Made]>([
    ["three in the window", () => made(3, 2, 1)],
    ["ten, of which the first left the window", () => made(10, 11, 1)],
    ["ten active ones, of which the first has just expired", () => made(10, 60, hour)],
    ["ten of a process whose clock is a day ahead", () => made(10, -24 * 60, hour)],
  ])("allow another token: %s", async (_what, tokens) => {
    const { network, api } = clientThatKnows(tokens);
    await api.GET("/monitors");
    expect(network.tokens).toEqual(["token-1"]);
  });

  it("make a call wait that has the time", async () => {
    const { network, api } = clientThatKnows(() => made(4, 3, 1));
    const call = api.GET("/monitors");
    await advance(minute - 1);
    expect(network.tokenCalls).toEqual([]);
    await advance(2_000);
    expect((await call).response.status).toBe(200);
  });

  it("leave a call its 401 if there is no other token", async () => {
    const network = new Network(() => failure(401));
    const api = network.client({ callTimeout: 1_000 });
    for (let count = 0; count < 5; count += 1) {
      expect((await api.GET("/monitors")).response.status).toBe(401);
      await advance(6 * minute);
    }
    expect(network.tokenCalls).toHaveLength(6);
  });
});

it("a function that rejects without an error fails the call", async () => {
  const api = new Network().client({ accessToken: () => Promise.reject(null) });
  await expect(api.GET("/monitors")).rejects.toThrow("A function of the program failed without an error.");
});

describe("`createTokens`", () => {
  it("gives the token to another library, replaces a rejected one, and forgets it", async () => {
    const network = new Network();
    const tokens = createTokens(network.options);
    expect([await tokens.get(), await tokens.get()]).toEqual(["token-1", "token-1"]);
    expect(await tokens.replace("token-1")).toBe("token-2");
    expect(await tokens.replace("token-2")).toBe("token-2");
    await tokens.forget();
    expect(await tokens.get()).toBe("token-3");
  });

  it("counts the tokens that it forgets", async () => {
    const network = new Network();
    const tokens = createTokens({ ...network.options, callTimeout: 1_000 });
    for (let count = 0; count < 4; count += 1) {
      await tokens.get();
      await tokens.forget();
    }
    expect(await thrownBy(tokens.get())).toBeInstanceOf(TokenBudgetError);
  });

  it("replaces a token that another process gave it", async () => {
    const network = new Network();
    const { options } = network;
    const token = await createTokens(options).get();
    expect(await createTokens(options).replace(token)).toBe("token-2");
  });

  it("needs no address of the service", async () => {
    const network = new Network();
    const { baseUrl: _unused, ...options } = network.options;
    expect(await createTokens(options).get()).toBe("token-1");
  });
});
