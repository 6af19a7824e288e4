import { describe, expect, it } from "vitest";
import { operationChanges } from "../../src/changes/operation-changes.ts";
import type { Document } from "../../src/contract/document.ts";
import { contract } from "../support/bundle.ts";
import type { Json } from "./mutations.ts";

const records = { request: "MonitorGroupCreateRequest", response: "Monitor" };
type Use = keyof typeof records;

/** The contract with this field in a record that is only sent or only read. */
function withField(use: Use, field: Json): Document {
  const document = structuredClone(contract);
  Object.assign(document.components.schemas[records[use]]?.properties ?? {}, { field });
  return document;
}

function impacts(use: Use, before: Json, after: Json): string[] {
  return operationChanges(withField(use, before), withField(use, after)).map(({ impact }) => impact);
}

const refused = { type: "string", maxLength: 3 };
/** Keywords with schemas, which refuse values that were valid without them. */
const restrictions: Array<[keyword: string, value: Json]> = [
  ["allOf", [{ required: ["a"] }]],
  ["anyOf", [refused]],
  ["oneOf", [refused]],
  ["not", refused],
  ["if", refused],
  ["then", refused],
  ["else", refused],
  ["items", refused],
  ["items", false],
  ["prefixItems", [refused]],
  ["contains", refused],
  ["propertyNames", refused],
  ["additionalProperties", refused],
  ["unevaluatedProperties", refused],
  ["unevaluatedItems", refused],
  ["patternProperties", { "^a": refused }],
  ["dependentSchemas", { a: { required: ["b"] } }],
  ["properties", { a: { not: {} } }],
];

describe("a new keyword with schemas", () => {
  it.each(restrictions)("%s breaks who sends a value, and not who reads it", (keyword, value) => {
    expect(impacts("request", {}, { [keyword]: value })).toEqual(["major"]);
    expect(impacts("response", {}, { [keyword]: value })).toEqual(["minor"]);
  });

  it.each(["unevaluatedProperties", "unevaluatedItems", "additionalProperties"])(
    "%s that is false breaks readers, too, because validators refuse new fields",
    (keyword) => {
      expect(impacts("request", {}, { [keyword]: false })).toEqual(["major"]);
      expect(impacts("response", {}, { [keyword]: false })).toEqual(["major"]);
      expect(impacts("request", { [keyword]: false }, {})).toEqual(["minor"]);
    },
  );

  it("an optional property of a request breaks nobody", () => {
    expect(impacts("request", {}, { properties: { a: refused } })).toEqual(["minor"]);
  });
});

describe("a condition that is dropped", () => {
  it.each(["not", "if", "then", "else", "contains", "propertyNames"])("%s breaks nobody", (keyword) => {
    expect(impacts("request", { [keyword]: refused }, {})).toEqual(["minor"]);
    expect(impacts("response", { [keyword]: refused }, {})).toEqual(["minor"]);
  });
});

describe("another variant of oneOf", () => {
  const variant = (name: string, value?: string) => ({
    ...{ type: "object", required: [name] },
    properties: { [name]: value === undefined ? { type: "string" } : { const: value } },
  });

  it.each<[string, Json[], string]>([
    ["that may fit what another fits breaks who sends that", [variant("a"), variant("b")], "major"],
    ["with a tag of its own breaks nobody who sends", [variant("kind", "a"), variant("kind", "b")], "minor"],
    ["of another type breaks nobody who sends", [variant("a"), { type: "array" }], "minor"],
  ])("%s", (_what, variants, impact) => {
    expect(impacts("request", { oneOf: variants.slice(0, 1) }, { oneOf: variants })).toEqual([impact]);
  });
});

describe("a format, which may be a type of generated code,", () => {
  it.each([
    ["that is new", {}, { format: "date" }],
    ["that is dropped", { format: "date" }, {}],
    ["that is another", { format: "date" }, { format: "date-time" }],
  ])("%s breaks who sends and who reads", (_what, before, after) => {
    for (const use of ["request", "response"] as const)
      expect(impacts(use, { type: "string", ...before }, { type: "string", ...after })).toEqual(["major"]);
  });
});

describe.each(["oneOf", "anyOf"])("a union (%s)", (union) => {
  const [one, two] = [{ [union]: [refused] }, { [union]: [refused, { type: "integer" }] }];

  it("with another variant breaks who reads it", () => {
    expect(impacts("response", one, two)).toEqual(["major"]);
    expect(impacts("request", one, two)).toEqual(["minor"]);
  });

  it("that loses a variant breaks who sends it, and the types of who reads it", () => {
    expect(impacts("request", two, one)).toEqual(["major"]);
    expect(impacts("response", two, one)).toEqual(["major"]);
  });
});

describe("what `not` refuses", () => {
  const [less, more] = [{ not: { enum: ["a"] } }, { not: { enum: ["a", "b"] } }];

  it("breaks who sends it if it is more", () => {
    expect(impacts("request", less, more)).toEqual(["major"]);
    expect(impacts("response", less, more)).toEqual(["minor"]);
  });

  it("breaks who reads it if it is less", () => {
    expect(impacts("request", more, less)).toEqual(["minor"]);
    expect(impacts("response", more, less)).toEqual(["major"]);
  });
});

describe("an `if`", () => {
  it("with another condition breaks who sends the value: other values have to fit `else`", () => {
    const when = (condition: Json) => ({ if: { enum: condition }, else: refused });
    expect(impacts("request", when(["a"]), when(["a", "b"]))).toEqual(["major"]);
    expect(impacts("request", when(["a", "b"]), when(["a"]))).toEqual(["major"]);
  });
});

describe("a restriction of a value", () => {
  it("by another pattern breaks both sides", () => {
    const [digits, letters] = [{ pattern: "^\\d+$" }, { pattern: "^[a-z]+$" }];
    expect(impacts("request", digits, letters)).toEqual(["major"]);
    expect(impacts("response", digits, letters)).toEqual(["major"]);
  });

  it("by writeOnly takes the field from responses, by readOnly from requests", () => {
    expect(impacts("response", {}, { writeOnly: true })).toEqual(["major"]);
    expect(impacts("request", {}, { writeOnly: true })).toEqual(["minor"]);
    expect(impacts("request", {}, { readOnly: true })).toEqual(["major"]);
    expect(impacts("response", {}, { readOnly: true })).toEqual(["minor"]);
  });
});

describe("two forms of one schema", () => {
  it.each<[Json, Json]>([
    [{ const: "a" }, { enum: ["a"] }],
    [{ type: "string" }, { type: ["string"] }],
  ])("%j and %j are no change", (before, after) => {
    expect(impacts("response", before, after)).toEqual([]);
    expect(impacts("request", after, before)).toEqual([]);
  });
});
