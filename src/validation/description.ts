import type { TextDescription } from "../contract/style.ts";
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
  /** The names of its parameters and attributes that the contract marks as passwords. */
  readonly passwords: readonly string[];
  readonly parameters: ReadonlyArray<ParameterDescription<Schema>>;
  readonly requestBody?: (BodyDescription<Schema> & { readonly isRequired: boolean }) | undefined;
  /** By status, such as `200`, `4XX` or `default`. */
  readonly responses: Readonly<Record<string, BodyDescription<Schema>>>;
}

export interface ParameterDescription<Schema = ContractSchema<unknown>> extends TextDescription {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly isRequired: boolean;
  /** Whether it may be sent without a value, whatever its schema says (`allowEmptyValue`). */
  readonly mayBeEmpty?: boolean;
  readonly schema?: Schema;
}

/** A body in one media type. */
interface ContentDescription<Schema> {
  readonly mediaType?: string;
  /** Of a form: the fields that are not read as one string. */
  readonly fields?: Readonly<Record<string, TextDescription>>;
  readonly schema?: Schema;
}

export interface BodyDescription<Schema = ContractSchema<unknown>> extends ContentDescription<Schema> {
  /** Of a response. */
  readonly headers?: ReadonlyArray<ParameterDescription<Schema>>;
  /** In the media types that follow the first. */
  readonly others?: ReadonlyArray<ContentDescription<Schema>>;
}

/** A body in the media type that a message has; in the first one if the contract does not document that. */
export function bodyIn(body: BodyDescription, type: string): BodyDescription {
  const all = [body, ...(body.others ?? [])];
  return all.find((one) => one.mediaType === type) ?? all.find((one) => one.mediaType === undefined) ?? body;
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
  const withSchemas = <Body extends BodyDescription<string>>(body: Body) => ({
    ...withSchema(body),
    ...(body.headers && { headers: body.headers.map(withSchema) }),
    ...(body.others && { others: body.others.map(withSchema) }),
  });
  const responses = Object.entries(table.responses).map(([status, body]) => [status, withSchemas(body)]);
  return {
    ...table,
    parameters: table.parameters.map(withSchema),
    requestBody: table.requestBody && withSchemas(table.requestBody),
    responses: Object.fromEntries(responses),
  };
}
