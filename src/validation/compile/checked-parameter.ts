import { type Document, refName, type Schema } from "../../contract/document.ts";
import type { ParameterDescription } from "../description.ts";

/** How a parameter is read and checked: its text as a type, against a constant or another schema. */
export interface CheckedParameter {
  readonly read: Pick<ParameterDescription, "type" | "isList">;
  /** The name of a constant, or a schema. */
  readonly schema: { readonly constant: string } | { readonly other: Schema };
}

/** @returns undefined for a parameter that may be any text */
export function checkedParameter({ components }: Document, schema: Schema = {}): CheckedParameter | undefined {
  const targetOf = ({ $ref, ...inline }: Schema): Schema => ($ref ? (components.schemas[refName($ref)] ?? {}) : inline);
  const { title: _, description: __, ...target } = targetOf(schema);
  const isList = target.type === "array";
  const { type } = isList ? targetOf((target.items ?? {}) as Schema) : target;
  const isText = type === undefined || type === "string";
  // The format says how a form shows it.
  const { format, ...rest } = target;
  const isAny = format === undefined || format === "password";
  if (isText && isAny && Object.keys(rest).every((keyword) => keyword === "type")) return undefined;
  const isConstant = schema.$ref !== undefined && target.enum !== undefined;
  return {
    read: { ...(!isText && { type: type as "integer" }), ...(isList && { isList }) },
    schema: isConstant ? { constant: refName(schema.$ref ?? "") } : { other: schema },
  };
}
