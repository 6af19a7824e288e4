// The shapes in which the source is transcribed.

import type { Place } from "./places.ts";

/**
 * One constant table of the source.
 * A member is its id, then its meaning where the source gives one.
 */
export interface SourceTable {
  component: string;
  title: string;
  members: readonly SourceMember[];
}

export type SourceMember = readonly [id: number | string, meaning?: string];

/** A fact of the source in the source's own words, and the place or places of the contract that hold it. */
export type Fact = { says: string } & (Place | { all: readonly Place[] });

/** A fact with the heading under which it stands. */
export type Statement = Fact & { section: string };
