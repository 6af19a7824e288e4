import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { root } from "./project.ts";

/** A row of the table of docs/other-languages.md: what a run found out about the client of a generator. */
interface Row {
  language: string;
  generator: string;
  /** Where the generated code is, and what shows there that errors are typed. */
  folder: string;
  typedError: RegExp;
  newAttributes: "kept" | "left out";
}

/** Expects that the guide has the row, and the generated code the names of the constants, which the guide says of each. */
export function expectRow({ language, generator, folder, typedError, newAttributes }: Row): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const code = files.map((file) => readFileSync(join(file.parentPath, file.name), "utf8")).join("\n");
  expect(code).toMatch(/Availability_?Summary\b[^\n]*\b11\b/i);
  const comments = /^\s*[*/#"]+\s*Availability summary\s*["*/]*$/m.test(code) ? "yes" : "no";
  const errors = typedError.test(code) ? "typed" : "text";
  const cells = [language, generator, comments, errors, newAttributes];
  const rows = readFileSync(join(root, "docs/other-languages.md"), "utf8").split("\n");
  expect(
    rows.find((row) => row.startsWith(`| ${language} |`)),
    "Write this row into the guide",
  ).toBe(`| ${cells.join(" | ")} |`);
}
