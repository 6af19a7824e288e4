import { UserRole } from "../../constants/index.ts";
import { constantsOf, wordsOfMember } from "../../contract/constants.ts";
import type { Document, Schema } from "../../contract/document.ts";
import { mergedSchema, typesOf } from "../../contract/merged-schema.ts";
import { type Content, type Operation, operationsOf } from "../../contract/operations.ts";
import { shapeOf } from "../../contract/shape.ts";
import { callsOf, type SampleCall } from "../../samples/calls.ts";
import { writtenBody } from "../../samples/of-request.ts";
import type {
  Choice,
  Method,
  PageBody,
  PageContract,
  PageInput,
  PageOperation,
  PageParameter,
} from "../common/messages.ts";
import { pageRoles } from "./roles.ts";
import type { InspectedService } from "./service.ts";

/** The contract for the page, with the service that is called. The OAuth operations are not available in the inspector. */
export function pageContract(document: Document, { baseUrl, isLive, version }: InspectedService): PageContract {
  return {
    target: { baseUrl, isLive },
    version,
    roles: pageRoles(document),
    // The mock's user may do everything. The role of the real service's user is unknown, so the default only reads.
    role: isLive ? UserRole.ReadOnly : UserRole.SuperAdmin,
    operations: operationsOf(document)
      .filter(({ isOAuth }) => !isOAuth)
      .map((operation) => pageOperation(document, operation)),
  };
}

function pageOperation(document: Document, operation: Operation): PageOperation {
  const { id, path, tag, summary, takesAccount, version, requestBody } = operation;
  const method = operation.method.toUpperCase() as Method;
  const bodies = requestBody?.contents.map((content) => pageBody(document, content)) ?? [];
  const [call] = callsOf(document, operation);
  if (!call) throw new Error(`${id} has no sample.`);
  const { success } = call;
  return {
    ...{ id, method, path, tag, summary, takesAccount, version, bodies },
    success,
    parameters: pageParameters(document, operation, call),
    cookies: operation.parameters.flatMap((one) => (one.in === "cookie" && one.name !== "zaaid" ? one.name : [])),
  };
}

/** The account, which is a cookie, has a field of its own. */
function pageParameters(document: Document, { parameters }: Operation, call: SampleCall): PageParameter[] {
  return parameters.flatMap((parameter) => {
    const { name, in: place, required = false, schema = {} } = parameter;
    if (place === "cookie" || place === "header") return [];
    const example = [call.parameters[place][name] ?? []].flat().map(textOf);
    return { ...asText(inputOf(document, name, schema, required)), in: place, example };
  });
}

/** A JSON body, with its first example, or a sample of its schema. */
function pageBody(document: Document, content: Content): PageBody {
  const { properties = {}, required = [] } = mergedSchema(document, content.schema).schema;
  const inputs = Object.entries(properties)
    .filter(([, property]) => isPlain(document, property))
    .map(([name, property]) => inputOf(document, name, property, required.includes(name)));
  return { ...writtenBody(document, content), inputs };
}

/** Whether a value is a text, a number or a boolean, or a list of such. */
function isPlain(document: Document, given: Schema | boolean): boolean {
  const { schema } = mergedSchema(document, given);
  const types = typesOf(schema).filter((type) => type !== "null");
  if (types.length !== 1 || schema.const !== undefined) return false;
  if (types[0] !== "array") return types[0] !== "object";
  return schema.items !== undefined && isPlain(document, schema.items) && !typesOf(schema.items).includes("array");
}

function inputOf(document: Document, name: string, given: Schema | boolean, isRequired: boolean): PageInput {
  const { schema, type: typeText, facts } = shapeOf(document, given);
  const [first = ""] = typesOf(schema).filter((one) => one !== "null");
  const choices = choicesOf(document, first === "array" ? (schema.items ?? {}) : given);
  // Where the choices say it, the facts need not.
  const about = [typeText, ...facts.filter((fact) => choices.length === 0 || !fact.startsWith("one of "))].join(", ");
  const [item = first] = first === "array" ? typesOf(mergedSchema(document, schema.items ?? {}).schema) : [];
  const type =
    item === "integer" || item === "number"
      ? "number"
      : item === "boolean"
        ? "boolean"
        : item === "object"
          ? "json"
          : "string";
  return {
    name,
    isRequired,
    kind: kindOf(first, schema),
    type,
    about: about.replaceAll("`", "") + (type === "json" ? ", as JSON" : ""),
    choices,
    ...(first === "array" && { isList: true }),
  };
}

/** An input whose value is sent as text, which has no `null`. */
function asText(input: PageInput): PageInput {
  return { ...input, choices: input.choices.filter(({ json }) => json === undefined) };
}

/** The ids of a constant with their meanings, or the other values that a schema allows. */
function choicesOf(document: Document, given: Schema | boolean): Choice[] {
  const { schema, component = "" } = mergedSchema(document, given);
  const named = document.components.schemas[component];
  const [{ members } = { members: [] }] = named ? constantsOf({ components: { schemas: { [component]: named } } }) : [];
  if (members.length > 0)
    return members.map((member) => {
      const words = wordsOfMember(member);
      return { value: String(member.id), label: `${member.id}${words && `: ${words}`}` };
    });
  const variants = (schema.oneOf ?? schema.anyOf ?? []).filter((one) => one.const !== undefined);
  if (variants.length > 0 && variants.length === (schema.oneOf ?? schema.anyOf)?.length)
    return variants.map(({ const: value, title }) => ({
      value: String(value),
      label: `${value}${title ? `: ${title}` : ""}`,
    }));
  const types = typesOf(schema).filter((type) => type !== "null");
  const values = schema.enum ?? (types.join() === "boolean" ? [true, false] : []);
  return values.map((value) => ({
    value: String(value),
    label: String(value),
    ...(value === null && { json: "null" }),
  }));
}

const textOf = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));

function kindOf(type: string, schema: Schema): PageInput["kind"] {
  if (type === "array") return "list";
  if (type === "integer" || type === "number") return "number";
  return schema.format === "date" ? "date" : "text";
}
