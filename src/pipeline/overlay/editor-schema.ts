import { type Document, methods } from "../../contract/document.ts";
import { expressionOf } from "./targets.ts";

const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const listOf = (items: object) => ({ type: "array", items });
const mapOf = (schema: object) => ({ type: "object", additionalProperties: schema });
const object = (properties: object, ...required: string[]) => ({
  type: "object",
  ...(required.length > 0 && { required }),
  properties,
});
/** Values that an editor proposes, where any text is valid. */
const proposed = (values: readonly string[]) => ({ anyOf: [{ enum: values }, text] });

/**
 * A JSON Schema of overlays of this contract, by which an editor completes targets, scopes, groups and references. It only
 * proposes: `build` decides what is valid, so a target or a reference may be any text.
 * @param base the contract in the hand-written form
 */
export function editorSchema({ paths, components, tags }: Document): string {
  const schemas = Object.entries(components.schemas);
  const placesOf = (keyword: string, has: (schema: (typeof schemas)[number][1]) => boolean | undefined) =>
    schemas.flatMap(([name, schema]) => (has(schema) ? [["components", "schemas", name, keyword]] : []));
  const targets = [
    ["paths"],
    ["components", "schemas"],
    ...Object.keys(paths).map((path) => ["paths", path]),
    ...schemas.map(([name]) => ["components", "schemas", name]),
    ...placesOf("properties", ({ properties }) => properties !== undefined),
    ...placesOf("oneOf", ({ oneOf }) => oneOf?.some((one) => "const" in one)),
  ].map(expressionOf);
  const references = ["schemas", "parameters", "responses"].flatMap((kind) => {
    const named = (components as unknown as Record<string, object>)[kind] ?? {};
    return Object.keys(named).map((name) => `#/components/${kind}/${name}`);
  });
  const scopes = Object.values(components.securitySchemes.OAuth2.flows).flatMap(({ scopes }) => Object.keys(scopes));
  const content = mapOf(object({ schema: ref("schema"), example: true, examples: true }));
  const updates: Array<[target: string, update: object]> = [
    ["^\\$\\.paths$", mapOf(ref("path"))],
    ["^\\$\\.paths\\[[^\\]]+\\]$", ref("path")],
    ["^\\$\\.components\\.schemas$|\\.properties$", mapOf(ref("schema"))],
    ["\\.oneOf$", { anyOf: [ref("member"), listOf(ref("member"))] }],
  ];
  const action = object(
    {
      target: proposed(targets),
      description: text,
      update: true,
      copy: proposed(targets),
      remove: { type: "boolean" },
    },
    "target",
  );
  const operation = {
    operationId: text,
    summary: text,
    description: text,
    tags: listOf(proposed(tags.map(({ name }) => name))),
    "x-api-version": { type: "string", pattern: "^\\d+\\.\\d+$" },
    security: listOf(object({ OAuth2: listOf({ enum: scopes }) })),
    parameters: listOf(ref("parameter")),
    requestBody: object({ required: { type: "boolean" }, content }),
    responses: mapOf(object({ $ref: proposed(references), description: true, content })),
  };
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Overlay of svc-monitoring-api",
    ...object(
      {
        overlay: proposed(["1.1.0", "1.0.0"]),
        info: object({ title: { type: "string", minLength: 1 } }, "title", "version"),
        extends: text,
        actions: listOf(ref("action")),
      },
      ...["overlay", "info", "actions"],
    ),
    $defs: {
      action: {
        ...action,
        allOf: updates.map(([pattern, update]) => ({
          if: { required: ["target"], properties: { target: { pattern } } },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { update } },
        })),
      },
      path: object({
        ...Object.fromEntries(methods.map((method) => [method, ref("operation")])),
        parameters: listOf(ref("parameter")),
      }),
      operation: object(operation, "operationId", "responses"),
      parameter: object({
        $ref: proposed(references),
        in: { enum: ["path", "query", "header", "cookie"] },
        schema: ref("schema"),
      }),
      schema: object({
        $ref: proposed(references),
        properties: mapOf(ref("schema")),
        items: ref("schema"),
        oneOf: listOf({ anyOf: [ref("member"), ref("schema")] }),
      }),
      member: object(
        {
          const: { type: ["string", "integer"] },
          title: { type: "string", pattern: "^[A-Za-z_]\\w*$" },
          description: true,
        },
        ...["const", "title"],
      ),
    },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
