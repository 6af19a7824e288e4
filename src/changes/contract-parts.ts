import {
  type Body,
  type Document,
  type OperationObject,
  type Parameter,
  type Reference,
  refName,
  resolve,
  type Schema,
  writtenOperations,
} from "../contract/document.ts";
import { eachObject } from "../contract/walk.ts";
import type { Impact } from "./change.ts";

/** Whether a part describes what is sent or what comes back. A record that no operation uses may be either. */
export type Use = "request" | "response";

/** A part of a contract, such as an operation, a parameter, a record or a field. If it goes, that breaks a caller. */
export interface Part {
  /** Its name in a text. */
  name: string;
  /** What a version must raise if the part comes. */
  added: Impact;
  uses: readonly Use[];
  /** What is compared by its value, by keyword. */
  facts: Record<string, unknown>;
  /** The parts of it, each with a key that stays the same if only the part's name changes. */
  parts: Map<string, Part>;
}

const both: readonly Use[] = ["request", "response"];
const request: readonly Use[] = ["request"];
const response: readonly Use[] = ["response"];

// biome-ignore lint/suspicious/noExplicitAny: parts of a document, whose keywords are compared whatever they are
type Json = any;
type Parts = Array<readonly [key: string, part: Part]>;

function part(name: string, facts: object, parts: Parts = [], uses = both): Part {
  const isRequired = "required" in facts && facts.required === true && uses.includes("request");
  return { name, added: isRequired ? "major" : "minor", uses, facts: { ...facts }, parts: new Map(parts) };
}

/** The parts of an object, by its keys. */
function each<Value>(values: Record<string, Value> | undefined, partOf: (key: string, value: Value) => Part): Parts {
  return Object.entries(values ?? {}).map(([key, value]) => [key, partOf(key, value)]);
}

/**
 * A contract as a tree of parts, without what has a comparison of its own: constants, rules, limits and texts. A reference to a
 * schema is a fact, so that each record is compared once; other references are resolved.
 */
export function partsOf(document: Document): Part {
  const { info, servers, components } = document;
  const { "x-limits": _limits, ...OAuth2 } = components.securitySchemes.OAuth2;
  const uses = usesOf(document);
  const records = Object.entries(components.schemas).filter(([, schema]) => !schema.enum && !schema["x-rule"]);
  return part("The document", { title: info.title, "x-default-version": document["x-default-version"] }, [
    ...writtenOperations(document).map(({ path, method, operation, item }) => {
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const name = `\`${method.toUpperCase()} ${path}\``;
      const key = `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
      return [
        key,
        operationPart(name, path, { ...operation, parameters, servers: item.servers ?? [] }, document),
      ] as const;
    }),
    ...each(Object.fromEntries(records), (name, one) => schemaPart(`\`${name}\``, one, uses.get(name))),
    ...each(components.parameters, (name, one) => parameterPart(sharedParameter(name), one)),
    ...each<Json>({ ...components.securitySchemes, OAuth2 }, (name, { flows, ...facts }) => {
      const of = `The security scheme \`${name}\``;
      const parts = each<Json>(flows, (flow, { scopes, ...urls }) =>
        part(
          `${of}, ${flow}`,
          urls,
          each(scopes, (scope, text) => part(`The scope \`${scope}\``, { description: text })),
        ),
      );
      return part(of, facts, parts);
    }),
    ...servers.map((one) => [one.url, part(`The server \`${one.url}\``, one)] as const),
  ]);
}

function operationPart(name: string, path: string, operation: OperationObject, document: Document): Part {
  const { parameters = [], requestBody, responses, security = [], ...facts } = operation;
  const inPath = [...path.matchAll(/\{([^}]*)\}/g)].map(([, one]) => one);
  const schemes = Object.fromEntries(security.map((one) => [Object.keys(one).sort().join(" and "), one]));
  const body = requestBody ? { body: resolve(document, requestBody) } : {};
  return part(name, { ...facts, "needs a token": security.length > 0 }, [
    ...parameters.map((one) => {
      const found = resolve(document, one);
      const key = found.in === "path" ? `path ${inPath.indexOf(found.name)}` : `${found.in} ${found.name}`;
      const own = `${name}: the ${found.in} parameter \`${found.name}\``;
      const content = parameterPart("$ref" in one ? sharedParameter(refName(one.$ref)) : own, found);
      return [key, { ...part(own, {}, [["", content]], content.uses), added: content.added }] as const;
    }),
    ...each(body, () => bodyPart(`${name}: the body`, body.body as Body, request, document)),
    ...each(responses, (status, one) =>
      bodyPart(`${name}: the response \`${status}\``, resolve(document, one), response, document),
    ),
    ...each(schemes, (scheme, scopes) =>
      part(`${name}: the security scheme \`${scheme}\``, { scopes: Object.values(scopes).flat() }),
    ),
  ]);
}

const sharedParameter = (component: string) => `The parameter \`${component}\``;

/** A parameter, or a header, has facts of its own and those of its schema, some with the same names. */
function parameterPart(name: string, { schema, ...facts }: Partial<Parameter>, uses = request): Part {
  const { facts: ofSchema, parts } = schemaPart(name, (schema ?? {}) as Schema, uses);
  const prefixed = Object.entries(ofSchema).map(([keyword, value]) => [`schema ${keyword}`, value]);
  return part(name, { ...facts, required: facts.required === true, ...Object.fromEntries(prefixed) }, [...parts], uses);
}

function bodyPart(name: string, body: Body & { required?: boolean }, uses: readonly Use[], document: Document): Part {
  const { content, headers, ...facts } = body;
  return part(
    name,
    { ...facts, required: facts.required === true },
    [
      ...each(content, (type, { schema, ...others }) => {
        const of = `${name} as \`${type}\``;
        return part(of, others, schema ? [["schema", schemaPart(of, schema, uses)]] : [], uses);
      }),
      ...each(headers, (header, one: Reference<Partial<Parameter>>) =>
        parameterPart(`${name}: the header \`${header}\``, resolve(document, one), uses),
      ),
    ],
    uses,
  );
}

/** The keywords whose values are schemas: by name, in a list, or one. */
const byName = ["properties", "patternProperties", "dependentSchemas", "$defs"];
const inLists = ["oneOf", "anyOf", "allOf", "prefixItems"];
const alone = ["items", "additionalProperties", "propertyNames", "contains", "not", "if", "then", "else"];

function schemaPart(name: string, schema: Schema | boolean, uses = both, required = false): Part {
  if (typeof schema === "boolean") return part(name, { required, allowed: schema }, [], uses);
  const fields = new Set(schema.required);
  const facts: Record<string, unknown> = { required };
  const parts: Parts[number][] = [];
  const add = (key: string, text: string, one: Schema | boolean, isRequired = false) =>
    parts.push([key, schemaPart(inside(name, text), one, uses, isRequired)]);
  for (const [keyword, value] of Object.entries<Json>(schema)) {
    if (byName.includes(keyword)) {
      for (const [key, one] of Object.entries<Schema>(value)) {
        const isField = keyword === "properties";
        add(`${keyword} ${key}`, isField ? `.${key}` : `.${keyword}.${key}`, one, isField && fields.delete(key));
      }
    } else if (inLists.includes(keyword)) {
      // A variant is known by its name, so that another order is no change.
      const keys = (value as Schema[]).map(({ $ref }, index) =>
        $ref && keyword !== "prefixItems" ? refName($ref) : index,
      );
      for (const [index, key] of keys.entries()) add(`${keyword} ${key}`, `.${keyword}.${key}`, value[index]);
    } else if (alone.includes(keyword) && typeof value === "object") {
      add(keyword, keyword === "items" ? "[]" : `.${keyword}`, value);
    } else if (keyword !== "required") facts[keyword] = keyword === "$ref" ? refName(value) : value;
  }
  // Required, and described nowhere.
  for (const field of fields) add(`properties ${field}`, `.${field}`, {}, true);
  return part(name, facts, parts, uses);
}

/** The name of what is in a part: `Monitor` and `.monitor_id` are `Monitor.monitor_id`. */
function inside(name: string, text: string): string {
  return /^`\S+`$/.test(name) ? `${name.slice(0, -1)}${text}\`` : `${name}: \`${text.replace(/^\./, "")}\``;
}

/** How the operations use each schema that they refer to, also through others. */
function usesOf(document: Document): Map<string, Use[]> {
  const found = new Map<string, Use[]>();
  const visit = (parts: object, use: Use): void =>
    eachObject(parts, ({ $ref }) => {
      if (typeof $ref !== "string") return;
      const uses = found.get($ref) ?? [];
      if (uses.includes(use)) return;
      found.set($ref, [...uses, use]);
      visit(resolve(document, { $ref }), use);
    });
  for (const { item, operation } of writtenOperations(document)) {
    visit([item.parameters, operation.parameters, operation.requestBody], "request");
    visit({ responses: operation.responses }, "response");
  }
  return new Map([...found].map(([$ref, uses]) => [refName($ref), uses]));
}
