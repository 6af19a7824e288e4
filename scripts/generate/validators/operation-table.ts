import { type Document, type Parameter, refName, type Schema } from "../../../src/contract/document.ts";
import { mergedSchema, typesOf } from "../../../src/contract/merged-schema.ts";
import type { Operation, OperationBody } from "../../../src/contract/operations.ts";
import { sampleOf } from "../../../src/contract/sample.ts";
import { eachObject } from "../../../src/contract/walk.ts";
import type {
  BodyDescription,
  OperationDescription,
  ParameterDescription,
} from "../../../src/validation/description.ts";
import { formats } from "./formats.ts";

/** Makes the description of an operation, in which names stand for schemas. */
export function operationTable(document: Document, operation: Operation) {
  const { id, method, path, isOAuth, needsToken, takesAccount, scope, version, requestBody, responses } = operation;
  /** The schemas of the operation that are not components, by the names that stand for them. */
  const own = new Map<string, Schema>();
  const nameOf = (schema: Schema, place: string | number): string => {
    if (schema.$ref) return refName(schema.$ref);
    own.set(`${id}_${place}`, schema);
    return `${id}_${place}`;
  };
  const bodyOf = ({ mediaType, schema }: OperationBody, place: string): BodyDescription<string> => ({
    ...(mediaType !== undefined && { mediaType }),
    ...(isNarrowing(schema) && { schema: nameOf(schema, place) }),
  });
  const parameterOf = (parameter: Parameter, place: string | number) => {
    const { name, required: isRequired = false } = parameter;
    const schema = (parameter.schema ?? {}) as Schema;
    const how = textOf(document, schema);
    const isChecked = how.type !== undefined || how.isList || isNarrowingText(document, schema);
    return {
      name,
      in: parameter.in,
      isRequired,
      ...how,
      ...(isChecked && { schema: nameOf(schema, place) }),
    };
  };
  const parameters = operation.parameters.map(parameterOf);
  const headersOf = ({ headers }: OperationBody, status: string) =>
    headers.length > 0 && {
      headers: headers.map((one, index) => ({
        ...parameterOf(one, `${status}_header${index}`),
        example: String(one.example ?? sampleOf(document, one.schema ?? {})),
      })),
    };
  const table: OperationDescription<string> = {
    id,
    method,
    path,
    isOAuth,
    needsToken,
    takesAccount,
    scope,
    version,
    parameters,
    passwords: passwordsOf(document, operation),
    requestBody: requestBody?.schema && { isRequired: requestBody.isRequired, ...bodyOf(requestBody, "body") },
    responses: Object.fromEntries(
      [...responses].map(([status, body]) => [status, { ...bodyOf(body, status), ...headersOf(body, status) }]),
    ),
  };
  return { table, own };
}

/** Whether a schema checks anything. A media type without a schema allows any body. */
function isNarrowing(schema: Schema | undefined): schema is Schema {
  return schema !== undefined && Object.keys(schema).length > 0;
}

/** The names of the schemas in the description of an operation. */
export function schemasIn({ parameters, requestBody, responses }: OperationDescription<string>): string[] {
  const bodies = [...(requestBody ? [requestBody] : []), ...Object.values(responses)];
  const parts = [...parameters, ...bodies, ...bodies.flatMap(({ headers = [] }) => headers)];
  return [...new Set(parts.flatMap(({ schema }) => schema ?? []))].sort();
}

/** How to read the text of a parameter. Lint allows scalars and, in the query, lists of scalars. */
function textOf(document: Document, given: Schema): Pick<ParameterDescription, "type" | "isList"> {
  const { schema } = mergedSchema(document, given);
  const isList = typesOf(schema).includes("array");
  const item = isList ? mergedSchema(document, schema.items ?? {}).schema : schema;
  const type = typesOf(item).find((one) => one === "boolean" || one === "integer" || one === "number");
  return { ...(type && { type }), ...(isList && { isList }) };
}

/** Whether a schema rejects some texts. A format such as `password` is only a note for readers, and rejects none. */
function isNarrowingText(document: Document, given: Schema): boolean {
  const { title: _, description: __, type: ___, format, ...rest } = mergedSchema(document, given).schema;
  return Object.hasOwn(formats, format ?? "") || Object.keys(rest).length > 0;
}

/** The names of the parameters and the attributes of an operation that are `format: password`. */
function passwordsOf(document: Document, { parameters, requestBody, responses }: Operation): string[] {
  const names = new Set<string>();
  const visit = (name: string, schema: Schema | undefined) =>
    eachObject(schema, ({ format, $ref }, path) => {
      // The path may continue below the attribute (`items`, `anyOf`), so the name after the last `properties` is the attribute.
      const own = String(path[path.lastIndexOf("properties") + 1] ?? name);
      if (format === "password") names.add(own);
      if ($ref) visit(own, document.components.schemas[refName(String($ref))]);
    });
  for (const { name, schema } of parameters) visit(name, schema);
  for (const body of [requestBody, ...responses.values()]) visit("", body?.schema);
  return [...names].sort();
}
