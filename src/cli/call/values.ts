import { checkPath, pathSerializer } from "../../client/paths.ts";
import { type Document, refName, type Schema } from "../../contract/document.ts";
import type { Operation } from "../../contract/operations.ts";
import { nearestTexts } from "../../shared/nearest.ts";
import type { Arguments } from "./arguments.ts";
import { ConstantValues } from "./constant-values.ts";
import type { CallRoute } from "./route.ts";

type Fields = Readonly<Record<string, Schema>>;

/**
 * Puts each value into the path, the query or the attributes of the body.
 * @returns the path with its query; the attributes as JSON, empty without any
 * @throws TypeError if a value fits nowhere, or if a parameter of the path has no value
 */
export async function placeValues(
  { query: typedQuery, values }: Arguments,
  route: CallRoute,
  document: Document,
): Promise<{ uri: string; body: string; notes: string[] }> {
  const constants = new ConstantValues(document);
  const fields = route.takesAttributes ? fieldsOf(route.operation, document) : {};
  const path: Record<string, string> = {};
  const query = new URLSearchParams(typedQuery);
  const attributes: Record<string, unknown> = {};
  const notes: string[] = [];
  for (const [name, text] of values) {
    if (Object.hasOwn(route.inPath, name))
      throw new TypeError(`${name} is ${JSON.stringify(route.inPath[name])} in the path. Leave out ${name}=${text}.`);
    if (Object.hasOwn(path, name) || Object.hasOwn(attributes, name))
      throw new TypeError(`${name} has two values. Leave out one of them.`);
    const { place, schema } = placeOf(name, route, fields);
    const { value, note } = await constants.valueOf(name, text, schema);
    if (note) notes.push(note);
    if (place === "path") path[name] = value;
    // A parameter of the query may have several values.
    else if (place === "query") query.append(name, value);
    else attributes[name] = jsonValueOf(schema, value);
  }
  const filled = filledPath(route, path);
  return {
    uri: query.size > 0 ? `${filled}?${query}` : filled,
    body: Object.keys(attributes).length > 0 ? JSON.stringify(attributes) : "",
    notes,
  };
}

interface Place {
  place: "path" | "query" | "attributes";
  schema: Schema | undefined;
}

/** Where a value goes. @throws TypeError if an operation called by its id does not take it */
function placeOf(name: string, route: CallRoute, fields: Fields): Place {
  const { template, operation, isById, takesAttributes } = route;
  const parameter = operation?.parameters.find((one) => one.name === name && one.in !== "cookie");
  if (template.includes(`{${name}}`)) return { place: "path", schema: parameter?.schema };
  if (parameter) return { place: "query", schema: parameter.schema };
  if (!isById || !operation) return { place: takesAttributes ? "attributes" : "query", schema: fields[name] };
  const hasAnyAttribute = operation.requestBody !== undefined && Object.keys(fields).length === 0;
  if (takesAttributes && (hasAnyAttribute || fields[name])) return { place: "attributes", schema: fields[name] };
  throw unknownName(name, operation, fields);
}

/** The attributes of an operation's body; none if the contract does not show them. */
function fieldsOf(operation: Operation | undefined, { components }: Document): Fields {
  const { $ref, properties } = operation?.requestBody?.schema ?? {};
  return ($ref ? components.schemas[refName($ref)]?.properties : properties) ?? {};
}

function unknownName(name: string, { id, parameters }: Operation, fields: Fields): TypeError {
  const named = parameters.filter((one) => one.in !== "cookie").map((parameter) => parameter.name);
  const known = [...named, ...Object.keys(fields)];
  const others = known.length > 0 ? `Nearest: ${nearestTexts(known, name).join(", ")}.` : "It takes none.";
  return new TypeError(`${id} has no parameter ${JSON.stringify(name)}. ${others}`);
}

/** The JSON value that a typed text means: by its schema, or else by its form, such as `7`, `true` or `[1]`. */
function jsonValueOf(schema: Schema | undefined, text: string): unknown {
  const isText = schema?.type === "string" || (!schema?.type && !/^(-?\d+(\.\d+)?|true|false|[[{].*)$/s.test(text));
  if (isText) return text;
  try {
    const value = JSON.parse(text);
    // A number that JavaScript would write in another way, such as a long id, stays as it was typed.
    return typeof value === "number" && String(value) !== text ? text : value;
  } catch {
    return text;
  }
}

function filledPath({ template, operation, isById }: CallRoute, values: Record<string, string>): string {
  const filled = template.replace(/\{([^{}]+)\}/g, (braces, name: string) => {
    if (values[name] === undefined) throw new TypeError(`${isById ? operation?.id : template} needs ${name}=…`);
    return pathSerializer(braces, values);
  });
  // A path that a script has written may lack its id at the end.
  checkPath(filled);
  return filled;
}
