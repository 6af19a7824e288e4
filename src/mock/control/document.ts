import { type ControlOperation, controlOperations } from "./operations.ts";
import { resultSchemas, schemas } from "./schemas.ts";

/** The OpenAPI document of the control path. @param server its URL, such as `http://127.0.0.1:4010/_mock` */
export function controlDocument(server: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of controlOperations)
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: operationObject(operation) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Controls of the mock",
      version: "1.0.0",
      summary: "What tests in any language can do with the mock.",
      description:
        "Responses have the service's envelope. A request that is not valid changes nothing, and gets status 400 with a message that names the wrong field. Web pages and other host names are refused with status 403.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: server, description: "This mock." }],
    security: [],
    tags: [{ name: "Controls", description: "State, responses, faults, tokens and time of the mock." }],
    paths,
    components: {
      schemas: {
        ...schemas,
        ...resultSchemas,
        Problem: {
          type: "object",
          required: ["code", "message"],
          properties: { code: { type: "integer" }, message: { type: "string" } },
        },
      },
      parameters: {
        SnapshotName: {
          name: "name",
          in: "path",
          required: true,
          description: "The name of a snapshot.",
          schema: { type: "string", minLength: 1 },
          example: "with-two-monitors",
        },
      },
      responses: {
        BadRequest: problem("The request is not valid.", {
          code: 400,
          message: 'The body has an unknown field "scope". Its fields are scopes.',
        }),
        Forbidden: problem("The request comes from a web page, or for another host.", {
          code: 403,
          message: "The control path accepts requests of programs only, not of web pages.",
        }),
      },
    },
  };
}

function operationObject({ id, path, summary, description, body, result }: ControlOperation): object {
  const data = result ? { $ref: `#/components/schemas/${result.schema}` } : { type: "null" };
  const schema = {
    type: "object",
    required: ["code", "message", "data"],
    properties: { code: { const: 0 }, message: { const: "success" }, data },
  };
  const example = { code: 0, message: "success", data: result?.example ?? null };
  return {
    operationId: id,
    tags: ["Controls"],
    summary,
    description,
    ...(path.includes("{name}") && { parameters: [{ $ref: "#/components/parameters/SnapshotName" }] }),
    ...(body && { requestBody: requestBody(body) }),
    responses: {
      "200": {
        description: "Success.",
        content: { "application/json": { schema, examples: named({ Success: example }) } },
      },
      "400": { $ref: "#/components/responses/BadRequest" },
      "403": { $ref: "#/components/responses/Forbidden" },
    },
  };
}

function requestBody({ schema, isRequired, examples }: NonNullable<ControlOperation["body"]>): object {
  return {
    required: isRequired,
    content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` }, examples: named(examples) } },
  };
}

function problem(description: string, example: object): object {
  const schema = { $ref: "#/components/schemas/Problem" };
  return { description, content: { "application/json": { schema, examples: named({ Problem: example }) } } };
}

function named(examples: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { summary: name, value }]));
}
