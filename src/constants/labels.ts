/** What each id means, one table a constant, so that a program carries only the tables it imports. */
export * from "../../generated/labels.ts";

/** The documented meaning of an id, or undefined if it has none: `labelOf(PeriodLabels, 7)`. */
export function labelOf(labels: Readonly<Record<number | string, string>>, id: number | string): string | undefined {
  return Object.hasOwn(labels, id) ? labels[id] : undefined;
}
