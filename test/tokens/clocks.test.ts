import { describe, expect, it } from "vitest";
import { ConnectionError, TokenBudgetError, TokenError } from "../../src/client/errors.ts";
import { MemoryTokenStore } from "../../src/client/tokens/store.ts";
import type { Clock } from "../../src/shared/clock.ts";
import { withImmediateDigest } from "./hooks.ts";
import { MemoryStorage } from "./memory-storage.ts";
import { VirtualFleet } from "./virtual-fleet.ts";

const minute = 60_000;
const hour = 60 * minute;

withImmediateDigest();

/** A service, and processes of a machine whose clock can be set. */
function machine() {
  const fleet = new VirtualFleet();
  const self = { ahead: 0 };
  const clock: Clock = { ...fleet.clock.asClock(), now: () => fleet.clock.now() + self.ahead };
  const storage = new MemoryStorage(clock);
  const retry = { maxRetries: 0 };
  const alone = fleet.process({ clock, retry, tokenStore: new MemoryTokenStore(clock) });
  return {
    fleet,
    set: (milliseconds: number) => {
      self.ahead += milliseconds;
    },
    /** A process with tokens in memory is always the same; of those that share a storage, each is another one. */
    callers: { memory: () => alone, shared: () => fleet.process({ clock, retry }, {}, storage) },
  };
}

/** Creates ten tokens whose responses are lost. */
async function spend(fleet: VirtualFleet, caller: () => ReturnType<VirtualFleet["process"]>) {
  fleet.responsesAreLost = true;
  for (let count = 0; count < 10; count += 1) {
    await expect(caller()("/monitors")).rejects.toBeInstanceOf(ConnectionError);
  }
  fleet.responsesAreLost = false;
}

describe("tokens in memory, when somebody sets the clock", () => {
  it("back by six hours with a full budget: the next token comes after ten minutes, not after 370", async () => {
    const { fleet, callers, set } = machine();
    await spend(fleet, callers.memory);
    set(-6 * hour);
    await expect(callers.memory()("/monitors")).rejects.toBeInstanceOf(TokenBudgetError);
    await fleet.clock.advance(9 * minute);
    await expect(callers.memory()("/monitors")).rejects.toBeInstanceOf(TokenBudgetError);
    await fleet.clock.advance(minute);
    expect((await callers.memory()("/monitors")).status).toBe(200);
  });

  it("back by six hours after the auth server refused: it is asked again after a minute", async () => {
    const { fleet, callers, set } = machine();
    fleet.authRefuses = true;
    await expect(callers.memory()("/monitors")).rejects.toBeInstanceOf(TokenError);
    set(-6 * hour);
    await expect(callers.memory()("/monitors")).rejects.toBeInstanceOf(TokenError);
    fleet.authRefuses = false;
    await fleet.clock.advance(minute);
    expect((await callers.memory()("/monitors")).status).toBe(200);
    expect(fleet.tokenRequests).toBe(2);
  });

  it("back by six hours after a 401: another token is replaced again after ten minutes", async () => {
    const { fleet, callers, set } = machine();
    const call = async () => (await callers.memory()("/monitors")).status;
    await call();
    fleet.deleted.add("token-1");
    await call();
    set(-6 * hour);
    await call();
    await fleet.clock.advance(10 * minute);
    fleet.deleted.add("token-2");
    expect(await call()).toBe(200);
    expect(fleet.tokenRequests).toBe(3);
  });

  it("back by six hours with a valid token: it is used until its end", async () => {
    const { fleet, callers, set } = machine();
    await callers.memory()("/monitors");
    set(-6 * hour);
    for (let minutes = 0; minutes < 120; minutes += 10) {
      expect((await callers.memory()("/monitors")).status).toBe(200);
      await fleet.clock.advance(10 * minute);
    }
    expect(fleet.auth.made).toHaveLength(2);
  });
});

it("of tokens that processes share, when somebody sets the clock back by six hours, another is requested", async () => {
  const { callers, set } = machine();
  await callers.shared()("/monitors");
  set(-6 * hour);
  for (let count = 0; count < 3; count += 1) expect((await callers.shared()("/monitors")).status).toBe(200);
});

it("tokens in memory still count when the clock is set forward by a day", async () => {
  const { fleet, callers, set } = machine();
  await spend(fleet, callers.memory);
  set(24 * hour);
  await expect(callers.memory()("/monitors")).rejects.toBeInstanceOf(TokenBudgetError);
  expect(fleet.tokenRequests).toBe(10);
});
