import { describe, expect } from "vitest";
import { ConnectionError, TokenBudgetError, TokenError } from "../../src/client/errors.ts";
import { replacementInterval } from "../../src/client/tokens/policy.ts";
import { MemoryTokenStore } from "../../src/client/tokens/store.ts";
import { StorageError } from "../../src/tokens/storage.ts";
import { withImmediateDigest } from "./hooks.ts";
import { it, switched, VirtualFleet } from "./virtual-fleet.ts";

const minute = 60_000;
const once = { retry: { maxRetries: 0 } };

withImmediateDigest();

/** Three callers: of one process, or each of its own. */
const stores: Array<[string, (fleet: VirtualFleet) => Array<ReturnType<VirtualFleet["process"]>>]> = [
  ["one process", (fleet) => Array(3).fill(fleet.process({ tokenStore: new MemoryTokenStore(), ...once }))],
  ["processes that share a storage", (fleet) => Array.from({ length: 3 }, () => fleet.process(once))],
];

/**
 * The rows of the table in `policy.ts`, for both stores. Two have tests elsewhere: how a fleet renews a token before its end,
 * in `shared-store.test.ts`; and that a token counts before it is requested, in `model.test.ts` and `client/tokens.test.ts`.
 */
describe.each(stores)("%s:", (_which, start) => {
  function setUp() {
    const fleet = new VirtualFleet();
    const callers = start(fleet);
    const [first = fleet.process()] = callers;
    /** The statuses of a call of each, one after another. */
    const statuses = async (path: string) => {
      const all: number[] = [];
      for (const call of callers) all.push((await call(path)).status);
      return all;
    };
    return { fleet, callers, first, statuses };
  }

  it("if no token is valid, one call requests a token and the others wait", async () => {
    const { fleet, callers } = setUp();
    fleet.authIsSlow = true;
    const calls = Promise.all(callers.map((call) => call("/monitors")));
    await fleet.clock.advance(2_000);
    for (const { status } of await calls) expect(status).toBe(200);
    expect(fleet.tokenRequests).toBe(1);
  });

  it("at its end, a token is replaced once", async () => {
    const { fleet, statuses } = setUp();
    await statuses("/monitors");
    await fleet.clock.advance(59 * minute);
    expect(await statuses("/monitors")).toEqual([200, 200, 200]);
    expect(fleet.tokenRequests).toBe(2);
  });

  it("tokens that lost connections may have created count for ten minutes: the eleventh is not requested", async () => {
    const { fleet, callers, statuses } = setUp();
    fleet.responsesAreLost = true;
    const errors: unknown[] = [];
    for (let count = 0; count < 12; count += 1) {
      await callers[count % 3]?.("/monitors").catch((error: unknown) => errors.push(error));
    }
    expect(errors.slice(0, 10).every((error) => error instanceof ConnectionError)).toBe(true);
    for (const error of errors.slice(10)) {
      expect(error).toBeInstanceOf(TokenBudgetError);
      expect(error).toMatchObject({ retryAt: new Date(fleet.clock.now() + 10 * minute) });
    }
    expect(fleet.tokenRequests).toBe(10);
    fleet.responsesAreLost = false;
    await fleet.clock.advance(10 * minute);
    expect(await statuses("/monitors")).toEqual([200, 200, 200]);
  });

  it("if the auth server refuses, each call gets the TokenError, and no request is sent until it may be", async () => {
    const { fleet, callers, statuses } = setUp();
    fleet.authRefuses = true;
    for (const call of callers) await expect(call("/monitors")).rejects.toBeInstanceOf(TokenError);
    expect(fleet.tokenRequests).toBe(1);
    fleet.authRefuses = false;
    await fleet.clock.advance(minute);
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

  it("after a 401 for that token, too, it is kept, and is replaced again when the interval is over", async () => {
    const { fleet, statuses } = setUp();
    expect(await statuses("/forbidden")).toEqual([401, 401, 401]);
    await fleet.clock.advance(replacementInterval - 1);
    expect(await statuses("/forbidden")).toEqual([401, 401, 401]);
    expect(await statuses("/monitors")).toEqual([200, 200, 200]);
    expect(fleet.tokenRequests).toBe(2);
    await fleet.clock.advance(1);
    expect(await statuses("/forbidden")).toEqual([401, 401, 401]);
    expect(fleet.tokenRequests).toBe(3);
  });

  it("after a 401 when the limits allow no other token, the caller gets the 401, and the token is kept", async () => {
    const { fleet, first, statuses } = setUp();
    fleet.responsesAreLost = true;
    for (let count = 0; count < 9; count += 1) await first("/monitors").catch(() => {});
    fleet.responsesAreLost = false;
    await statuses("/monitors");
    expect(await statuses("/forbidden")).toEqual([401, 401, 401]);
    expect(await statuses("/monitors")).toEqual([200, 200, 200]);
    expect(fleet.tokenRequests).toBe(10);
  });
});

it("a token whose response takes a second may have been created before that: it is used until a minute before an hour after its request", async () => {
  const fleet = new VirtualFleet();
  const call = fleet.process({ tokenStore: new MemoryTokenStore() });
  fleet.authIsSlow = true;
  const first = call("/monitors");
  await fleet.clock.advance(59 * minute - 1);
  await first;
  await call("/monitors");
  expect(fleet.tokenRequests).toBe(1);
  await fleet.clock.advance(1);
  const last = call("/monitors");
  await fleet.clock.advance(1_000);
  await last;
  expect(fleet.tokenRequests).toBe(2);
});

describe("if the storage is away,", () => {
  it("a valid token is used until its end; then calls fail, and no token is requested until the storage is back", async () => {
    const fleet = new VirtualFleet();
    const link = switched(fleet.storage);
    const call = fleet.process({}, {}, link.shared);
    await call("/monitors");
    link.isAway = true;
    await fleet.clock.advance(58.9 * minute);
    expect((await call("/monitors")).status).toBe(200);
    await fleet.clock.advance(0.2 * minute);
    await expect(call("/monitors")).rejects.toBeInstanceOf(StorageError);
    expect(fleet.tokenRequests).toBe(1);
    link.isAway = false;
    expect((await call("/monitors")).status).toBe(200);
    expect(fleet.tokenRequests).toBe(2);
  });
});

it("a process whose newer token of the storage is refused, too, uses the one that another has requested since", async () => {
  const fleet = new VirtualFleet();
  // The first one renews the token long before its end.
  const callers = [0.999, 0, 0].map((lead) => fleet.process(once, { random: () => lead }));
  for (const call of callers) await call("/monitors");
  const [renewing, ...others] = callers;
  await fleet.clock.advance(55 * minute);
  while (fleet.tokenRequests < 2) {
    await fleet.clock.advance(minute / 10);
    await renewing?.("/monitors");
  }
  for (const token of ["token-1", "token-2"]) fleet.deleted.add(token);
  for (const call of others) expect((await call("/monitors")).status).toBe(401);
  expect((await renewing?.("/monitors"))?.status).toBe(200);
  for (const call of others) expect((await call("/monitors")).status).toBe(200);
  expect(fleet.tokenRequests).toBe(3);
});
