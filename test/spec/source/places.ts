// The places of the contract to which a statement of the source is bound. What a place must hold comes from the source.

import type { SourceOperation } from "./operations.ts";

export type Place = GuidePlace | SchemaPlace | OperationPlace | DescriptionPlace | DataPlace;

/** At least one. */
export type Some<Item> = readonly [Item, ...Item[]];

/** One line of a guide has all the words; without words, the statement's own, as they stand between its ellipses. */
export interface GuidePlace {
  /** The file's name, without its ending. */
  guide: string;
  words?: Some<string>;
  /** The whole line, where its words alone stand in other lines too. */
  line?: string;
}

/** A component schema accepts and refuses these values. */
export interface SchemaPlace {
  schema: string;
  accepts: Some<unknown>;
  refuses: Some<unknown>;
}

/** One operation, or each of several, has this data. */
export interface OperationPlace {
  /** By operationId. */
  operation: string | readonly string[];
  /** Method, path, scope, cookie, server and status of success. */
  is?: Partial<SourceOperation>;
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

/** The title and description of a part of the contract have all the words. */
export interface DescriptionPlace {
  /** A path below `components`, or below the root: `schemas/Monitor`. */
  at: string;
  words: Some<string>;
}

/** A part of the contract that is data has this value. Of an object it may have more. */
export interface DataPlace {
  at: string;
  value: unknown;
}
