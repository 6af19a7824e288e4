// The shapes in which the source is transcribed.

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

/** One fact of the source outside of the constant tables; its words must occur in the contract. */
export interface Statement {
  section: string;
  says: string;
  words: readonly string[];
}
