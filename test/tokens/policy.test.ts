/** What users rely on when a token is needed, of one process and of processes that share a storage. */
import { describe, expect, it } from "vitest";
import { ConnectionError, MemoryTokenStore, TokenBudgetError, TokenError } from "../../src/client/index.ts";
import { clock, withVirtualTime } from "../client/support.ts";
import { Fleet } from "./fleet.ts";

withVirtualTime();

const minute = 60_000;
const hour = 60 * minute;
const once = { retry: { maxRetries: 0 } };

type Call = ReturnType<Fleet["process"]>;

/** How to get three callers: of one process, or each of its own. */
const kinds: Array<[string, (fleet: Fleet) => () => Call]> = [
  [
    "one process",
    (fleet) => {
      const one = fleet.process({ tokenStore: new MemoryTokenStore(fleet.clock), ...once });
      return () => one;
    },
  ],
  ["processes that share a storage", (fleet) => () => fleet.process(once)],
];

describe.each(kinds)("%s:", (_which, callersOf) => {
  function setUp() {
    const fleet = new Fleet();
    /** Another process, if each caller has its own. */
    const another = callersOf(fleet);
    const callers = [another(), another(), another()];
    /** The statuses of a call of each, one after another. */
    const statuses = async (path: string) => {
      const all: number[] = [];
      for (const call of callers) all.push((await call(path)).status);
      return all;
    };
    /** Creates tokens whose responses are lost. */
    const lose = async (count: number) => {
      fleet.responsesAreLost = true;
      for (let lost = 0; lost < count; lost += 1)
        await expect(another()("/monitors")).rejects.toBeInstanceOf(ConnectionError);
      fleet.responsesAreLost = false;
    };
    return { fleet, another, callers, statuses, lose };
  }

  it("if no token is valid, one call requests a token and the others wait", async () => {
    const { fleet, callers } = setUp();
    fleet.authTakes = 1_000;
    const calls = Promise.all(callers.map((call) => call("/monitors")));
    await clock.advance(2_000);
    for (const { status } of await calls) expect(status).toBe(200);
    expect(fleet.tokenRequests).toBe(1);
  });

  it("at its end, a token is replaced once", async () => {
    const { fleet, statuses } = setUp();
    await statuses("/monitors");
    await clock.advance(59 * minute);
    expect(await statuses("/monitors")).toEqual([200, 200, 200]);
    expect(fleet.tokenRequests).toBe(2);
  });

  it("tokens that lost connections may have created count for ten minutes: the eleventh is not requested", async () => {
    const { fleet, another, statuses, lose } = setUp();
    await lose(10);
    for (let call = 0; call < 2; call += 1) {
      const error = await another()("/monitors").catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(TokenBudgetError);
      expect(error).toMatchObject({ retryAt: new Date(clock.now() + 10 * minute) });
    }
    expect(fleet.tokenRequests).toBe(10);
    await clock.advance(10 * minute);
    expect(await statuses("/monitors")).toEqual([200, 200, 200]);
  });

  it("if the auth server refuses, each call gets the TokenError, and no request is sent for a minute", async () => {
    const { fleet, callers, statuses } = setUp();
    fleet.authRefuses = true;
    for (const call of callers) await expect(call("/monitors")).rejects.toBeInstanceOf(TokenError);
    expect(fleet.tokenRequests).toBe(1);
    fleet.authRefuses = false;
    await clock.advance(minute);
    expect(await statuses("/monitors")).toEqual([200, 200, 200]);
  });

  it("after a 401 that says that the account may not do this, the token is kept", async () => {
    const { fleet, statuses } = setUp();
    expect(await statuses("/not-authorized")).toEqual([401, 401, 401]);
    expect(fleet.tokenRequests).toBe(1);
  });

  it("after any other 401, one token is requested, and each call is sent once more", async () => {
    const { fleet, statuses } = setUp();
    await statuses("/monitors");
    fleet.deleted.add("token-1");
    expect(await statuses("/monitors")).toEqual([200, 200, 200]);
    expect(fleet.tokenRequests).toBe(2);
  });

  it("after a 401 for that token, too, it is kept, and is replaced again after six minutes", async () => {
    const { fleet, statuses } = setUp();
    expect(await statuses("/forbidden")).toEqual([401, 401, 401]);
    await clock.advance(6 * minute - 1);
    expect(await statuses("/forbidden")).toEqual([401, 401, 401]);
    expect(await statuses("/monitors")).toEqual([200, 200, 200]);
    expect(fleet.tokenRequests).toBe(2);
    await clock.advance(1);
    expect(await statuses("/forbidden")).toEqual([401, 401, 401]);
    expect(fleet.tokenRequests).toBe(3);
  });

  it("after a 401 when the limits allow no other token, the caller gets the 401, and the token is kept", async () => {
    const { fleet, statuses, lose } = setUp();
    await lose(9);
    await statuses("/monitors");
    expect(await statuses("/forbidden")).toEqual([401, 401, 401]);
    expect(await statuses("/monitors")).toEqual([200, 200, 200]);
    expect(fleet.tokenRequests).toBe(10);
  });
});

describe("tokens in memory, when somebody sets the clock back by six hours:", () => {
  const setUp = () => {
    const fleet = new Fleet();
    return { fleet, call: fleet.process({ tokenStore: new MemoryTokenStore(fleet.clock), ...once }) };
  };

  it("a full budget allows the next token after ten minutes, not after 370", async () => {
    const { fleet, call } = setUp();
    fleet.responsesAreLost = true;
    for (let lost = 0; lost < 10; lost += 1) await call("/monitors").catch(() => {});
    fleet.responsesAreLost = false;
    fleet.ahead = -6 * hour;
    for (const minutes of [0, 9]) {
      await clock.advance(minutes * minute);
      await expect(call("/monitors")).rejects.toBeInstanceOf(TokenBudgetError);
    }
    await clock.advance(minute);
    expect((await call("/monitors")).status).toBe(200);
  });

  it("an auth server that refused is asked again after a minute", async () => {
    const { fleet, call } = setUp();
    fleet.authRefuses = true;
    await expect(call("/monitors")).rejects.toBeInstanceOf(TokenError);
    fleet.ahead = -6 * hour;
    await expect(call("/monitors")).rejects.toBeInstanceOf(TokenError);
    fleet.authRefuses = false;
    await clock.advance(minute);
    expect((await call("/monitors")).status).toBe(200);
    expect(fleet.tokenRequests).toBe(2);
  });

  it("a token that replaced another one after a 401 is replaced again after ten minutes", async () => {
    const { fleet, call } = setUp();
    await call("/monitors");
    fleet.deleted.add("token-1");
    await call("/monitors");
    fleet.ahead = -6 * hour;
    await call("/monitors");
    await clock.advance(10 * minute);
    fleet.deleted.add("token-2");
    expect((await call("/monitors")).status).toBe(200);
    expect(fleet.tokenRequests).toBe(3);
  });

  it("a valid token is used until its end", async () => {
    const { fleet, call } = setUp();
    await call("/monitors");
    fleet.ahead = -6 * hour;
    for (let minutes = 0; minutes < 120; minutes += 10) {
      expect((await call("/monitors")).status).toBe(200);
      await clock.advance(10 * minute);
    }
    expect(fleet.made).toHaveLength(2);
  });
});

it("a token in memory is replaced when its time is over, also if the machine slept meanwhile", async () => {
  const fleet = new Fleet();
  const call = fleet.process({ tokenStore: new MemoryTokenStore(fleet.clock), ...once });
  await call("/monitors");
  // The clock of durations stands still while a machine sleeps.
  fleet.ahead = 2 * hour;
  await call("/monitors");
  expect(fleet.tokenRequests).toBe(2);
});

it("tokens in memory still count when the clock is set forward by a day", async () => {
  const fleet = new Fleet();
  const call = fleet.process({ tokenStore: new MemoryTokenStore(fleet.clock), ...once });
  fleet.responsesAreLost = true;
  for (let count = 0; count < 10; count += 1) await call("/monitors").catch(() => {});
  fleet.ahead = 24 * hour;
  await expect(call("/monitors")).rejects.toBeInstanceOf(TokenBudgetError);
  expect(fleet.tokenRequests).toBe(10);
});

it("a token whose response takes a second may have been created before: it is used until a minute before an hour after its request", async () => {
  const fleet = new Fleet();
  const call = fleet.process({ tokenStore: new MemoryTokenStore(fleet.clock) });
  fleet.authTakes = 1_000;
  const first = call("/monitors");
  await clock.advance(59 * minute - 1);
  await first;
  await call("/monitors");
  expect(fleet.tokenRequests).toBe(1);
  await clock.advance(1);
  const last = call("/monitors");
  await clock.advance(1_000);
  await last;
  expect(fleet.tokenRequests).toBe(2);
});
