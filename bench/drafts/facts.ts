import { type Any, resolved } from "./documents.ts";

export const columns = [
  ...(["templates", "parameters", "fields", "types", "required", "enums", "formats", "responses"] as const),
];
export type Column = (typeof columns)[number];
export type Facts = Record<Column, Set<string>>;

/** Of each field with an enum, the values that the traffic shows and those of the document. */
export type Enums = Map<string, { shown: Set<string>; documented: Set<string> }>;

/** An enum is right if it has all values that are shown, and none that the document does not have. */
export function judgedEnums(found: ReadonlySet<string>, enums: Enums): Set<string> {
  const judged = [...found].map((fact) => {
    const [at = "", list = ""] = fact.split(" = ");
    const one = enums.get(at);
    const values = list.split(",");
    const isRight =
      one &&
      [...one.shown].every((value) => values.includes(value)) &&
      values.every((value) => one.documented.has(value));
    return isRight ? at : fact;
  });
  return new Set(judged);
}

export const noFacts = (): Facts => Object.fromEntries(columns.map((one) => [one, new Set<string>()])) as Facts;

export const formats = ["uuid", "date", "date-time", "email", "uri"];

/** A path whose parameters have no names, which are anyone's choice. */
export const anonymous = (path: string) => path.replace(/\{[^}]*\}/g, "{}");

export const operationName = (method: string, path: string) => `${method.toUpperCase()} ${anonymous(path)}`;

/** The places of the parameters in a path. */
export function pathParameters(path: string): string[] {
  return path.split("/").flatMap((segment, place) => (segment.includes("{") ? `segment ${place}` : []));
}

/** What a document says of the paths below a prefix. @param isKnown paths of the contract itself */
export function factsOf(document: Any, prefix: string, isKnown = (_path: string) => false): Facts {
  const facts = noFacts();
  for (const [whole, item] of Object.entries<Any>(document.paths ?? {})) {
    if (!whole.startsWith(prefix) || isKnown(whole)) continue;
    const path = whole.slice(prefix.length);
    for (const method of ["get", "post", "put", "patch", "delete", "head"]) {
      const one = item[method];
      if (!one) continue;
      const operation = operationName(method, path);
      facts.templates.add(operation);
      for (const place of pathParameters(path)) facts.parameters.add(`${operation} ${place}`);
      for (const given of [...(item.parameters ?? []), ...(one.parameters ?? [])]) {
        const parameter = resolved(document, given);
        if (parameter.in !== "query") continue;
        facts.parameters.add(`${operation} ?${parameter.name}`);
        addSchema(facts, document, `${operation} ?${parameter.name}`, parameter.schema, 0);
      }
      addBody(facts, document, `${operation} request`, resolved(document, one.requestBody));
      for (const [status, response] of Object.entries<Any>(one.responses ?? {})) {
        // The contract adds the errors of every operation, by reference.
        if (/^\d/.test(status) && !response.$ref) {
          facts.responses.add(`${operation} ${status}`);
          addBody(facts, document, `${operation} ${status}`, response);
        }
      }
    }
  }
  return facts;
}

function addBody(facts: Facts, document: Any, at: string, body: Any): void {
  for (const [mediaType, { schema }] of Object.entries<Any>(body?.content ?? {})) {
    if (!/json/.test(mediaType)) facts.responses.add(`${at} ${mediaType.split(";")[0]}`);
    else addSchema(facts, document, at, schema, 0);
  }
}

function addSchema(facts: Facts, document: Any, at: string, given: Any, depth: number): void {
  if (depth > 12) return;
  const schemas = alternatives(document, given);
  const types = new Set(schemas.flatMap((one) => typesOf(one)));
  if (types.has("number")) types.delete("integer");
  if (types.size > 0) facts.types.add(`${at} ${[...types].sort().join("|")}`);
  for (const schema of schemas) {
    const values = enumOf(schema);
    if (values && values.length > 0) facts.enums.add(`${at} = ${values.sort().join(",")}`);
    if (formats.includes(schema.format)) facts.formats.add(`${at} ${schema.format}`);
    for (const [name, one] of Object.entries<Any>(schema.properties ?? {})) {
      facts.fields.add(`${at}.${name}`);
      if (schema.required?.includes(name)) facts.required.add(`${at}.${name}`);
      addSchema(facts, document, `${at}.${name}`, one, depth + 1);
    }
    if (schema.items) addSchema(facts, document, `${at}[]`, schema.items, depth + 1);
    const map = schema.additionalProperties;
    if (typeof map === "object" && Object.keys(map).length > 0) {
      facts.fields.add(`${at}.*`);
      addSchema(facts, document, `${at}.*`, map, depth + 1);
    }
  }
}

/** The schemas of which a value fits one. */
function alternatives(document: Any, given: Any, depth = 0): Any[] {
  const schema = resolved(document, given);
  if (!schema || depth > 5) return [];
  const union = schema.anyOf ?? (schema.oneOf?.every((one: Any) => "const" in one) ? undefined : schema.oneOf);
  const some = union ? union.flatMap((one: Any) => alternatives(document, one, depth + 1)) : [schema];
  return schema.nullable ? [...some, { type: "null" }] : some;
}

function typesOf(schema: Any): string[] {
  if (schema.type) return [schema.type].flat();
  return schema.properties ? ["object"] : schema.items ? ["array"] : [];
}

function enumOf(schema: Any): string[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum.filter((one: Any) => one !== null).map(String);
  return schema.oneOf?.map((one: Any) => String(one.const));
}
