import { describe, expect, it } from "vitest";
import { bundle } from "../support/bundle.ts";
import { statements } from "./source/statements.ts";

/** Every text of the contract: descriptions, guides, paths, names and ids, without markdown's marks. */
function textOf(node: unknown): string {
  if (node === null || typeof node !== "object") return String(node);
  const parts = Array.isArray(node)
    ? node.map(textOf)
    : Object.entries(node).map(([key, value]) => `${key} ${textOf(value)}`);
  return parts.join("\n");
}

const text = textOf(bundle).toLowerCase().replace(/[`*]/g, "").replace(/\s+/g, " ");

describe("each statement of the source has its place in the contract:", () => {
  it.each(statements)("$section: $says", ({ words }) => {
    expect(words.filter((fragment) => !text.includes(fragment))).toEqual([]);
  });

  it("(a statement that the contract does not make is found missing)", () => {
    expect(text.includes("ordinary api calls are limited to")).toBe(false);
  });
});
