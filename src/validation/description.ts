import type { ContractSchema } from "./schemas/schema.ts";

/** What the contract says about an operation. `Schema` is what checks a value or, in a table, its name. */
export interface OperationDescription<Schema = ContractSchema<unknown>> {
  readonly id: string;
  /** In upper case. */
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  /** Whether it is on the auth server. */
  readonly isOAuth: boolean;
  readonly needsToken: boolean;
  /** Whether it takes the cookie `zaaid`, which names a customer account or business unit. */
  readonly takesAccount: boolean;
  /** The scope that its token needs; undefined if any token is enough. */
  readonly scope?: string | undefined;
  readonly version: string;
  /** The names of its parameters and attributes that the contract marks as passwords. */
  readonly passwords: readonly string[];
  readonly parameters: ReadonlyArray<ParameterDescription<Schema>>;
  readonly requestBody?: (BodyDescription<Schema> & { readonly isRequired: boolean }) | undefined;
  /** By status, such as `200`. */
  readonly responses: Readonly<Record<string, BodyDescription<Schema>>>;
}

/** A parameter, or a header of a response. */
export interface ParameterDescription<Schema = ContractSchema<unknown>> {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly isRequired: boolean;
  /** What its text is read as (default: a string). */
  readonly type?: "boolean" | "integer" | "number";
  /** Whether it may occur more than once, in the query. */
  readonly isList?: boolean;
  readonly schema?: Schema;
  /** Of a header of a response. */
  readonly example?: string;
}

export interface BodyDescription<Schema = ContractSchema<unknown>> {
  readonly mediaType?: string;
  readonly schema?: Schema;
  /** Of a response. */
  readonly headers?: ReadonlyArray<ParameterDescription<Schema>>;
}
