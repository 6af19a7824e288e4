/** When the documented limits allow another token. The calls that wait for it are in `tokens.test.ts`. */
import { expect, it } from "vitest";
import { nextTokenAt, stillCounting } from "../../src/client/tokens/policy.ts";
import type { MadeToken } from "../../src/client/tokens/store.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Tokens that were created one per minute, from time 0. */
const made = (count: number, lifetime: number): MadeToken[] =>
  Array.from({ length: count }, (_, index) => ({ madeAt: index * minute, expiresAt: index * minute + lifetime }));

const expiringFirst = (expiresAt: number) => [{ madeAt: 0, expiresAt }, ...made(10, hour).slice(1)];

it.each<[string, readonly MadeToken[], now: number, next: number]>([
  ["nine in ten minutes leave one", made(9, 1), 9 * minute, 9 * minute],
  ["ten in ten minutes leave none, even if they expired at once", made(10, 1), 9 * minute + 1, 10 * minute],
  ["until the millisecond at which the first is ten minutes old", made(10, 1), 10 * minute, 10 * minute],
  ["ten active ones leave none, even if they are old", made(10, hour), 30 * minute, hour],
  ["until the millisecond at which the first expires", made(10, hour), hour, hour],
  ["the later of the two limits counts: ten minutes", expiringFirst(9 * minute + 1), 9 * minute, 10 * minute],
  ["or the life of a token", expiringFirst(11 * minute), 9 * minute, 11 * minute],
  ["in any order", expiringFirst(20 * minute).toReversed(), 15 * minute, 20 * minute],
  [
    "more than ten, of another program, leave none until enough expired",
    made(12, hour),
    15 * minute,
    hour + 2 * minute,
  ],
  ["or are old enough", made(12, 1), 11 * minute, 12 * minute],
])("the next token of a refresh token: %s", (_what, tokens, now, next) => {
  expect(nextTokenAt(tokens, now)).toBe(next);
});

it("a token that has expired counts for ten minutes, and any other until it expires", () => {
  expect(stillCounting(made(1, 1), 10 * minute - 1)).toEqual(made(1, 1));
  expect(stillCounting(made(1, 1), 10 * minute)).toEqual([]);
  expect(stillCounting(made(1, hour), hour - 1)).toEqual(made(1, hour));
  expect(stillCounting(made(1, hour), hour)).toEqual([]);
});
