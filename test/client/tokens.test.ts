/** An access token: when it is created, how long it is used, and what replaces it. Also `../tokens/policy.test.ts`. */
import { describe, expect, it, vi } from "vitest";
import {
  type ClientOptions,
  MemoryTokenStore,
  TokenBudgetError,
  type TokenState,
  type TokenStore,
} from "../../src/client/index.ts";
import {
  authUrl,
  clock,
  credentials,
  deferred,
  failure,
  issued,
  success,
  TimedNetwork,
  thrownBy,
  withVirtualTime,
} from "./support.ts";

withVirtualTime();

const minute = 60_000;
const hour = 60 * minute;

type MadeTokens = TokenState["made"];

describe("an access token", () => {
  it("is created when first needed, with the refresh token in a form", async () => {
    const network = new TimedNetwork();
    const onToken: unknown[] = [];
    await network.client({ onToken: (event) => onToken.push(event) }).GET("/monitors");
    expect(onToken).toEqual([{ expiresAt: new Date(clock.now() + hour), counting: 1 }]);
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

  // It is replaced a minute before it expires, or a tenth of its lifetime, to the millisecond.
  it.each([
    ["seconds", 3600, 59 * minute],
    ["milliseconds", 3_600_000, 59 * minute],
    ["a text", "3600", 59 * minute],
    ["nothing: an hour", undefined, 59 * minute],
    ["zero: an hour", 0, 59 * minute],
    ["a negative number: an hour", -5, 59 * minute],
    ["no number: an hour", "soon", 59 * minute],
    ["more than a day in milliseconds: an hour", 1e12, 59 * minute],
    ["two hours in milliseconds", 7_200_000, 119 * minute],
    ["a day in seconds", 86_400, 24 * hour - minute],
    ["ten seconds", 10, 9_000],
  ])("is used as long as expires_in says, as %s", async (_what, expiresIn, used) => {
    const network = new TimedNetwork(undefined, (_seen, count) => issued(count, expiresIn));
    const api = network.client();
    await api.GET("/monitors");
    await clock.advance(used - 1);
    await api.GET("/monitors");
    await clock.advance(1);
    await api.GET("/monitors");
    expect(network.tokens).toEqual(["token-1", "token-1", "token-2"]);
  });

  it("counts in the store before it is requested: the process may end", async () => {
    const saved: TokenState[] = [];
    const tokenStore: TokenStore = {
      update: (_key, change) => change({ accessToken: "old", made: [] }, async (state) => void saved.push(state)),
    };
    const network = new TimedNetwork(undefined, (_seen, count) => {
      expect(saved).toEqual([{ accessToken: "old", made: [expect.any(Object)] }]);
      return issued(count);
    });
    await network.client({ tokenStore }).GET("/monitors");
    expect(network.tokens).toEqual(["token-1"]);
  });
});

describe("after a 401", () => {
  it("a late rejection of an older token does not make a rejected newer token usable again", async () => {
    const late = deferred<Response>();
    const third = deferred<Response>();
    const network = new TimedNetwork(
      ({ url, headers }) => {
        const token = headers.get("Authorization");
        if (url.search === "?late=1" && token?.endsWith("token-1")) return late.promise;
        return token?.endsWith("token-3") || (url.search === "" && token?.endsWith("token-2"))
          ? success()
          : failure(401);
      },
      (_seen, count) => (count === 3 ? third.promise : issued(count)),
    );
    const api = network.serviceFetch();
    const slow = api("/monitors?late=1");
    await clock.advance(0);
    await api("/monitors"); // token-1 is rejected, token-2 accepted
    const refusedAgain = api("/monitors?again=1"); // token-2 is rejected
    await clock.advance(0);
    late.resolve(failure(401));
    await clock.advance(0);
    third.resolve(issued(3));
    expect((await refusedAgain).status).toBe(200);
    expect((await slow).status).toBe(200);
    await api("/monitors");
    expect(network.tokens.at(-1)).toBe("token-3");
    expect(network.tokenCalls).toHaveLength(3);
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
    const network = new TimedNetwork(() => failure(401));
    await network.client({ accessToken }).GET("/monitors");
    expect(network.tokens).toEqual(sent);
  });

  it("for a new token, too, no token is created for another call that was refused at the same time and waits for a busy store", async () => {
    const gates: Array<() => void> = [];
    const gate = () => new Promise<void>((resolve) => gates.push(resolve));
    const memory = new MemoryTokenStore();
    const tokenStore: TokenStore = {
      update: async (key, change) => {
        await gate();
        return memory.update(key, change);
      },
    };
    const slow = deferred<Response>();
    const network = new TimedNetwork(({ url, headers }) =>
      url.search === "?first=1" && headers.get("Authorization")?.endsWith("token-2") ? slow.promise : failure(401),
    );
    const fetch = network.serviceFetch({ tokenStore });
    const turn = () => clock.advance(0);
    const first = fetch("/monitors?first=1");
    await turn();
    gates[0]?.();
    await turn();
    gates[1]?.();
    await turn();
    const second = fetch("/monitors?second=1"); // refused with token-2, waits for the store
    await turn();
    slow.resolve(failure(401));
    expect((await first).status).toBe(401);
    gates[2]?.();
    expect((await second).status).toBe(401);
    expect(network.tokens).toEqual(["token-1", "token-2", "token-2"]);
    expect([gates.length, network.tokenCalls.length]).toEqual([3, 2]);
  });

  it("for a new token, too, says nothing about the token after it", async () => {
    const network = new TimedNetwork(
      ({ headers, url }) =>
        url.pathname.endsWith("/forbidden") || headers.get("Authorization")?.endsWith("token-3")
          ? failure(401)
          : success(),
      (_seen, count) => issued(count, 120),
    );
    const fetch = network.serviceFetch();
    await fetch("/forbidden");
    await clock.advance(120_000);
    expect((await fetch("/monitors")).status).toBe(200);
    expect(network.tokens).toEqual(["token-1", "token-2", "token-3", "token-4"]);
  });
});

describe("the limits of the service", () => {
  /** Tokens that were created one per minute, so many minutes ago. */
  const made = (count: number, ago: number, lifetime: number): MadeTokens =>
    Array.from({ length: count }, (_, index) => {
      const madeAt = (index - ago) * minute;
      return { madeAt, expiresAt: madeAt + lifetime };
    });
  /** The first of ten, created nine minutes ago, expires in so much time. */
  const expiringFirst = (time: number) => [{ madeAt: -9 * minute, expiresAt: time }, ...made(10, 9, hour).slice(1)];

  /** A client whose store knows of these tokens, of times beside now. */
  const clientThatKnows = (tokens: MadeTokens, options: ClientOptions = {}, takes = 0) => {
    const slowly = (count: number) =>
      new Promise<Response>((resolve) => clock.setTimeout(() => resolve(issued(count)), takes));
    const network = new TimedNetwork(undefined, (_seen, count) => (takes > 0 ? slowly(count) : issued(count)));
    const now = clock.now();
    const known = tokens.map(({ madeAt, expiresAt }) => ({ madeAt: now + madeAt, expiresAt: now + expiresAt }));
    const tokenStore: TokenStore = { update: (_key, change) => change({ made: known }, async () => {}) };
    return { network, now, api: network.client({ tokenStore, ...options }) };
  };

  it.each<[string, MadeTokens, wait: number]>([
    ["ten in ten minutes, even if they expired at once", made(10, 9, 1), 1 * minute],
    ["ten active ones, even if they are old", made(10, 30, hour), 30 * minute],
    ["the later of the two limits: ten minutes", expiringFirst(1), 1 * minute],
    ["or the life of a token", expiringFirst(2 * minute), 2 * minute],
    ["in any order", expiringFirst(20 * minute).toReversed(), 20 * minute],
    ["more than ten active ones, of another program, until enough expired", made(12, 15, hour), 47 * minute],
    ["more than ten in ten minutes, until enough are old", made(12, 11, 1), 1 * minute],
  ])("allow no other token: %s", async (_what, tokens, wait) => {
    const { network, now, api } = clientThatKnows(tokens);
    const error = await thrownBy(api.GET("/monitors"));
    expect(error).toBeInstanceOf(TokenBudgetError);
    const retryAt = new Date(now + wait);
    expect(error).toMatchObject({ retryAt, message: expect.stringContaining(retryAt.toISOString()) });
    expect(network.tokenCalls).toEqual([]);
  });

  it.each<[string, MadeTokens, counting: number]>([
    ["nine in ten minutes, all of which count with the new one", made(9, 8, 1), 10],
    ["ten, of which the first is ten minutes old", made(10, 10, 1), 10],
    ["ten active ones, of which the first has just expired", made(10, 60, hour), 10],
  ])("allow another token: %s", async (_what, tokens, counting) => {
    const onToken = vi.fn();
    const { api } = clientThatKnows(tokens, { onToken });
    await api.GET("/monitors");
    expect(onToken).toHaveBeenCalledWith(expect.objectContaining({ counting }));
  });

  const untilNextMinute = made(10, 9, 1);

  it("make the client wait if atTokenLimit is wait, longer than a call may take", async () => {
    const { network, api } = clientThatKnows(untilNextMinute, { atTokenLimit: "wait", callTimeout: 1_000 }, 500);
    const calls = Promise.all([api.GET("/monitors"), api.GET("/monitors")]);
    await clock.advance(0.9 * minute);
    expect(network.tokenCalls).toEqual([]);
    await clock.advance(0.2 * minute);
    for (const { response } of await calls) expect(response.status).toBe(200);
    expect(network.tokenCalls).toHaveLength(1);
  });
});
