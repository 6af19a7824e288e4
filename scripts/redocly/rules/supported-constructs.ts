import { formats as checkedFormats } from "../../generate/validators/formats.ts";

/**
 * The constructs that a contract may use, for the lint rule `svc/supported`. All parts handle them: types, client, validators,
 * mock, msw handlers, pages, samples, inspector, and the contract for generators. To support a new construct, first make all
 * parts handle it, and use it in the own operations of test/scripts/fixtures/own-operations.
 */
const described = ["description", "deprecated"];
const exampled = ["schema", "example", "examples"];

/**
 * The fields that an object may have, by Redocly's name for its kind. Objects of other kinds may have any, and all may have
 * extensions.
 */
export const fields: Record<string, string[]> = {
  Root: ["openapi", "info", "servers", "tags", "security", "paths", "components"],
  Components: [
    ...["schemas", "parameters", "requestBodies", "responses", "headers", "links", "examples"],
    "securitySchemes",
  ],
  PathItem: ["servers", "get", "post", "put", "patch", "delete"],
  Operation: [
    ...["operationId", "tags", "summary", ...described],
    ...["security", "parameters", "requestBody", "responses"],
  ],
  // `style` and `explode` are left out, because only their defaults are supported.
  Parameter: ["name", "in", "required", ...described, ...exampled],
  RequestBody: ["description", "required", "content"],
  Response: ["description", "headers", "content", "links"],
  Header: ["required", ...described, ...exampled],
  Link: ["operationId", "parameters", "description"],
  MediaType: exampled,
  Example: ["summary", "description", "value"],
  Discriminator: ["propertyName", "mapping"],
  Schema: [
    ...["title", ...described, "default", "examples"],
    ...["type", "enum", "const", "format", "pattern", "minLength", "maxLength", "minimum", "maximum"],
    ...["properties", "required", "additionalProperties", "items", "minItems", "maxItems"],
    ...["oneOf", "anyOf", "allOf", "not", "discriminator"],
  ],
};

/** What to write instead of an unsupported field. Messages about any other field say to leave it out. */
export const insteadOfField: Record<string, string> = {
  webhooks: "describe it in a guide",
  callbacks: "describe it in a guide",
  parameters: "list the parameters in each operation",
  style: "leave it out: a list in the query is sent as a=1&a=2",
  explode: "leave it out: a list in the query is sent as a=1&a=2",
  if: "use oneOf, whose schemas have a tag",
  patternProperties: "use additionalProperties",
  propertyNames: "use additionalProperties",
  prefixItems: "use items",
  nullable: 'write type: [string, "null"]',
  exclusiveMinimum: "use minimum",
  exclusiveMaximum: "use maximum",
  readOnly: "write one schema for requests and one for responses",
  writeOnly: "write one schema for requests and one for responses",
};

/** The fields of this contract that OpenAPI does not have: openapi/guides/extensions.md explains those that users see. */
export const extensions = (
  "x-open-constant x-rule x-constant x-derived x-calendar-date x-record x-limits x-default-version x-auth-server x-api-version " +
  "x-interpretation x-environment-variable x-note x-enum-notes x-own-description x-domain x-enum-varnames x-enum-descriptions"
).split(" ");

/**
 * The keywords allowed next to `$ref`. In a rule (`x-rule`), `enum` and `not` too, because they narrow the constant of the
 * `$ref`.
 */
export const besideRef = ["description"];
export const besideRefInRule = ["description", "enum", "not"];

/** The media type of a body, which has only one. A form is for the operations of the auth server (`x-auth-server`). */
export const requests = ["application/json"];
export const authServerRequests = ["application/json", "application/x-www-form-urlencoded"];
export const responses = ["application/json", "application/pdf", "text/csv"];

/** Matches a status that is one code. Ranges such as `4XX`, and `default`, are not supported. */
export const status = /^[2-5]\d\d$/;

/** What `in` of a parameter may be. */
export const places = ["path", "query", "cookie"];
/** The places where a parameter may be a list of strings, numbers or constants. */
export const placesOfLists = ["query"];
/** The only cookie that the client sends. */
export const cookies = ["zaaid"];
/** The types of a parameter, of an item of a list in the query, and of a header of a response. */
export const scalars = ["string", "integer", "number", "boolean"];

/** The formats that the validators check, and `password`, which is only a note for readers. */
export const formats = [...Object.keys(checkedFormats), "password"];

/**
 * Two types are allowed only for: a type and null; or object and array, for `data` of an envelope whose content is not
 * documented.
 */
export const typePairs = [["null"], ["object", "array"]];

/** The keywords in `not`. */
export const not = ["const", "enum"];
