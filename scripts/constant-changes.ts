/** What changed in the constants of two bundles. `redocly diff` does not rate it, because no operation uses most constants. */
import type { Document } from "../src/contract/document.ts";

export interface ConstantChange {
  /** A program that uses the member breaks if it is removed or has another id. */
  impact: "major" | "minor";
  text: string;
}

export function constantChanges(before: Document, after: Document): ConstantChange[] {
  const [old, current] = [membersOf(before), membersOf(after)];
  const gone = [...old].filter(([name]) => !current.has(name));
  const changed = [...old].filter(([name, id]) => current.has(name) && current.get(name) !== id);
  const added = [...current].filter(([name]) => !old.has(name));
  return [
    ...gone.map(([name, id]): ConstantChange => ({ impact: "major", text: `${name} (${id}) is removed` })),
    ...changed.map(([name, id]): ConstantChange => {
      return { impact: "major", text: `${name} was ${id} and is ${current.get(name)}` };
    }),
    ...added.map(([name, id]): ConstantChange => ({ impact: "minor", text: `${name} (${id}) is added` })),
  ];
}

/** The ids by constant and member: `Period.LastMonth` is 7. */
function membersOf({ components }: Document): Map<string, unknown> {
  const members = Object.entries(components.schemas ?? {}).flatMap(([constant, schema]) => {
    const names: string[] = schema["x-enum-varnames"] ?? [];
    return names.map((name, index): [string, unknown] => [`${constant}.${name}`, schema.enum?.[index]]);
  });
  return new Map(members);
}
