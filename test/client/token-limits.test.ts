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
