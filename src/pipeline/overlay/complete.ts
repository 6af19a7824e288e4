import {
  type Document,
  methods,
  type OperationObject,
  type Parameter,
  type Reference,
  resolve,
  type Schema,
} from "../../contract/document.ts";
import { freeName } from "../../shared/text.ts";
import { capitalised } from "../../shared/words.js";
import { operationErrors } from "../redocly/rules.js";

/** The group of the operations that do not name one. */
const group = "Added";

/**
 * Completes the operations that overlays have added, of which path, operationId and a 200 are enough, with what holds for
 * every operation of the service: the token, the account, and the errors (specification, Credentials and token flow, Errors). What an
 * overlay says itself stays.
 * @param document is changed
 */
export function completeAdded(document: Document): void {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) inheritParameters(document, operation, item.parameters);
      if (operation?.["x-added"]) complete(document, path, operation, item["x-auth-server"] === true);
    }
    delete item.parameters;
  }
}

/** Gives an operation the parameters of its path, unless it has them itself. */
function inheritParameters(
  document: Document,
  operation: OperationObject,
  inherited: OperationObject["parameters"] = [],
): void {
  const missing = inherited.filter((one) => {
    const { name, in: place } = resolve(document, one);
    return !hasParameter(document, operation, name, place);
  });
  if (missing.length > 0) operation.parameters = [...(operation.parameters ?? []), ...structuredClone(missing)];
}

function hasParameter(document: Document, { parameters = [] }: OperationObject, name: string, place: string): boolean {
  return parameters.some((one) => {
    const known = resolve(document, one);
    return known.name === name && known.in === place;
  });
}

function complete(document: Document, path: string, operation: OperationObject, isAuthServer: boolean): void {
  const { operationId } = operation;
  const [tag = group] = operation.tags ?? [];
  operation.tags = [tag];
  operation.summary ??= wordsOf(operationId);
  operation.description ??= "The specification does not show this operation.";
  operation.security ??= isAuthServer ? [] : [{ SvcOauthToken: [] }, { OAuth2: [] }];
  addTag(document, tag);
  completeBodies(document, operation);

  operation.parameters ??= [];
  const { parameters } = operation;
  const has = (name: string, place: string) => hasParameter(document, operation, name, place);
  for (const [, name = ""] of path.matchAll(/\{(\w+)\}/g)) {
    if (!has(name, "path")) parameters.push(pathParameter(document, name));
  }
  if (isAuthServer) return;
  if (!has("zaaid", "cookie")) parameters.push({ $ref: "#/components/parameters/ZaaidCookie" });
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

/** Adds a group of operations, at the end of the groups that the navigation shows. */
function addTag(document: Document, name: string): void {
  if (document.tags.some((tag) => tag.name === name)) return;
  document.tags.push({ name, description: "Operations that the specification does not show." });
}

/** The body of every success (specification, Response envelope). */
const envelope = {
  schema: { $ref: "#/components/schemas/Envelope" },
  examples: { Success: { summary: "Success", value: { code: 0, message: "success" } } },
};

/**
 * Moves the schemas of bodies to the components, where generators and pages find them by a name, and an `example` to the
 * `examples`.
 */
function completeBodies(document: Document, operation: OperationObject): void {
  const name = capitalised(operation.operationId);
  const { schemas } = document.components;
  const complete = (body: unknown, component: string) => {
    for (const media of Object.values((body as { content?: Record<string, AnyMedia> }).content ?? {})) {
      const { schema, example } = media;
      if (schema && !schema.$ref) {
        const free = freeName(component, (one) => one in schemas);
        schemas[free] = { ...schema, "x-added": operation["x-added"] ?? "" };
        media.schema = { $ref: `#/components/schemas/${free}` };
      }
      if (example !== undefined) media.examples = { Example: { summary: "An example", value: example } };
      delete media.example;
      for (const [title, one] of Object.entries(media.examples ?? {})) {
        if (!("$ref" in one)) one.summary ??= title;
      }
    }
  };
  if (operation.requestBody) complete(operation.requestBody, `${name}Request`);
  for (const [status, response] of Object.entries(operation.responses)) {
    if (/^2(?!04)/.test(status) && !("$ref" in response)) response.content ??= { "application/json": envelope };
    complete(response, `${name}${status.startsWith("2") ? "" : status}Response`);
  }
}

/** A media type as users may write it. */
interface AnyMedia {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { $ref: string } | { summary?: string; value: unknown }>;
}

/** `listMaintenance` as "List maintenance". */
function wordsOf(id: string): string {
  const words = id.replace(
    /([a-z\d])([A-Z])/g,
    (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
  );
  return capitalised(words);
}
