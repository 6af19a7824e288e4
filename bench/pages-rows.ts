import type { PagesFigures } from "./pages.ts";
import { bytes, milliseconds, ratio } from "./units.ts";

/** The rows of the pages' table: name and value. */
export function pagesRows({ weight, search, build, inspector, load }: PagesFigures): Array<[string, string]> {
  const atMost = (goal: string) => `   (goal: at most ${goal})`;
  const count = (value: number) => value.toLocaleString("en").padStart(7);
  const loads: Array<[string, string]> = load
    ? [
        [
          "usable deep link / stock Redoc",
          `${ratio(load.usable.ratio)}${atMost(`0.25; ${load.pairs} pairs, 390 px, CPU 4x slower`)}`,
        ],
        ["  the page of an operation", milliseconds(load.usable.ours)],
        ["  stock Redoc", milliseconds(load.usable.stock)],
        ["first contentful paint", milliseconds(load.paint.ours)],
        ["  stock Redoc", milliseconds(load.paint.stock)],
        ["elements", `${count(load.elements.ours)}${atMost(load.elements.goal.toLocaleString("en"))}`],
        ["  stock Redoc", count(load.elements.stock)],
        ["layout shift", `${load.shift.ours.toFixed(4).padStart(7)}${atMost("0")}`],
        ["  stock Redoc", load.shift.stock.toFixed(4).padStart(7)],
      ]
    : [["in a browser", "not measured: Chromium was not found. Set its path in the variable CHROMIUM"]];
  return [
    ...loads,
    ["page weight / stock Redoc", `${ratio(weight.ratio)}${atMost(weight.goal.toFixed(2))}`],
    ["  the page of an operation", bytes(weight.ours)],
    ["  the same, compressed", bytes(weight.compressed)],
    ["  stock Redoc", bytes(weight.stock)],
    ["search, compressed", `${bytes(search.ours)}${atMost(search.goal.toLocaleString("en"))}`],
    ["site", `${milliseconds(build.ours)}${atMost(`${build.goal} ms; ${build.pages} pages`)}`],
    ["inspector, compressed", `${bytes(inspector.ours)}${atMost(inspector.goal.toLocaleString("en"))}`],
  ];
}
