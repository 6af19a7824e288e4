import { isDeepStrictEqual } from "node:util";
import { expect, it } from "vitest";
import { requestOf, responsesOf } from "../support/bundle.ts";
import { documentedOperations } from "../support/documented.ts";

// What the specification gives; everything else in an example is invented.
const documented = [{ code: 1002, message: "Monitor does not exist" }, { status: "success" }];

const examples = documentedOperations.flatMap(({ operation }) => [
  ...(requestOf(operation)?.examples ?? []),
  ...responsesOf(operation).flatMap((response) => response.examples),
]);

it.each(examples)("the example $name says so if its values are invented", ({ value, description = "" }) => {
  const isDocumented = documented.some((one) => isDeepStrictEqual(one, value));
  const message = 'Give it a `description` that says what is invented, such as "The id is a placeholder."';
  expect(isDocumented || /placeholder|which is not documented/.test(description), message).toBe(true);
});
