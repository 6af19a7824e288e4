import {
  type Body,
  type Document,
  type OperationObject,
  type Parameter,
  type Reference,
  resolve,
  type Schema,
  writtenOperations,
} from "../../contract/document.ts";
import { eachObject } from "../../contract/walk.ts";
import { freeName } from "../../shared/text.ts";
import { capitalised } from "../../shared/words.js";
import { membersOf, subsetOf } from "../redocly/constants.js";
import { operationErrors } from "../redocly/rules.js";

/**
 * Completes the operations that overlays have added, of which path, operationId and a 200 are enough, with what holds for
 * every operation of the service: the token, the account, and the errors (specification, Credentials and token flow, Errors).
 * What an overlay says itself stays.
 * @param document is changed
 */
export function completeAdded(document: Document): void {
  nameParts(document);
  completeConstants(document.components.schemas);
  for (const { path, item, operation } of writtenOperations(document)) {
    const { parameters: own = [] } = operation;
    // Those of the path, unless the operation has them itself.
    const inherited = (item.parameters ?? []).filter((one) => !hasParameter(document, own, resolve(document, one)));
    if (inherited.length > 0) operation.parameters = [...own, ...structuredClone(inherited)];
    if (operation["x-added"]) complete(document, path, operation, item["x-auth-server"] === true);
  }
  for (const item of Object.values(document.paths)) delete item.parameters;
}

type Parameters = NonNullable<OperationObject["parameters"]>;

function hasParameter(document: Document, parameters: Parameters, wanted: Pick<Parameter, "name" | "in">): boolean {
  const known = parameters.map((one) => resolve(document, one));
  return known.some((one) => one.name === wanted.name && one.in === wanted.in);
}

function complete(document: Document, path: string, operation: OperationObject, isAuthServer: boolean): void {
  const [tag = "Added"] = operation.tags ?? [];
  operation.tags = [tag];
  operation.summary ??= wordsOf(operation.operationId);
  operation.description ??= "The specification does not show this operation.";
  operation.security ??= isAuthServer ? [] : [{ SvcOauthToken: [] }, { OAuth2: [] }];
  // At the end of the groups that the navigation shows.
  if (!document.tags.some(({ name }) => name === tag))
    document.tags.push({ name: tag, description: "Operations that the specification does not show." });
  completeBodies(document, operation);

  operation.parameters ??= [];
  const { parameters } = operation;
  for (const [, name = ""] of path.matchAll(/\{([^{}]+)\}/g)) {
    if (!hasParameter(document, parameters, { name, in: "path" })) parameters.push(pathParameter(document, name));
  }
  if (isAuthServer) return;
  if (!hasParameter(document, parameters, { name: "zaaid", in: "cookie" }))
    parameters.push({ $ref: "#/components/parameters/ZaaidCookie" });
  for (const [status, name] of Object.entries(operationErrors)) {
    operation.responses[status] ??= { $ref: `#/components/responses/${name}` };
  }
}

/** A parameter of the path: the contract's own of this name, such as `monitor_id`, or a text. */
function pathParameter({ components }: Document, name: string): Reference<Parameter> {
  const own = Object.entries(components.parameters).find(([, one]) => one.name === name && one.in === "path");
  if (own) return { $ref: `#/components/parameters/${own[0]}` };
  return { name, in: "path", required: true, schema: { type: "string" } };
}

/**
 * Moves the schemas of bodies to the components, where generators and pages find them by a name, and an `example` to the
 * `examples`.
 */
function completeBodies(document: Document, { operationId, requestBody, responses, ...rest }: OperationObject): void {
  const { components } = document;
  const name = capitalised(operationId);
  const bodies: Array<[body: Reference<Body>, component: string]> = requestBody
    ? [[requestBody, `${name}Request`]]
    : [];
  for (const [status, response] of Object.entries(responses))
    bodies.push([response, `${name}${status.startsWith("2") ? "" : capitalised(status)}Response`]);
  for (const [body, component] of bodies) {
    for (const media of Object.values((resolve(document, body).content ?? {}) as Record<string, AnyMedia>)) {
      const { schema, example } = media;
      // What allows everything is as if it was not there.
      if (typeof schema !== "object" || Object.keys(schema).length === 0) delete media.schema;
      else if (!schema.$ref) {
        const free = freeName(component, (one) => one in components.schemas);
        components.schemas[free] = { ...schema, "x-added": rest["x-added"] ?? "" };
        media.schema = { $ref: `#/components/schemas/${free}` };
      }
      if (example !== undefined) media.examples = { Example: { summary: "An example", value: example } };
      delete media.example;
      for (const [title, one] of Object.entries(media.examples ?? {})) if (!("$ref" in one)) one.summary ??= title;
    }
  }
}

/** A media type as users may write it. */
interface AnyMedia {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { $ref: string } | { summary?: string; value: unknown }>;
}

/** Gives constants the title and the type that they may lack. An enum that cannot be a constant, such as one with `null`, stays in its schema. */
function completeConstants(schemas: Record<string, Schema>): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const members = membersOf(schema);
    if (members) {
      schema.title ??= wordsOf(name);
      schema.type ??= typeof members[0]?.const === "string" ? "string" : "integer";
    } else if (schema.enum && subsetOf(schema) === undefined) {
      const { title, description, ...rest } = schema;
      schemas[name] = { ...(title && { title }), ...(description && { description }), allOf: [rest] };
    }
  }
}

const component = /^#\/components\/schemas\/([^/]+)\/(.+)$/;

/** Makes components of the parts of schemas that references lead to, such as those below `$defs`: all else finds schemas by a name. */
function nameParts(document: Document): void {
  const { schemas } = document.components;
  eachObject(document, (reference) => {
    const [, name = "", rest = ""] = component.exec(String(reference.$ref)) ?? [];
    const keys = rest.split("/").map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    let parent = schemas[name] as unknown as Record<string, Schema> | undefined;
    for (const key of keys.slice(0, -1)) parent = targetOf(document, parent?.[key]);
    const key = keys.at(-1) ?? "";
    const part = parent?.[key];
    if (rest === "" || !parent || typeof part !== "object") return;
    if (!part.$ref) {
      const own = name + capitalised(key.replace(/\W+/g, "_"));
      const free = freeName(own, (one) => one in schemas);
      schemas[free] = part;
      parent[key] = { $ref: `#/components/schemas/${free}` };
    }
    reference.$ref = parent[key]?.$ref ?? reference.$ref;
  });
}

/** The keys of a schema, or of what it refers to. */
function targetOf(document: Document, node: Schema | undefined): Record<string, Schema> | undefined {
  const isReference = typeof node?.$ref === "string";
  return (isReference ? resolve(document, node as { $ref: string }) : node) as unknown as Record<string, Schema>;
}

/** `listMaintenance` as "List maintenance". */
function wordsOf(id: string): string {
  return capitalised(id.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}
