import { describe, expect } from "vitest";
import type { FetchFunction } from "../../src/client/options.ts";
import { type Clock, sleep } from "../../src/shared/clock.ts";
import type { SharedStoreOptions } from "../../src/tokens/shared-store.ts";
import { type SharedStorage, StorageError } from "../../src/tokens/storage.ts";
import { withImmediateDigest } from "./hooks.ts";
import { it, storageWith, switched, VirtualFleet } from "./virtual-fleet.ts";

const minute = 60_000;

withImmediateDigest();

it("the first process sends three requests to the storage, those that find its token one, and a call with it none", async ({
  fleet,
}) => {
  const [first, second] = [fleet.process(), fleet.process()];
  expect(await fleet.requestsOf(() => first("/monitors"))).toBe(3);
  expect(await fleet.requestsOf(() => second("/monitors"))).toBe(1);
  expect(await fleet.requestsOf(() => Promise.all(Array.from({ length: 100 }, () => first("/monitors"))))).toBe(0);
});

it("a storage that lost its content gets another token from the next process", async ({ fleet }) => {
  const call = fleet.process();
  await call("/monitors");
  fleet.storage.clear();
  expect((await call("/monitors")).status).toBe(200);
  expect(fleet.tokenRequests).toBe(1);
  for (let count = 0; count < 3; count += 1) expect((await fleet.process()("/monitors")).status).toBe(200);
  expect(fleet.tokenRequests).toBe(2);
});

it("a process whose storage loses everything while it requests a token goes on with its token", async ({ fleet }) => {
  const fetch = async (...call: Parameters<FetchFunction>) => {
    const response = await fleet.fetch(...call);
    fleet.storage.clear();
    return response;
  };
  const call = fleet.process({ fetch });
  for (let count = 0; count < 3; count += 1) expect((await call("/monitors")).status).toBe(200);
  expect(fleet.tokenRequests).toBe(1);
});

describe("a storage that is away for a moment", () => {
  const away = new StorageError("The database could not be reached.", { isAway: true });
  const setUp = (shared: SharedStoreOptions = {}, error = away) => {
    const fleet = new VirtualFleet();
    const link = switched(fleet.storage, error);
    return { fleet, link, call: fleet.process({}, shared, link.shared) };
  };
  const failure = (error: unknown) => error;

  it("is tried again, and the call gets its token", async () => {
    const { fleet, link, call } = setUp();
    link.isAway = true;
    const answer = call("/monitors");
    await fleet.clock.advance(6_000);
    link.isAway = false;
    await fleet.clock.advance(1_000);
    expect((await answer).status).toBe(200);
    expect(fleet.tokenRequests).toBe(1);
  });

  it("while a token is requested, loses neither the token nor its place in the storage", async () => {
    const { fleet, link, call } = setUp();
    fleet.authIsSlow = true;
    const answer = call("/monitors");
    await fleet.clock.advance(500);
    link.isAway = true;
    await fleet.clock.advance(5_000);
    link.isAway = false;
    await fleet.clock.advance(1_000);
    expect((await answer).status).toBe(200);
    expect((await fleet.process()("/monitors")).status).toBe(200);
    expect(fleet.tokenRequests).toBe(1);
  });

  it("while another process requests a token, fails no process that waits for it", async () => {
    const { fleet } = setUp();
    fleet.authIsSlow = true;
    let refused = 0;
    const losing = storageWith(fleet.storage, {
      changed: (...call) => (refused++ < 3 ? Promise.reject(away) : fleet.storage.changed(...call)),
    });
    const answers = [fleet.process()("/monitors"), fleet.process({}, {}, losing)("/monitors")];
    await fleet.clock.advance(5_000);
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    expect(fleet.tokenRequests).toBe(1);
  });

  it("is an error when `storageTimeout` is over, which says why", async () => {
    const { fleet, link, call } = setUp({ storageTimeout: 3_000 });
    link.isAway = true;
    const error = call("/monitors").catch(failure);
    await fleet.clock.advance(3_000);
    expect(await error).toMatchObject({ name: "StorageError", message: away.message });
    expect(link.refused).toBeGreaterThan(2);
  });

  it("does not delay a call with a valid token", async () => {
    const { fleet, link, call } = setUp();
    await call("/monitors");
    // When the process would renew it.
    await fleet.clock.advance(57.5 * minute);
    link.isAway = true;
    expect((await call("/monitors")).status).toBe(200);
    expect(link.refused).toBe(1);
  });

  it("is not one that refuses, which is not tried again", async () => {
    const { link, call } = setUp({}, new StorageError("Redis refused the password."));
    link.isAway = true;
    expect(await call("/monitors").catch(failure)).toMatchObject({ message: "Redis refused the password." });
    expect(link.refused).toBe(1);
  });
});

it("a process that was paused past the end of its lease uses its token, although another process requests one by now", async ({
  fleet,
}) => {
  // No heartbeat arrives.
  const write: SharedStorage["write"] = async (...call) => call[2] !== undefined && fleet.storage.write(...call);
  const slow = { fetch: fleet.slow(20_000) };
  const first = fleet.process(slow, {}, storageWith(fleet.storage, { write }))("/monitors");
  await fleet.clock.advance(15_000);
  const second = fleet.process(slow)("/monitors");
  const ended: string[] = [];
  const calls = [first.then(() => ended.push("first")), second.then(() => ended.push("second"))];
  await fleet.clock.advance(10_000);
  expect(ended).toEqual(["first"]);
  await fleet.clock.advance(20_000);
  await Promise.all(calls);
  expect(fleet.tokenRequests).toBe(2);
});

it("a process that loses its lease again and again gives up when the time to wait for a token is over", async ({
  fleet,
}) => {
  const { storage, clock } = fleet;
  const losing = storageWith(storage, {
    lock: async (...call) => {
      await sleep(clock, 1_000);
      return { ...(await storage.lock(...call)), fence: 1, heldFor: undefined };
    },
    write: async () => false,
  });
  const call = fleet.process({}, {}, losing);
  const error = call("/monitors").catch((caught: unknown) => caught);
  await clock.advance(2 * minute);
  const message =
    "Another process has been requesting an access token for 60000 ms. Check that the auth server responds.";
  expect(await error).toMatchObject({ message });
  expect(fleet.tokenRequests).toBe(0);
});

describe("the limit of ten tokens in ten minutes", () => {
  const never = new Promise<never>(() => {});
  const delayed = async <T>(clock: Clock, answer: Promise<T>, milliseconds: number) => {
    const received = await answer;
    await sleep(clock, milliseconds);
    return received;
  };

  /** Creates nine more tokens at once, and others when the first ten minutes are nearly over. Returns the most in ten minutes. */
  const most = async (fleet: VirtualFleet) => {
    const process = fleet.process({ retry: { maxRetries: 0 } });
    fleet.responsesAreLost = true;
    const create = async (count: number) => {
      for (let made = 0; made < count; made += 1) await process("/monitors").catch(() => {});
    };
    await create(9);
    expect(fleet.auth.made).toHaveLength(10);
    const [first = 0] = fleet.auth.made;
    await fleet.clock.advance(first + 10 * minute - 1 - fleet.clock.now());
    await create(2);
    return fleet.auth.most;
  };

  it("holds if a response of the storage takes seconds, which looks like a clock that differs", async ({ fleet }) => {
    fleet.responsesAreLost = true;
    const storage = storageWith(fleet.storage, {
      lock: (...call) => delayed(fleet.clock, fleet.storage.lock(...call), 4_000),
    });
    const call = fleet.process({ retry: { maxRetries: 0 } }, {}, storage);
    const first = call("/monitors").catch(() => {});
    await fleet.clock.advance(4_000);
    await first;
    expect(await most(fleet)).toBe(10);
  });

  it("holds if a process sends its request seconds after it was noted, and is killed", async ({ fleet }) => {
    let writes = 0;
    const storage = storageWith(fleet.storage, {
      write: async (...call) => (writes++ === 0 ? delayed(fleet.clock, fleet.storage.write(...call), 9_000) : never),
    });
    const fetch: FetchFunction = async (...call) => fleet.fetch(...call).then(() => never);
    const call = fleet.process({ fetch }, {}, storage);
    call("/monitors").catch(() => {});
    await fleet.clock.advance(11_000);
    expect(await most(fleet)).toBe(10);
  });
});

it("half a day of processes that call each minute, with clocks that differ by an hour, has no failed call, and a token for each hour", async ({
  fleet,
}) => {
  const processes = [0.1, 0.3, 0.5, 0.7, 0.9].map((random) =>
    fleet.process({ clock: fleet.clock.skewed((random - 0.5) * 150 * minute) }, { random: () => random }),
  );
  for (let at = 0; at < 12 * 60; at += 1) {
    for (const call of processes) expect((await call("/monitors")).status).toBe(200);
    await fleet.clock.advance(minute);
  }
  expect(fleet.auth.made.length).toBeLessThanOrEqual(13);
});

it("an error of a storage of one's own is shown by its name and code: its message may have what is stored", async ({
  fleet,
}) => {
  const write: SharedStorage["write"] = async (_key, _fence, next) => {
    throw Object.assign(new RangeError(`not written: ${next?.body} to redis://user:password@host`), { code: "23505" });
  };
  const error = await fleet
    .process(
      {},
      {},
      storageWith(fleet.storage, { write }),
    )("/monitors")
    .catch((one) => one);
  expect(error).toBeInstanceOf(StorageError);
  const message = "The token storage failed with RangeError 23505. Check that it runs and responds.";
  expect(error).toMatchObject({ message, cause: "RangeError 23505" });
});
