import { Ajv2020 as Ajv } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, it } from "vitest";
import type { Document, Schema } from "../../src/contract/document.ts";
import { sampleOf } from "../../src/contract/sample.ts";

const schemas = {
  Period: { type: "integer", enum: [7, 8] },
  Window: {
    type: "object",
    properties: { name: { type: "string" }, next: { $ref: "#/components/schemas/Window" } },
  },
  Robot: { type: "object", properties: { kind: { type: "string" }, arms: { type: "integer" } } },
  Chain: {
    properties: { next: { $ref: "#/components/schemas/Chain" }, size: { type: "integer" } },
    dependentSchemas: { next: { properties: { size: { minimum: 3 } } } },
  },
  List: { type: "array", items: { $ref: "#/components/schemas/List" } },
};
const ref = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` });
const document = { components: { schemas } } as unknown as Document;
const b = { const: 2 };
const ajv = new Ajv({ strict: false });
addFormats.default(ajv);

it.each<[what: string, schema: object, sample: unknown]>([
  [
    "the service's envelope",
    {
      type: "object",
      properties: { code: { type: "integer" }, message: { type: "string" }, data: { type: "object", properties: {} } },
    },
    { code: 0, message: "success", data: {} },
  ],
  ["a message", { type: "object", properties: { message: { type: "string" } } }, { message: "text" }],
  ["an example of the schema", { type: "string", pattern: "^S", examples: ["SD"] }, "SD"],
  ["an example beside a reference", { ...ref("Period"), examples: [8] }, 8],
  ["the first id of a constant", ref("Period"), 7],
  ["a default", { type: "integer", default: 50 }, 50],
  ["a text", { type: "string" }, "text"],
  ["a text of a length", { type: "string", minLength: 6 }, "textxx"],
  ["a short text", { type: "string", maxLength: 2 }, "te"],
  ["a day", { type: "string", format: "date" }, "2026-11-20"],
  ["an address", { type: "string", format: "email" }, "name@example.com"],
  ["an integer", { type: "integer" }, 1],
  ["an integer with limits", { type: "integer", minimum: 5, maximum: 9 }, 5],
  ["an integer below a limit", { type: "integer", exclusiveMaximum: -3 }, undefined],
  ["a multiple", { type: "integer", minimum: 301, multipleOf: 300 }, 600],
  ["a share", { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
  ["a switch", { type: "boolean" }, true],
  ["a list", { type: "array", items: ref("Period"), minItems: 2 }, [7, 7]],
  ["what may be null", { type: ["integer", "null"] }, 1],
  ["an object", { type: "object", properties: { a: { type: "string" }, b: ref("Period") } }, { a: "text", b: 7 }],
  [
    "the variant that a discriminator names",
    { oneOf: [ref("Robot")], discriminator: { propertyName: "kind", mapping: { "a-robot": ref("Robot").$ref } } },
    { kind: "a-robot", arms: 1 },
  ],
  ["all of several", { allOf: [{ properties: { a: { const: 1 } } }, { properties: { b } }] }, { a: 1, b: 2 }],
  ["a record with more fields", { allOf: [ref("Window"), { properties: { b } }] }, { name: "text", b: 2 }],
  [
    "all of several, each with limits of the same field",
    { allOf: [{ properties: { a: { type: "integer", minimum: 3 } } }, { properties: { a: { maximum: 9 } } }] },
    { a: 3 },
  ],
  ["places of a list", { prefixItems: [{ const: "a" }, { type: "integer" }], items: false }, ["a", 1]],
  ["one of several", { oneOf: [{ type: "string" }, { type: "integer" }] }, "text"],
  ["a record that contains its own kind", ref("Window"), { name: "text" }],
  ["a record that contains its own kind, on which another field depends", ref("Chain"), { size: 3 }],
  ["a list that contains its own kind", ref("List"), []],
  [
    "a field that requires another value of a second one",
    {
      properties: { kind: { enum: ["cat", "dog"] }, bark: { type: "boolean" } },
      dependentSchemas: { bark: { properties: { kind: { const: "dog" } } }, meow: { required: ["none"] } },
    },
    { kind: "dog", bark: true },
  ],
  ["a field that is ruled out", { properties: { name: { type: "string" }, old: false } }, { name: "text" }],
])("a sample of a schema is valid: %s", (_what, schema, sample) => {
  const made = sampleOf(document, schema as Schema);
  if (sample !== undefined) expect(made).toEqual(sample);
  expect(ajv.validate({ ...schema, components: { schemas } }, made), JSON.stringify(made)).toBe(true);
});

it("a sample of a request leaves out what only responses have, unless it is required", () => {
  const onlyRead = { type: "string", readOnly: true };
  const properties = { id: onlyRead, key: onlyRead, name: { type: "string" }, made: { allOf: [onlyRead] } };
  const schema = { type: "object", required: ["key"], properties } as Schema;
  expect(sampleOf(document, schema, { isRequest: true })).toEqual({ key: "text", name: "text" });
  expect(sampleOf(document, schema)).toEqual({ id: "text", key: "text", name: "text", made: "text" });
});

it("what is only in requests is not in the sample of a response", () => {
  const schema = {
    type: "object",
    properties: { name: { type: "string" }, password: { type: "string", writeOnly: true } },
  };
  expect(sampleOf(document, schema)).toEqual({ name: "text" });
  expect(sampleOf(document, schema, { isRequest: true })).toEqual({ name: "text", password: "text" });
});
