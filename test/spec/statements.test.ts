import { describe, expect, it } from "vitest";
import { contract } from "./locations/contract.ts";
import { problemsOf } from "./locations/problems.ts";
import { statements } from "./source/statements.ts";

describe("each statement of the specification is in the contract:", () => {
  it.each(statements)("$section: $says", (statement) => {
    expect(problemsOf(statement, contract)).toEqual([]);
  });

  it("(all 222 of them)", () => {
    expect(statements).toHaveLength(222);
    expect(new Set(statements.map(({ section, says }) => `${section}: ${says}`)).size).toBe(222);
  });
});
