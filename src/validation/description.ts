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
  readonly version: string;
  readonly parameters: ReadonlyArray<ParameterDescription<Schema>>;
  readonly requestBody?: (BodyDescription<Schema> & { readonly isRequired: boolean }) | undefined;
  /** By status, such as `200`, `4XX` or `default`. */
  readonly responses: Readonly<Record<string, BodyDescription<Schema>>>;
}

export interface ParameterDescription<Schema = ContractSchema<unknown>> {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly isRequired: boolean;
  /** What its text is read as; a string if left out. */
  readonly type?: "boolean" | "integer" | "number";
  /** Whether it may occur more than once. */
  readonly isList?: boolean;
  readonly schema?: Schema;
}

export interface BodyDescription<Schema = ContractSchema<unknown>> {
  readonly mediaType?: string;
  readonly schema?: Schema;
}

/** The description of an operation that a table is, with the schemas that it names. */
export function described(
  table: OperationDescription<string>,
  schemas: Readonly<Record<string, ContractSchema<unknown>>>,
): OperationDescription {
  const withSchema = <Part extends { readonly schema?: string }>({ schema, ...part }: Part) => {
    const found = schema === undefined ? undefined : schemas[schema];
    return { ...part, ...(found && { schema: found }) };
  };
  const responses = Object.entries(table.responses).map(([status, body]) => [status, withSchema(body)]);
  return {
    ...table,
    parameters: table.parameters.map(withSchema),
    requestBody: table.requestBody && withSchema(table.requestBody),
    responses: Object.fromEntries(responses),
  };
}
