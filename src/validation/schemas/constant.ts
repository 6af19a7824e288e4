import { editDistance, maxNearest } from "../../shared/nearest.ts";
import { type ContractSchema, type Problem, problemOf } from "./schema.ts";

/** A constant of the contract, which checks that a value is one of its ids. */
export class ConstantSchema<Id extends number | string> implements ContractSchema<Id> {
  #ids: ReadonlySet<unknown> | undefined;

  /** @param values the ids by name */
  constructor(
    readonly name: string,
    readonly title: string,
    readonly values: Readonly<Record<string, Id>>,
  ) {}

  is(value: unknown): value is Id {
    // The set is made on first use, because a program imports every constant and uses few.
    this.#ids ??= new Set(Object.values(this.values));
    return this.#ids.has(value);
  }

  problems(value: unknown): Problem[] {
    return this.is(value) ? [] : [this.problem("", value)];
  }

  additions(): [] {
    return [];
  }

  /** The problem of a value that is not an id of this constant. It names the nearest ids. */
  problem(at: string, value: unknown): Problem {
    const nearest = nearestMembers(this.values, value).join(", ");
    const noun = /^[A-Z][a-z]/.test(this.title) ? this.title.charAt(0).toLowerCase() + this.title.slice(1) : this.title;
    const article = /^([aeio]|HTTP|SSL|[FHLMNRSX][A-Z])/.test(noun) ? "an" : "a";
    const problem = problemOf(at, `${article} ${noun}`, value);
    return { ...problem, text: `${problem.got} is not ${problem.expected}; nearest: ${nearest}` };
  }
}

/** The members of a constant that are nearest to a wrong value, each as `11 AvailabilitySummary`. */
export function nearestMembers(constant: Readonly<Record<string, number | string>>, value: unknown): string[] {
  const members = Object.entries(constant).map(([name, id]) => ({ name, id, distance: distanceTo(value, name, id) }));
  return members
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxNearest)
    .map(({ name, id }) => (name === String(id) ? name : `${id} ${name}`));
}

function distanceTo(value: unknown, name: string, id: number | string): number {
  if (typeof value === "number" && typeof id === "number") return Math.abs(value - id);
  const text = typeof value === "object" ? "" : String(value);
  // People often write the name instead of the id.
  return Math.min(editDistance(text, String(id)), editDistance(text, name));
}
