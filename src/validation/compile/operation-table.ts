import { type Document, refName, type Schema } from "../../contract/document.ts";
import type { Operation, OperationBody } from "../../contract/operations.ts";
import type { BodyDescription, OperationDescription } from "../description.ts";

export type OperationTable = ReturnType<typeof operationTable>;

/** What an operation is checked with: the names of its schemas are in the table. */
export function operationTable(document: Document, operation: Operation) {
  const { id, method, path, isOAuth, needsToken, version, requestBody, responses } = operation;
  /** Its schemas that are not components, by the names that they have in the table. */
  const own = { parameters: new Map<string, Schema>(), bodies: new Map<string, Schema>() };
  const nameOf = (schema: Schema, place: string | number, schemas: Map<string, Schema>): string => {
    if (schema.$ref) return refName(schema.$ref);
    schemas.set(`${id}_${place}`, schema);
    return `${id}_${place}`;
  };
  const bodyOf = ({ schema, mediaType }: OperationBody, place: string): BodyDescription<string> =>
    schema && mediaType ? { mediaType, schema: nameOf(schema, place, own.bodies) } : {};
  const parameters = operation.parameters.map(({ name, in: place, required: isRequired = false, schema }, index) => {
    const checked = checkedParameter(document, schema as Schema | undefined);
    const how = checked && { ...checked.read, schema: nameOf(checked.schema, index, own.parameters) };
    return { name, in: place, isRequired, ...how };
  });
  const table: OperationDescription<string> = {
    ...{ id, method: method.toUpperCase(), path, isOAuth, needsToken, version, parameters },
    requestBody: requestBody?.schema && { isRequired: requestBody.isRequired, ...bodyOf(requestBody, "body") },
    responses: Object.fromEntries([...responses].map(([status, body]) => [status, bodyOf(body, status)])),
  };
  return { table, own };
}

export function schemasIn({ parameters, requestBody, responses }: OperationDescription<string>): string[] {
  const parts = [...parameters, requestBody, ...Object.values(responses)];
  return [...new Set(parts.flatMap((part) => part?.schema ?? []))].sort();
}

/** How a parameter is read and checked: its text as a type, against a schema. @returns undefined for one that may be any text */
function checkedParameter({ components }: Document, schema: Schema = {}) {
  const targetOf = ({ $ref, ...inline }: Schema): Schema => ($ref ? (components.schemas[refName($ref)] ?? {}) : inline);
  const { title: _, description: __, ...target } = targetOf(schema);
  const isList = target.type === "array";
  const { type } = isList ? targetOf((target.items ?? {}) as Schema) : target;
  const isText = type === undefined || type === "string";
  // The format says how a form shows it.
  const { format, ...rest } = target;
  const isAny = format === undefined || format === "password";
  if (isText && isAny && Object.keys(rest).every((keyword) => keyword === "type")) return undefined;
  return { read: { ...(!isText && { type: type as "integer" }), ...(isList && { isList }) }, schema };
}
