import { describe, expect, it } from "vitest";
import { responsesOf } from "../support/bundle.ts";
import { documentedOperations as operations } from "../support/documented.ts";
import { cases } from "./cases/index.ts";
import { schemaOf, wrongValues } from "./cases/schema.ts";

const byOperation = (name: string) => cases.filter(({ operation }) => operation === name);

describe("the table of cases", () => {
  it("has a unique name for each case", () => {
    const names = cases.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(operations)("covers every status of $name that has a documented body", ({ name, operation }) => {
    const expected = new Set(byOperation(name).map(({ expected }) => String(expected.status)));
    const documented = responsesOf(operation).filter(({ examples }) => examples.length > 0);
    expect(documented).not.toEqual([]);
    for (const { status } of documented) expect(expected).toContain(status);
  });

  it.each(operations)("covers a success of $name without the header Prefer", ({ name }) => {
    const plain = byOperation(name).filter(({ request, expected }) => !request.headers && expected.status < 300);
    expect(plain).not.toEqual([]);
  });
});

describe("the generator of invalid requests", () => {
  it("has a wrong value of every JSON type except the schema's own", () => {
    const types = wrongValues({ type: "string" }).map(([type]) => type);
    expect(types).toEqual(["null", "boolean", "integer", "array", "object"]);
    expect(() => wrongValues({})).toThrow("for the type undefined");
  });

  it("rejects a schema with a keyword that it has no cases for", () => {
    expect(() => schemaOf({ $ref: "#/components/schemas/Timestamp" })).toThrow("has no cases for pattern");
  });
});
