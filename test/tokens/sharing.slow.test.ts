/** Processes that share a token, with faults, for virtual hours: whether they stay within both limits, and which calls fail. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { enterWorld, hour, minute, random, type Step, second, type World } from "./world.ts";

let world: World;
let leave: () => void;
beforeEach(() => {
  ({ world, leave } = enterWorld());
});
afterEach(() => leave());

/** Lets each step be the moment of a fault, with a probability. */
function faults(
  probability: number,
  fault: (process: { isKilled: boolean; stoppedUntil: number }) => void,
  only?: Step,
) {
  world.onStep = (step, process) => {
    if ((only === undefined || step === only) && random() < probability) fault(process);
  };
}

const within = {
  inWindow: expect.toSatisfy((count: number) => count <= 10),
  active: expect.toSatisfy((count: number) => count <= 10),
};

it("one token is requested for 200 that start at once, and one an hour afterwards", async () => {
  world.start(200, { every: 10 * minute, within: 100 });
  await world.run(3 * hour);
  expect(world).toMatchObject({ ...within, failed: 0, denied: 0 });
  expect(world.tokens).toBeLessThanOrEqual(4);
});

it("one token is requested for 200 that get a 401 in the same second", async () => {
  world.start(200, { every: 2 * second });
  world.at(minute, () => world.deleteActive());
  await world.run(minute + 10 * second);
  expect(world).toMatchObject({ tokens: 2, failed: 0 });
});

describe("a holder of the lock", () => {
  it("that is killed delays the others by its lock, and nothing fails", async () => {
    faults(0.1, (process) => {
      process.isKilled = true;
    });
    world.cron(10 * second);
    await world.run(6 * hour);
    expect(world).toMatchObject({ ...within, failed: 0, denied: 0 });
  });

  it("that is stopped for minutes causes one token too many at most", async () => {
    let stops = 0;
    faults(0.3, (process) => {
      stops += 1;
      process.stoppedUntil = world.now + minute + random() * 2 * minute;
    });
    world.start(30);
    await world.run(6 * hour);
    expect(world).toMatchObject({ ...within, denied: 0 });
    expect(world.tokens).toBeLessThanOrEqual(7 + stops);
    expect(world.failed).toBeLessThanOrEqual(stops);
  });
});

describe("the store", () => {
  it("that is full after each issued token loses none", async () => {
    world.onStep = (step) => {
      if (step !== "issued") return;
      world.storeIs = "full";
      world.at(world.now + 5 * second, () => {
        world.storeIs = "up";
      });
    };
    world.start(30);
    await world.run(3 * hour);
    expect(world).toMatchObject({ ...within, failed: 0, denied: 0 });
    expect(world.tokens).toBeLessThanOrEqual(4);
  });

  it("that is away fails no call whose process has a valid token", async () => {
    world.start(30, { every: 20 * second });
    world.at(20 * minute, () => {
      world.storeIs = "away";
    });
    world.at(40 * minute, () => {
      world.storeIs = "up";
    });
    await world.run(50 * minute);
    expect(world).toMatchObject({ failed: 0, tokens: 1 });
  });

  it("that is away when the token expires is waited for", async () => {
    world.start(30, { every: 20 * second });
    world.at(58 * minute, () => {
      world.storeIs = "away";
    });
    world.at(60.5 * minute, () => {
      world.storeIs = "up";
    });
    await world.run(70 * minute);
    expect(world).toMatchObject({ ...within, failed: 0, tokens: 2 });
  });
});

describe("the auth server", () => {
  it.each([
    ["refuses connections", "refusing connections"],
    ["responds 429", 429],
    ["responds 500", 500],
    ["responds 504, though it issues tokens", "issuing with a 504"],
  ] as const)("that %s for four minutes is not overrun, and nobody is denied", async (_what, authIs) => {
    world.start(30, { every: 20 * second });
    world.authIs = authIs;
    world.at(4 * minute, () => {
      world.authIs = "up";
    });
    await world.run(10 * minute);
    const { failed } = world;
    expect(world).toMatchObject({ ...within, denied: 0 });
    await world.run(2 * hour);
    expect(world.failed).toBe(failed);
  });

  it("that prolongs Access Denied with each request is left in peace until it is over", async () => {
    world.isProlonged = true;
    world.issueToOthers(11);
    world.cron(5 * second);
    await world.run(hour);
    expect(world.denied).toBeLessThanOrEqual(3);
    const { failed } = world;
    await world.run(2 * hour);
    expect(world.failed).toBe(failed);
  });

  it("that refuses a wrong secret stops only those that have it", async () => {
    world.start(20, { secret: "wrong" });
    await world.run(10 * minute);
    const { requests, failed } = world;
    expect(requests).toBeLessThanOrEqual(11);
    world.start(20);
    const { calls } = world;
    await world.run(11 * minute);
    expect(world.failed - failed).toBeLessThan(world.calls - calls);
    expect(world.tokens).toBe(1);
  });
});

describe("another program", () => {
  it("that deletes the token each two minutes does not make the processes exceed a limit", async () => {
    world.start(30);
    for (let time = 2 * minute; time < 30 * minute; time += 2 * minute) world.at(time, () => world.deleteActive());
    await world.run(hour);
    expect(world).toMatchObject({ ...within, denied: 0 });
    const { failed } = world;
    await world.run(3 * hour);
    expect(world.failed).toBe(failed);
  });
});

describe("clocks", () => {
  it.each([
    ["a minute apart", minute / 2, hour],
    ["ten minutes apart, with tokens of an hour", 10 * minute, hour],
  ])("that are %s fail no call", async (_what, skew, lifetime) => {
    world.lifetime = lifetime;
    world.start(30, { skew });
    await world.run(6 * hour);
    expect(world).toMatchObject({ ...within, failed: 0, denied: 0 });
  });
});

it("a virtual day with everything at once stays within both limits, and ends with calls that succeed", async () => {
  world.start(40, { every: 3 * minute, skew: 5 * second });
  faults(0.1, (process) => {
    if (random() < 0.3) process.isKilled = true;
    else process.stoppedUntil = world.now + random() * 3 * minute;
  });
  const states = ["refusing connections", "issuing with a 504", 429, 500] as const;
  for (let time = 0; time < 23 * hour; time += (10 + random() * 60) * minute) {
    const isOfStore = random() < 0.5;
    world.at(time, () => {
      if (isOfStore) world.storeIs = random() < 0.5 ? "away" : "full";
      else world.authIs = states[Math.floor(random() * states.length)] ?? "up";
    });
    world.at(time + random() * 2 * minute, () => {
      world.storeIs = "up";
      world.authIs = "up";
    });
    world.at(time + 5 * minute, () => random() < 0.2 && world.deleteActive());
  }
  await world.run(23 * hour);
  const { failed, calls } = world;
  world.onStep = () => {};
  await world.run(24 * hour);
  expect(world).toMatchObject({ ...within, denied: 0, failed });
  expect(world.calls).toBeGreaterThan(calls);
});
