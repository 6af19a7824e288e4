import { editDistance, maxNearest } from "../../shared/nearest.ts";

type Constant = Readonly<Record<string, number | string>>;

/** The members of a constant that a wrong value most likely stands for, such as `11 AvailabilitySummary`. */
export function nearestMembers(constant: Constant, value: unknown): string[] {
  const members = Object.entries(constant).map(([name, id]) => ({ name, id, distance: distanceTo(value, name, id) }));
  return members
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxNearest)
    .map(({ name, id }) => (name === String(id) ? name : `${id} ${name}`));
}

function distanceTo(value: unknown, name: string, id: number | string): number {
  if (typeof value === "number" && typeof id === "number") return Math.abs(value - id);
  const text = typeof value === "object" ? "" : String(value);
  // A name instead of the id is a common mistake.
  return Math.min(editDistance(text, String(id)), editDistance(text, name));
}
