import { describe, expect, it } from "vitest";
import { contract } from "./places/contract.ts";
import { problemsOf } from "./places/problems.ts";
import { statements } from "./source/statements.ts";

describe("each statement of the source stands in its place:", () => {
  it.each(statements)("$section: $says", (statement) => {
    expect(problemsOf(statement, contract)).toEqual([]);
  });

  it("(all 222 of them)", () => {
    expect(statements).toHaveLength(222);
    expect(new Set(statements.map(({ section, says }) => `${section}: ${says}`)).size).toBe(222);
  });
});
