import type { ReferenceFigures } from "./reference.ts";
import { bytes, milliseconds, ratio } from "./units.ts";

/** The rows of the pages' table: name and value. */
export function referenceRows({ size, page }: ReferenceFigures): Array<[string, string]> {
  const atMost = (goal: string) => `   (goal: at most ${goal}`;
  const { reference, inspector } = size;
  const times: Array<[string, string]> = page
    ? [
        [
          "first paint / stock Redoc",
          `${ratio(page.paint.ratio)}${atMost(page.paint.goal.toFixed(2))}; ${page.pairs} pairs)`,
        ],
        [
          "usable page / stock Redoc",
          `${ratio(page.usable.ratio)}${atMost(page.usable.goal.toFixed(2))}; ${page.pairs} pairs)`,
        ],
        [
          "first paint / Redoc, bundle",
          `${ratio(page.paint.toBundle)}   (without samples, without constants in the navigation)`,
        ],
        ["usable page / Redoc, bundle", ratio(page.usable.toBundle)],
        ["first contentful paint", milliseconds(page.paint.ours)],
        ["  stock Redoc", milliseconds(page.paint.stock)],
        ["  stock Redoc, bundle", milliseconds(page.paint.bundle)],
        ["an operation's deep link", milliseconds(page.usable.ours)],
        ["  stock Redoc", milliseconds(page.usable.stock)],
        ["  stock Redoc, bundle", milliseconds(page.usable.bundle)],
      ]
    : [["in a browser", "not measured: Chromium was not found. Set its path in the variable CHROMIUM"]];
  return [
    ...times,
    ["reference", `${bytes(reference.ours)}${atMost(reference.goal.toLocaleString("en"))}; gzip -9)`],
    ["  stock Redoc", bytes(reference.stock)],
    ["inspector", `${bytes(inspector.ours)}${atMost(inspector.goal.toLocaleString("en"))}; gzip -9)`],
  ];
}
