/** What a store that processes share does when a process is paused, or ends, while it requests a token. */
import { describe, expect, it } from "vitest";
import { clock, thrownBy, withVirtualTime } from "../client/support.ts";
import { after, Fleet, storageWith } from "./fleet.ts";

withVirtualTime();

const minute = 60_000;

it("a process whose token takes longer than its lease keeps it by heartbeats, and the others wait", async () => {
  const fleet = Object.assign(new Fleet(), { authTakes: 25_000 });
  const calls = [fleet.process(), fleet.process()].map((call) => call("/monitors", { timeout: 600_000 }));
  await clock.advance(60_000);
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
  expect(fleet.tokenRequests).toBe(1);
});

it("a process that was paused past the end of its lease uses its token, although another process requests one by now", async () => {
  const fleet = Object.assign(new Fleet(), { authTakes: 20_000 });
  // No heartbeat arrives.
  const storage = storageWith(fleet.storage, {
    write: async (...call) => call[2] !== undefined && fleet.storage.write(...call),
  });
  const first = fleet.process({}, {}, storage)("/monitors");
  await clock.advance(15_000);
  const second = fleet.process()("/monitors");
  const ended: string[] = [];
  const calls = [first.then(() => ended.push("first")), second.then(() => ended.push("second"))];
  await clock.advance(10_000);
  expect(ended).toEqual(["first"]);
  await clock.advance(20_000);
  await Promise.all(calls);
  expect(fleet.tokenRequests).toBe(2);
});

it("a process that loses its lease again and again gives up when the time to wait for a token is over", async () => {
  const fleet = new Fleet();
  const losing = storageWith(fleet.storage, {
    lock: async (...call) => {
      await after(1_000);
      return { ...(await fleet.storage.lock(...call)), fence: 1, heldFor: undefined };
    },
    write: async () => false,
  });
  const error = thrownBy(fleet.process({}, {}, losing)("/monitors"));
  await clock.advance(2 * minute);
  expect((await error).message).toBe(
    "Another process has been requesting an access token for 60000 ms. Check that the auth server responds.",
  );
  expect(fleet.tokenRequests).toBe(0);
});

describe("the limit of ten tokens in ten minutes", () => {
  const once = { retry: { maxRetries: 0 } };
  const never = new Promise<never>(() => {});
  const late = async <T>(answer: Promise<T>, milliseconds: number) => {
    const received = await answer;
    await after(milliseconds);
    return received;
  };

  /** Creates nine more tokens at once, and others when the first ten minutes are nearly over. Returns the most in ten minutes. */
  const most = async (fleet: Fleet) => {
    const call = fleet.process(once);
    fleet.responsesAreLost = true;
    const create = async (count: number) => {
      for (let made = 0; made < count; made += 1) await call("/monitors").catch(() => {});
    };
    await create(9);
    expect(fleet.made).toHaveLength(10);
    const [first = 0] = fleet.made;
    await clock.advance(first + 10 * minute - 1 - clock.now());
    await create(2);
    return fleet.mostInTenMinutes;
  };

  it("holds if a response of the storage takes seconds, which looks like a clock that differs", async () => {
    const fleet = new Fleet();
    fleet.responsesAreLost = true;
    const storage = storageWith(fleet.storage, { lock: (...call) => late(fleet.storage.lock(...call), 4_000) });
    const first = thrownBy(fleet.process(once, {}, storage)("/monitors"));
    await clock.advance(4_000);
    await first;
    expect(await most(fleet)).toBe(10);
  });

  it("holds if a process sends its request seconds after it was noted, and is killed", async () => {
    const fleet = new Fleet();
    let writes = 0;
    const storage = storageWith(fleet.storage, {
      write: async (...call) => (writes++ === 0 ? late(fleet.storage.write(...call), 9_000) : never),
    });
    const fetch: Fleet["fetch"] = (...call) => fleet.fetch(...call).then(() => never);
    fleet
      .process(
        { fetch },
        {},
        storage,
      )("/monitors")
      .catch(() => {});
    await clock.advance(11_000);
    expect(await most(fleet)).toBe(10);
  });
});
