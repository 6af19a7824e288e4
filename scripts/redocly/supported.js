// @ts-check
/**
 * What a contract may use, for the lint rule `svc/supported`. All parts handle these constructs: types, client, validators, mock,
 * msw handlers, pages, samples, inspector, and the contract for generators. To add one, make each of them handle it first, and
 * use it in the own operations of test/scripts/fixtures/own-operations.
 */
export const supported = {
  /** The fields of an object, by Redocly's name for its kind. Extensions (`x-`) may be anywhere. Other kinds may have all fields. */
  fields: {
    Root: ["openapi", "info", "servers", "tags", "security", "paths", "components"],
    Components: [
      "schemas",
      "parameters",
      "requestBodies",
      "responses",
      "headers",
      "links",
      "examples",
      "securitySchemes",
    ],
    PathItem: ["servers", "get", "post", "put", "patch", "delete"],
    Operation: [
      "operationId",
      "tags",
      "summary",
      "description",
      "deprecated",
      "security",
      "parameters",
      "requestBody",
      "responses",
    ],
    Parameter: [
      "name",
      "in",
      "required",
      "description",
      "deprecated",
      "schema",
      "example",
      "examples",
      "style",
      "explode",
    ],
    RequestBody: ["description", "required", "content"],
    Response: ["description", "headers", "content", "links"],
    Header: ["description", "required", "deprecated", "schema", "example", "examples"],
    Link: ["operationId", "parameters", "description"],
    MediaType: ["schema", "example", "examples"],
    Example: ["summary", "description", "value"],
    Discriminator: ["propertyName", "mapping"],
    Schema: [
      ...["title", "description", "deprecated", "default", "examples"],
      ...["type", "enum", "const", "format", "pattern", "minLength", "maxLength", "minimum", "maximum"],
      ...["properties", "required", "additionalProperties", "items", "minItems", "maxItems"],
      ...["oneOf", "anyOf", "allOf", "not", "discriminator"],
    ],
  },
  /** What may stand beside the `$ref` of a schema. A rule between constants (`x-rule`) also narrows one. */
  besideRef: ["description"],
  besideRefInRule: ["description", "enum", "not"],
  methodsWithBody: ["post", "put", "patch"],
  /** The media type of a body, which has only one. A form is for the operations of the auth server (`x-auth-server`). */
  requests: ["application/json"],
  authServerRequests: ["application/json", "application/x-www-form-urlencoded"],
  responses: ["application/json", "application/pdf", "text/csv"],
  /** No ranges, and no `default`. */
  status: /^[2-5]\d\d$/,
  /** Where a parameter may be, with the default style of each place, which is the only one. */
  parameters: {
    path: { style: "simple", explode: false, hasLists: false },
    query: { style: "form", explode: true, hasLists: true },
    cookie: { style: "form", explode: true, hasLists: false },
  },
  /** The client sends no other. */
  cookies: ["zaaid"],
  /** What a parameter, an item of a list in the query and a header of a response may be. */
  scalars: ["string", "integer", "number", "boolean"],
  formats: {
    /** The validators check these (scripts/generate/validators/formats.ts). */
    checked: ["date", "date-time", "uuid", "uri", "email"],
    /** Notes for readers, which nothing checks. */
    notes: ["password"],
  },
  /** Several types: one and null, or the two of `data` in an envelope whose payload is not documented. */
  types: [["null"], ["object", "array"]],
  /** What `not` may exclude. */
  not: ["const", "enum"],
};
