import { beforeAll, describe, expect, it } from "vitest";
import { compileSchemas } from "../../scripts/generate/validators/compile.ts";
import { type JsonSchema, jsonSchemas } from "../../scripts/generate/validators/json-schema.ts";
import { contract } from "../support/bundle.ts";

interface Case {
  schema: JsonSchema;
  accepts: unknown;
  refuses: unknown;
}

const text = { type: "string" };
const integer = { type: "integer" };

/** For each keyword of the contract's schemas, what it means. */
const cases: Record<string, Case> = {
  type: { schema: integer, accepts: 7, refuses: "7" },
  const: { schema: { const: 0 }, accepts: 0, refuses: false },
  enum: { schema: { type: "integer", enum: [1, 7] }, accepts: 7, refuses: 2 },
  // A character outside of the basic plane counts as one.
  minLength: { schema: { type: "string", minLength: 2 }, accepts: "😀😀", refuses: "😀" },
  maxLength: { schema: { type: "string", maxLength: 1 }, accepts: "😀", refuses: "ab" },
  pattern: { schema: { type: "string", pattern: "^\\d{2}\\.\\d{2}$" }, accepts: "23.59", refuses: "23.591" },
  format: { schema: { type: "string", format: "uri" }, accepts: "https://things.test/a", refuses: "things" },
  // Legal, and no mistake: a limit without a type, and a tuple of any length.
  minimum: { schema: { minimum: 3 }, accepts: "text", refuses: 2 },
  maximum: { schema: { maximum: 3 }, accepts: 3, refuses: 4 },
  minItems: { schema: { type: "array", minItems: 1 }, accepts: [1], refuses: [] },
  maxItems: { schema: { type: "array", maxItems: 1 }, accepts: [1], refuses: [1, 2] },
  prefixItems: { schema: { type: "array", prefixItems: [integer, text] }, accepts: [1], refuses: ["S"] },
  items: { schema: { type: "array", items: integer }, accepts: [1, 2], refuses: [1, "2"] },
  properties: {
    schema: { type: "object", properties: { color: integer } },
    accepts: { color: 1, size: "S" },
    refuses: { color: "1" },
  },
  // Objects inherit a property of this name, which does not count.
  required: {
    schema: { type: "object", properties: { constructor: {} }, required: ["constructor"] },
    accepts: { constructor: "S" },
    refuses: {},
  },
  additionalProperties: {
    schema: { type: "object", properties: { color: integer }, additionalProperties: false },
    accepts: { color: 1 },
    refuses: { color: 1, size: "S" },
  },
  dependentSchemas: {
    schema: {
      type: "object",
      properties: { color: integer },
      dependentSchemas: { color: { properties: { size: text }, required: ["size"] } },
    },
    accepts: { color: 1, size: "S" },
    refuses: { color: 1 },
  },
  not: { schema: { type: "string", not: { enum: ["L"] } }, accepts: "S", refuses: "L" },
  allOf: { schema: { allOf: [integer, { not: { const: 2 } }] }, accepts: 1, refuses: 2 },
  anyOf: { schema: { anyOf: [integer, text] }, accepts: "S", refuses: true },
  oneOf: { schema: { oneOf: [text, { type: ["string", "integer"] }] }, accepts: 1, refuses: "S" },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  if: { schema: { if: integer, then: { minimum: 3 } }, accepts: "S", refuses: 2 },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { schema: { if: text, then: { minLength: 2 } }, accepts: 1, refuses: "S" },
  $ref: { schema: { $ref: "minLength" }, accepts: "ab", refuses: "a" },
};

/** The keywords of a schema and of those in it. Names of properties, and data, are no keywords. */
function keywordsOf(schema: JsonSchema): string[] {
  return Object.entries(schema).flatMap(([key, value]) => {
    if (typeof value !== "object" || value === null || ["enum", "required", "type"].includes(key)) return [key];
    const hasNames = key === "properties" || key === "dependentSchemas";
    const inner: JsonSchema[] = Array.isArray(value) || hasNames ? Object.values(value) : [value];
    return [key, ...inner.flatMap(keywordsOf)];
  });
}

describe("the compiled validators", () => {
  let validators: Map<string, (value: unknown) => boolean>;
  beforeAll(async () => {
    const schemas = new Map(Object.entries(cases).map(([keyword, { schema }]) => [keyword, schema]));
    const sources = await compileSchemas(schemas, [...schemas.keys()]);
    const load = (source: string) => new Function(`return (${source})()`)();
    validators = new Map([...sources].map(([keyword, source]) => [keyword, load(source)]));
  });

  it.each(Object.entries(cases))("accept and refuse what `%s` does", (keyword, { accepts, refuses }) => {
    expect(validators.get(keyword)?.(accepts)).toBe(true);
    expect(validators.get(keyword)?.(refuses)).toBe(false);
  });

  it("are tried with every keyword of the contract's schemas", () => {
    const used = new Set([...jsonSchemas(contract).values()].flatMap(keywordsOf));
    expect([...used].filter((keyword) => !(keyword in cases))).toEqual([]);
  });
});
