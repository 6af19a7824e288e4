import { describe, expect, it } from "vitest";
import { settled } from "../../bench/fleet/virtual-clock.ts";
import type { Clock } from "../../src/client/clock.ts";
import { withImmediateDigest } from "./hooks.ts";
import { VirtualFleet } from "./virtual-fleet.ts";

const minute = 60_000;

withImmediateDigest();

describe("the requests to the storage", () => {
  it("are none for a call with a valid token", async () => {
    const fleet = new VirtualFleet();
    const call = fleet.process();
    await call("/monitors");
    expect(await fleet.requestsOf(() => Promise.all(Array.from({ length: 100 }, () => call("/monitors"))))).toBe(0);
  });

  it("are three for the process that gets the first token, and one for those that find it", async () => {
    const fleet = new VirtualFleet();
    const [first, second] = [fleet.process(), fleet.process()];
    expect(await fleet.requestsOf(() => first("/monitors"))).toBe(3);
    expect(await fleet.requestsOf(() => second("/monitors"))).toBe(1);
  });

  it("are two for each process that waits", async () => {
    const fleet = new VirtualFleet();
    fleet.authIsSlow = true;
    const calls = Array.from({ length: 10 }, () => fleet.process()("/monitors"));
    expect(
      await fleet.requestsOf(async () => {
        await fleet.clock.advance(1_000);
        await Promise.all(calls);
      }),
    ).toBe(3 + 9 * 2);
    expect(fleet.auth.made).toHaveLength(1);
  });

  it("are four for the process that renews a token before its end, and one for the others", async () => {
    const fleet = new VirtualFleet();
    const [first, second] = [fleet.process(), fleet.process()];
    await first("/monitors");
    await second("/monitors");
    // With the random number 0.5 that is two minutes before the end of its use.
    await fleet.clock.advance(57.5 * minute);
    expect(await fleet.requestsOf(() => first("/monitors"))).toBe(4);
    expect(await fleet.requestsOf(() => second("/monitors"))).toBe(1);
    expect(fleet.auth.made).toHaveLength(2);
  });
});

describe("the limits", () => {
  it("hold for all processes, also if tokens were lost on the way: the eleventh is not requested for ten minutes", async () => {
    const fleet = new VirtualFleet();
    fleet.responsesAreLost = true;
    const errors: string[] = [];
    for (let count = 0; count < 15; count += 1) {
      const call = fleet.process({ retry: { maxRetries: 0 } });
      await call("/monitors").catch((error: Error) => errors.push(error.name));
    }
    expect(fleet.auth.made).toHaveLength(10);
    expect(errors).toEqual([...Array(10).fill("ConnectionError"), ...Array(5).fill("TokenBudgetError")]);
    fleet.responsesAreLost = false;
    await fleet.clock.advance(10 * minute);
    expect((await fleet.process()("/monitors")).status).toBe(200);
  });
});

describe("a token that the service rejects", () => {
  it("is replaced once for all processes", async () => {
    const fleet = new VirtualFleet();
    const processes = Array.from({ length: 10 }, () => fleet.process());
    await Promise.all(processes.map((call) => call("/monitors")));
    fleet.deleted.add("token-1");
    const statuses = await Promise.all(processes.map(async (call) => (await call("/monitors")).status));
    expect(statuses).toEqual(Array(10).fill(200));
    expect(fleet.auth.made).toHaveLength(2);
  });

  it("is not replaced again by each process if a new one does not help", async () => {
    const fleet = new VirtualFleet();
    for (let count = 1; count < 100; count += 1) fleet.deleted.add(`token-${count}`);
    for (let count = 0; count < 20; count += 1) expect((await fleet.process()("/monitors")).status).toBe(401);
    expect(fleet.auth.made).toHaveLength(2);
  });
});

describe("the clocks of machines", () => {
  it("may differ by an hour, either way: they share one token as long as it is valid", async () => {
    const fleet = new VirtualFleet();
    const skews = [0, 60 * minute, -60 * minute];
    const processes = skews.map((skew) => fleet.process({ clock: fleet.clock.skewed(skew) }));
    for (const call of processes) expect((await call("/monitors")).status).toBe(200);
    await fleet.clock.advance(50 * minute);
    for (const call of processes) expect((await call("/monitors")).status).toBe(200);
    expect(fleet.auth.made).toHaveLength(1);
  });

  it("may jump by a day, either way: no token is requested because of it", async () => {
    const fleet = new VirtualFleet();
    let jump = 0;
    const clock: Clock = { ...fleet.clock.asClock(), now: () => fleet.clock.now() + jump };
    const call = fleet.process({ clock });
    for (jump of [0, 24 * 60 * minute, -24 * 60 * minute, 0]) expect((await call("/monitors")).status).toBe(200);
    expect(fleet.auth.made).toHaveLength(1);
  });
});

describe("two data centers", () => {
  it("share a storage without meeting", async () => {
    const fleet = new VirtualFleet();
    await fleet.process()("/monitors");
    await fleet.process({ authUrl: "https://auth.acme.eu" })("/monitors");
    await settled();
    expect(fleet.auth.made).toHaveLength(2);
  });
});
