import type { Document } from "./document.ts";

/** The name of the guide in the description of the contract. */
export const overview = "Overview";

/** The names of the guides. */
export function guidesOf({ tags }: Pick<Document, "tags">): string[] {
  return [overview, ...tags.filter((tag) => tag["x-traitTag"]).map(({ name }) => name)];
}
