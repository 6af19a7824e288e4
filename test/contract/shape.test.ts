import { expect, it } from "vitest";
import type { Document, Schema } from "../../src/contract/document.ts";
import { fieldsOf, shapeOf } from "../../src/contract/shape.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: "string" };
const components = {
  schemas: {
    Period: { type: "integer", enum: [7, 8] },
    Base: { type: "object", required: ["id"], properties: { id: text } },
    Cat: { type: "object", properties: { kind: { const: "cat" }, lives: { type: "integer" } } },
    Dog: { type: "object", required: ["tricks"], properties: { kind: { const: "dog" }, tricks: { items: text } } },
    Tree: { type: "object", properties: { name: text, children: { type: "array", items: ref("Tree") } } },
    Loop: { allOf: [ref("Loop"), { type: "object", properties: { a: text } }] },
  },
};

/** What a reader of the page sees of a field `x` with the schema: a line for it and for each field in it. */
function linesOf(schema: unknown): string[] {
  const document = { components } as unknown as Document;
  const fields = fieldsOf(document, shapeOf(document, { properties: { x: schema } } as Schema));
  return fields.map(({ path, shape, isRequired, variant }) =>
    [
      path,
      shape.type,
      ...(isRequired ? ["required"] : []),
      ...(shape.schema.deprecated ? ["deprecated"] : []),
      ...(variant ? [`only ${variant}`] : []),
      ...shape.facts,
    ].join(" | "),
  );
}

// A person wrote each line that is expected, before the code.
const fieldsOfCatAndDog = [
  'x.kind | string | only Cat | always `"cat"`',
  "x.lives | integer | only Cat",
  'x.kind | string | only Dog | always `"dog"`',
  "x.tricks | array of string | required | only Dog",
];
it.each<[keyword: string, schema: unknown, lines: string[]]>([
  ["type", { type: "boolean" }, ["x | boolean"]],
  ["a list of types", { type: ["string", "null"] }, ["x | string or null"]],
  ["several types", { type: ["integer", "string", "null"] }, ["x | integer or string or null"]],
  ["no type", {}, ["x | any"]],
  ["true", true, ["x | any"]],
  ["false", false, ["x | never"]],
  ["enum", { type: "string", enum: ["up", "down"] }, ['x | string | one of `"up"`, `"down"`']],
  ["enum without a type, with null", { enum: [1, 2, null] }, ["x | integer or null | one of `1`, `2`, `null`"]],
  ["a constant of the contract", ref("Period"), ["x | integer"]],
  ["const", { const: "cat" }, ['x | string | always `"cat"`']],
  ["minimum and maximum", { type: "integer", minimum: 1, maximum: 100 }, ["x | integer | 1 to 100"]],
  ["minimum", { type: "number", minimum: 0.5 }, ["x | number | at least 0.5"]],
  [
    "exclusiveMinimum and exclusiveMaximum",
    { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 },
    ["x | number | more than 0 | less than 1"],
  ],
  ["multipleOf", { type: "integer", multipleOf: 300 }, ["x | integer | a multiple of 300"]],
  ["minLength and maxLength", { ...text, minLength: 1, maxLength: 64 }, ["x | string | 1 to 64 characters"]],
  ["a single length", { ...text, minLength: 2, maxLength: 2 }, ["x | string | exactly 2 characters"]],
  ["maxLength", { ...text, maxLength: 64 }, ["x | string | at most 64 characters"]],
  ["pattern", { ...text, pattern: "^[A-Z]{2}$" }, ["x | string | matches `^[A-Z]{2}$`"]],
  ["format", { ...text, format: "date-time" }, ["x | string | date-time"]],
  [
    "contentEncoding",
    { ...text, contentEncoding: "base64", contentMediaType: "image/png" },
    ["x | string | base64 of image/png"],
  ],
  ["default", { type: "integer", default: 50 }, ["x | integer | default `50`"]],
  ["examples", { ...text, examples: ["SD", "T"] }, ['x | string | example `"SD"`']],
  ["example", { type: "integer", example: 7 }, ["x | integer | example `7`"]],
  ["readOnly", { ...text, readOnly: true }, ["x | string | only in responses"]],
  ["writeOnly", { ...text, writeOnly: true }, ["x | string | only in requests"]],
  ["deprecated", { ...text, deprecated: true }, ["x | string | deprecated"]],
  ["not", { type: "integer", not: { const: 0 } }, ["x | integer | not: always `0`"]],
  ["an inline object", { properties: { a: text }, required: ["a"] }, ["x | object", "x.a | string | required"]],
  ["an object without fields", { type: "object" }, ["x | object"]],
  ["additionalProperties", { additionalProperties: { type: "integer" } }, ["x | map of integer"]],
  ["a map of records", { additionalProperties: ref("Base") }, ["x | map of object", "x.*.id | string | required"]],
  [
    "fields, and others of a type",
    { properties: { a: text }, additionalProperties: { type: "integer" } },
    ["x | object | other fields: integer", "x.a | string"],
  ],
  [
    "propertyNames, minProperties",
    { additionalProperties: text, propertyNames: { pattern: "^x-" }, minProperties: 1 },
    ["x | map of string | at least 1 field | names: matches `^x-`"],
  ],
  ["patternProperties", { patternProperties: { "^x-": text } }, ["x | object | fields that match `^x-`: string"]],
  [
    "dependentRequired",
    { properties: { a: text, b: text }, dependentRequired: { a: ["b"] } },
    ["x | object | with `a` also `b`", "x.a | string", "x.b | string"],
  ],
  ["items", { type: "array", items: text }, ["x | array of string"]],
  [
    "items of an inline object, and their number",
    { type: "array", minItems: 1, maxItems: 10, uniqueItems: true, items: { properties: { a: text } } },
    ["x | array of object | 1 to 10 items | no duplicates", "x[].a | string"],
  ],
  [
    "limits of items",
    { type: "array", items: { type: "integer", minimum: 1 } },
    ["x | array of integer | each at least 1"],
  ],
  ["a list of lists", { items: { items: { type: "number" } } }, ["x | array of array of number"]],
  ["items that may be null", { items: { type: ["string", "null"] } }, ["x | array of (string or null)"]],
  ["contains", { type: "array", contains: { type: "integer" } }, ["x | array | contains integer"]],
  ["prefixItems", { prefixItems: [text, { type: "integer" }], items: false }, ["x | array [string, integer]"]],
  [
    "prefixItems, then items",
    { prefixItems: [ref("Base")], items: text },
    ["x | array [object, ...string]", "x[0] | object", "x[0].id | string | required"],
  ],
  [
    "allOf",
    { allOf: [ref("Base"), { properties: { extra: { type: "integer" } }, required: ["extra"] }] },
    ["x | object", "x.id | string | required", "x.extra | integer | required"],
  ],
  [
    "allOf that narrows",
    {
      allOf: [
        { type: ["integer", "null"], minimum: 1 },
        { type: "number", minimum: 5, maximum: 9 },
      ],
    },
    ["x | integer | 5 to 9"],
  ],
  ["allOf of one, with a text", { allOf: [ref("Period")], description: "Which." }, ["x | integer"]],
  [
    "allOf with two patterns",
    { allOf: [{ ...text, pattern: "^a" }, { pattern: "z$" }] },
    ["x | string | matches `^a` | matches `z$`"],
  ],
  ["oneOf of types", { oneOf: [text, { type: "integer", minimum: 1 }] }, ["x | string or integer (at least 1)"]],
  [
    "values with meanings",
    {
      type: "string",
      oneOf: [
        { const: "a", title: "First", description: "The one." },
        { const: "b", title: "Last" },
      ],
    },
    ['x | string | one of `"a"` (First: The one.), `"b"` (Last)'],
  ],
  [
    "values with meanings, without a type",
    {
      anyOf: [
        { const: 1, title: "Automatic" },
        { type: "integer", minimum: 60 },
      ],
    },
    ["x | `1` (Automatic) or integer (at least 60)"],
  ],
  [
    "variants that differ in what is required",
    { properties: { a: text, b: text }, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    ["x | object | either `a` is required or `b` is required, or both", "x.a | string", "x.b | string"],
  ],
  [
    "variants of which one must hold",
    { properties: { a: text, b: text }, oneOf: [{ required: ["a"] }, { required: ["b"] }] },
    ["x | object | either `a` is required or `b` is required, but not both", "x.a | string", "x.b | string"],
  ],
  ["anyOf with null", { anyOf: [ref("Base"), { type: "null" }] }, ["x | object or null", "x.id | string | required"]],
  [
    "anyOf of a union and null",
    { anyOf: [{ oneOf: [ref("Cat"), ref("Dog")] }, { type: "null" }] },
    ["x | Cat or Dog or null", ...fieldsOfCatAndDog],
  ],
  ["oneOf of records", { oneOf: [ref("Cat"), ref("Dog")] }, ["x | Cat or Dog", ...fieldsOfCatAndDog]],
  [
    "discriminator",
    {
      oneOf: [ref("Cat"), ref("Dog")],
      discriminator: { propertyName: "kind", mapping: { cat: "#/components/schemas/Cat", dog: "Dog" } },
    },
    ['x | Cat or Dog | `kind` decides: `"cat"` Cat, `"dog"` Dog', ...fieldsOfCatAndDog],
  ],
  [
    "fields beside variants",
    {
      properties: { a: text },
      oneOf: [{ title: "By day", properties: { day: text } }, { properties: { week: text } }],
    },
    ["x | object", "x.a | string", "x.day | string | only By day", "x.week | string | only variant 2"],
  ],
  [
    "if, then",
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    { type: "object", if: { required: ["a"] }, then: { required: ["b"] } },
    ["x | object | if `a` is there: `b` is required"],
  ],
  [
    "if, then, else",
    {
      ...{ type: "object", if: { properties: { kind: { const: "dog" } }, required: ["kind"] } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ["bark"], properties: { lives: false, age: { minimum: 1 }, none: { not: {} } } },
      else: { required: ["lives"] },
    },
    [
      'x | object | if `kind` is `"dog"`: `lives` is not allowed and `age` is at least 1 and `none` is not allowed and `bark` is required | unless `kind` is `"dog"`: `lives` is required',
    ],
  ],
  [
    "an if that has no words",
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    { type: "object", if: { not: { required: ["a"] } }, then: { required: ["b"] } },
    ["x | object | has conditions (`if`)"],
  ],
  [
    "dependentSchemas",
    { type: "object", dependentSchemas: { bark: { properties: { kind: { const: "dog" } } }, a: { minProperties: 2 } } },
    ['x | object | with `bark`: `kind` is `"dog"` | with `a`: other conditions'],
  ],
  ["additionalProperties: false", { type: "object", additionalProperties: false }, ["x | object | no other fields"]],
  ["unevaluatedProperties: false", { type: "object", unevaluatedProperties: false }, ["x | object | no other fields"]],
  [
    "a record within its own kind",
    ref("Tree"),
    ["x | object", "x.name | string", "x.children | array of object | as above"],
  ],
  ["a record that includes itself", ref("Loop"), ["x | object", "x.a | string"]],
])("a page shows %s", (_keyword, schema, lines) => {
  expect(linesOf(schema)).toEqual(lines);
});

it("a record is above only where its own fields are, not those of a record made of it", () => {
  const whole = { allOf: [ref("Base"), { type: "object", properties: { parent: ref("Base"), tree: ref("Tree") } }] };
  expect(linesOf(whole)).toEqual([
    "x | object",
    "x.id | string | required",
    "x.parent | object",
    "x.parent.id | string | required",
    "x.tree | object",
    "x.tree.name | string",
    "x.tree.children | array of object | as above",
  ]);
});
