import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contract } from "./locations/contract.ts";
import { problemsOf } from "./locations/problems.ts";
import { statements } from "./transcription/statements.ts";

describe("each statement of the specification is in the contract:", () => {
  it.each(statements)("$section: $says", (statement) => {
    expect(problemsOf(statement, contract)).toEqual([]);
  });
});

it("no statement is there twice", () => {
  const texts = statements.map(({ section, says }) => `${section}: ${says}`);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

it("each comment `(specification, Limits)` names a section", () => {
  const sections = new Set(statements.map(({ section }) => section));
  const files = ["src", "scripts", "openapi", "examples"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const named = files
    .filter((file) => /\.(tsx?|js|yaml|rs|go|py|java)$/.test(file) && !file.includes("node_modules"))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\(specification, ([^)]+)\)/g)])
    .flatMap(([, names = ""]) => names.split(", "));
  expect(named).toContain("Timestamps");
  expect(named.filter((name) => !sections.has(name))).toEqual([]);
});
