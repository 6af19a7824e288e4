import type { Location } from "./locations.ts";

/**
 * A fact of the specification in this contract's words, or a row of its tables: the line of the specification, what it says, and
 * the locations in the contract that contain it.
 */
export type Fact = readonly [line: number, says: string, ...locations: Location[]];

/** A fact with the heading above it. */
export interface Statement {
  section: string;
  /** The number of the line in the text of the specification. */
  line: number;
  says: string;
  locations: readonly Location[];
}

/** The statements of one section. */
export function stated(section: string, facts: readonly Fact[]): Statement[] {
  return facts.map(([line, says, ...locations]) => ({ section, line, says, locations }));
}
