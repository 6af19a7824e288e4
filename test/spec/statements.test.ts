import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { advice, locationFile } from "./advice.ts";
import { contract } from "./locations/contract.ts";
import { problemsOf } from "./locations/problems.ts";
import { specification } from "./specification/tables.ts";
import { statements } from "./transcription/statements.ts";

describe("each statement of the specification is in the contract:", () => {
  it.each(statements)("$section: $says", (statement) => {
    const files = [...new Set(statement.locations.map(locationFile))].join(", ");
    const wrong = `The contract does not say: "${statement.says}" (specification, ${statement.section}).`;
    const where = `${files}, or, if it says so elsewhere now, the place of the statement below test/spec/transcription/`;
    expect(problemsOf(statement, contract), advice(wrong, where, "The specification")).toEqual([]);
  });
});

/** The lines of the specification that say something: neither empty, nor headings, nor heads of tables. */
const saying =
  "3 7-10 14-19 21-23 31-33 37 43-52 54-55 59 61 63-74 76 80-97 99 101 105-110 112 114-134 136 138-139 141-145 147-161 163-166 170-180 182-220 224 228-231 233 237 241-249 251-255 257-259 265-267 271-273 275 279 283-288 292-293 299-306 310 316-322 324 328 332 336-343 345-347 349-350 356-361 363-364 368-372";
/** Labels of a list or of a table, which the facts below them repeat. */
const labels = [251, 332];
/** The lines that test/spec/specification/constants.md has, as they are. */
const quoted = { from: 57, to: 233 };

it("each line of the specification has a statement, or is a line of the tables of constants", () => {
  const lines = saying.split(" ").flatMap((range) => {
    const [from = 0, to = from] = range.split("-").map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  const stated = new Set(statements.map(({ line }) => line));
  const isQuoted = (line: number) => line >= quoted.from && line <= quoted.to;
  expect(lines.filter((line) => !stated.has(line) && !isQuoted(line) && !labels.includes(line))).toEqual([]);
  // The quotation is whole: as many lines, from "### Constants" to "Transitions: not shown."
  const quotation = specification.trimEnd().split("\n").slice(2);
  const message =
    "test/spec/specification/constants.md has other lines than the specification. A line more or less moves all that follow: correct `saying`, `labels` and `quoted` above, and the lines of the statements.";
  expect([quotation.length, quotation[0], quotation.at(-1)], message).toEqual([
    ...[quoted.to - quoted.from + 1, "### Constants", "Transitions: not shown."],
  ]);
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
