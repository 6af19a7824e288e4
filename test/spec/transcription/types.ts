// The shapes in which the specification is transcribed.

import type { Location } from "./locations.ts";

/** A fact of the specification in the specification's own words, and the locations in the contract that contain it. */
export type Fact = { says: string } & (Location | { all: readonly Location[] });

/** A fact with the heading above it. */
export type Statement = Fact & { section: string };
