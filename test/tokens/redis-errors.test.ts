/** What the token store does about the errors of Redis, in virtual time. */
import { expect, it } from "vitest";
import { redisTokenStore } from "../../src/token-stores/redis.ts";
import { advance, Network, thrownBy, withVirtualTime } from "../client/support.ts";

withVirtualTime();

it.each([
  ["NOAUTH Authentication required.", "Redis requires a password. Give it to the client."],
  ["WRONGPASS invalid username-password pair", "Redis rejected the password."],
  ["NOPERM this user has no permissions", "The user of Redis may not run GET, SET and EVAL on these keys."],
])("what no waiting fixes fails a call at once, before a token is requested: %s", async (text, message) => {
  const network = new Network();
  const tokenStore = redisTokenStore({ sendCommand: () => Promise.reject(new Error(text)) });
  expect(String(await thrownBy(network.serviceFetch({ tokenStore })("/monitors")))).toBe(`StorageError: ${message}`);
  expect(network.tokenCalls).toEqual([]);
});

it("a mistake of the program fails a call at once, as it is", async () => {
  const mistake = new TypeError("the client got wrong arguments");
  const tokenStore = redisTokenStore({ sendCommand: () => Promise.reject(mistake) });
  expect(await thrownBy(new Network().serviceFetch({ tokenStore })("/monitors"))).toBe(mistake);
});

it.each(["READONLY", "MASTERDOWN", "CLUSTERDOWN", "TRYAGAIN", "BUSY", "LOADING", "MISCONF", "UNBLOCKED"])(
  "a call tries again while Redis responds %s, as during a failover",
  async (code) => {
    const network = new Network();
    let failures = 3;
    const sendCommand = async ([command]: string[]) => {
      if (failures > 0) {
        failures -= 1;
        throw new Error(`${code} a text with redis://user:password@host`);
      }
      return command === "GET" ? null : "OK";
    };
    const tokenStore = redisTokenStore({ sendCommand });
    const call = network.serviceFetch({ tokenStore })("/monitors");
    await advance(5_000);
    expect((await call).status).toBe(200);
    failures = Number.POSITIVE_INFINITY;
    const failing = thrownBy(network.serviceFetch({ tokenStore })("/monitors"));
    await advance(120_000);
    expect(String(await failing)).toBe(`StorageError: Redis failed (${code}).`);
  },
);
