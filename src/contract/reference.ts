import { createRequire } from "node:module";

/** What the reference shows of the service besides the contract. */
export interface Reference {
  guides: ServiceGuide[];
  /** The sections of the service's specification, and what of the contract models each. */
  coverage: CoverageSection[];
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

/** A section of the service's specification, with the parts of the contract that model it. */
export interface CoverageSection {
  /** The heading in the specification. */
  title: string;
  /** The heading above it. */
  within?: string;
  /** The names of guides. */
  guides: string[];
  /** The ids of operations. */
  operations: string[];
  /** The names of constants, rules and records. */
  schemas: string[];
  /** What the specification does not show, in Markdown. */
  notShown: string[];
}

/** Path of the file with what the reference shows besides the contract, in this package. */
export const ownReference = createRequire(import.meta.url).resolve("svc-monitoring-api/reference.json");
