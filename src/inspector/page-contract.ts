import { defaultVersion } from "../../generated/version.ts";
import { basePath } from "../contract/base-path.ts";
import { constantsOf, wordsOfMember } from "../contract/constants.ts";
import type { Document, Schema } from "../contract/document.ts";
import { mergedSchema, typesOf } from "../contract/merged-schema.ts";
import { type Operation, operationsOf } from "../contract/operations.ts";
import { shapeOf } from "../contract/shape.ts";
import { callsOf } from "../site/samples/calls.ts";
import type { Choice, PageContract, PageInput, PageOperation } from "./page-types.ts";
import { pageRoles } from "./roles.ts";

/** The contract for the page. The OAuth operations are not available in the inspector. */
export function pageContract(document: Document): PageContract {
  return {
    basePath,
    version: defaultVersion,
    roles: pageRoles(document),
    operations: operationsOf(document)
      .filter(({ isOAuth }) => !isOAuth)
      .map((operation) => pageOperation(document, operation)),
  };
}

function pageOperation(document: Document, operation: Operation): PageOperation {
  const { id, path, tag, summary, takesAccount, version, requestBody } = operation;
  const [call] = callsOf(document, operation);
  if (!call) throw new Error(`${id} has no sample.`);
  const parameters = operation.parameters.flatMap(({ name, in: place, required = false, schema = {} }) => {
    // The account, which is a cookie, has a field of its own.
    if (place !== "path" && place !== "query") return [];
    const example = [call.parameters[place][name] ?? []].flat().map(String);
    return { ...inputOf(document, name, schema as Schema, required), in: place, example };
  });
  return {
    ...{ id, method: operation.method.toUpperCase(), path, tag, summary, takesAccount, version },
    ...{ parameters, body: call.body },
    fields: requestBody?.schema ? fieldsOf(document, requestBody.schema) : [],
  };
}

/** A control for each field of a JSON object whose value is plain. The others are in the text of the body. */
function fieldsOf(document: Document, body: Schema): PageInput[] {
  const { properties = {}, required = [] } = mergedSchema(document, body).schema;
  return Object.entries(properties)
    .filter(([, property]) => isPlain(document, property))
    .map(([name, property]) => inputOf(document, name, property, required.includes(name)));
}

/** Whether a value is a text, a number or a boolean, or a list of such. */
function isPlain(document: Document, given: Schema): boolean {
  const { schema } = mergedSchema(document, given);
  const [type, ...others] = typesOf(schema).filter((one) => one !== "null");
  if (type === undefined || others.length > 0 || type === "object" || schema.const !== undefined) return false;
  if (type !== "array") return true;
  const items = mergedSchema(document, schema.items ?? {}).schema;
  return isPlain(document, items) && !typesOf(items).includes("array");
}

function inputOf(document: Document, name: string, given: Schema, isRequired: boolean): PageInput {
  const { schema, type: typeText, facts } = shapeOf(document, given);
  const isList = typesOf(schema).includes("array");
  const item = isList ? (schema.items ?? {}) : given;
  const choices = choicesOf(document, item);
  const type = typeOf(mergedSchema(document, item).schema);
  const kind = isList ? "list" : schema.format === "date" ? "date" : type === "number" ? "number" : "text";
  // Where the choices say it, the facts need not.
  const about = [typeText, ...facts.filter((fact) => choices.length === 0 || !fact.startsWith("one of "))].join(", ");
  return { name, isRequired, kind, type, about: about.replaceAll("`", ""), choices };
}

function typeOf(schema: Schema): PageInput["type"] {
  const types = typesOf(schema);
  if (types.includes("integer") || types.includes("number")) return "number";
  return types.includes("boolean") ? "boolean" : "string";
}

/** The ids of a constant with their meanings, or the other values that a schema allows. */
function choicesOf(document: Document, given: Schema): Choice[] {
  const { schema, component } = mergedSchema(document, given);
  const constant = constantsOf(document).find(({ name }) => name === component);
  if (constant)
    return constant.members.map((member) => {
      const words = wordsOfMember(member);
      return { value: String(member.id), label: `${member.id}${words && `: ${words}`}` };
    });
  const values = schema.enum ?? (typeOf(schema) === "boolean" ? [true, false] : []);
  return values.map((value) => ({ value: String(value), label: String(value) }));
}
