import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextTokenAt, stillCounting, withoutFuture } from "../../src/client/tokens/policy.ts";
import type { MadeToken } from "../../src/client/tokens/store.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Tokens created at these times. */
const madeAt = (times: number[], lifetime: number): MadeToken[] =>
  times.map((time) => ({ madeAt: time, expiresAt: time + lifetime }));

/** One per minute, from time 0. */
const onePerMinute = (count: number) => Array.from({ length: count }, (_, index) => index * minute);

describe("a refresh token", () => {
  it("can create 10 tokens in 10 minutes, even if they expire at once", () => {
    expect(nextTokenAt(madeAt(onePerMinute(9), 1), 9 * minute)).toBe(9 * minute);
    const made = madeAt(onePerMinute(10), 1);
    expect(nextTokenAt(made, 9 * minute + 1)).toBe(10 * minute);
    expect(nextTokenAt(made, 10 * minute - 1)).toBe(10 * minute);
    expect(nextTokenAt(made, 10 * minute)).toBe(10 * minute);
  });

  it("can have 10 active tokens, even if they were created long ago", () => {
    const made = madeAt(onePerMinute(10), hour);
    expect(nextTokenAt(made, 30 * minute)).toBe(hour);
    expect(nextTokenAt(made, hour - 1)).toBe(hour);
    expect(nextTokenAt(made, hour)).toBe(hour);
  });

  it("waits for the later of the two limits", () => {
    const others = madeAt(onePerMinute(10).slice(1), hour);
    const expiresSoon = { madeAt: 0, expiresAt: 9 * minute + 1 };
    expect(nextTokenAt([expiresSoon, ...others], 9 * minute)).toBe(10 * minute);
    const expiresLater = { madeAt: 0, expiresAt: 11 * minute };
    expect(nextTokenAt([expiresLater, ...others], 9 * minute)).toBe(11 * minute);
  });

  it("waits for the first token that expires, not for the first that was created", () => {
    const made = madeAt(onePerMinute(10), hour).map((token, index) =>
      index === 6 ? { ...token, expiresAt: 20 * minute } : token,
    );
    expect(nextTokenAt(made, 15 * minute)).toBe(20 * minute);
    expect(nextTokenAt(made.toReversed(), 15 * minute)).toBe(20 * minute);
  });

  it("waits for several tokens if another program created more than 10", () => {
    expect(nextTokenAt(madeAt(onePerMinute(12), hour), 15 * minute)).toBe(hour + 2 * minute);
    expect(nextTokenAt(madeAt(onePerMinute(12), 1), 11 * minute)).toBe(12 * minute);
  });

  it("waits no longer than its limits when the clock was set back by a day", () => {
    const day = 24 * hour;
    const made = withoutFuture(
      madeAt(
        onePerMinute(10).map((time) => time + day),
        1,
      ),
      5 * minute,
    );
    expect(nextTokenAt(made, 5 * minute)).toBe(15 * minute);
    expect(withoutFuture(madeAt([minute], hour), 2 * minute)).toEqual(madeAt([minute], hour));
  });

  it("keeps the lifetime of a token that was created in the future, as the clock says", () => {
    const made = [{ madeAt: 2 * hour, expiresAt: 2 * hour + 5 * minute }];
    expect(withoutFuture(made, hour)).toEqual([{ madeAt: hour, expiresAt: hour + 5 * minute }]);
  });

  it("forgets a token that has expired after ten minutes, and any other when it expires", () => {
    expect(stillCounting(madeAt([0], 1), 10 * minute - 1)).toEqual(madeAt([0], 1));
    expect(stillCounting(madeAt([0], 1), 10 * minute)).toEqual([]);
    expect(stillCounting(madeAt([0], hour), hour - 1)).toEqual(madeAt([0], hour));
    expect(stillCounting(madeAt([0], hour), hour)).toEqual([]);
  });
});

/** Whether a token created at this time would exceed a limit, as the service words it. */
function isTooMany(made: readonly MadeToken[], time: number): boolean {
  const lately = made.filter((token) => time - token.madeAt < 10 * minute);
  const active = made.filter((token) => token.expiresAt > time);
  return lately.length >= 10 || active.length >= 10;
}

const lifetimes = fc.oneof(
  fc.constant(hour),
  fc.integer({ min: 1, max: 5 * minute }),
  fc.integer({ min: 1, max: 24 * hour }),
);

describe("a program that waits as long as it must", () => {
  const wishes = (pause: fc.Arbitrary<number>, lifetime: fc.Arbitrary<number>) =>
    // A short list rarely reaches a limit.
    fc.array(fc.record({ pause, latency: fc.oneof(fc.constant(0), fc.nat(500)), lifetime }), {
      minLength: 11,
      maxLength: 60,
      size: "max",
    });
  const requests = fc.oneof(
    wishes(fc.oneof(fc.constant(0), fc.nat(minute), fc.nat(3 * minute), fc.nat(2 * hour)), lifetimes),
    // Tokens that expire soon, so that only the limit of 10 per 10 minutes applies.
    wishes(fc.nat(minute), fc.integer({ min: 1, max: 5 * minute })),
  );
  const starts = fc.constantFrom(0, Date.parse("2026-11-20T10:00:00Z"));

  it("never creates more than 10 tokens in any 10 minutes, and never has more than 10 active tokens", () => {
    fc.assert(
      fc.property(starts, requests, (start, sequence) => {
        let now = start;
        let ledger: MadeToken[] = [];
        const all: MadeToken[] = [];
        for (const { pause, latency, lifetime } of sequence) {
          now = nextTokenAt(ledger, now + pause) + latency;
          const token = { madeAt: now, expiresAt: now + lifetime };
          ledger = [...stillCounting(ledger, now), token];
          all.push(token);
          expect(all.filter(({ expiresAt }) => expiresAt > now).length).toBeLessThanOrEqual(10);
        }
        for (const [index, token] of all.entries()) {
          const eleventh = all[index + 10];
          if (eleventh) expect(eleventh.madeAt - token.madeAt).toBeGreaterThanOrEqual(10 * minute);
        }
      }),
    );
  });
});

describe("any list of tokens, in any order", () => {
  // Also more than the limits allow: another program may have created them.
  const lists = fc.array(
    fc.record({ madeAt: fc.nat(hour), lifetime: lifetimes }).map((token) => ({
      madeAt: token.madeAt,
      expiresAt: token.madeAt + token.lifetime,
    })),
    { maxLength: 40, size: "max" },
  );
  const times = fc.nat(2 * hour);

  it("gives the earliest time within the limits", () => {
    fc.assert(
      fc.property(lists, fc.nat(hour), (made, pause) => {
        const now = Math.max(0, ...made.map((token) => token.madeAt)) + pause;
        const free = nextTokenAt(made, now);
        expect(isTooMany(made, free)).toBe(false);
        expect(free === now || (free > now && isTooMany(made, free - 1))).toBe(true);
      }),
    );
  });

  it("gives the same time without the tokens that no longer count, then and later", () => {
    fc.assert(
      fc.property(lists, times, times, (made, now, pause) => {
        const later = now + pause;
        expect(nextTokenAt(stillCounting(made, now), now)).toBe(nextTokenAt(made, now));
        expect(nextTokenAt(stillCounting(made, now), later)).toBe(nextTokenAt(made, later));
      }),
    );
  });

  it("does not grow: a token is dropped when it is 10 minutes old and has expired", () => {
    fc.assert(
      fc.property(lists, times, (made, now) => {
        const dropped = made.filter((token) => now - token.madeAt >= 10 * minute && token.expiresAt <= now);
        expect(stillCounting(made, now)).toEqual(made.filter((token) => !dropped.includes(token)));
      }),
    );
  });
});
