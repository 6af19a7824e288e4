import { describe, expect, it } from "vitest";
import { operations, responsesOf } from "../support/bundle.ts";
import { cases } from "./cases/index.ts";
import { schemaOf, wrongValues } from "./cases/schema.ts";

const byOperation = (name: string) => cases.filter(({ operation }) => operation === name);

describe("the table of cases", () => {
  it("names no two cases alike", () => {
    const names = cases.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(operations)("has every status of $name whose body is documented", ({ name, operation }) => {
    const expected = new Set(byOperation(name).map(({ expected }) => String(expected.status)));
    const documented = responsesOf(operation).filter(({ examples }) => examples.length > 0);
    expect(documented).not.toEqual([]);
    for (const { status } of documented) expect(expected).toContain(status);
  });

  it.each(operations)("has an answer of $name that nobody asked for by name", ({ name }) => {
    const plain = byOperation(name).filter(({ request, expected }) => !request.headers && expected.status < 300);
    expect(plain).not.toEqual([]);
  });
});

describe("the maker of broken requests", () => {
  it("knows a wrong value of every type but the right one", () => {
    expect(wrongValues({ type: "string" }).map(([type]) => type)).toEqual([
      "null",
      "boolean",
      "integer",
      "array",
      "object",
    ]);
    expect(() => wrongValues({})).toThrow("of the type undefined");
  });

  it("fails at a schema that says what no case would be made from", () => {
    expect(() => schemaOf({ $ref: "#/components/schemas/Timestamp" })).toThrow("No case is made from pattern");
  });
});
