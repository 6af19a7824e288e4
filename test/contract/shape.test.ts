import { expect, it } from "vitest";
import type { Document, Schema } from "../../src/contract/document.ts";
import { fieldsOf, shapeOf } from "../../src/contract/shape.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: "string" };
const components = {
  schemas: {
    Period: { type: "integer", enum: [7, 8] },
    Base: { type: "object", required: ["id"], properties: { id: text } },
    Cat: { type: "object", required: ["kind"], properties: { kind: { const: "cat" }, lives: { type: "integer" } } },
    Dog: { type: "object", required: ["kind"], properties: { kind: { const: "dog" }, tricks: { items: text } } },
  },
};

/** What a reader of the page sees of a field `x` with the schema: a line for it and for each field in it. */
function linesOf(schema: Schema): string[] {
  const document = { components } as unknown as Document;
  const fields = fieldsOf(document, shapeOf(document, { properties: { x: schema } }));
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
  'x.kind | string | required | only Cat | always `"cat"`',
  "x.lives | integer | only Cat",
  'x.kind | string | required | only Dog | always `"dog"`',
  "x.tricks | array of string | only Dog",
];
it.each<[keyword: string, schema: Schema, lines: string[]]>([
  ["type", { type: "boolean" }, ["x | boolean"]],
  ["a value that may be null", { type: ["string", "null"] }, ["x | string or null"]],
  ["an undocumented payload", { type: ["object", "array"], items: {} }, ["x | object or array of any"]],
  ["no type", {}, ["x | any"]],
  ["not: {}", { not: {} }, ["x | never"]],
  ["enum", { type: "string", enum: ["up", "down"] }, ['x | string | one of `"up"`, `"down"`']],
  ["a constant of the contract", ref("Period"), ["x | integer"]],
  ["a constant, with a text", { ...ref("Period"), description: "Which." }, ["x | integer"]],
  ["const", { const: "cat" }, ['x | string | always `"cat"`']],
  ["minimum and maximum", { type: "integer", minimum: 1, maximum: 100 }, ["x | integer | 1 to 100"]],
  ["minimum", { type: "number", minimum: 0.5 }, ["x | number | at least 0.5"]],
  ["minLength and maxLength", { ...text, minLength: 1, maxLength: 64 }, ["x | string | 1 to 64 characters"]],
  ["a single length", { ...text, minLength: 2, maxLength: 2 }, ["x | string | exactly 2 characters"]],
  ["maxLength", { ...text, maxLength: 64 }, ["x | string | at most 64 characters"]],
  ["pattern", { ...text, pattern: "^[A-Z]{2}$" }, ["x | string | matches `^[A-Z]{2}$`"]],
  ["format", { ...text, format: "date-time" }, ["x | string | date-time"]],
  ["default", { type: "integer", default: 50 }, ["x | integer | default `50`"]],
  ["examples", { ...text, examples: ["SD", "T"] }, ['x | string | example `"SD"`']],
  ["deprecated", { ...text, deprecated: true }, ["x | string | deprecated"]],
  ["not with const", { type: "integer", not: { const: 0 } }, ["x | integer | not `0`"]],
  ["not with enum", { type: "integer", not: { enum: [0, 1] } }, ["x | integer | not `0`, `1`"]],
  ["an inline object", { properties: { a: text }, required: ["a"] }, ["x | object", "x.a | string | required"]],
  ["an object without fields", { type: "object" }, ["x | object"]],
  ["no other fields", { type: "object", additionalProperties: false }, ["x | object | no other fields"]],
  ["additionalProperties", { additionalProperties: { type: "integer" } }, ["x | map of integer"]],
  ["a map of records", { additionalProperties: ref("Base") }, ["x | map of object", "x.*.id | string | required"]],
  [
    "fields, and others of a type",
    { properties: { a: text }, additionalProperties: { type: "integer" } },
    ["x | object | other fields: integer", "x.a | string"],
  ],
  ["items", { type: "array", items: text }, ["x | array of string"]],
  [
    "items of an inline object, and their number",
    { type: "array", minItems: 1, maxItems: 10, items: { properties: { a: text } } },
    ["x | array of object | 1 to 10 items", "x[].a | string"],
  ],
  [
    "limits of items",
    { type: "array", items: { type: "integer", minimum: 1 } },
    ["x | array of integer | each at least 1"],
  ],
  ["a list of lists", { items: { items: { type: "number" } } }, ["x | array of array of number"]],
  ["items that may be null", { items: { type: ["string", "null"] } }, ["x | array of (string or null)"]],
  ["anyOf of types", { anyOf: [text, { type: "integer", minimum: 1 }] }, ["x | string or integer (at least 1)"]],
  [
    "a value with a meaning",
    { anyOf: [{ const: 1, title: "Automatic" }, { type: "integer" }] },
    ["x | `1` (Automatic) or integer"],
  ],
  [
    "variants that differ in what is required",
    { properties: { a: text, b: text }, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    ["x | object | either `a` is required or `b` is required", "x.a | string", "x.b | string"],
  ],
  ["anyOf with null", { anyOf: [ref("Base"), { type: "null" }] }, ["x | object or null", "x.id | string | required"]],
  [
    "anyOf of a choice and null",
    { anyOf: [{ oneOf: [ref("Cat"), ref("Dog")] }, { type: "null" }] },
    ["x | Cat or Dog or null", ...fieldsOfCatAndDog],
  ],
  ["oneOf of records", { oneOf: [ref("Cat"), ref("Dog")] }, ["x | Cat or Dog", ...fieldsOfCatAndDog]],
  [
    "discriminator",
    {
      oneOf: [ref("Cat"), ref("Dog")],
      discriminator: { propertyName: "kind", mapping: { cat: ref("Cat").$ref, dog: ref("Dog").$ref } },
    },
    ['x | Cat or Dog | `kind` decides: `"cat"` Cat, `"dog"` Dog', ...fieldsOfCatAndDog],
  ],
  [
    "fields beside variants",
    {
      properties: { a: text },
      anyOf: [{ title: "By day", properties: { day: text } }, { properties: { week: text } }],
    },
    ["x | object", "x.a | string", "x.day | string | only By day", "x.week | string | only variant 2"],
  ],
])("a page shows %s", (_keyword, schema, lines) => {
  expect(linesOf(schema)).toEqual(lines);
});
