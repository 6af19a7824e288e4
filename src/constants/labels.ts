/** The meaning of each id, in one table per constant, so that a bundle contains only the tables that it imports. */
export * from "../../generated/labels.ts";

/** The documented meaning of an id: `labelOf(PeriodLabels, 7)`; undefined if it is not documented. */
export function labelOf(labels: Readonly<Record<number | string, string>>, id: number | string): string | undefined {
  return Object.hasOwn(labels, id) ? labels[id] : undefined;
}
