import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Document, OperationObject, Schema } from "../../src/contract/document.ts";
import { Ajv2020 } from "../../src/shared/ajv.ts";
import { compileContract } from "../../src/validation/compile/compile.ts";
import { ajvOptions, jsonSchema } from "../../src/validation/compile/json-schema.ts";
import { describeViolation } from "../../src/validation/violation.ts";
import { bundle } from "../support/bundle.ts";
import { headers } from "./support.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const base = {
  type: "object",
  required: ["type", "label"],
  properties: { type: { type: "string" }, label: { type: "string" } },
};
/** A form with steps, which are fields or groups of steps: each kind has a base in common and a constant of its own. */
const schemas = {
  Base: base,
  Text: { allOf: [ref("Base"), { properties: { type: { const: "text" }, most: { type: "integer", maximum: 9 } } }] },
  Choice: {
    allOf: [
      ref("Base"),
      {
        required: ["options"],
        properties: { type: { enum: ["one", "many"] }, options: { type: "array", minItems: 1 } },
      },
    ],
  },
  Group: {
    allOf: [ref("Base"), { properties: { type: { const: "group" }, steps: { type: "array", items: ref("Step") } } }],
  },
  Step: { oneOf: [ref("Text"), ref("Choice"), ref("Group")], discriminator: { propertyName: "type" } },
};

/** What is wrong with a body of an operation that takes one of a schema. */
function problemsOf(schema: object, body: unknown): string[] {
  const document = structuredClone(bundle) as unknown as Document;
  Object.assign(document.components.schemas, schemas);
  const requestBody: object = { content: { "application/json": { schema } } };
  const operation = { ...document.paths["/monitors"]?.get, operationId: "add", requestBody } as OperationObject;
  document.paths = { "/steps": { post: operation } };
  const sent = { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return compileContract(document)
    .checkRequest({ method: "POST", url: "https://www.acme.test/api/steps", ...sent }, { strict: true })
    .violations.map(describeViolation);
}

describe("what is wrong with a variant of a union is told of the variant that is meant", () => {
  it.each<[body: unknown, ...problems: string[]]>([
    [{ type: "text", label: "Name", most: 9 }],
    [{ type: "text", label: "Name", most: 99 }, "body /most: expected at most 9; got 99"],
    [{ type: "many", label: "Days" }, "body /options: expected a value; got nothing"],
    [
      { type: "one", label: 1, options: [] },
      "body /label: expected a string; got 1",
      "body /options: expected at least 1 item; got []",
    ],
    [{ type: "foo", label: "Name" }, 'body /type: expected one of "text", "one", "many", "group"; got "foo"'],
    [{ label: "Name" }, "body /type: expected a value; got nothing"],
    ["text", 'body: expected an object; got "text"'],
  ])("%j", (body, ...problems) => {
    expect(problemsOf(ref("Step"), body)).toEqual(problems);
  });

  it("also of variants within variants", () => {
    const steps = [{ type: "group", label: "B", steps: [{ type: "text", label: "C", most: 10 }] }];
    expect(problemsOf(ref("Step"), { type: "group", label: "A", steps })).toEqual([
      "body /steps/0/steps/0/most: expected at most 9; got 10",
    ]);
  });

  it("also where it may be null, and among other rules", () => {
    const schema = {
      anyOf: [ref("Text"), { type: "null" }, ref("Group")],
      required: ["id"],
      properties: { id: { type: "integer" } },
    };
    expect(problemsOf(schema, null)).toEqual([]);
    expect(problemsOf(schema, { type: "text", label: 1, id: "a" })).toEqual([
      "body /label: expected a string; got 1",
      'body /id: expected an integer; got "a"',
    ]);
  });
});

it("a union accepts the same values as in JSON Schema", () => {
  const document = { components: { schemas: {} } } as unknown as Document;
  const tag = fc.constantFrom("a", "b", "c", 1, null, true);
  const property = fc.oneof(
    fc.record({ const: tag }),
    fc.record({ enum: fc.uniqueArray(tag, { minLength: 1, maxLength: 3 }) }),
    fc.constantFrom({}, { type: "string" }),
  );
  const variant = fc.record(
    {
      type: fc.constantFrom("object", "object", "object", "null", "string"),
      required: fc.uniqueArray(fc.constantFrom("t", "u"), { maxLength: 2 }),
      properties: fc.record({ t: property, u: property }, { requiredKeys: [] }),
      additionalProperties: fc.constantFrom(true, false),
    },
    { requiredKeys: ["properties"] },
  );
  const union = fc.record({
    keyword: fc.constantFrom("oneOf", "anyOf"),
    variants: fc.array(variant, { minLength: 1, maxLength: 4 }),
  });
  const value = fc.oneof(
    { weight: 6, arbitrary: fc.record({ t: tag, u: tag, v: tag }, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.constantFrom(null, "a", 1, []) },
  );
  fc.assert(
    fc.property(union, fc.array(value, { minLength: 1, maxLength: 8 }), ({ keyword, variants }, values) => {
      const schema = { [keyword]: variants };
      const [plain, ours] = [schema, jsonSchema(document, schema as Schema)].map((one) =>
        new Ajv2020(ajvOptions).compile(one),
      );
      for (const one of values) expect(ours?.(one), JSON.stringify([schema, one])).toBe(plain?.(one));
    }),
    { numRuns: 500 },
  );
});
