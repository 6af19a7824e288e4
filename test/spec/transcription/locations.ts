// The locations in the contract that a statement of the specification is bound to, with the content that it
// expects there.

import type { TranscribedOperation } from "./operations.ts";

export type Location = GuideLocation | SchemaLocation | OperationLocation | DescriptionLocation | DataLocation;

/** At least one. */
export type Some<Item> = readonly [Item, ...Item[]];

/** One line of a guide contains all words; by default, the parts of the statement between its ellipses. */
export interface GuideLocation {
  /** The file name, without its extension. */
  guide: string;
  words?: Some<string>;
  /** The whole line, if other lines contain the same words. */
  line?: string;
}

/** A component schema accepts and refuses these values. */
export interface SchemaLocation {
  schema: string;
  accepts: Some<unknown>;
  refuses: Some<unknown>;
}

/** One operation, or each of several, has this data. */
export interface OperationLocation {
  /** By operationId. */
  operation: string | readonly string[];
  /** Method, path, scope, cookie, server and status of success. */
  is?: Partial<TranscribedOperation>;
  parameter?: { name: string; in: "path" | "query" | "cookie"; required: boolean; type: string };
  /** Names of its query parameters. */
  query?: Some<string>;
  /** Hosts of its servers: how they end, and how they begin. */
  host?: { dataCenter: string; ends: string; begins?: string };
  request?: Body;
  /** The response of success. */
  response?: Body;
  /** The media type of every response. */
  mediaType?: string;
  /** What the description of an error response says, and a value among its examples. */
  error?: { status: number; says?: string; example?: object };
}

export interface Body {
  mediaType?: string;
  accepts: Some<unknown>;
  refuses: Some<unknown>;
}

/** The title and the description of a part of the contract contain all words. */
export interface DescriptionLocation {
  /** A path below `components`, or below the root: `schemas/Monitor`. */
  at: string;
  words: Some<string>;
}

/** A part of the contract has this value; an object may have more properties. */
export interface DataLocation {
  at: string;
  value: unknown;
}
