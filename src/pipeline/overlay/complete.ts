import {
  type Document,
  type OperationObject,
  type Parameter,
  type Reference,
  resolve,
  type Schema,
  writtenOperations,
} from "../../contract/document.ts";
import { freeName } from "../../shared/text.ts";
import { capitalised } from "../../shared/words.js";
import { operationErrors } from "../redocly/rules.js";

/**
 * Completes the operations that overlays have added, of which path, operationId and a 200 are enough, with what holds for
 * every operation of the service: the token, the account, and the errors (specification, Credentials and token flow, Errors).
 * What an overlay says itself stays.
 * @param document is changed
 */
export function completeAdded(document: Document): void {
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
  for (const [, name = ""] of path.matchAll(/\{(\w+)\}/g)) {
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

/** The body of every success (specification, Response envelope). */
const envelope = {
  schema: { $ref: "#/components/schemas/Envelope" },
  examples: { Success: { summary: "Success", value: { code: 0, message: "success" } } },
};

/**
 * Moves the schemas of bodies to the components, where generators and pages find them by a name, and an `example` to the
 * `examples`.
 */
function completeBodies(
  { components }: Document,
  { operationId, requestBody, responses, ...rest }: OperationObject,
): void {
  const name = capitalised(operationId);
  const bodies: Array<[body: object, component: string]> = requestBody ? [[requestBody, `${name}Request`]] : [];
  for (const [status, response] of Object.entries(responses)) {
    if (/^2(?!04)/.test(status) && !("$ref" in response)) response.content ??= { "application/json": envelope };
    bodies.push([response, `${name}${status.startsWith("2") ? "" : status}Response`]);
  }
  for (const [body, component] of bodies) {
    for (const media of Object.values((body as { content?: Record<string, AnyMedia> }).content ?? {})) {
      const { schema, example } = media;
      if (schema && !schema.$ref) {
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

/** `listMaintenance` as "List maintenance". */
function wordsOf(id: string): string {
  return capitalised(id.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}
