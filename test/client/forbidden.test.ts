import { describe, expect, it } from "vitest";
import { MemoryTokenStore, type TokenStore } from "../../src/client/index.ts";
import { clock, deferred, failure, issued, success, TimedNetwork, withVirtualTime } from "./support.ts";

withVirtualTime();

describe("a 401 that a new token does not change", () => {
  it("creates no token for another call that was refused at the same time and waits for a busy store", async () => {
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

  it("says nothing about the token after it", async () => {
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

it("a function that supplies the rejected token again does not make the call be sent again", async () => {
  const network = new TimedNetwork(() => failure(401));
  await network.client({ accessToken: () => "same" }).GET("/monitors");
  expect(network.calls).toHaveLength(1);
});
