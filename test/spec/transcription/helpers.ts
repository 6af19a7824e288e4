import type { Location } from "./locations.ts";

/** A fact of the specification in this contract's words, or a row of its tables, and the locations in the contract that contain it. */
export type Fact = readonly [says: string, ...locations: Location[]];

/** A fact with the heading above it. */
export interface Statement {
  section: string;
  says: string;
  locations: readonly Location[];
}

/** The statements of one section. */
export function stated(section: string, facts: readonly Fact[]): Statement[] {
  return facts.map(([says, ...locations]) => ({ section, says, locations }));
}
