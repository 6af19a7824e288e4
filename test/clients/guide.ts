import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { root } from "./project.ts";

/** A row of the table of docs/other-languages.md: what a run found out about the client of a generator. */
export interface Row {
  language: string;
  generator: string;
  /** Where the generated code is, and what shows there that errors are typed. */
  folder: string;
  typedError: RegExp;
  cookie: string;
  newAttribute: string;
  newIdentifier: string;
}

/** Expects that the guide has the row. The client compiles, or nothing would be known of it. */
export function expectRow({ language, generator, folder, typedError, cookie, newAttribute, newIdentifier }: Row): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const code = files.map((file) => readFileSync(join(file.parentPath, file.name), "utf8")).join("\n");
  const names = /Availability_?Summary\b[^\n]*\b11\b/i.test(code) ? "yes" : "no";
  const comments = /^\s*[*/#"]+\s*Availability summary\s*["*/]*$/m.test(code) ? "yes" : "no";
  const errors = typedError.test(code) ? "typed" : "text";
  const cells = [language, generator, "yes", names, comments, errors, cookie, newAttribute, newIdentifier];
  const rows = readFileSync(join(root, "docs/other-languages.md"), "utf8").split("\n");
  expect(
    rows.find((row) => row.startsWith(`| ${language} |`)),
    "Write this row into the guide",
  ).toBe(`| ${cells.join(" | ")} |`);
}
