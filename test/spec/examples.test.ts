import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { bundle, errorsOf, operations, requestOf, responsesOf } from "../support/bundle.ts";

describe.each(operations)("the examples of $name", ({ operation }) => {
  it("exist and match their schemas, for the request", () => {
    const request = requestOf(operation);
    if (!request) return;
    expect(request.examples).not.toHaveLength(0);
    for (const { name, value } of request.examples) expect(errorsOf(request.schema, value), name).toBe("");
  });

  it.each(responsesOf(operation))("are there and fit their schemas, for status $status", ({ schema, examples }) => {
    // The specification does not show the error responses of the OAuth operations, so neither may the contract.
    const isShown = schema.$ref !== "#/components/schemas/OAuthError";
    expect(examples.length > 0).toBe(isShown);
    for (const { name, value } of examples) expect(errorsOf(schema, value), name).toBe("");
  });
});

describe("an example with a placeholder", () => {
  const needsDescription =
    'The specification does not give these values. Give the example a `description` that says so, such as "The id is a placeholder."';
  // What the specification gives; everything else in an example is invented.
  const documented = [{ code: 1002, message: "Monitor does not exist" }, { status: "success" }];
  const examples = operations.flatMap(({ operation }) => [
    ...(requestOf(operation)?.examples ?? []),
    ...responsesOf(operation).flatMap(({ examples }) => examples),
  ]);

  it.each(examples.map((example) => [example.name, example] as const))("says so: %s", (_name, example) => {
    const isDocumented = documented.some((value) => isDeepStrictEqual(value, example.value));
    if (isDocumented) expect(example.description).toBeUndefined();
    else expect(example.description ?? "", needsDescription).toMatch(/placeholder|which is not documented/);
  });
});

describe("the examples", () => {
  it("that are components are used by operations", () => {
    const used = operations.flatMap(({ operation }) => responsesOf(operation).flatMap(({ examples }) => examples));
    const names = new Set(used.map(({ name }) => name));
    expect(Object.keys(bundle.components.examples).filter((name) => !names.has(name))).toEqual([]);
  });

  it("would be rejected if they did not match (the check can fail)", () => {
    expect(errorsOf({ $ref: "#/components/schemas/ErrorEnvelope" }, { message: "no code" })).toContain("code");
  });
});
