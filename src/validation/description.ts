import type { ConstantSchema } from "./schemas/constant.ts";
import type { RecordSchema } from "./schemas/record.ts";

/** What the contract says about an operation, with the schemas of its bodies. */
export interface OperationDescription {
  readonly id: string;
  /** In upper case. */
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  /** Whether it is on the auth server. */
  readonly isOAuth: boolean;
  readonly needsToken: boolean;
  /** The API version. */
  readonly version: string;
  readonly parameters: readonly ParameterDescription[];
  readonly requestBody: BodyDescription | undefined;
  /** By status. */
  readonly responses: Readonly<Record<number, BodyDescription>>;
}

export interface ParameterDescription {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly isRequired: boolean;
  /** What its text is read as; a string if left out. */
  readonly type?: "boolean" | "integer" | "number";
  /** Whether it may occur more than once. */
  readonly isList?: boolean;
  readonly schema?: ConstantSchema<number | string> | RecordSchema<unknown>;
}

export interface BodyDescription {
  readonly isRequired: boolean;
  readonly mediaType?: string;
  readonly schema?: RecordSchema<unknown>;
}
