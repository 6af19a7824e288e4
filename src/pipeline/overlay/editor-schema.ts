import { type Document, methods } from "../../contract/document.ts";
import { expressionOf } from "./targets.ts";

/**
 * A JSON Schema of overlays of this contract, by which an editor completes targets, scopes, groups and references. It only
 * proposes: `build` decides what is valid, so a target or a reference may be any text.
 * @param base the contract in the hand-written form
 */
export function editorSchema({ paths, components, tags }: Document): string {
  const proposed = (values: readonly string[]) => ({ anyOf: [{ enum: values }, { type: "string" }] });
  const mapOf = (schema: object) => ({ type: "object", additionalProperties: schema });
  const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
  const schemas = Object.entries(components.schemas);
  const targets = [
    ["paths"],
    ["components", "schemas"],
    ...Object.keys(paths).map((path) => ["paths", path]),
    ...schemas.map(([name]) => ["components", "schemas", name]),
    ...schemas.flatMap(([name, { properties }]) => (properties ? [["components", "schemas", name, "properties"]] : [])),
    ...schemas.flatMap(([name, { oneOf }]) =>
      oneOf?.some((one) => "const" in one) ? [["components", "schemas", name, "oneOf"]] : [],
    ),
  ].map(expressionOf);
  const references = ["schemas", "parameters", "responses"].flatMap((kind) =>
    Object.keys((components as unknown as Record<string, object>)[kind] ?? {}).map(
      (name) => `#/components/${kind}/${name}`,
    ),
  );
  const scopes = Object.values(components.securitySchemes.OAuth2.flows).flatMap(({ scopes }) => Object.keys(scopes));
  const content = mapOf({ type: "object", properties: { schema: ref("schema"), example: true, examples: true } });
  const updates: Array<[target: string, update: object]> = [
    ["^\\$\\.paths$", mapOf(ref("path"))],
    ["^\\$\\.paths\\[[^\\]]+\\]$", ref("path")],
    ["^\\$\\.components\\.schemas$|\\.properties$", mapOf(ref("schema"))],
    ["\\.oneOf$", { anyOf: [ref("member"), { type: "array", items: ref("member") }] }],
  ];
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Overlay of svc-monitoring-api",
    type: "object",
    required: ["overlay", "info", "actions"],
    properties: {
      overlay: proposed(["1.1.0", "1.0.0"]),
      info: { type: "object", required: ["title", "version"], properties: { title: { type: "string", minLength: 1 } } },
      extends: { type: "string" },
      actions: { type: "array", items: ref("action") },
    },
    $defs: {
      action: {
        type: "object",
        required: ["target"],
        properties: {
          target: proposed(targets),
          description: { type: "string" },
          update: true,
          copy: proposed(targets),
          remove: { type: "boolean" },
        },
        allOf: updates.map(([pattern, update]) => ({
          if: { required: ["target"], properties: { target: { pattern } } },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { update } },
        })),
      },
      path: {
        type: "object",
        properties: {
          ...Object.fromEntries(methods.map((method) => [method, ref("operation")])),
          parameters: { type: "array", items: ref("parameter") },
        },
      },
      operation: {
        type: "object",
        required: ["operationId", "responses"],
        properties: {
          operationId: { type: "string" },
          summary: { type: "string" },
          description: { type: "string" },
          tags: { type: "array", items: proposed(tags.map(({ name }) => name)) },
          "x-api-version": { type: "string", pattern: "^\\d+\\.\\d+$" },
          security: {
            type: "array",
            items: { type: "object", properties: { OAuth2: { type: "array", items: { enum: scopes } } } },
          },
          parameters: { type: "array", items: ref("parameter") },
          requestBody: { type: "object", properties: { required: { type: "boolean" }, content } },
          responses: mapOf({ type: "object", properties: { $ref: proposed(references), description: true, content } }),
        },
      },
      parameter: {
        type: "object",
        properties: {
          $ref: proposed(references),
          in: { enum: ["path", "query", "header", "cookie"] },
          schema: ref("schema"),
        },
      },
      schema: {
        type: "object",
        properties: {
          $ref: proposed(references),
          properties: mapOf(ref("schema")),
          items: ref("schema"),
          oneOf: { type: "array", items: { anyOf: [ref("member"), ref("schema")] } },
        },
      },
      member: {
        type: "object",
        required: ["const", "title"],
        properties: {
          const: { type: ["string", "integer"] },
          title: { type: "string", pattern: "^[A-Za-z_]\\w*$" },
          description: true,
        },
      },
    },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
