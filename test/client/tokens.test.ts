import { describe, expect } from "vitest";
import { MemoryTokenStore, TokenBudgetError, type TokenState, type TokenStore } from "../../src/client/index.ts";
import {
  authUrl,
  clock,
  credentials,
  deferred,
  failure,
  group,
  issued,
  it,
  type Network,
  success,
  TimedNetwork,
  thrownBy,
  withVirtualTime,
} from "./support.ts";

withVirtualTime();

const minutes = 60_000;

describe("an access token", () => {
  it("is created when first needed, with the refresh token in a form", async ({ timed: network }) => {
    const onToken: unknown[] = [];
    await network.client({ onToken: (event) => onToken.push(event) }).GET("/monitors");
    expect(onToken).toEqual([{ expiresAt: new Date(clock.now() + 60 * minutes), counting: 1 }]);
    expect(network.tokens).toEqual(["token-1"]);
    const [call] = network.tokenCalls;
    expect(call?.url.href).toBe(`${authUrl}/oauth/v2/token`);
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      grant_type: "refresh_token",
      client_id: credentials.clientId,
      client_secret: credentials.clientSecret,
      refresh_token: credentials.refreshToken,
    });
    // A framework's data cache would write the token to disk.
    expect(call?.cache).toBe("no-store");
  });

  const hour = 60 * minutes;
  // It is replaced a minute before it expires, or a tenth of its lifetime, to the millisecond.
  it.each([
    ["seconds", 3600, 59 * minutes],
    ["milliseconds", 3_600_000, 59 * minutes],
    ["a text", "3600", 59 * minutes],
    ["nothing: an hour", undefined, 59 * minutes],
    ["zero: an hour", 0, 59 * minutes],
    ["a negative number: an hour", -5, 59 * minutes],
    ["no number: an hour", "soon", 59 * minutes],
    ["more than a day in milliseconds: an hour", 1e12, 59 * minutes],
    ["two hours in milliseconds", 7_200_000, 119 * minutes],
    ["a day in seconds", 86_400, 24 * hour - minutes],
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
  const refuses = (token: string) =>
    new TimedNetwork(({ headers }) => (headers.get("Authorization")?.endsWith(token) ? failure(401) : success()));

  it("a new token is created and the call is sent again once, with its body", async () => {
    const network = refuses("token-1");
    const { response } = await network.client().POST("/monitor_groups", { body: group });
    expect(response.status).toBe(200);
    expect(network.tokens).toEqual(["token-1", "token-2"]);
    expect(network.calls.map((call) => call.body)).toEqual([JSON.stringify(group), JSON.stringify(group)]);
  });

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

  it("a fixed access token is not sent again", async () => {
    const network = new TimedNetwork(() => failure(401));
    await network.client({ accessToken: "given" }).GET("/monitors");
    expect(network.calls).toHaveLength(1);
  });

  it("an accessToken function gets the token that was rejected", async () => {
    const network = refuses("old");
    await network.client({ accessToken: (refused) => (refused === "old" ? "new" : "old") }).GET("/monitors");
    expect(network.tokens).toEqual(["old", "new"]);
  });

  it("a function that supplies the rejected token again does not make the call be sent again", async () => {
    const network = new TimedNetwork(() => failure(401));
    await network.client({ accessToken: () => "same" }).GET("/monitors");
    expect(network.calls).toHaveLength(1);
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
  /** A service whose tokens can no longer be used when a minute is over. */
  const spender = (options = {}) => {
    const network = new TimedNetwork(undefined, (_seen, count) => issued(count, 30));
    return { network, api: network.client(options) };
  };
  const spend = async (api: ReturnType<Network["client"]>, count: number) => {
    for (let call = 0; call < count; call += 1) {
      await api.GET("/monitors");
      await clock.advance(30_000);
    }
  };

  it("are kept: the 11th token within 10 minutes is not requested, and the error says when it can be", async () => {
    const at = new Date(clock.now() + 10 * minutes).toISOString();
    const { network, api } = spender();
    await spend(api, 10);
    const error = await thrownBy(api.GET("/monitors"));
    expect(error).toBeInstanceOf(TokenBudgetError);
    expect(error).toMatchObject({ name: "TokenBudgetError", message: expect.stringContaining(at) });
    expect(network.tokenCalls).toHaveLength(10);
    expect((error as TokenBudgetError).retryAt.toISOString()).toBe(at);
  });

  it("make the client wait if atTokenLimit is wait, longer than a call may take", async () => {
    const { network, api } = spender({ atTokenLimit: "wait", callTimeout: 1_000 });
    await spend(api, 10);
    const calls = Promise.all([api.GET("/monitors"), api.GET("/monitors")]);
    await clock.advance(4.9 * minutes);
    expect(network.tokenCalls).toHaveLength(10);
    await clock.advance(0.1 * minutes);
    for (const { response } of await calls) expect(response.status).toBe(200);
    expect(network.tokenCalls).toHaveLength(11);
  });

  it("let go of the process when the waiting call is aborted", async () => {
    const { api } = spender({ atTokenLimit: "wait" });
    await spend(api, 10);
    const controller = new AbortController();
    const call = thrownBy(api.GET("/monitors", { signal: controller.signal }));
    await clock.advance(1_000);
    expect(clock.timers).toBe(1);
    controller.abort(new Error("enough"));
    expect(await call).toMatchObject({ message: "enough" });
    expect(clock.timers).toBe(0);
  });
});
