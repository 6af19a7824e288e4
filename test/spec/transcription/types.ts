// The shapes in which the specification is transcribed.

import type { Location } from "./locations.ts";

/**
 * One constant table of the specification.
 * A member is its id, then its meaning where the specification gives one, then what else it says about the id.
 */
export interface TranscribedTable {
  component: string;
  title: string;
  members: readonly TranscribedMember[];
}

export type TranscribedMember = readonly [id: number | string, meaning?: string | undefined, note?: string];

/** A fact of the specification in the specification's own words, and the locations in the contract that contain it. */
export type Fact = { says: string } & (Location | { all: readonly Location[] });

/** A fact with the heading above it. */
export type Statement = Fact & { section: string };
