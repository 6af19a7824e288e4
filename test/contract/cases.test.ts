import { expect, it } from "vitest";
import { responsesOf } from "../support/bundle.ts";
import { documentedOperations as operations } from "../support/documented.ts";
import { cases } from "./cases/index.ts";

const byOperation = (name: string) => cases.filter(({ operation }) => operation === name);

it("each case has a name of its own", () => {
  const names = cases.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it.each(operations)("the cases cover every status of $name that has a documented body", ({ name, operation }) => {
  const expected = byOperation(name).map(({ expected }) => String(expected.status));
  const documented = responsesOf(operation).filter(({ examples }) => examples.length > 0);
  expect(documented).not.toEqual([]);
  expect(expected).toEqual(expect.arrayContaining(documented.map(({ status }) => status)));
});
