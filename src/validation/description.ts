import type { ContractSchema } from "./schemas/schema.ts";

/**
 * What the contract says about an operation. A schema is an object that checks values, or its name while the module is
 * generated.
 */
export interface OperationDescription<Schema = ContractSchema<unknown>> {
  readonly id: string;
  /** In upper case. */
  readonly method: string;
  /** The path with parameters in braces. */
  readonly path: string;
  /** Whether the operation is on the auth server. */
  readonly isOAuth: boolean;
  readonly needsToken: boolean;
  /** Whether it takes the cookie `zaaid`, which names a customer account or business unit. */
  readonly takesAccount: boolean;
  /** The scope that its token needs; undefined if any token is enough. */
  readonly scope?: string | undefined;
  readonly version: string;
  /** The names of the parameters and attributes that the contract marks as passwords. */
  readonly passwords: readonly string[];
  readonly parameters: ReadonlyArray<ParameterDescription<Schema>>;
  readonly requestBody?: (BodyDescription<Schema> & { readonly isRequired: boolean }) | undefined;
  /** The documented responses by status, such as `200`. */
  readonly responses: Readonly<Record<string, BodyDescription<Schema>>>;
}

/** A parameter, or a header of a response. */
export interface ParameterDescription<Schema = ContractSchema<unknown>> {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly isRequired: boolean;
  /** The type to which its text is converted (default: a string). */
  readonly type?: "boolean" | "integer" | "number";
  /** Whether the parameter may occur more than once in the query. */
  readonly isList?: boolean;
  readonly schema?: Schema;
  /** The example of a header of a response. */
  readonly example?: string;
}

export interface BodyDescription<Schema = ContractSchema<unknown>> {
  readonly mediaType?: string;
  readonly schema?: Schema;
  readonly headers?: ReadonlyArray<ParameterDescription<Schema>>;
}
