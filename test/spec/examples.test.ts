import { describe, expect, it } from "vitest";
import { bundle, errorsOf, operations, requestOf, responsesOf } from "../support/bundle.ts";

describe.each(operations)("the examples of $name", ({ operation }) => {
  it("are there and fit their schemas, for the request", () => {
    const request = requestOf(operation);
    if (!request) return;
    expect(request.examples).not.toHaveLength(0);
    for (const { name, value } of request.examples) expect(errorsOf(request.schema, value), name).toBe("");
  });

  it.each(responsesOf(operation))("are there and fit their schemas, for status $status", ({ schema, examples }) => {
    expect(examples).not.toHaveLength(0);
    for (const { name, value } of examples) expect(errorsOf(schema, value), name).toBe("");
  });
});

describe("the examples", () => {
  it("are each used by an operation", () => {
    const used = operations.flatMap(({ operation }) => [
      ...(requestOf(operation)?.examples ?? []),
      ...responsesOf(operation).flatMap(({ examples }) => examples),
    ]);
    const names = new Set(used.map(({ name }) => name));
    expect([...names].sort()).toEqual(Object.keys(bundle.components.examples).sort());
  });

  it("would be refused if they did not fit (the check can fail)", () => {
    expect(errorsOf({ $ref: "#/components/schemas/Error" }, { message: "no code" })).toContain("code");
  });
});
