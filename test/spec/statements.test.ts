import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { advice, locationFile } from "./advice.ts";
import { contract } from "./locations/contract.ts";
import { problemsOf } from "./locations/problems.ts";
import { statements } from "./transcription/statements.ts";

describe("each statement of the specification is in the contract:", () => {
  it.each(statements)("$section: $says", (statement) => {
    const files = [...new Set(statement.locations.map(locationFile))].join(", ");
    const wrong = `The contract does not say: "${statement.says}" (specification, ${statement.section}).`;
    const where = `${files}, or, if it says so elsewhere now, the place of the statement below test/spec/transcription/`;
    expect(problemsOf(statement, contract), advice(wrong, where, "The specification")).toEqual([]);
  });
});

it("no statement is there twice", () => {
  const texts = statements.map(({ section, says }) => `${section}: ${says}`);
  const message = "Delete one of the two below test/spec/transcription/statements/.";
  expect(
    texts.filter((text, index) => texts.indexOf(text) !== index),
    message,
  ).toEqual([]);
});

/** The sections that comments of a file name. */
function sectionsNamedIn(file: string): string[] {
  const isText = /\.(tsx?|js|yaml|rs|go|py|java)$/.test(file) && !file.includes("node_modules");
  const text = isText ? readFileSync(file, "utf8") : "";
  return [...text.matchAll(/\(specification, ([^)]+)\)/g)].flatMap(([, names = ""]) => names.split(", "));
}

it("each comment `(specification, Limits)` names a section", () => {
  const sections = new Set(statements.map(({ section }) => section));
  const files = ["src", "scripts", "openapi", "examples"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const unknown = files.filter((file) => sectionsNamedIn(file).some((name) => !sections.has(name)));
  expect(files.flatMap(sectionsNamedIn)).toContain("Timestamps");
  const message = `These files name a section that is not one of ${[...sections].join(", ")}. CONTRIBUTING.md says how to cite, below "The specification".`;
  expect(unknown, message).toEqual([]);
});
