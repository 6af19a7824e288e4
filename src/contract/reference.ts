import { createRequire } from "node:module";

/** What the reference shows of the service besides the contract. */
export interface Reference {
  guides: ServiceGuide[];
  /** Words that readers search for, by the title or the name of what they should find. */
  searchWords: Record<string, string[]>;
  /** The titles of domains of constants. Other domains have their name with a capital letter as their title. */
  domains: Record<string, string>;
}

/** A guide about the service, in Markdown. */
export interface ServiceGuide {
  name: string;
  /** The name of its file in openapi/guides/, without the ending. */
  file: string;
  text: string;
}

export const packagedReference = createRequire(import.meta.url).resolve("svc-monitoring-api/reference.json");
