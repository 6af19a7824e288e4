import { createRequire } from "node:module";

/** What the reference shows of the service besides the contract. */
export interface Reference {
  guides: ServiceGuide[];
  /** Words that readers search for, by the title or the name of what they mean. */
  searchWords: Record<string, string[]>;
  /** The titles of the domains of constants, where the name with a capital letter is not the title. */
  domains: Record<string, string>;
}

/** A guide about the service, in Markdown. */
export interface ServiceGuide {
  name: string;
  /** The name of its file in openapi/guides/, without the ending. */
  file: string;
  text: string;
}

/** Path of the file with what the reference shows besides the contract, in this package. */
export const ownReference = createRequire(import.meta.url).resolve("svc-monitoring-api/reference.json");
