/** What a store that processes share does when its storage or a clock fails. */
import { describe, expect, it } from "vitest";
import { type SharedStorage, type SharedStoreOptions, StorageError } from "../../src/token-stores/index.ts";
import { clock, thrownBy, withVirtualTime } from "../client/support.ts";
import { Fleet, storageWith, switched } from "./fleet.ts";

withVirtualTime();

const minute = 60_000;
const once = { retry: { maxRetries: 0 } };

it("the first process sends three requests to the storage, those that find its token one, and a call with it none", async () => {
  const fleet = new Fleet();
  const [first, second] = [fleet.process(), fleet.process()];
  const requests: number[] = [];
  for (const call of [first, second, first]) {
    const before = fleet.storage.requests;
    await call("/monitors");
    requests.push(fleet.storage.requests - before);
  }
  expect(requests).toEqual([3, 1, 0]);
});

it("half a day of processes that call each minute, with clocks that differ by an hour, has no failed call, and a token for each hour", async () => {
  const fleet = new Fleet();
  const processes = [0.1, 0.3, 0.5, 0.7, 0.9].map((random) => {
    const ahead = (random - 0.5) * 150 * minute;
    return fleet.process({ clock: { ...clock, now: () => clock.now() + ahead } }, { random: () => random });
  });
  for (let at = 0; at < 12 * 60; at += 1) {
    for (const call of processes) expect((await call("/monitors")).status).toBe(200);
    await clock.advance(minute);
  }
  expect(fleet.made.length).toBeLessThanOrEqual(13);
});

it("a process that starts while another one replaces a rejected token replaces nothing", async () => {
  const fleet = new Fleet();
  await fleet.process()("/monitors");
  fleet.deleted.add("token-1");
  fleet.authTakes = 2_000;
  const first = fleet.process()("/monitors");
  await clock.advance(500);
  const second = fleet.process()("/monitors");
  await clock.advance(20_000);
  for (const { status } of await Promise.all([first, second])) expect(status).toBe(200);
  expect(fleet.tokenRequests).toBe(2);
});

it("a process whose newer token of the storage is refused, too, uses the one that another has requested since", async () => {
  const fleet = new Fleet();
  // The first one renews the token four minutes before its end.
  const [renewing, ...others] = [0.999, 0, 0].map((lead) => fleet.process(once, { random: () => lead }));
  const callAll = async () => [
    await renewing?.("/monitors"),
    await others[0]?.("/monitors"),
    await others[1]?.("/monitors"),
  ];
  await callAll();
  await clock.advance(55.1 * minute);
  await renewing?.("/monitors");
  expect(fleet.tokenRequests).toBe(2);
  for (const token of ["token-1", "token-2"]) fleet.deleted.add(token);
  for (const call of others) expect((await call("/monitors")).status).toBe(401);
  for (const response of await callAll()) expect(response?.status).toBe(200);
  expect(fleet.tokenRequests).toBe(3);
});

it.each([
  ["that lost its content", (fleet: Fleet) => fleet.storage.clear()],
  ["whose clock somebody set back by six hours", (fleet: Fleet) => Object.assign(fleet, { ahead: -360 * minute })],
])(
  "a storage %s gets another token from the next process, and a process that has one goes on",
  async (_what, happens) => {
    const fleet = new Fleet();
    const call = fleet.process();
    await call("/monitors");
    happens(fleet);
    expect((await call("/monitors")).status).toBe(200);
    expect(fleet.tokenRequests).toBe(1);
    for (let count = 0; count < 3; count += 1) expect((await fleet.process()("/monitors")).status).toBe(200);
    expect(fleet.tokenRequests).toBe(2);
  },
);

it("a process whose storage loses everything while it requests a token goes on with its token", async () => {
  const fleet = new Fleet();
  const fetch: Fleet["fetch"] = async (...call) => {
    const response = await fleet.fetch(...call);
    fleet.storage.clear();
    return response;
  };
  const call = fleet.process({ fetch });
  for (let count = 0; count < 3; count += 1) expect((await call("/monitors")).status).toBe(200);
  expect(fleet.tokenRequests).toBe(1);
});

describe("a storage that is away", () => {
  const away = new StorageError("The database could not be reached.", { isAway: true });
  const setUp = (shared: SharedStoreOptions = {}, error: Error = away) => {
    const fleet = new Fleet();
    const link = switched(fleet.storage, error);
    return { fleet, link, call: fleet.process({}, shared, link.shared) };
  };

  it("for a moment is tried again, and the call gets its token", async () => {
    const { fleet, link, call } = setUp();
    link.isAway = true;
    const answer = call("/monitors");
    await clock.advance(6_000);
    link.isAway = false;
    await clock.advance(1_000);
    expect((await answer).status).toBe(200);
    expect(fleet.tokenRequests).toBe(1);
  });

  it("while a token is requested loses neither the token nor its place in the storage", async () => {
    const { fleet, link, call } = setUp();
    fleet.authTakes = 1_000;
    const answer = call("/monitors");
    await clock.advance(500);
    link.isAway = true;
    await clock.advance(5_000);
    link.isAway = false;
    await clock.advance(1_000);
    expect((await answer).status).toBe(200);
    expect((await fleet.process()("/monitors")).status).toBe(200);
    expect(fleet.tokenRequests).toBe(1);
  });

  it("while another process requests a token fails no process that waits for it", async () => {
    const { fleet } = setUp();
    fleet.authTakes = 1_000;
    let refused = 0;
    const losing = storageWith(fleet.storage, {
      changed: (...call) => (refused++ < 3 ? Promise.reject(away) : fleet.storage.changed(...call)),
    });
    const answers = [fleet.process()("/monitors"), fleet.process({}, {}, losing)("/monitors")];
    await clock.advance(5_000);
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    expect(fleet.tokenRequests).toBe(1);
  });

  it("longer than `storageTimeout` is an error that says why", async () => {
    const { link, call } = setUp({ storageTimeout: 3_000 });
    link.isAway = true;
    const error = thrownBy(call("/monitors"));
    await clock.advance(3_000);
    expect(await error).toMatchObject({ name: "StorageError", message: away.message });
    expect(link.refused).toBeGreaterThan(2);
  });

  it("does not delay a call with a valid token, which is used until its end; then no token is requested until it is back", async () => {
    const { fleet, link, call } = setUp();
    await call("/monitors");
    link.isAway = true;
    // When the process would renew it.
    await clock.advance(57.5 * minute);
    expect((await call("/monitors")).status).toBe(200);
    expect(link.refused).toBe(1);
    await clock.advance(1.5 * minute);
    const error = thrownBy(call("/monitors"));
    await clock.advance(minute);
    expect(await error).toBeInstanceOf(StorageError);
    expect(fleet.tokenRequests).toBe(1);
    link.isAway = false;
    expect((await call("/monitors")).status).toBe(200);
    expect(fleet.tokenRequests).toBe(2);
  });

  it("is not one that refuses, which is not tried again", async () => {
    const { link, call } = setUp({}, new StorageError("Redis refused the password."));
    link.isAway = true;
    expect((await thrownBy(call("/monitors"))).message).toBe("Redis refused the password.");
    expect(link.refused).toBe(1);
  });
});

it("an error of a storage of one's own is shown by its name and code: its message may have what is stored", async () => {
  const fleet = new Fleet();
  const write: SharedStorage["write"] = async (_key, _fence, next) => {
    throw Object.assign(new RangeError(`not written: ${next?.body} to redis://user:password@host`), { code: "23505" });
  };
  const error = await thrownBy(fleet.process({}, {}, storageWith(fleet.storage, { write }))("/monitors"));
  expect(error).toBeInstanceOf(StorageError);
  const message = "The token storage failed with RangeError 23505. Check that it runs and responds.";
  expect(error).toMatchObject({ message, cause: "RangeError 23505" });
});
