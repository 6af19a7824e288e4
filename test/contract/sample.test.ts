import { Ajv2020 as Ajv } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, it } from "vitest";
import type { Document, Schema } from "../../src/contract/document.ts";
import { sampleOf } from "../../src/contract/sample.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: "string" };
const schemas = {
  Period: { type: "integer", enum: [7, 8] },
  Robot: { type: "object", properties: { kind: text, arms: { type: "integer" } } },
};
const document = { components: { schemas } } as unknown as Document;
const ajv = new Ajv({ strict: false });
addFormats.default(ajv);

it.each<[what: string, schema: Schema, sample: unknown]>([
  ["an example of the schema", { type: "string", pattern: "^S", examples: ["SD"] }, "SD"],
  ["the first id of a constant", { ...ref("Period"), description: "Which." }, 7],
  ["a default", { type: "integer", default: 50 }, 50],
  ["a text", text, "text"],
  ["a text of a length", { ...text, minLength: 6 }, "textxx"],
  ["a short text", { ...text, maxLength: 2 }, "te"],
  ["a day", { ...text, format: "date" }, "2026-11-20"],
  ["a time", { ...text, format: "date-time" }, "2026-11-20T10:00:00Z"],
  ["an address", { ...text, format: "email" }, "name@example.com"],
  ["an identifier", { ...text, format: "uuid" }, "00000000-0000-4000-8000-000000000000"],
  ["an integer", { type: "integer" }, 1],
  ["an integer with limits", { type: "integer", minimum: 5, maximum: 9 }, 5],
  ["a number below a limit", { type: "number", maximum: -3 }, -3],
  ["a switch", { type: "boolean" }, true],
  ["a list", { type: "array", items: ref("Period"), minItems: 2 }, [7, 7]],
  ["what may be null", { type: ["integer", "null"] }, 1],
  ["an object", { type: "object", properties: { a: text, b: ref("Period"), c: { not: {} } } }, { a: "text", b: 7 }],
  ["a map", { type: "object", additionalProperties: text }, {}],
  ["one of several", { anyOf: [text, { type: "integer" }] }, "text"],
  ["a record or null", { anyOf: [ref("Robot"), { type: "null" }] }, { kind: "text", arms: 1 }],
  [
    "the variant that a discriminator names",
    { oneOf: [ref("Robot")], discriminator: { propertyName: "kind", mapping: { "a-robot": ref("Robot").$ref } } },
    { kind: "a-robot", arms: 1 },
  ],
  [
    "a variant with more fields",
    { properties: { b: { const: 2 } }, anyOf: [ref("Robot")] },
    { kind: "text", arms: 1, b: 2 },
  ],
])("a sample is %s", (_what, schema, sample) => {
  expect(sampleOf(document, schema)).toEqual(sample);
  expect(ajv.validate({ ...schema, components: document.components }, sample)).toBe(true);
});
